//! The stage: a piece that lay somewhere else a moment ago travels to where it lies now.
//!
//! Nothing here holds the truth. Before a change the pieces in sight are measured, after it once more,
//! and [`plan`] says which of them travel. The rules, the bots and the clicks know nothing of it: a
//! move is made at once, whatever still moves on the screen.
//!
//! What a board says in its markup:
//!
//! | attribute | on | says |
//! |---|---|---|
//! | `data-piece` | a piece | what it is; two alike may bear the same name |
//! | `data-zone` | what it lies on | where it lies: within a zone a piece is pushed, from zone to zone it flies |
//! | `data-home` | a piece | the pile it comes from when it was not in sight before |
//! | `data-exit` | a piece | the pile it goes to when it is no longer in sight |
//! | `data-pile` | a pile | its name |
//!
//! A piece drawn in a picture sinks when it is gone and drops when it is new. What cannot be read off
//! the page a board says by [`Cue`]s.

mod cue;
mod plan;
mod sight;

use std::rc::Rc;
use std::time::Duration;

use crate::number::tenths;
use crate::prelude::*;
use web_sys::Element;

use cue::{BEATS, Pace, Paces, beats};
use plan::{Piece, Spot, Travel, plan};
use sight::{Motion, Seen, Time};

pub use sight::is_motion_wanted;

pub use cue::{Cue, Gait, How, LOSE, NUDGE, PRESS, RISE, SLIDE, SNAP, TUMBLE, TURN, point, steps};

/// How long after the first of several pieces the next one starts, in milliseconds.
pub const APART: f64 = 40.0;
/// More pieces than these do not travel: the table was laid anew.
const CROWD: usize = 24;
/// How large a thing is that is sent, in pixels.
const SENT: f64 = 22.0;

/// What there is to say of a change once it is made.
pub type Report = Box<dyn FnOnce() -> Vec<Cue>>;

/// Asked before a change; what it gives back is asked after it.
type Prompter = Rc<dyn Fn() -> Report>;

/// The table before a change.
struct Before {
    seen: Seen,
    report: Option<Report>,
}

/// The stage of a table; copied freely.
#[derive(Clone, Copy)]
pub struct Stage {
    before: StoredValue<Option<Before>>,
    moving: StoredValue<Vec<Motion>>,
    /// Numbers that are being counted down, and where to; and which count it is.
    counts: StoredValue<(u32, Vec<(Element, usize)>)>,
    prompter: StoredValue<Option<Prompter>>,
}

impl Stage {
    /// An empty stage.
    pub fn new() -> Self {
        Self {
            before: StoredValue::new(None),
            moving: StoredValue::new(Vec::new()),
            counts: StoredValue::new((0, Vec::new())),
            prompter: StoredValue::new(None),
        }
    }

    /// The board that has more to say than its markup; heard as long as it is laid out.
    pub fn hear(self, prompter: impl Fn() -> Report + 'static) {
        self.prompter.set_value(Some(Rc::new(prompter)));
        on_cleanup(move || {
            self.before.set_value(None);
            self.prompter.set_value(None);
        });
    }

    /// To be told before the table changes: what is in sight is remembered, and once the page has
    /// followed the change it travels.
    pub fn before_change(self) {
        if cfg!(not(target_family = "wasm")) || self.before.with_value(Option::is_some) {
            return;
        }
        self.skip();
        if !is_motion_wanted() {
            return;
        }
        let report = self.prompter.get_value().map(|prompter| prompter());
        self.before.set_value(Some(Before { seen: Seen::now(), report }));
        request_animation_frame(move || {
            // The page may have gone on by then.
            let Some(before) = self.before.try_update_value(Option::take).flatten() else { return };
            self.play(before, Seen::now(), sight::paces());
        });
    }

