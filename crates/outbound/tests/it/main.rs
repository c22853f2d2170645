//! The client against real receivers.

mod http_client;
