//! Thirty-two bytes as text.

use core::fmt;

/// The error of a text that is not 64 hexadecimal digits in lower case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotHex;

impl fmt::Display for NotHex {
    /// Writes the error in English.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not 64 hexadecimal digits in lower case")
    }
}

impl core::error::Error for NotHex {}

pub(crate) fn read(text: &str) -> Result<[u8; 32], NotHex> {
    let mut bytes = [0; 32];
    if text.len() != 64 {
        return Err(NotHex);
    }
    for (byte, digits) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
        *byte = digit(digits[0])? << 4 | digit(digits[1])?;
    }
    Ok(bytes)
}

fn digit(letter: u8) -> Result<u8, NotHex> {
    match letter {
        b'0'..=b'9' => Ok(letter - b'0'),
        b'a'..=b'f' => Ok(letter - b'a' + 10),
        _ => Err(NotHex),
    }
}

pub(crate) fn write(bytes: &[u8], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
}

/// Types of 32 bytes that are written and read as 64 digits.
macro_rules! hexadecimal {
    ($($name:ident),*) => {$(
        impl core::str::FromStr for $name {
            type Err = $crate::NotHex;
            fn from_str(text: &str) -> Result<$name, $crate::NotHex> {
                $crate::hex::read(text).map($name)
            }
        }

        impl core::fmt::Display for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                $crate::hex::write(&self.0, f)
            }
        }
    )*};
}

pub(crate) use hexadecimal;