    /// Everything that still travels arrives at once.
    pub fn skip(self) {
        self.moving.update_value(|moving| moving.drain(..).for_each(Motion::finish));
        self.counts.update_value(|(number, counts)| {
            *number = number.wrapping_add(1);
            for (element, to) in counts.drain(..) {
                element.set_text_content(Some(&to.to_string()));
            }
        });
    }

    /// Everything is looked at first, and only then moved: the page is laid out once.
    fn play(self, before: Before, mut after: Seen, paces: Paces) {
        let Before { seen: mut before, report } = before;
        let mut parts = Vec::new();
        for cue in report.map(|report| report()).unwrap_or_default() {
            let of = |pieces: &mut [Piece], set: &dyn Fn(&mut Piece)| {
                pieces.iter_mut().filter(|piece| piece.name == cue.what).for_each(set);
            };
            match &cue.how {
                How::Home(pile) => {
                    of(&mut after.pieces, &|piece| piece.home = Some(pile.clone()));
                }
                How::Exit(pile) => {
                    of(&mut before.pieces, &|piece| piece.exit = Some(pile.clone()));
                }
                How::Burn => {
                    let lay = before.pieces.iter().zip(&before.actors);
                    for (_, gone) in
                        lay.filter(|(piece, it)| piece.name == cue.what && !it.is_connected())
                    {
                        drop(gone.class_list().add_1("is-burnt"));
                    }
                }
                _ => parts.extend(Part::of(&cue, &after, paces)),
            }
        }
        let travels = plan(&before.pieces, &after.pieces, &sight::spot_of);
        if travels.len() <= CROWD {
            let mut waits = [0.0; BEATS];
            parts.extend(travels.into_iter().map(|travel| Part::travel(travel, &mut waits, paces)));
        }
        parts.extend(Part::drawn(&before, &after, paces));
        let begins = beats(parts.iter().map(|part| (part.beat, part.wait + part.length)));
        let moving = parts.into_iter().flat_map(|part| {
            let time = Time { delay: begins[part.beat] + part.wait, duration: part.length };
            self.set_off(part.doing, &before, &after, time)
        });
        let moving = moving.collect();
        self.moving.set_value(moving);
    }

    fn set_off(self, doing: Doing, before: &Seen, after: &Seen, time: Time) -> Vec<Motion> {
        let at = |seen: &Seen, piece: usize| seen.pieces[piece].spot;
        let one = match doing {
            Doing::Travel(Travel::Shift { piece, from }) => {
                sight::shift(&after.actors[piece], from, at(after, piece), time)
            }
            Doing::Travel(Travel::Arrive { piece, from, is_new }) => {
                sight::arrive(&after.actors[piece], from, at(after, piece), is_new, time)
            }
            Doing::Travel(Travel::Leave { piece, to }) => {
                sight::leave(&before.actors[piece], at(before, piece), to, time)
            }
            Doing::Sink(drawn) => sight::sink(&before.drawn[drawn], cue::SINK.frames, time),
            Doing::Run(elements, frames) => {
                return elements.iter().filter_map(|it| sight::run(it, &frames, time)).collect();
            }
            Doing::Send(markup, from, to) => sight::send(&markup, from, to, time),
            Doing::Count(element, from, to) => {
                self.count(&element, from, to, time.delay);
                None
            }
        };
        one.into_iter().collect()
    }

    /// Counts a number down to what stands there.
    fn count(self, element: &Element, from: usize, to: usize, delay: f64) {
        let mut number = 0;
        self.counts.update_value(|(running, counts)| {
            number = *running;
            counts.push((element.clone(), to));
        });
        element.set_text_content(Some(&from.to_string()));
        let mut when = delay;
        for left in (to..from).rev() {
            when += point(from - to);
            let element = element.clone();
            let tell = move || {
                // Skipped, it stands already where it ends.
                if self.counts.try_with_value(|(running, _)| *running == number) == Some(true) {
                    element.set_text_content(Some(&left.to_string()));
                }
            };
            set_timeout(tell, Duration::from_secs_f64(when / 1000.0));
        }
    }
}

