//! The client against real receivers.

mod http_client;
mod smtp_client;
