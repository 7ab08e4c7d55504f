//! What a game tells the stage beside what can be seen: where a piece went that is no longer in sight,
//! along which road it goes, what trembles, turns or is counted down. Pure.

/// Something to be shown.
#[derive(Clone, Debug, PartialEq)]
pub struct Cue {
    /// Of what: a piece by its name where it travels, otherwise whatever fits this selector.
    pub what: String,
    /// How.
    pub how: How,
}

/// How something is shown. Piles are named by a selector; the first one in sight is meant.
#[derive(Clone, Debug, PartialEq)]
pub enum How {
    /// A piece that was not in sight comes from this pile.
    Home(String),
    /// A piece that is no longer in sight goes to this pile.
    Exit(String),
    /// A piece that is no longer in sight burns on its way.
    Burn,
    /// A piece drawn in a picture goes along these points, in the picture's units, from its new place.
    Along(Vec<(f64, f64)>),
    /// It moves in this gait, so many milliseconds after the first of its beat.
    Do(&'static Gait, f64),
    /// A number counts down.
    Count {
        /// From here.
        from: usize,
        /// To what stands there now.
        to: usize,
    },
    /// So many likenesses of this markup go from here to this pile.
    Send {
        /// What is seen on its way.
        likeness: String,
        /// Where to.
        to: String,
        /// How many, one after another.
        many: usize,
        /// What is paid goes first, what is gained comes last.
        beat: usize,
    },
}

/// How long something takes: the tokens of the style sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// `--quick`
    Quick,
    /// `--move`
    Move,
    /// `--slow`
    Slow,
    /// Twice that.
    Long,
}

/// The three tokens, in milliseconds.
pub type Paces = [f64; 3];

impl Pace {
    /// In milliseconds.
    pub const fn of(self, paces: Paces) -> f64 {
        match self {
            Self::Quick => paces[0],
            Self::Move => paces[1],
            Self::Slow => paces[2],
            Self::Long => paces[2] * 2.0,
        }
    }
}

/// What goes away goes first, then what happens happens, then what is new comes.
pub const BEATS: usize = 3;

/// A way to move in place.
#[derive(Debug, PartialEq, Eq)]
pub struct Gait {
    /// `property:from|…|to`, one after another with `;` between them.
    pub frames: &'static str,
    /// How long.
    pub pace: Pace,
    /// When.
    pub beat: usize,
}

const fn gait(beat: usize, pace: Pace, frames: &'static str) -> Gait {
    Gait { frames, pace, beat }
}

/// A piece drawn in a picture is taken away.
pub static SINK: Gait = gait(1, Pace::Slow, "translate:0 0|0 16px;opacity:1|0");
/// Another one comes.
pub static DROP: Gait = gait(2, Pace::Slow, "translate:0 -28px|0 0;opacity:0|1");
/// Pressed into its socket.
pub static PRESS: Gait = gait(2, Pace::Quick, "scale:1.8|1;opacity:0|1");
/// Closes over what lies beside it.
pub static SNAP: Gait = gait(1, Pace::Quick, "translate:-35% 0|0 0;scale:.8|1");
/// It is hit.
pub static NUDGE: Gait = gait(1, Pace::Move, "translate:0 0|3px 0|-2px 0|0 0");
/// One point of a bar is lost: it stands until its turn comes.
pub static LOSE: Gait =
    gait(1, Pace::Quick, "background:var(--t-gules)|var(--t-gules)|transparent");
/// Turned over.
pub static TURN: Gait = gait(1, Pace::Slow, "scale:0 1|1 1");
/// A sheet that is laid over the table.
pub static RISE: Gait = gait(0, Pace::Slow, "translate:0 .75rem|0 0;opacity:0|1");
/// Comes from the left.
pub static SLIDE: Gait = gait(2, Pace::Move, "translate:-100% 0|0 0;opacity:0|1");
/// A die that is thrown.
pub static TUMBLE: Gait = gait(
    1,
    Pace::Long,
    "translate:-2.5rem -1.5rem|1rem -.6rem|-.3rem 0|0 0;rotate:-540deg|-180deg|24deg|0deg",
);

/// How long one point of a count takes, and how long all of them may.
const POINT: f64 = 60.0;
const COUNT: f64 = 400.0;

/// How long each point of a count takes.
pub fn point(points: usize) -> f64 {
    POINT.min(COUNT / steps(points.max(1), 1.0))
}

/// So many steps of this length.
pub fn steps(count: usize, length: f64) -> f64 {
    f64::from(u32::try_from(count).unwrap_or(u32::MAX)) * length
}

/// When each beat begins: one thing at a time, so each waits for the longest of the one before.
pub fn beats(lengths: impl Iterator<Item = (usize, f64)>) -> [f64; BEATS] {
    let mut longest = [0.0_f64; BEATS];
    for (beat, length) in lengths {
        longest[beat] = longest[beat].max(length);
    }
    let mut begins = [0.0; BEATS];
    for beat in 1..BEATS {
        begins[beat] = begins[beat - 1] + longest[beat - 1];
    }
    begins
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_thing_at_a_time() {
        let lengths = [(0, 200.0), (0, 240.0), (1, 250.0), (2, 120.0)];
        assert_eq!(beats(lengths.into_iter()), [0.0, 240.0, 490.0]);
        assert_eq!(beats([(2, 120.0)].into_iter()), [0.0; 3], "nothing is waited for in vain");
    }

    #[test]
    fn a_count_is_never_long() {
        assert_eq!(point(3), 60.0);
        assert_eq!(point(10), 40.0);
        assert_eq!(point(0), 60.0);
    }

    /// Every gait ends where the thing lies, so that nothing jumps when it is over.
    #[test]
    fn every_gait_ends_at_rest() {
        for gait in [&DROP, &PRESS, &SNAP, &NUDGE, &TURN, &RISE, &SLIDE, &TUMBLE] {
            for part in gait.frames.split(';') {
                let (property, values) = part.split_once(':').unwrap();
                let rest = values.rsplit('|').next().unwrap();
                let at_rest = match property {
                    "translate" => "0 0",
                    "rotate" => "0deg",
                    "scale" if rest.contains(' ') => "1 1",
                    _ => "1",
                };
                assert_eq!(rest, at_rest, "{}", gait.frames);
            }
        }
    }
}
