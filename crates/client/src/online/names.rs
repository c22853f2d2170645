/// Returns a stranger's name so that it cannot disturb the sentence around it: without direction
/// marks, and isolated if it may run in the other direction.
pub fn bidi_isolated(name: &str) -> String {
    let turns = |sign: char| matches!(sign, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let plain: String = name.chars().filter(|sign| !sign.is_control() && !turns(*sign)).collect();
    if plain.is_ascii() { plain } else { format!("\u{2068}{plain}\u{2069}") }
}
