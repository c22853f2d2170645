//! Colours measured: words at least 4.5 against their ground, symbols and pirates at least 3.

use cartagena::Seat;
use cartagena_art::{HALO, Palette, Theme, contrast, seat_colours};

const THEMES: [Theme; 2] = [Theme::Dark, Theme::Light];

fn check(least: f32, what: &str, colour: &str, ground: &str) {
    let found = contrast(colour, ground);
    assert!(found >= least, "{what}: {colour} on {ground} is {found:.2}, less than {least}");
}

#[test]
fn contrast_is_the_one_of_the_guidelines() {
    assert!((contrast("#000000", "#FFFFFF") - 21.0).abs() < 0.01);
    assert!((contrast("#777777", "#FFFFFF") - 4.48).abs() < 0.01);
    assert_eq!(contrast("#123456", "#123456"), 1.0);
}

#[test]
fn words_are_read_on_every_ground() {
    for palette in THEMES.map(Theme::palette) {
        for ground in [palette.ground, palette.panel, palette.sky[0]] {
            check(4.5, "words", palette.words, ground);
        }
        check(4.5, "quiet words", palette.quiet, palette.ground);
        check(4.5, "a retreat's number", palette.ground, palette.retreat);
        check(4.5, "a banner", palette.card[1], palette.card[0]);
        for slab in palette.slabs {
            check(4.5, "space numbers", palette.mark, slab);
        }
    }
}

#[test]
fn symbols_stand_out_even_when_dimmed() {
    for palette in THEMES.map(Theme::palette) {
        for paper in palette.papers {
            check(7.0, "a symbol", palette.symbol[0], paper);
            check(4.5, "a dimmed symbol", palette.symbol[1], paper);
        }
        check(7.0, "a card", palette.card[1], palette.card[0]);
        check(3.0, "a card's back", palette.back[1], palette.back[0]);
    }
}

#[test]
fn pirates_stand_out_wherever_they_stand() {
    for palette in THEMES.map(Theme::palette) {
        for ground in grounds(palette) {
            for seat in Seat::first_n(5) {
                let coat = seat_colours(seat);
                // On pale ground the ink around the figure shows its shape, on dark ground the
                // pale line around the ink.
                let best = contrast("#0B0D13", ground).max(contrast(HALO, ground));
                assert!(best >= 3.0, "seat {seat} on {ground}: {best:.2}");
                check(3.0, "a coat in its outline", coat.colour, coat.outline);
            }
        }
    }
}

fn grounds(palette: &Palette) -> Vec<&str> {
    let mut grounds = vec![palette.shadow, palette.sea[0], palette.sky[0], palette.panel];
    grounds.extend(palette.slabs);
    grounds.extend(palette.papers);
    grounds
}

#[test]
fn letters_are_read_on_coats() {
    for seat in Seat::first_n(5) {
        check(4.5, "a letter", seat_colours(seat).letter, seat_colours(seat).colour);
    }
}

#[test]
fn lights_show_on_the_medallions_they_mark() {
    for palette in THEMES.map(Theme::palette) {
        // A ring lies between the medallion's paper and its dark rim: one side must show it.
        for (ring, paper) in [palette.glow, palette.retreat].iter().zip(palette.papers) {
            assert!(contrast(ring, palette.ink).max(contrast(ring, paper)) >= 3.0, "{ring}");
        }
        check(3.0, "a lit lamp", palette.flame[0], palette.ink);
        assert!(contrast(palette.flame[0], palette.spent) >= 1.5);
    }
}
