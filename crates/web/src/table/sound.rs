//! Soft sounds, synthesised from tones and noise: a hop, a card, a splash. There are no files,
//! nothing sounds before the page was touched, and nothing depends on it.

use super::state::TableState;
use crate::boxed_closures::Show;
use crate::chunks::{Chunk, LazyChunk};
use crate::settings::{MotionSpeed, Settings, use_settings};
use cartagena::{Event, Outcome, Place, Turn};
use cartagena_client::{GameUpdate, GameView};
use cartagena_speech as speech;
use leptos::ev;
use leptos::prelude::*;
use std::time::Duration;
use wasm_bindgen::JsValue;
use web_sys::{
    AudioBuffer, AudioContext, AudioNode, AudioParam, AudioScheduledSourceNode, BiquadFilterType,
    OscillatorType,
};

/// Something to be heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// A pirate leaves the ground.
    Hop,
    /// It lands.
    Land,
    /// A card is played or drawn.
    Card,
    /// It boards.
    Splash,
    /// A turn begins: a lamp is lit.
    Lamp,
    /// The game is won.
    Win,
    /// Somebody calls: a bell is struck twice.
    Call,
}

/// The waveform of a tone.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Waveform {
    Sine,
    Triangle,
    Noise,
}

/// A tone: it glides from one pitch to another and fades. For noise the pitch is what is let
/// through.
struct Tone {
    waveform: Waveform,
    /// Seconds after the sound begins.
    after: f64,
    /// Seconds.
    length: f64,
    from: f32,
    to: f32,
    loud: f32,
}

const fn tone(
    waveform: Waveform,
    (after, length): (f64, f64),
    (from, to): (f32, f32),
    loud: f32,
) -> Tone {
    Tone { waveform, after, length, from, to, loud }
}

impl Sound {
    fn tones(self) -> &'static [Tone] {
        use Waveform::{Noise, Sine, Triangle};
        match self {
            Sound::Hop => &[const { tone(Sine, (0.0, 0.09), (210.0, 330.0), 0.10) }],
            Sound::Land => {
                const {
                    &[
                        tone(Sine, (0.0, 0.14), (150.0, 70.0), 0.22),
                        tone(Noise, (0.0, 0.05), (900.0, 300.0), 0.05),
                    ]
                }
            }
            Sound::Card => &[const { tone(Noise, (0.0, 0.07), (2600.0, 900.0), 0.07) }],
            Sound::Splash => {
                const {
                    &[
                        tone(Noise, (0.0, 0.5), (1800.0, 260.0), 0.16),
                        tone(Sine, (0.06, 0.16), (300.0, 520.0), 0.05),
                        tone(Sine, (0.18, 0.14), (380.0, 610.0), 0.04),
                    ]
                }
            }
            Sound::Lamp => {
                const {
                    &[
                        tone(Triangle, (0.0, 0.5), (660.0, 660.0), 0.06),
                        tone(Sine, (0.09, 0.7), (990.0, 990.0), 0.05),
                    ]
                }
            }
            Sound::Call => {
                const {
                    &[
                        tone(Sine, (0.0, 0.9), (880.0, 878.0), 0.09),
                        tone(Sine, (0.0, 0.5), (2_110.0, 2_100.0), 0.03),
                        tone(Sine, (0.35, 1.1), (880.0, 878.0), 0.09),
                        tone(Sine, (0.35, 0.6), (2_110.0, 2_100.0), 0.03),
                    ]
                }
            }
            Sound::Win => {
                const {
                    &[
                        tone(Triangle, (0.0, 0.5), (392.0, 392.0), 0.09),
                        tone(Triangle, (0.16, 0.5), (494.0, 494.0), 0.09),
                        tone(Triangle, (0.32, 0.6), (587.0, 587.0), 0.09),
                        tone(Triangle, (0.5, 1.2), (784.0, 784.0), 0.11),
                        tone(Sine, (0.5, 1.4), (392.0, 392.0), 0.08),
                    ]
                }
            }
        }
    }
}

/// Plays the sound of a call, if sounds are on. It has a player of its own, because it is heard on pages
/// without a table, too.
pub fn ring(settings: &Settings) {
    let band = settings.sound.then(SoundPlayer::new).and_then(Result::ok);
    play(band.as_ref(), &[(Sound::Call, 0.0)]);
    let band = StoredValue::new_local(band);
    let close = move || {
        band.try_update_value(|band| band.take().map(SoundPlayer::close));
    };
    set_timeout(close, Duration::from_secs(3));
}

