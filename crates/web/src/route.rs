//! Routes: the pages and their addresses. Addresses live in the fragment, so the page works from
//! any folder of any host, and a whole game fits into a link that no server ever sees.

use crate::study::ONLINE_PREFIX;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

/// A page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Route {
    /// The home page.
    #[default]
    Home,
    /// A new game; a position or record to begin from may be waiting in the address.
    Setup {
        /// A position line to begin from.
        position: Option<String>,
    },
    /// A table.
    Table {
        /// The game's id.
        game: String,
    },
    /// The games on this device.
    GamesList,
    /// Learning by doing.
    Learn {
        /// The lesson, by its id.
        lesson: Option<String>,
    },
    /// Puzzles.
    Puzzles {
        /// The puzzle, by its id, or that of the day.
        puzzle: Option<String>,
    },
    /// The rules.
    Book,
    /// Looking back at a game.
    Study {
        /// A kept game's id.
        game: Option<String>,
        /// A packed record from a link.
        packed: Option<String>,
    },
    /// The deal of the day.
    Daily {
        /// The date; today if absent, and `play` to begin or go on with today's at once.
        date: Option<String>,
    },
    /// A deal that somebody else has played.
    Challenge {
        /// The packed record of their game.
        packed: String,
    },
    /// A finished game on this device, beside that of somebody else or as a challenge.
    Duel {
        /// The game's id.
        game: String,
    },
    /// The games of this device, counted.
    Statistics,
    /// The settings.
    Preferences,
    /// The person's account on the server.
    Account,
    /// Being told while one is elsewhere.
    Away {
        /// The id of a game, for what is about its table alone.
        game: Option<String>,
    },
    /// The public profile of a person.
    Profile {
        /// The person: an id, a seat or a chat line of a game; the one who looks if absent.
        who: Option<String>,
    },
    /// A list of ratings.
    Ratings {
        /// The name of the list.
        list: Option<String>,
    },
    /// The lobby of online tables.
    Online,
    /// A new table for people from afar.
    NewOnlineTable,
    /// A table with people from afar.
    OnlineTable {
        /// The game's id; in a link for friends, the key of the invitation behind a slash.
        game: String,
    },
    /// The page that tells what is kept about people.
    Privacy,
    /// Coming by an invitation to a server that admits new people by a code only.
    Invited {
        /// The code.
        code: String,
    },
    /// The page of the people who run the server.
    Operator {
        /// Their token.
        token: String,
    },
    /// Coming in on another device.
    SignIn {
        /// The secret of a personal link.
        secret: String,
    },
}

impl Route {
    /// Parses a fragment, with or without its `#`. An unknown one leads to the home page.
    pub fn read(fragment: &str) -> Route {
        let path = fragment.trim_start_matches('#').trim_start_matches('/');
        let (head, rest) = path.split_once('/').unwrap_or((path, ""));
        let rest = (!rest.is_empty()).then(|| rest.to_owned());
        match (head, rest) {
            ("new", position) => Route::Setup { position: position.map(|line| unescaped(&line)) },
            ("table", Some(game)) => Route::Table { game },
            ("games", _) => Route::GamesList,
            ("learn", lesson) => Route::Learn { lesson },
            ("puzzles", puzzle) => Route::Puzzles { puzzle },
            ("rules", _) => Route::Book,
            ("study", game) => Route::Study { game, packed: None },
            ("replay", packed) => Route::Study { game: None, packed },
            ("daily", date) => Route::Daily { date },
            ("challenge", Some(packed)) => Route::Challenge { packed },
            ("duel", Some(game)) => Route::Duel { game },
            ("statistics", _) => Route::Statistics,
            ("settings", _) => Route::Preferences,
            ("account", _) => Route::Account,
            ("away", game) => Route::Away { game },
            ("p", who) => Route::Profile { who },
            ("ratings", list) => Route::Ratings { list },
            ("online", Some(page)) if page == "new" => Route::NewOnlineTable,
            ("online", _) => Route::Online,
            ("at", Some(game)) => Route::OnlineTable { game },
            ("come", Some(secret)) => Route::SignIn { secret },
            ("privacy", _) => Route::Privacy,
            ("invited", Some(code)) => Route::Invited { code },
            ("operator", Some(token)) => Route::Operator { token },
            _ => Route::Home,
        }
    }

