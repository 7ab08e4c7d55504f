//! Which part of the map is in sight. Pure geometry, in units of the map.

use ::old_world::world::location::Location;

use super::chart::{HEIGHT, SPOTS, WIDTH};
use crate::number::{tenths, within};

/// The narrowest part that can be looked at.
const NEAREST: f64 = 380.0;
/// How wide the part is that a phone opens with.
pub const OPENING: f64 = 497.0;

/// The part in sight.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sheet {
    pub x: f64,
    pub y: f64,
    pub width: f64,
    pub height: f64,
}

impl Sheet {
    /// The whole map.
    pub const WHOLE: Self = Self { x: 0.0, y: 0.0, width: WIDTH, height: HEIGHT };

    /// As SVG says it.
    pub fn view_box(self) -> String {
        [self.x, self.y, self.width, self.height].map(tenths).join(" ")
    }

    /// A part of that width, round a point, of the shape of the window (height by width).
    pub fn round(middle: (f64, f64), width: f64, shape: f64) -> Self {
        let width = within(width, NEAREST, WIDTH);
        let height = width * shape;
        Self { x: middle.0 - width / 2.0, y: middle.1 - height / 2.0, width, height }.kept_in()
    }

    /// Its middle.
    pub fn middle(self) -> (f64, f64) {
        (self.x + self.width / 2.0, self.y + self.height / 2.0)
    }

    /// Nearer or farther by a factor, round its middle.
    pub fn zoomed(self, factor: f64) -> Self {
        Self::round(self.middle(), self.width / factor, self.height / self.width)
    }

    /// Moved by so many units.
    pub fn moved(self, dx: f64, dy: f64) -> Self {
        Self { x: self.x + dx, y: self.y + dy, ..self }.kept_in()
    }

    /// Not beyond the edge of the map; what is higher than the map lies in its middle.
    fn kept_in(self) -> Self {
        let keep = |at: f64, size: f64, whole: f64| {
            if size >= whole { (whole - size) / 2.0 } else { within(at, 0.0, whole - size) }
        };
        Self { x: keep(self.x, self.width, WIDTH), y: keep(self.y, self.height, HEIGHT), ..self }
    }

    fn holds(self, place: Location) -> bool {
        let (x, y) = SPOTS[place.index()].at;
        let (x, y) = (f64::from(x), f64::from(y));
        let margin = 46.0;
        (self.x + margin..=self.x + self.width - margin).contains(&x)
            && (self.y + margin..=self.y + self.height - margin).contains(&y)
    }

    /// What a phone opens with: the own place in sight, and as many of the legal ones as possible.
    pub fn opening(own: Location, legal: &[Location], shape: f64) -> Self {
        let at = |place: Location| {
            let (x, y) = SPOTS[place.index()].at;
            (f64::from(x), f64::from(y))
        };
        let (x, y) = at(own);
        let height = OPENING * shape;
        let steps = || (-4..=4).map(|step| f64::from(step) / 4.0);
        let shifts = steps().flat_map(|dx| steps().map(move |dy| (dx, dy)));
        let sheets = shifts.map(|(dx, dy)| {
            Self::round((x + dx * OPENING * 0.42, y + dy * height * 0.42), OPENING, shape)
        });
        let seen = |sheet: &Self| {
            let (mx, my) = sheet.middle();
            let off = ((mx - x).abs() + (my - y).abs()) / 10_000.0;
            let count = legal.iter().filter(|place| sheet.holds(**place)).count();
            f64::from(u32::try_from(count).unwrap_or(u32::MAX)) - off
        };
        sheets
            .filter(|sheet| sheet.holds(own))
            .max_by(|one, other| seen(one).total_cmp(&seen(other)))
            .unwrap_or_else(|| Self::round((x, y), OPENING, shape))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PHONE: f64 = 440.0 / 390.0;

    #[test]
    fn a_phone_opens_with_the_own_place_and_most_of_its_neighbours() {
        for own in Location::ALL {
            let sheet = Sheet::opening(own, own.neighbours(), PHONE);
            assert!(sheet.holds(own), "{own:?}");
            let seen = own.neighbours().iter().filter(|place| sheet.holds(**place)).count();
            assert!(seen >= 2, "{own:?} sees {seen} of its neighbours");
        }
    }

    #[test]
    fn the_map_stays_in_sight_however_it_is_dragged() {
        let sheet = Sheet::round((600.0, 400.0), 400.0, PHONE);
        let dragged = sheet.moved(-5000.0, 5000.0);
        assert_eq!((dragged.x, dragged.y + dragged.height), (0.0, HEIGHT));
        assert_eq!(sheet.zoomed(0.01).width, WIDTH);
        assert_eq!(sheet.zoomed(100.0).width, NEAREST);
        let whole = sheet.zoomed(0.01);
        assert!((whole.middle().1 - HEIGHT / 2.0).abs() < 0.5);
    }
}
