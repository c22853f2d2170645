//! Any bytes as the content of a link, as the word itself and as a record to pack: what is unpacked
//! can be packed and unpacked again, and is the same.
#![no_main]

use cartagena_client::{pack_record, unpack_record};
use cartagena_record::Record;
use libfuzzer_sys::fuzz_target;

const VERSION: u8 = 1;

fuzz_target!(|content: &[u8]| {
    // With the right checksum, which would be found too seldom.
    if let Ok(record) = unpack_record(&word(content)) {
        check_identity(&record);
    }
    let Ok(text) = std::str::from_utf8(content) else { return };
    if let Ok(record) = unpack_record(text) {
        check_identity(&record);
    }
    if let Ok(record) = Record::read(text) {
        check_packing(record);
    }
});

fn check_identity(record: &str) {
    let word = pack_record(record).expect("an unpacked record can be packed");
    assert_eq!(unpack_record(&word).as_deref(), Ok(record), "{word}");
}

/// Packs a record: only a turn that waits to be confirmed is different afterwards.
fn check_packing(mut record: Record) {
    let Some(word) = pack_record(&record.to_string()) else { return };
    record.unconfirmed = false;
    assert_eq!(unpack_record(&word), Ok(record.to_string()), "{word}");
}

/// Returns the word of a content: version, checksum and content in base64url.
fn word(content: &[u8]) -> String {
    let mix = |sum: u32, byte: &u8| (sum ^ u32::from(*byte)).wrapping_mul(0x0100_0193);
    let mut bytes = content.iter().fold(0x811c_9dc5, mix).to_be_bytes().to_vec();
    bytes[0] = VERSION;
    bytes.extend(content);
    base64(&bytes)
}

fn base64(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let digits = |three: &[u8]| {
        let number = (0..3)
            .fold(0, |number, at| number << 8 | usize::from(three.get(at).copied().unwrap_or(0)));
        (0..=three.len()).map(move |at| char::from(DIGITS[number >> (18 - 6 * at) & 63]))
    };
    bytes.chunks(3).flat_map(digits).collect()
}