    /// Parses a whole link: its fragment, or the address of a public page before it. `boot.js` does the
    /// same with the address by which the page was opened.
    pub fn of_link(link: &str) -> Option<Route> {
        let (place, fragment) = link.split_once('#').unwrap_or((link, ""));
        if fragment.starts_with('/') {
            return Some(Route::read(fragment));
        }
        let (folders, game) = place.rsplit_once('/')?;
        let is_id = !game.is_empty() && game.bytes().all(|byte| byte.is_ascii_alphanumeric());
        match folders.rsplit_once('/')?.1 {
            "t" if is_id && fragment.is_empty() => Some(Route::OnlineTable { game: game.into() }),
            "t" if is_id => Some(Route::OnlineTable { game: format!("{game}/{fragment}") }),
            "g" if is_id => {
                Some(Route::Study { game: Some(format!("{ONLINE_PREFIX}{game}")), packed: None })
            }
            _ => None,
        }
    }

    /// Returns the address of the server's page for an online table or a game that was played there,
    /// without the leading slash; the key of an invitation stays in the fragment.
    pub fn public_path(&self) -> Option<String> {
        match self {
            Route::OnlineTable { game } => Some(format!("t/{}", game.replacen('/', "#", 1))),
            Route::Study { game: Some(game), .. } => {
                Some(format!("g/{}", game.strip_prefix(ONLINE_PREFIX)?))
            }
            _ => None,
        }
    }

    /// Returns the fragment that leads here, with its `#`.
    pub fn href(&self) -> String {
        match self {
            Route::Home => "#/".into(),
            Route::Setup { position: None } => "#/new".into(),
            Route::Setup { position: Some(line) } => format!("#/new/{}", escaped(line)),
            Route::Table { game } => format!("#/table/{game}"),
            Route::GamesList => "#/games".into(),
            Route::Learn { lesson: None } => "#/learn".into(),
            Route::Learn { lesson: Some(lesson) } => format!("#/learn/{lesson}"),
            Route::Puzzles { puzzle: None } => "#/puzzles".into(),
            Route::Puzzles { puzzle: Some(puzzle) } => format!("#/puzzles/{puzzle}"),
            Route::Book => "#/rules".into(),
            Route::Study { game: Some(game), .. } => format!("#/study/{game}"),
            Route::Study { packed: Some(packed), .. } => format!("#/replay/{packed}"),
            Route::Study { .. } => "#/study".into(),
            Route::Daily { date: None } => "#/daily".into(),
            Route::Daily { date: Some(date) } => format!("#/daily/{date}"),
            Route::Challenge { packed } => format!("#/challenge/{packed}"),
            Route::Duel { game } => format!("#/duel/{game}"),
            Route::Statistics => "#/statistics".into(),
            Route::Preferences => "#/settings".into(),
            Route::Account => "#/account".into(),
            Route::Away { game: None } => "#/away".into(),
            Route::Away { game: Some(game) } => format!("#/away/{game}"),
            Route::Profile { who: None } => "#/p".into(),
            Route::Profile { who: Some(who) } => format!("#/p/{who}"),
            Route::Ratings { list: None } => "#/ratings".into(),
            Route::Ratings { list: Some(list) } => format!("#/ratings/{list}"),
            Route::Online => "#/online".into(),
            Route::NewOnlineTable => "#/online/new".into(),
            Route::OnlineTable { game } => format!("#/at/{game}"),
            Route::SignIn { secret } => format!("#/come/{secret}"),
            Route::Privacy => "#/privacy".into(),
            Route::Invited { code } => format!("#/invited/{code}"),
            Route::Operator { token } => format!("#/operator/{token}"),
        }
    }
}

/// Returns a position line without spaces, which some programs cut a link at; no word of the
/// notation has an underscore.
fn escaped(line: &str) -> String {
    line.replace(' ', "_")
}

