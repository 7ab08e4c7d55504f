//! Fingers on the map: one drags it, two bring it nearer. While they move, the drawn layers are
//! shifted as a picture; what is in sight follows when they rest.

use super::chart::WIDTH;
use super::zoom::Sheet;
use crate::number::within;

/// How far a finger may tremble before it drags, in pixels.
const TREMOR: f64 = 8.0;

/// A finger.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Finger {
    id: i32,
    from: (f64, f64),
    at: (f64, f64),
}

/// The fingers that are down.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Fingers {
    down: Vec<Finger>,
    /// Has one of them dragged?
    pub dragged: bool,
}

impl Fingers {
    /// A finger is put down.
    pub fn put(&mut self, id: i32, at: (f64, f64)) {
        if self.down.is_empty() {
            self.dragged = false;
        }
        // With a second finger everything is measured anew.
        for finger in &mut self.down {
            finger.from = finger.at;
        }
        if self.down.len() < 2 {
            self.down.push(Finger { id, from: at, at });
        }
    }

    /// A finger moves; `true`, if the map moves with it.
    pub fn move_to(&mut self, id: i32, at: (f64, f64)) -> bool {
        let Some(finger) = self.down.iter_mut().find(|finger| finger.id == id) else {
            return false;
        };
        finger.at = at;
        if far(finger.from, finger.at) > TREMOR {
            self.dragged = true;
        }
        self.dragged
    }

    /// A finger is lifted; `true`, if it was the last.
    pub fn lift(&mut self, id: i32) -> bool {
        self.down.retain(|finger| finger.id != id);
        self.down.is_empty()
    }

    /// By how much the picture is moved and stretched: shift of its middle in pixels, and a factor.
    pub fn shift(&self) -> (f64, f64, f64) {
        match self.down.as_slice() {
            [one] => (one.at.0 - one.from.0, one.at.1 - one.from.1, 1.0),
            [one, other] => {
                let before = middle(one.from, other.from);
                let now = middle(one.at, other.at);
                let factor = far(one.at, other.at) / far(one.from, other.from).max(1.0);
                (now.0 - before.0, now.1 - before.1, factor)
            }
            _ => (0.0, 0.0, 1.0),
        }
    }
}

/// What is in sight after the fingers have moved the picture in a window of that width.
pub fn moved(sheet: Sheet, shift: (f64, f64, f64), window: f64) -> Sheet {
    let unit = sheet.width / window.max(1.0);
    let (dx, dy, factor) = shift;
    sheet.moved(-dx * unit, -dy * unit).zoomed(within(factor, 0.1, WIDTH))
}

fn middle(one: (f64, f64), other: (f64, f64)) -> (f64, f64) {
    ((one.0 + other.0) / 2.0, (one.1 + other.1) / 2.0)
}

fn far(one: (f64, f64), other: (f64, f64)) -> f64 {
    (one.0 - other.0).hypot(one.1 - other.1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_finger_drags_and_two_stretch() {
        let mut fingers = Fingers::default();
        fingers.put(1, (100.0, 100.0));
        assert!(!fingers.move_to(1, (103.0, 101.0)), "a tremor is no drag");
        assert!(fingers.move_to(1, (140.0, 100.0)));
        assert_eq!(fingers.shift(), (40.0, 0.0, 1.0));
        fingers.put(2, (240.0, 100.0));
        fingers.move_to(2, (340.0, 100.0));
        let (dx, _, factor) = fingers.shift();
        assert_eq!((dx, factor), (50.0, 2.0));
        assert!(!fingers.lift(1) && fingers.lift(2));
    }

    #[test]
    fn dragging_to_the_right_shows_what_lies_to_the_left() {
        let sheet = Sheet::round((600.0, 400.0), 400.0, 1.0);
        let dragged = moved(sheet, (100.0, 0.0, 1.0), 400.0);
        assert!((sheet.x - dragged.x - 100.0).abs() < 0.01);
        assert!(moved(sheet, (0.0, 0.0, 0.5), 400.0).width > sheet.width);
    }
}
