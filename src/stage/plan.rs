//! Which pieces travel, and from where: the difference of two looks at the table. Pure.

/// A box on the screen, in pixels.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Spot {
    /// From the left.
    pub x: f64,
    /// From the top.
    pub y: f64,
    /// Width.
    pub w: f64,
    /// Height.
    pub h: f64,
}

impl Spot {
    /// How far apart two spots are, squared.
    fn distance(self, other: Self) -> f64 {
        let (dx, dy) = (self.x - other.x, self.y - other.y);
        dx * dx + dy * dy
    }

    /// Nobody would see it move.
    fn is_near(self, other: Self) -> bool {
        self.distance(other) < 10.0
    }

    /// A box of this size in the middle of this one.
    pub fn middle(self, size: f64) -> Self {
        let (x, y) = (self.x + (self.w - size) / 2.0, self.y + (self.h - size) / 2.0);
        Self { x, y, w: size, h: size }
    }

    /// Laid out at all.
    pub const fn is_seen(self) -> bool {
        self.w > 0.0 && self.h > 0.0
    }
}

/// A piece in sight.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Piece {
    /// What it is.
    pub name: String,
    /// Where it lies.
    pub at: String,
    /// The pile it comes from, if it was not in sight, as a selector.
    pub home: Option<String>,
    /// The pile it goes to, if it is no longer in sight.
    pub exit: Option<String>,
    /// Its box.
    pub spot: Spot,
}

/// What travels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Travel {
    /// A piece that lies where it lay has been pushed aside.
    Shift {
        /// Its place among the pieces after the change.
        piece: usize,
        /// Where it was on the screen.
        from: Spot,
    },
    /// A piece that is in sight now comes from elsewhere.
    Arrive {
        /// Its place among the pieces after the change.
        piece: usize,
        /// Where it comes from.
        from: Spot,
        /// Was it not in sight before?
        is_new: bool,
    },
    /// A piece that is gone travels once more.
    Leave {
        /// Its place among the pieces before the change.
        piece: usize,
        /// Where it goes.
        to: Spot,
    },
}

/// The difference. A piece that lies where it lay has at most been pushed aside; the others are what
/// is missing and what is new, and of two that look alike the nearest belong together. `pile` says where
/// a pile lies, if it is in sight.
pub fn plan(before: &[Piece], after: &[Piece], pile: &dyn Fn(&str) -> Option<Spot>) -> Vec<Travel> {
    let pile = |name: &Option<String>| pile(name.as_deref()?).filter(|spot| spot.is_seen());
    let mut gone: Vec<bool> = before.iter().map(|piece| piece.spot.is_seen()).collect();
    let (mut shifts, mut arrivals) = (Vec::new(), Vec::new());
    let mut news = Vec::new();
    for (place, piece) in after.iter().enumerate().filter(|(_, piece)| piece.spot.is_seen()) {
        let same = (0..before.len()).find(|old| {
            gone[*old] && before[*old].name == piece.name && before[*old].at == piece.at
        });
        match same {
            Some(old) => {
                gone[old] = false;
                shifts.push((place, before[old].spot));
            }
            None => news.push(place),
        }
    }
    for place in news {
        let piece = &after[place];
        let alike = (0..before.len()).filter(|old| gone[*old] && before[*old].name == piece.name);
        let nearest = alike.min_by(|a, b| {
            let far = |old: usize| before[old].spot.distance(piece.spot);
            far(*a).total_cmp(&far(*b))
        });
        let from = match nearest {
            Some(old) => {
                gone[old] = false;
                Some(before[old].spot)
            }
            None => pile(&piece.home),
        };
        let is_new = nearest.is_none();
        arrivals.extend(from.map(|from| Travel::Arrive { piece: place, from, is_new }));
    }
    let leavers = (0..before.len()).filter(|old| gone[*old]);
    let leavers =
        leavers.filter_map(|piece| Some(Travel::Leave { piece, to: pile(&before[piece].exit)? }));
    let shifts = shifts.into_iter().map(|(piece, from)| Travel::Shift { piece, from });
    let mut travels: Vec<Travel> = shifts.chain(leavers).chain(arrivals).collect();
    travels.retain(|travel| match travel {
        Travel::Shift { piece, from } | Travel::Arrive { piece, from, .. } => {
            !from.is_near(after[*piece].spot)
        }
        Travel::Leave { piece, to } => !to.is_near(before[*piece].spot),
    });
    travels
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn spot(x: f64, y: f64) -> Spot {
        Spot { x, y, w: 10.0, h: 14.0 }
    }

    const fn none(_: &str) -> Option<Spot> {
        None
    }

    fn piece(name: &str, at: &str, x: f64, y: f64) -> Piece {
        Piece { name: name.into(), at: at.into(), spot: spot(x, y), ..Piece::default() }
    }

    #[test]
    fn a_card_played_travels_from_the_hand_and_its_neighbours_close_up() {
        let before = [piece("aard", "hand", 0.0, 90.0), piece("igni", "hand", 20.0, 90.0)];
        let after = [piece("igni", "hand", 0.0, 90.0), piece("aard", "combo", 50.0, 10.0)];
        let travels = plan(&before, &after, &none);
        let expected = [
            Travel::Shift { piece: 0, from: spot(20.0, 90.0) },
            Travel::Arrive { piece: 1, from: spot(0.0, 90.0), is_new: false },
        ];
        assert_eq!(travels, expected);
    }

    #[test]
    fn of_two_alike_the_nearest_travels() {
        let before = [piece("ghoul", "hand-0", 0.0, 0.0), piece("ghoul", "hand-1", 100.0, 0.0)];
        let after = [piece("ghoul", "row-0", 90.0, 5.0)];
        let travels = plan(&before, &after, &none);
        let nearest = Travel::Arrive { piece: 0, from: spot(100.0, 0.0), is_new: false };
        assert_eq!(travels, [nearest]);
    }

    #[test]
    fn what_lies_where_it_lay_stays() {
        let table = [piece("w0", "vizima", 5.0, 5.0), piece("w1", "vizima", 9.0, 5.0)];
        assert_eq!(plan(&table, &table, &none), []);
        let hidden = [Piece { spot: Spot::default(), ..table[0].clone() }];
        assert_eq!(plan(&table[..1], &hidden, &none), [], "what is not laid out does not move");
    }

    #[test]
    fn what_was_not_in_sight_comes_from_its_pile_and_what_is_gone_goes_to_its_own() {
        let from_deck = Piece { home: Some("deck".into()), ..piece("yrden", "hand-0", 0.0, 90.0) };
        let to_discard =
            Piece { exit: Some("discard".into()), ..piece("quen", "hand-0", 0.0, 90.0) };
        let piles = |name: &str| match name {
            "deck" => Some(spot(200.0, 0.0)),
            "discard" => Some(spot(300.0, 0.0)),
            _ => None,
        };
        let (gone, come) = ([to_discard], [from_deck]);
        let travels = plan(&gone, &come, &piles);
        let expected = [
            Travel::Leave { piece: 0, to: spot(300.0, 0.0) },
            Travel::Arrive { piece: 0, from: spot(200.0, 0.0), is_new: true },
        ];
        assert_eq!(travels, expected);
        assert_eq!(plan(&gone, &come, &none), [], "no pile, no way");
    }
}