/// Returns the sounds of a game update, each with its delay in seconds: the pirate lands when its
/// hop, which lasts `hop` seconds, is over.
fn sounds(happening: &GameUpdate, hop: f64) -> Vec<(Sound, f64)> {
    let GameUpdate::Moved { event, .. } = happening else {
        return vec![(Sound::Card, 0.0)];
    };
    match event {
        Event::Advanced { to, .. } => {
            let end = if *to == Place::BOAT { Sound::Splash } else { Sound::Land };
            vec![(Sound::Card, 0.0), (Sound::Hop, 0.03), (end, hop)]
        }
        Event::Retreated { drawn, .. } => {
            let cards = (0..drawn.len()).map(|at| (Sound::Card, hop + 0.12 * (at + 1) as f64));
            [(Sound::Hop, 0.0), (Sound::Land, hop)].into_iter().chain(cards).collect()
        }
        Event::EndedTurn { .. } => Vec::new(),
    }
}

fn hop_seconds(settings: &Settings) -> f64 {
    match settings.motion {
        MotionSpeed::Off => 0.1,
        MotionSpeed::Fast => 0.2,
        MotionSpeed::Normal => 0.55,
    }
}

/// Returns the sounds of a win, or of the beginning of the viewer's turn.
fn turn_sounds(view: &GameView, begun: bool, hop: f64) -> Vec<(Sound, f64)> {
    match view.now().turn() {
        Turn::Over(Outcome::Won(_)) => vec![(Sound::Win, hop + 0.3)],
        Turn::ToMove { .. } if begun => vec![(Sound::Lamp, hop + 0.15)],
        _ => Vec::new(),
    }
}

/// The slot of the sounds: their code is fetched where they are on.
#[component]
pub fn SoundSlot() -> impl IntoView {
    let settings = use_settings();
    let on = Memo::new(move |_| settings.read().sound);
    view! { <Show when=move || on.get()><LazyChunk chunk=Chunk::Sound /></Show> }
}

/// The sounds: nothing to be seen, but the table is heard as long as the settings say so.
#[component]
pub fn Sounds() -> impl IntoView {
    let (table, settings): (TableState, _) = (expect_context(), use_settings());
    let band: StoredValue<Option<SoundPlayer>, LocalStorage> = StoredValue::new_local(None);
    // A browser plays no sound before the page was touched.
    let wake = move || {
        if settings.read_untracked().sound && band.with_value(Option::is_none) {
            band.set_value(SoundPlayer::new().ok());
        }
    };
    let touched = window_event_listener(ev::pointerdown, move |_| wake());
    let pressed = window_event_listener(ev::keydown, move |_| wake());
    on_cleanup(move || {
        touched.remove();
        pressed.remove();
        band.try_update_value(|band| band.take().map(SoundPlayer::close));
    });
    Effect::new(move |known: Option<(u64, Option<speech::TurnMark>)>| {
        let (view, updates) = (table.view.read(), table.last_updates.read());
        let turn = view.as_ref().and_then(speech::turn_mark);
        let (last_number, mine) = known.unwrap_or((updates.0, turn));
        let settings = settings.read_untracked();
        if let Some(view) = view.as_ref().filter(|_| last_number != updates.0 && settings.sound) {
            let hop = hop_seconds(&settings);
            let happened = updates.1.iter().flat_map(|one| sounds(one, hop));
            let begun = turn.is_some() && turn != mine;
            let all: Vec<_> = happened.chain(turn_sounds(view, begun, hop)).collect();
            band.with_value(|band| play(band.as_ref(), &all));
        }
        (updates.0, turn.or(mine))
    });
}

fn play(band: Option<&SoundPlayer>, sounds: &[(Sound, f64)]) {
    let Some(band) = band else { return };
    for (sound, after) in sounds {
        for tone in sound.tones() {
            // A note that cannot be heard can be left out.
            let _ = band.play(tone, *after);
        }
    }
}

/// The audio context that plays the sounds.
struct SoundPlayer {
    context: AudioContext,
    noise: AudioBuffer,
}

impl SoundPlayer {
    fn new() -> Result<SoundPlayer, JsValue> {
        let context = AudioContext::new()?;
        let rate = context.sample_rate();
        let noise = context.create_buffer(1, rate as u32, rate)?;
        noise.copy_to_channel(&hiss(rate as usize), 0)?;
        Ok(SoundPlayer { context, noise })
    }

    fn close(self) {
        let _ = self.context.close();
    }

