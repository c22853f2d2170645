//! Names of devices, for the list of those on which a person is signed in.

use axum::http::HeaderMap;
use axum::http::header::USER_AGENT;

/// Browsers and a word by which each is recognised. Most pretend to be others: the first one counts.
const BROWSERS: [(&str, &str); 9] = [
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chromium/", "Chromium"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
];

/// Systems and a word by which each is recognised; the first one counts.
const SYSTEMS: [(&str, &str); 8] = [
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS X", "Mac"),
    ("Linux", "Linux"),
    ("BSD", "BSD"),
];

/// Returns the name of the device that a request comes from, such as "Firefox · Android". Only words of
/// this program are in it, whatever the request says; empty if it says nothing known.
pub(crate) fn device_name(request: &HeaderMap) -> String {
    let agent = request.get(USER_AGENT).and_then(|agent| agent.to_str().ok()).unwrap_or_default();
    let known = |names: &[(&str, &'static str)]| {
        names.iter().find(|(word, _)| agent.contains(word)).map(|(_, name)| *name)
    };
    let parts = [known(&BROWSERS), known(&SYSTEMS)];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    #[test]
    fn devices_have_the_names_that_people_know() {
        let phone = "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) \
                     Chrome/140.0.0.0 Mobile Safari/537.36";
        let mac = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like \
                   Gecko) Version/18.1 Safari/605.1.15";
        let edge = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) \
                    Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0";
        for (agent, name) in [
            (phone, "Chrome · Android"),
            (mac, "Safari · Mac"),
            (edge, "Edge · Windows"),
            (
                "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
                "Firefox · Linux",
            ),
            ("curl/8.9", ""),
            ("<script>Firefox/1</script>", "Firefox"),
        ] {
            let mut request = HeaderMap::new();
            request.insert(USER_AGENT, HeaderValue::from_str(agent).expect("a header"));
            assert_eq!(device_name(&request), name, "{agent}");
        }
        assert_eq!(device_name(&HeaderMap::new()), "");
    }
}
