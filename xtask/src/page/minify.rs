//! Minifies scripts and style sheets.

use super::Files;

/// Minifies every script and style sheet.
pub(super) fn minify(files: &mut Files) {
    for (name, bytes) in files {
        let strip = match name.rsplit_once('.') {
            Some((_, "css")) => style,
            Some((_, "js")) => script,
            _ => continue,
        };
        if let Ok(text) = std::str::from_utf8(bytes) {
            *bytes = strip(text).into_bytes();
        }
    }
}

/// Returns a script without indentation, empty lines and comment lines. One with multi-line strings
/// stays as it is: there, such lines are content.
fn script(text: &str) -> String {
    let spread = text.lines().any(|line| line.matches('`').count() % 2 == 1);
    if spread {
        return text.to_owned();
    }
    let mut remark = false;
    let mut short = String::with_capacity(text.len());
    for line in text.lines().map(str::trim) {
        remark |= line.starts_with("/*");
        if !remark && !line.is_empty() && !line.starts_with("//") {
            short.push_str(line);
            short.push('\n');
        }
        remark &= !line.ends_with("*/");
    }
    short
}

/// Returns a style sheet without comments and without needless spaces.
fn style(text: &str) -> String {
    let mut short = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let length = match first {
            '"' | '\'' => {
                let length = rest[1..].find(first).map_or(rest.len(), |end| end + 2);
                short.push_str(&rest[..length]);
                length
            }
            '/' if rest.starts_with("/*") => rest.find("*/").map_or(rest.len(), |end| end + 2),
            _ if first.is_whitespace() => {
                if !short.is_empty() && !short.ends_with([' ', '{', '}', ';', ',', ':']) {
                    short.push(' ');
                }
                rest.find(|letter: char| !letter.is_whitespace()).unwrap_or(rest.len())
            }
            '{' | '}' | ';' | ',' => {
                let end = short.trim_end_matches([' ']).len();
                short.truncate(end);
                if first == '}' && short.ends_with(';') {
                    short.pop();
                }
                short.push(first);
                1
            }
            _ => {
                short.push(first);
                first.len_utf8()
            }
        };
        rest = &rest[length..];
    }
    short
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn style_means_the_same_without_its_remarks() {
        let text = "/* night; */\na :hover , b > c {\n  color: red;\n  content: \"a  /* ; b\" ;\n}\n\n\
                    @media (width <= 9px) { d { width: calc(1px + 2px) ; } }\n";
        assert_eq!(
            style(text),
            "a :hover,b > c{color:red;content:\"a  /* ; b\"}\
             @media (width <= 9px){d{width:calc(1px + 2px)}}"
        );
    }

    #[test]
    fn scripts_lose_only_lines_that_are_remarks() {
        let text = "// First\n  /**\n   * who\n   */\n  let a = \"// no\"; // yes\n\n  b(a);\n";
        assert_eq!(script(text), "let a = \"// no\"; // yes\nb(a);\n");
        let spread = "let a = `one\n  // two`;\n";
        assert_eq!(script(spread), spread);
    }

    #[test]
    fn only_scripts_and_style_are_touched() {
        let files = [("a.css", "a { }"), ("b.js", "  b();"), ("c.svg", "<c > "), ("d", " d")];
        let mut files: Files =
            files.map(|(name, text)| (name.to_owned(), text.as_bytes().to_vec())).into();
        minify(&mut files);
        let texts: Vec<_> = files.values().map(|bytes| String::from_utf8_lossy(bytes)).collect();
        assert_eq!(texts, ["a{}", "b();\n", "<c > ", " d"]);
    }
}
