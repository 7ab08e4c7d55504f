//! What pointing at a place means: pick a card up, then point at where it goes.

use ::gwent::{Ability, Choice, Named, Place, Row, Special};

use super::{At, Model, US};

/// What follows from pointing at a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// This is picked up, or nothing any more.
    Pick(Option<At>),
    /// The choice is made.
    Choose(String),
    /// Passing is asked about first.
    AskPass,
    /// A pile is opened.
    Open(At),
    /// It was tried and is not possible.
    Refuse(Refused),
    /// Nothing but being looked at.
    Look,
}

/// What was tried in vain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    /// The choice it would have been.
    Choice(Choice),
    /// A card laid on the side where it does not go; no choice can even say that.
    OtherSide(Named),
}

/// Points at a place while something may be picked up.
pub fn click(model: &Model, picked: Option<At>, at: At) -> Step {
    match at {
        At::Hand(_) | At::Pick(_) | At::Leader(_) => model.point_at_card(picked, at),
        At::Row(..) | At::Ridge => {
            model.target(picked, at).map_or_else(|| model.refuse(picked, at), Step::Choose)
        }
        At::Unit(side, arrival) => {
            let row = model.unit(side, arrival).map(|(row, _)| At::Row(side, row.row));
            let target = model.target(picked, at);
            let target = target.or_else(|| model.target(picked, row?));
            target.map_or_else(|| model.refuse(picked, at), Step::Choose)
        }
        At::Act(index) => match model.acts.get(index) {
            Some(Choice::Pass) => Step::AskPass,
            Some(choice) => Step::Choose(choice.to_string()),
            None => Step::Look,
        },
        At::Deck(side) if model.sides[side].deck_cards.is_none() => Step::Look,
        At::Known(side) if model.sides[side].known.is_empty() => Step::Look,
        At::Deck(_) | At::Discard(_) | At::Known(_) => Step::Open(at),
        At::Weather(_) => {
            model.target(picked, At::Ridge).map_or_else(|| model.refuse(picked, at), Step::Choose)
        }
    }
}

impl Model {
    /// First it is picked up; pointed at again it is played, if there is only one way.
    fn point_at_card(&self, picked: Option<At>, at: At) -> Step {
        let ways = self.ways(at);
        let Some((_, first)) = ways.first() else { return self.refuse(None, at) };
        if picked != Some(at) {
            return Step::Pick(Some(at));
        }
        if ways.iter().all(|(_, text)| text == first) {
            Step::Choose(first.clone())
        } else {
            Step::Pick(None)
        }
    }

    /// What was tried by pointing here; nothing, if nothing can be tried now.
    fn refuse(&self, picked: Option<At>, at: At) -> Step {
        let refused = if self.acts.contains(&Choice::Pass) { self.tried(picked, at) } else { None };
        refused.map_or(Step::Look, Step::Refuse)
    }

    fn tried(&self, picked: Option<At>, at: At) -> Option<Refused> {
        let card = match (picked, at) {
            (None, At::Leader(US)) => return Some(Refused::Choice(Choice::Leader)),
            (Some(At::Hand(index)), _) | (None, At::Hand(index)) => self.hand.get(index)?.card,
            _ => return None,
        };
        let row = |side: usize, row: Row| {
            let is_spy = card.kind.abilities().contains(&Ability::Spy);
            let lies_in_row = card.kind.is_unit()
                || matches!(card.kind.special(), Some(Special::Horn | Special::Mardroeme));
            if lies_in_row && (side == US) == is_spy {
                return Refused::OtherSide(card);
            }
            Refused::Choice(Choice::Play { card, place: Place::Row(row) })
        };
        Some(match at {
            At::Row(side, at) => row(side, at),
            At::Unit(side, arrival) => {
                let (in_row, unit) = self.unit(side, arrival)?;
                if card.kind.special() != Some(Special::Decoy) {
                    return Some(row(side, in_row.row));
                }
                let unit = Named { kind: unit.kind, enemy: unit.enemy };
                // A Decoy does not reach the other side, whoever stands there.
                let place =
                    if side == US { Place::On { unit, row: in_row.row } } else { Place::Table };
                Refused::Choice(Choice::Play { card, place })
            }
            // A Horn in hand that goes nowhere finds every slot taken.
            At::Hand(_) if card.kind.special() == Some(Special::Horn) => row(US, Row::Close),
            At::Hand(_) | At::Ridge | At::Weather(_) => {
                Refused::Choice(Choice::Play { card, place: Place::Table })
            }
            _ => return None,
        })
    }

    /// Where what lies here can go, with the choice that makes it go there.
    fn ways(&self, at: At) -> Vec<(At, String)> {
        match at {
            At::Hand(index) => {
                self.hand.get(index).map(|held| held.plays.clone()).unwrap_or_default()
            }
            At::Pick(index) => {
                self.picks.get(index).map(|(_, text)| (at, text.clone())).into_iter().collect()
            }
            At::Leader(US) => self.leader.clone().map(|text| (at, text)).into_iter().collect(),
            _ => Vec::new(),
        }
    }