/// One thing that happens on the stage.
struct Part {
    beat: usize,
    /// How long after the first of its beat.
    wait: f64,
    length: f64,
    doing: Doing,
}

/// What happens.
enum Doing {
    Travel(Travel),
    /// Which of the drawn pieces of before.
    Sink(usize),
    Run(Vec<Element>, String),
    Send(String, Spot, Spot),
    Count(Element, usize, usize),
}

impl Part {
    /// What a game says.
    fn of(cue: &Cue, after: &Seen, paces: Paces) -> Vec<Self> {
        let drawn = || after.drawn.iter().filter(|drawn| drawn.name == cue.what);
        let one = match &cue.how {
            How::Home(_) | How::Exit(_) | How::Burn => return Vec::new(),
            How::Along(points) => {
                let points: Vec<String> = points
                    .iter()
                    .map(|(x, y)| format!("{}px {}px", tenths(*x), tenths(*y)))
                    .collect();
                let elements = drawn().map(|drawn| drawn.element.clone()).collect();
                let frames = format!("translate:{}", points.join("|"));
                let length = Pace::Slow.of(paces);
                Self { beat: 1, wait: 0.0, length, doing: Doing::Run(elements, frames) }
            }
            How::Do(gait, wait) => Self {
                beat: gait.beat,
                wait: *wait,
                length: gait.pace.of(paces),
                doing: Doing::Run(sight::all(&cue.what), gait.frames.to_owned()),
            },
            How::Count { from, to } => {
                let length = steps(from.saturating_sub(*to), point(from.saturating_sub(*to)));
                let counts = sight::all(&cue.what).into_iter();
                return counts
                    .map(|element| Self {
                        beat: 1,
                        wait: 0.0,
                        length,
                        doing: Doing::Count(element, *from, *to),
                    })
                    .collect();
            }
            How::Send { likeness, to, many, beat } => {
                let spots = sight::spot_of(&cue.what).zip(sight::spot_of(to));
                let Some((from, to)) = spots else { return Vec::new() };
                let sent = (0..*many).map(|nth| Self {
                    beat: *beat,
                    wait: steps(nth, APART),
                    length: Pace::Move.of(paces),
                    doing: Doing::Send(likeness.clone(), from.middle(SENT), to.middle(SENT)),
                });
                return sent.collect();
            }
        };
        vec![one]
    }

    /// What the page shows by itself; of several pieces each starts a little later.
    fn travel(travel: Travel, waits: &mut [f64; BEATS], paces: Paces) -> Self {
        let beat = if matches!(travel, Travel::Arrive { is_new: true, .. }) { 2 } else { 0 };
        let mut wait = 0.0;
        if !matches!(travel, Travel::Shift { .. }) {
            wait = waits[beat];
            waits[beat] += APART;
        }
        Self { beat, wait, length: Pace::Move.of(paces), doing: Doing::Travel(travel) }
    }

    /// Pieces of a picture that are gone, and new ones.
    fn drawn(before: &Seen, after: &Seen, paces: Paces) -> Vec<Self> {
        let lacks = |seen: &Seen, name: &str| seen.drawn.iter().all(|drawn| drawn.name != name);
        let part = |gait: &Gait, doing| Self {
            beat: gait.beat,
            wait: 0.0,
            length: gait.pace.of(paces),
            doing,
        };
        let gone = before.drawn.iter().enumerate().filter(|(_, drawn)| lacks(after, &drawn.name));
        let gone = gone.map(|(at, _)| part(&cue::SINK, Doing::Sink(at)));
        let new = after.drawn.iter().filter(|drawn| lacks(before, &drawn.name));
        let new = new.map(|drawn| {
            let run = Doing::Run(vec![drawn.element.clone()], cue::DROP.frames.to_owned());
            part(&cue::DROP, run)
        });
        gone.chain(new).collect()
    }
}
