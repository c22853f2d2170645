//! The ordinary page with the description of a link in its head. What is in the page stays as it is;
//! only its files are one folder up.

use super::{PICTURE, description::Description};
use cartagena_art::PREVIEW;
use cartagena_texts::Lang;
use std::fmt::Write as _;

/// Returns the page at a public address.
pub(super) fn document(index: &str, lang: Lang, link: Option<&Description>) -> String {
    let page = index.replace(" href=\"", " href=\"../").replace(" src=\"", " src=\"../");
    let page = match link {
        Some(_) => without_title(&page),
        None => page,
    };
    let direction = if lang.is_rtl() { "rtl" } else { "ltr" };
    let html = format!("<html lang=\"{}\" dir=\"{direction}\">", lang.tag());
    let page = page.replacen("<html lang=\"en\" dir=\"ltr\">", &html, 1);
    let Some(link) = link else { return page };
    match page.split_once("</head>") {
        Some((head, body)) => format!("{head}{}</head>{body}", tags(lang, link)),
        None => page,
    }
}

/// Takes out what the page says about itself in general.
fn without_title(page: &str) -> String {
    let page = without(page, "<title>", "</title>");
    without(&page, "<meta name=\"description\"", ">")
}

fn without(page: &str, from: &str, to: &str) -> String {
    let found = page.split_once(from);
    let rest = found.and_then(|(before, rest)| Some((before, rest.split_once(to)?.1)));
    rest.map_or_else(|| page.to_owned(), |(before, after)| format!("{before}{after}"))
}

/// Returns the title and the tags of Open Graph and Twitter.
fn tags(lang: Lang, link: &Description) -> String {
    let (title, about) = (escaped(&link.title), escaped(&link.about));
    let mut tags = format!(
        "<title>{title}</title><meta name=\"description\" content=\"{about}\">\
         <meta property=\"og:type\" content=\"website\">\
         <meta property=\"og:site_name\" content=\"Cartagena\">\
         <meta property=\"og:locale\" content=\"{}\">\
         <meta property=\"og:title\" content=\"{title}\">\
         <meta property=\"og:description\" content=\"{about}\">\
         <meta name=\"twitter:card\" content=\"summary_large_image\">\
         <meta name=\"twitter:title\" content=\"{title}\">\
         <meta name=\"twitter:description\" content=\"{about}\">",
        lang.tag()
    );
    if let Some(address) = &link.address {
        let address = escaped(address);
        let (width, height) = PREVIEW;
        let _ = write!(
            tags,
            "<link rel=\"canonical\" href=\"{address}\">\
             <meta property=\"og:url\" content=\"{address}\">\
             <meta property=\"og:image\" content=\"{address}{PICTURE}\">\
             <meta property=\"og:image:type\" content=\"image/png\">\
             <meta property=\"og:image:width\" content=\"{width}\">\
             <meta property=\"og:image:height\" content=\"{height}\">\
             <meta property=\"og:image:alt\" content=\"{about}\">\
             <meta name=\"twitter:image\" content=\"{address}{PICTURE}\">"
        );
    }
    tags
}

/// Returns a text that stands for itself in a document and in an attribute: players choose their names.
pub(crate) fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for sign in text.chars() {
        match sign {
            '&' => escaped += "&amp;",
            '<' => escaped += "&lt;",
            '>' => escaped += "&gt;",
            '"' => escaped += "&quot;",
            '\'' => escaped += "&#39;",
            sign => escaped.push(sign),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    const INDEX: &str = "<!doctype html><html lang=\"en\" dir=\"ltr\"><head><title>Cartagena</title>\
        <meta name=\"description\" content=\"The game\"><link rel=\"icon\" href=\"icons/icon.svg\">\
        <script type=\"module\" src=\"boot.js\"></script></head><body><p lang=\"en\">Hi</p></body></html>";

    #[test]
    fn names_cannot_leave_their_place() {
        let title = "<script>\"'&</script>".to_owned();
        let link = Description { title, about: "\" onload=\"x".into(), address: None };
        let page = document(INDEX, Lang::He, Some(&link));
        assert!(page.contains("<title>&lt;script&gt;&quot;&#39;&amp;&lt;/script&gt;</title>"));
        assert!(page.contains("content=\"&quot; onload=&quot;x\""));
        assert_eq!(page.matches("<script").count(), 1);
        assert!(page.contains("<html lang=\"he\" dir=\"rtl\">"));
    }

    #[test]
    fn files_are_one_folder_up_and_the_description_is_replaced() {
        let link = Description { title: "A".into(), about: "B".into(), address: None };
        let page = document(INDEX, Lang::En, Some(&link));
        assert!(
            page.contains(" href=\"../icons/icon.svg\"") && page.contains(" src=\"../boot.js\"")
        );
        assert_eq!((page.matches("<title>").count(), page.matches("The game").count()), (1, 0));
        let plain = document(INDEX, Lang::En, None);
        assert!(plain.contains("<title>Cartagena</title>") && plain.contains("The game"));
        assert!(plain.contains(" src=\"../boot.js\""));
    }
}