fn unescaped(text: &str) -> String {
    text.replace("%7C", "|").replace("%3F", "?").replace("%20", " ").replace('_', " ")
}

/// Returns a signal of the current route.
pub fn current() -> ReadSignal<Route> {
    let (route, set) = signal(Route::read(&fragment()));
    let changed = Closure::<dyn Fn()>::new(move || set.set(Route::read(&fragment())));
    let window = leptos::prelude::window();
    // It stays for as long as the page does.
    let _ = window.add_event_listener_with_callback("hashchange", changed.as_ref().unchecked_ref());
    changed.forget();
    route
}

fn fragment() -> String {
    window().location().hash().unwrap_or_default()
}

/// Goes to a page.
pub fn go(route: &Route) {
    let _ = window().location().set_hash(&route.href());
}

#[cfg(test)]
mod tests {
    use super::Route;

    #[test]
    fn an_address_leads_back_to_its_page() {
        let line = "tortuga BPHSDK/DBKPHS 0.0:B|0.0:? - - 0.3";
        let routes = [
            Route::Home,
            Route::Setup { position: None },
            Route::Setup { position: Some(line.into()) },
            Route::Table { game: "k3x".into() },
            Route::GamesList,
            Route::Puzzles { puzzle: None },
            Route::Puzzles { puzzle: Some("daily".into()) },
            Route::Learn { lesson: None },
            Route::Learn { lesson: Some("jump".into()) },
            Route::Book,
            Route::Study { game: None, packed: None },
            Route::Study { game: Some("k3x".into()), packed: None },
            Route::Study { game: None, packed: Some("AbC-_9".into()) },
            Route::Preferences,
            Route::Daily { date: None },
            Route::Daily { date: Some("2026-11-18".into()) },
            Route::Challenge { packed: "AbC-_9".into() },
            Route::Duel { game: "k3x".into() },
            Route::Statistics,
            Route::Account,
            Route::Profile { who: None },
            Route::Profile { who: Some("at/k3x/1".into()) },
            Route::Ratings { list: None },
            Route::Ratings { list: Some("tortuga-two".into()) },
            Route::Online,
            Route::NewOnlineTable,
            Route::OnlineTable { game: "k3x".into() },
            Route::OnlineTable { game: "k3x/7hq".into() },
            Route::SignIn { secret: "AbC-_9".into() },
            Route::Privacy,
            Route::Invited { code: "ABCD-EFGH".into() },
            Route::Operator { token: "07af".into() },
        ];
        for route in routes {
            assert_eq!(Route::read(&route.href()), route);
        }
    }

    #[test]
    fn a_public_page_is_the_page_of_its_fragment() {
        let table = |game: &str| Route::OnlineTable { game: game.into() };
        let game = Route::Study { game: Some("at/k3x".into()), packed: None };
        for (route, path) in
            [(table("k3x"), "t/k3x"), (table("k3x/7hq"), "t/k3x#7hq"), (game, "g/k3x")]
        {
            assert_eq!(route.public_path().as_deref(), Some(path));
            for host in ["https://game.example", "http://127.0.0.1:7777/folder"] {
                assert_eq!(Route::of_link(&format!("{host}/{path}")), Some(route.clone()));
                let old = format!("{host}/{}", route.href());
                assert_eq!(Route::of_link(&old), Some(route.clone()), "earlier links");
            }
        }
        let own = Route::Study { game: Some("k3x".into()), packed: None };
        assert_eq!(own.public_path(), None, "a game of this device");
        for other in ["https://game.example/x/k3x", "t/k3x", "https://game.example/t/", "ahoy", ""]
        {
            assert_eq!(Route::of_link(other), None, "{other}");
        }
    }

    #[test]
    fn what_is_unknown_leads_home() {
        for fragment in
            ["", "#", "#/", "#/nonsense", "#/table", "#/table/", "table", "#/at/", "#/come"]
        {
            assert_eq!(Route::read(fragment), Route::Home, "{fragment}");
        }
    }
}
