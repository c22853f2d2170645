/// Next step when the server has told the person's name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NameStep {
    /// Both agree, or there is nothing to say.
    Keep,
    /// The name was typed on this device and must be sent.
    Send,
    /// The server knows the name that counts.
    Adopt,
}

/// Compares the name on this device with the one that the server told. `sent` is the name that this
/// device sent last: a name that differs from it was typed since then and counts more than the
/// server's.
pub fn name_step(own: &str, server: &str, sent: Option<&str>) -> NameStep {
    match own.trim() {
        own if own == server => NameStep::Keep,
        "" => NameStep::Adopt,
        own if sent == Some(own) && !server.is_empty() => NameStep::Adopt,
        _ => NameStep::Send,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_typed_name_is_sent_once() {
        assert_eq!(name_step("Anne", "", None), NameStep::Send);
        assert_eq!(name_step("Anne ", "Anne", Some("Anne")), NameStep::Keep);
        assert_eq!(name_step("Mary", "Anne", Some("Anne")), NameStep::Send);
    }

    #[test]
    fn a_name_from_another_device_is_adopted() {
        assert_eq!(name_step("", "Anne", None), NameStep::Adopt);
        assert_eq!(name_step("Anne", "Mary", Some("Anne")), NameStep::Adopt);
    }

    /// A server that has lost the name is told it again.
    #[test]
    fn a_name_that_the_server_does_not_know_is_sent_again() {
        assert_eq!(name_step("Anne", "", Some("Anne")), NameStep::Send);
    }
}
