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

mod plan;
mod sight;

use leptos::prelude::*;
use plan::{Piece, Spot, Travel, plan};
use sight::Seen;

/// How long after the first of several pieces the next one starts, in milliseconds.
const APART: f64 = 40.0;
/// More pieces than these do not travel: the table was laid anew.
const CROWD: usize = 24;

/// The stage of a table; copied freely.
#[derive(Clone, Copy)]
pub struct Stage {
    before: StoredValue<Option<Seen>, LocalStorage>,
    moving: StoredValue<Vec<sight::Motion>, LocalStorage>,
}

impl Stage {
    /// An empty stage.
    pub fn new() -> Self {
        Self { before: StoredValue::new_local(None), moving: StoredValue::new_local(Vec::new()) }
    }

    /// To be told before the table changes: what is in sight is remembered, and once the page has
    /// followed the change it travels.
    pub fn before_change(self) {
        if cfg!(not(target_family = "wasm")) || self.before.with_value(Option::is_some) {
            return;
        }
        self.skip();
        let duration = sight::duration();
        if duration <= 0.0 {
            return;
        }
        self.before.set_value(Some(Seen::now()));
        request_animation_frame(move || {
            // The page may have gone on by then.
            let Some(before) = self.before.try_update_value(Option::take).flatten() else { return };
            self.play(&before, &Seen::now(), duration);
        });
    }

    /// Everything that still travels arrives at once.
    pub fn skip(self) {
        self.moving.update_value(|moving| {
            for motion in moving.drain(..) {
                motion.finish();
            }
        });
    }

    fn play(self, before: &Seen, after: &Seen, duration: f64) {
        let mut travels = plan(&before.pieces, &after.pieces, &before.piles, &after.piles);
        if travels.len() > CROWD {
            return;
        }
        let mut delay = 0.0;
        let mut moving = Vec::new();
        for travel in travels.drain(..) {
            let motion = match travel {
                Travel::Shift { piece, from } => {
                    moving.extend(after.actors[piece].shift(
                        from,
                        after.pieces[piece].spot,
                        duration,
                    ));
                    continue;
                }
                Travel::Arrive { piece, from } => {
                    after.actors[piece].arrive(from, after.pieces[piece].spot, duration, delay)
                }
                Travel::Leave { piece, to } => {
                    before.actors[piece].leave(before.pieces[piece].spot, to, duration, delay)
                }
            };
            moving.extend(motion);
            delay += APART;
        }
        self.moving.set_value(moving);
    }
}
