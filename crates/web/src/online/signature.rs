//! The check of the server's signature (Ed25519), by the browser's own WebCrypto.

use crate::share::{call, settled};
use cartagena_client::online::{SignatureParts, SignedEnd};
use cartagena_texts::{Texts, say};
use js_sys::{Array, Reflect, Uint8Array};
use leptos::prelude::*;
use wasm_bindgen::JsValue;

/// Result of the check of a signature.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SignatureCheck {
    /// The owner of the key has signed this end of the game.
    Valid,
    /// The signature is not of this key or not of this end.
    Invalid,
    /// This browser cannot check such signatures, or only on secure pages.
    Unsupported,
}

const ALGORITHM: &str = "Ed25519";

/// Checks the signature of a game's end.
pub async fn check(end: &SignedEnd) -> SignatureCheck {
    let Some(parts) = end.signature_parts() else { return SignatureCheck::Invalid };
    let Some(subtle) = web_crypto() else { return SignatureCheck::Unsupported };
    let key = match import_key(&subtle, &parts).await {
        Ok(key) => key,
        Err(error) if is_data_error(&error) => return SignatureCheck::Invalid,
        Err(_) => return SignatureCheck::Unsupported,
    };
    let args = [ALGORITHM.into(), key, bytes(&parts.signature), bytes(&parts.message)];
    match settled(call(&subtle, "verify", &args)).await {
        Ok(valid) if valid.is_truthy() => SignatureCheck::Valid,
        Ok(_) => SignatureCheck::Invalid,
        Err(_) => SignatureCheck::Unsupported,
    }
}

/// Returns the browser's cryptography; browsers have it only on secure pages and on localhost.
fn web_crypto() -> Option<JsValue> {
    let crypto = window().crypto().ok()?;
    Reflect::get(&crypto, &"subtle".into()).ok().filter(JsValue::is_object)
}

async fn import_key(subtle: &JsValue, parts: &SignatureParts) -> Result<JsValue, JsValue> {
    let uses = Array::of1(&"verify".into());
    let args = ["raw".into(), bytes(&parts.key), ALGORITHM.into(), false.into(), uses.into()];
    settled(call(subtle, "importKey", &args)).await
}

fn bytes(bytes: &[u8]) -> JsValue {
    Uint8Array::from(bytes).into()
}

/// Reports whether the browser knows the algorithm but not this key as one of its keys.
fn is_data_error(error: &JsValue) -> bool {
    let name = Reflect::get(error, &"name".into()).ok().and_then(|name| name.as_string());
    name.as_deref() == Some("DataError")
}

/// Returns the sentence for a result.
pub fn sentence(texts: &Texts, checked: SignatureCheck) -> String {
    match checked {
        SignatureCheck::Valid => say!(texts, "deal-signature-valid"),
        SignatureCheck::Invalid => say!(texts, "deal-signature-wrong"),
        SignatureCheck::Unsupported => say!(texts, "deal-signature-unchecked"),
    }
}
