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
        self.distance(other) < 4.0
    }

    /// Laid out at all.
    const fn is_seen(self) -> bool {
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
    /// The pile it comes from, if it was not in sight.
    pub home: Option<String>,
    /// The pile it goes to, if it is no longer in sight.
    pub exit: Option<String>,
    /// Its box.
    pub spot: Spot,
}

/// A pile by its name.
pub type Pile = (String, Spot);

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
/// is missing and what is new, and of two that look alike the nearest belong together.
pub fn plan(before: &[Piece], after: &[Piece], left: &[Pile], found: &[Pile]) -> Vec<Travel> {
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
            None => pile(left, piece.home.as_deref()),
        };
        arrivals.extend(from.map(|from| (place, from)));
    }
    let moves = |travels: Vec<(usize, Spot)>, kind: fn(usize, Spot) -> Travel| {
        let far = travels.into_iter().filter(|(piece, from)| !from.is_near(after[*piece].spot));
        far.map(move |(piece, from)| kind(piece, from)).collect::<Vec<_>>()
    };
    let shifts = moves(shifts, |piece, from| Travel::Shift { piece, from });
    let arrivals = moves(arrivals, |piece, from| Travel::Arrive { piece, from });
    let leavers = (0..before.len()).filter(|old| gone[*old]).filter_map(|piece| {
        let to = pile(found, before[piece].exit.as_deref())?;
        (!to.is_near(before[piece].spot)).then_some(Travel::Leave { piece, to })
    });
    shifts.into_iter().chain(leavers).chain(arrivals).collect()
}

fn pile(piles: &[Pile], name: Option<&str>) -> Option<Spot> {
    let name = name?;
    piles.iter().find(|(one, spot)| one == name && spot.is_seen()).map(|(_, spot)| *spot)
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn spot(x: f64, y: f64) -> Spot {
        Spot { x, y, w: 10.0, h: 14.0 }
    }

    fn piece(name: &str, at: &str, x: f64, y: f64) -> Piece {
        Piece { name: name.into(), at: at.into(), spot: spot(x, y), ..Piece::default() }
    }

    #[test]
    fn a_card_played_travels_from_the_hand_and_its_neighbours_close_up() {
        let before = [piece("aard", "hand", 0.0, 90.0), piece("igni", "hand", 20.0, 90.0)];
        let after = [piece("igni", "hand", 0.0, 90.0), piece("aard", "combo", 50.0, 10.0)];
        let travels = plan(&before, &after, &[], &[]);
        let expected = [
            Travel::Shift { piece: 0, from: spot(20.0, 90.0) },
            Travel::Arrive { piece: 1, from: spot(0.0, 90.0) },
        ];
        assert_eq!(travels, expected);
    }

    #[test]
    fn of_two_alike_the_nearest_travels() {
        let before = [piece("ghoul", "hand-0", 0.0, 0.0), piece("ghoul", "hand-1", 100.0, 0.0)];
        let after = [piece("ghoul", "row-0", 90.0, 5.0)];
        let travels = plan(&before, &after, &[], &[]);
        assert_eq!(travels, [Travel::Arrive { piece: 0, from: spot(100.0, 0.0) }]);
    }

    #[test]
    fn what_lies_where_it_lay_stays() {
        let table = [piece("w0", "vizima", 5.0, 5.0), piece("w1", "vizima", 9.0, 5.0)];
        assert_eq!(plan(&table, &table, &[], &[]), []);
        let hidden = [Piece { spot: Spot::default(), ..table[0].clone() }];
        assert_eq!(plan(&table[..1], &hidden, &[], &[]), [], "what is not laid out does not move");
    }

    #[test]
    fn what_was_not_in_sight_comes_from_its_pile_and_what_is_gone_goes_to_its_own() {
        let from_deck = Piece { home: Some("deck".into()), ..piece("yrden", "hand-0", 0.0, 90.0) };
        let to_discard =
            Piece { exit: Some("discard".into()), ..piece("quen", "hand-0", 0.0, 90.0) };
        let piles =
            [("deck".to_owned(), spot(200.0, 0.0)), ("discard".to_owned(), spot(300.0, 0.0))];
        let (gone, come) = ([to_discard], [from_deck]);
        let travels = plan(&gone, &come, &piles, &piles);
        let expected = [
            Travel::Leave { piece: 0, to: spot(300.0, 0.0) },
            Travel::Arrive { piece: 0, from: spot(200.0, 0.0) },
        ];
        assert_eq!(travels, expected);
        assert_eq!(plan(&gone, &come, &[], &[]), [], "no pile, no way");
    }
}