    /// The choice made by pointing here with that picked up.
    fn target(&self, picked: Option<At>, at: At) -> Option<String> {
        if let At::Row(US, row) = at
            && let Some((_, text)) = self.places.iter().find(|(place, _)| *place == row)
        {
            return Some(text.clone());
        }
        let ways = self.ways(picked?);
        ways.into_iter().find(|(place, _)| *place == at).map(|(_, text)| text)
    }

    /// The places that glow.
    pub fn targets(&self, picked: Option<At>) -> Vec<At> {
        let asked = self.places.iter().map(|(row, _)| At::Row(US, *row));
        let ways = picked.map(|picked| self.ways(picked)).unwrap_or_default();
        let own = |at: &At| !matches!(at, At::Pick(_) | At::Leader(_));
        asked.chain(ways.into_iter().map(|(at, _)| at).filter(own)).collect()
    }

    /// Does this choice begin with what lies here?
    pub fn begins(&self, at: At, choice: &str) -> bool {
        self.ways(at).iter().any(|(_, text)| text == choice)
    }

    /// Can something be done with what lies here?
    pub fn is_legal(&self, at: At) -> bool {
        match at {
            At::Hand(index) => self.hand.get(index).is_some_and(|held| !held.plays.is_empty()),
            At::Pick(index) => index < self.picks.len(),
            At::Leader(US) => self.leader.is_some(),
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{THEM, model};
    use super::*;
    use crate::scene::Sight;
    use ::gwent::{Gwent, Kind, Preset, Setup};
    use tabletop::{Game, Log, Seed, Status, Viewer};

    /// A game after the exchange, as the player who is to move sees it.
    fn dealt(seed: u64) -> (Gwent, Model) {
        let deck = Preset::from_slug("northern-realms-starter").unwrap();
        let setup = Setup::between(deck, deck);
        let mut game = Gwent::start(&setup, Seed::new(seed), &mut Log::muted()).unwrap();
        for _ in 0..2 {
            game.apply(&Choice::Keep, &mut Log::muted()).unwrap();
        }
        let Status::Awaiting { seat, .. } = game.status() else { panic!("a running game") };
        let drawn = model(&Sight::of(&game, Viewer::Seat(seat), true), seat);
        (game, drawn)
    }

    fn held(drawn: &Model, slug: &str) -> Option<At> {
        let kind = Kind::from_slug(slug)?;
        drawn.hand.iter().position(|held| held.card.kind == kind).map(At::Hand)
    }

    #[test]
    fn a_card_is_picked_up_and_then_played_where_it_glows() {
        let (_, drawn) = dealt(1);
        let index = drawn.hand.iter().position(|held| held.plays.len() == 1).unwrap();
        let (at, (place, text)) = (At::Hand(index), drawn.hand[index].plays[0].clone());
        assert_eq!(click(&drawn, None, at), Step::Pick(Some(at)));
        assert_eq!(drawn.targets(Some(at)), [place]);
        assert_eq!(click(&drawn, Some(at), place), Step::Choose(text.clone()));
        assert_eq!(click(&drawn, Some(at), at), Step::Choose(text));
        assert_eq!(click(&drawn, None, place), Step::Look);
    }

    /// Whatever is pointed at with any card in hand: it is a legal choice, or the rules say why not.
    #[test]
    fn what_is_refused_is_never_legal() {
        for seed in 1..40 {
            let (game, drawn) = dealt(seed);
            let legal = game.legal();
            let rows =
                [THEM, US].into_iter().flat_map(|side| Row::ALL.map(|row| At::Row(side, row)));
            for at in rows.chain([At::Ridge, At::Leader(US)]) {
                for held in 0..drawn.hand.len() {
                    match click(&drawn, Some(At::Hand(held)), at) {
                        Step::Choose(text) => assert!(legal.contains(&text.parse().unwrap())),
                        Step::Refuse(Refused::Choice(choice)) => {
                            assert!(!legal.contains(&choice), "{choice}");
                        }
                        Step::Refuse(Refused::OtherSide(_)) => assert!(matches!(at, At::Row(..))),
                        step => assert!(matches!(at, At::Leader(_)), "{step:?}"),
                    }
                }
            }
        }
    }

    #[test]
    fn a_spy_glows_on_the_other_side_and_a_horn_in_three_rows() {
        let found = (1..200).map(dealt).find_map(|(_, drawn)| {
            Some((held(&drawn, "thaler")?, held(&drawn, "commanders-horn")?, drawn))
        });
        let (thaler, horn, drawn) = found.unwrap();
        assert_eq!(drawn.targets(Some(thaler)), [At::Row(THEM, Row::Siege)]);
        assert_eq!(drawn.targets(Some(horn)).len(), 3);
        assert_eq!(click(&drawn, Some(horn), horn), Step::Pick(None));
    }

    #[test]
    fn passing_is_asked_about_and_face_down_decks_stay_shut() {
        let (_, drawn) = dealt(1);
        let pass = drawn.acts.iter().position(|act| *act == Choice::Pass).unwrap();
        assert_eq!(click(&drawn, None, At::Act(pass)), Step::AskPass);
        assert_eq!(click(&drawn, None, At::Deck(THEM)), Step::Look);
        assert_eq!(click(&drawn, None, At::Deck(US)), Step::Open(At::Deck(US)));
        assert_eq!(click(&drawn, None, At::Discard(THEM)), Step::Open(At::Discard(THEM)));
    }
}
