//! ZIP archives of a few small files, stored as they are (APPNOTE 6.3, method 0).

/// First of January 1980, the earliest date that the format knows: when a file was made does not matter.
const DATE: u16 = 1 << 5 | 1;
/// Version of the format that a reader needs.
const VERSION: u16 = 20;
/// Flag: names are UTF-8.
const UTF8: u16 = 1 << 11;

/// An archive that is being written.
#[derive(Default)]
pub(crate) struct Zip {
    files: Vec<u8>,
    directory: Vec<u8>,
    count: u16,
}

impl Zip {
    /// Adds a file. Archives from 4 GB on are beyond this writer; its callers bound what they write.
    pub(crate) fn add(&mut self, name: &str, content: &[u8]) {
        let offset = self.files.len() as u32;
        let properties = properties(name, content);
        self.files.extend(0x0403_4b50_u32.to_le_bytes());
        self.files.extend(&properties);
        self.files.extend(name.as_bytes());
        self.files.extend(content);
        self.directory.extend(0x0201_4b50_u32.to_le_bytes());
        self.directory.extend(VERSION.to_le_bytes());
        self.directory.extend(&properties);
        // No comment, the first disk, no attributes.
        self.directory.extend([0; 10]);
        self.directory.extend(offset.to_le_bytes());
        self.directory.extend(name.as_bytes());
        self.count += 1;
    }

    /// Returns the archive.
    pub(crate) fn finish(mut self) -> Vec<u8> {
        let (offset, size) = (self.files.len() as u32, self.directory.len() as u32);
        self.files.append(&mut self.directory);
        self.files.extend(0x0605_4b50_u32.to_le_bytes());
        self.files.extend([0; 4]);
        self.files.extend(self.count.to_le_bytes());
        self.files.extend(self.count.to_le_bytes());
        self.files.extend(size.to_le_bytes());
        self.files.extend(offset.to_le_bytes());
        self.files.extend([0; 2]);
        self.files
    }
}

/// Returns what is written of a file in both places.
fn properties(name: &str, content: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(26);
    for half in [VERSION, UTF8, 0, 0, DATE] {
        bytes.extend(half.to_le_bytes());
    }
    let size = content.len() as u32;
    for word in [crc32fast::hash(content), size, size] {
        bytes.extend(word.to_le_bytes());
    }
    bytes.extend((name.len() as u16).to_le_bytes());
    bytes.extend([0; 2]);
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::process::Command;

    /// An independent reader takes it: Python's, which is there for other tests.
    #[test]
    fn other_programs_read_the_archive() {
        let mut zip = Zip::default();
        zip.add("account.json", b"{}");
        zip.add("שלום.txt", "ahoy ".repeat(1000).as_bytes());
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("export.zip");
        std::fs::write(&file, zip.finish()).expect("written");
        let script = "import sys, zipfile\nz = zipfile.ZipFile(sys.argv[1])\n\
                      assert z.testzip() is None\n\
                      print(ascii([(i.filename, len(z.read(i))) for i in z.infolist()]))";
        let read = Command::new("python3").args(["-c", script]).arg(&file).output();
        let read = read.expect("python3");
        let listed = String::from_utf8_lossy(&read.stdout).into_owned();
        let expected = "[('account.json', 2), ('\\u05e9\\u05dc\\u05d5\\u05dd.txt', 5000)]";
        assert_eq!(listed.trim(), expected, "{}", String::from_utf8_lossy(&read.stderr));
    }
}