    fn play(&self, tone: &Tone, after: f64) -> Result<(), JsValue> {
        let start = self.context.current_time() + after + tone.after;
        let end = start + tone.length;
        let gain = self.context.create_gain()?;
        envelope(&gain.gain(), tone.loud, start, end)?;
        gain.connect_with_audio_node(&self.context.destination())?;
        let source = match tone.waveform {
            Waveform::Noise => self.noise(tone, (start, end), &gain)?,
            Waveform::Sine => self.oscillator(OscillatorType::Sine, tone, (start, end), &gain)?,
            Waveform::Triangle => {
                self.oscillator(OscillatorType::Triangle, tone, (start, end), &gain)?
            }
        };
        source.start_with_when(start)?;
        source.stop_with_when(end + 0.05)
    }

    fn oscillator(
        &self,
        shape: OscillatorType,
        tone: &Tone,
        (start, end): (f64, f64),
        out: &AudioNode,
    ) -> Result<AudioScheduledSourceNode, JsValue> {
        let oscillator = self.context.create_oscillator()?;
        oscillator.set_type(shape);
        glide(&oscillator.frequency(), tone, start, end)?;
        oscillator.connect_with_audio_node(out)?;
        Ok(oscillator.into())
    }

    fn noise(
        &self,
        tone: &Tone,
        (start, end): (f64, f64),
        out: &AudioNode,
    ) -> Result<AudioScheduledSourceNode, JsValue> {
        let (source, filter) =
            (self.context.create_buffer_source()?, self.context.create_biquad_filter()?);
        source.set_buffer(Some(&self.noise));
        filter.set_type(BiquadFilterType::Lowpass);
        glide(&filter.frequency(), tone, start, end)?;
        source.connect_with_audio_node(&filter)?;
        filter.connect_with_audio_node(out)?;
        Ok(source.into())
    }
}

fn glide(pitch: &AudioParam, tone: &Tone, start: f64, end: f64) -> Result<(), JsValue> {
    pitch.set_value_at_time(tone.from, start)?;
    pitch.exponential_ramp_to_value_at_time(tone.to, end)?;
    Ok(())
}

/// Sets the volume envelope: a fast attack, then an exponential decay, which cannot end at zero.
fn envelope(gain: &AudioParam, loud: f32, start: f64, end: f64) -> Result<(), JsValue> {
    gain.set_value_at_time(0.000_1, start)?;
    gain.exponential_ramp_to_value_at_time(loud, start + 0.012)?;
    gain.exponential_ramp_to_value_at_time(0.000_1, end)?;
    Ok(())
}

/// Returns deterministic noise from a simple generator.
fn hiss(length: usize) -> Vec<f32> {
    let mut state: u32 = 0x1234_5678;
    let mut next = || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 8) as f32 / 8_388_608.0 - 1.0
    };
    (0..length).map(|_| next()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use cartagena::{Event, Seat};

    fn moved(notation: &str) -> GameUpdate {
        let line = "tortuga BPHSDK/DBKPHS/PKDHSB/HKPBSD/PHDSBK/SPBKDH \
            0.6.6.9.17.18:BD4HPS2|5.8.17.22.26.26:BP3S BDDHPBDSS - 0.3";
        let setup: cartagena::Setup = line.parse().expect("a position");
        let before = setup.observation(cartagena::Viewer::Public).expect("a position");
        let event = Event::from_notation(Seat::FIRST, notation).expect("a move");
        GameUpdate::Moved { event, before: Box::new(before) }
    }

    #[test]
    fn a_move_sounds_like_what_it_is() {
        let check = |notation, expect: &[Sound]| {
            let heard: Vec<_> =
                sounds(&moved(notation), 0.5).into_iter().map(|(one, _)| one).collect();
            assert_eq!(heard, expect, "{notation}");
        };
        check("D0>7", &[Sound::Card, Sound::Hop, Sound::Land]);
        check("B17>37", &[Sound::Card, Sound::Hop, Sound::Splash]);
        check("18<17+BD", &[Sound::Hop, Sound::Land, Sound::Card, Sound::Card]);
        check(".", &[]);
    }

    #[test]
    fn everything_is_soft() {
        let all = [
            Sound::Hop,
            Sound::Land,
            Sound::Card,
            Sound::Splash,
            Sound::Lamp,
            Sound::Win,
            Sound::Call,
        ];
        for tone in all.iter().flat_map(|sound| sound.tones()) {
            assert!(tone.loud < 0.25 && tone.length < 1.5 && tone.from > 0.0 && tone.to > 0.0);
        }
        let (low, high) =
            hiss(4000).into_iter().fold((0.0_f32, 0.0_f32), |(l, h), x| (l.min(x), h.max(x)));
        assert!((-1.0..-0.9).contains(&low) && (0.9..1.0).contains(&high), "{low} {high}");
    }
}
