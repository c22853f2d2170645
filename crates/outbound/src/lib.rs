//! Messages that a server sends to others by itself: web pushes, webhooks of chat programs, and e-mails.
//!
//! Addresses come from strangers, so they are checked twice: the text when it is set ([`Target`]), and
//! the address that its name stands for whenever something is sent ([`AddressPolicy`]), so that nobody
//! can make the server talk to its own network (SSRF). No redirect is followed, and answers are bounded
//! in size and time ([`HttpClient`]).
//!
//! ```
//! use cartagena_outbound::{AddressPolicy, Target};
//!
//! let policy = AddressPolicy::default();
//! assert!(Target::parse("https://chat.example/hook/1", policy).is_ok());
//! assert!(Target::parse("http://chat.example/hook/1", policy).is_err());
//! assert!(Target::parse("https://192.168.0.1/", policy).is_err());
//! ```
//!
//! E-mails go to the one mail server that the operator names ([`SmtpServer`], [`SmtpClient`]); their
//! receivers are plain addresses ([`EmailAddress`]), and nothing in a text can become a header ([`mail()`]).
//!
//! [`Queue`] is the state machine of what waits: bounded, fair to slow receivers, with back-off. It has
//! no clock and sends nothing; [`run_queue`] is the host around it.

#![allow(clippy::disallowed_methods, clippy::disallowed_types, reason = "it talks to the network")]

mod address_policy;
mod base64url;
mod email_address;
mod http_client;
mod mail;
mod push;
mod queue;
mod queue_host;
mod smtp_client;
mod smtp_server;
mod target;
mod vapid;
mod webhook;

pub use address_policy::AddressPolicy;
pub use base64url::{from_base64url, to_base64url};
pub use email_address::EmailAddress;
pub use http_client::{Answer, HttpClient, Message, SendError};
pub use mail::{Mail, MailOrder, mail, one_line};
pub use push::{PushBrowser, PushOrder, Urgency, push_message};
pub use queue::{Limits, Outcome, Queue, Task};
pub use queue_host::{QueueHandle, run_queue};
pub use smtp_client::{MailError, SmtpClient};
pub use smtp_server::{SmtpServer, SmtpServerError};
pub use target::{Target, TargetError};
pub use vapid::VapidKey;
pub use webhook::{WebhookOrder, mac, webhook_message};
