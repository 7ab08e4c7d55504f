//! What pointing at a thing means: marks are kept until they make an answer.

use ::old_world::versus::{Choice, Decision, Pay};

use super::super::hunt;
use super::gesture::Gesture;
use super::{At, Model, Way, tricks};

/// What follows from pointing at a thing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// Nothing but being looked at.
    Look,
    /// These are marked now.
    Mark(Vec<At>),
    /// The answer is given.
    Choose(Choice),
    /// These answers are given one after another, as long as the same is asked.
    ChooseAll(Vec<Choice>),
    /// It was tried and is not possible.
    Refuse(Choice),
    /// A pile or a board is laid open.
    Open(At),
}

/// How many answers of a kind are marked before they are given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Many {
    /// One.
    One,
    /// So many; then they are given at once.
    Exactly(usize),
    /// So many, and then a button.
    Asked(usize),
    /// Up to so many, and then a button, which also says that it is enough.
    UpTo(usize),
}

/// How many answers a question takes at a time.
pub const fn many(decision: Decision) -> Many {
    match decision {
        Decision::Pay { left, .. }
        | Decision::PeekTake { left, .. }
        | Decision::PeekDiscard { left, .. } => Many::Exactly(left as usize),
        Decision::Exhaust { left } | Decision::Destroy { left, optional: false, .. } => {
            Many::Asked(left as usize)
        }
        Decision::CleanUp { left } | Decision::Destroy { left, optional: true, .. } => {
            Many::UpTo(left as usize)
        }
        Decision::Discard3 => Many::UpTo(usize::MAX),
        Decision::Board
        | Decision::Slot2
        | Decision::Bonus
        | Decision::Phase1
        | Decision::School
        | Decision::TradeIn
        | Decision::TradeFor { .. }
        | Decision::Track
        | Decision::Reroll1
        | Decision::Reroll2
        | Decision::PotionLimit
        | Decision::Trail
        | Decision::Weakest { .. }
        | Decision::Phase2
        | Decision::Option
        | Decision::QuestStack { .. }
        | Decision::Bet
        | Decision::Step1
        | Decision::Combo
        | Decision::Extra
        | Decision::OnCombo
        | Decision::OnFoeLoss
        | Decision::OnOwnLoss
        | Decision::DamageHand { .. }
        | Decision::Burn
        | Decision::Attack
        | Decision::MarketPick { .. }
        | Decision::Buy
        | Decision::InitiationCost { .. }
        | Decision::PreFight
        | Decision::PreFightDiscard { .. }
        | Decision::BeforeFoe
        | Decision::Alternative { .. }
        | Decision::Foglet
        | Decision::Half
        | Decision::AnyAttribute { .. }
        | Decision::DiscardPotion { .. }
        | Decision::Short
        | Decision::DiscardHand { .. }
        | Decision::SearchDeck
        | Decision::TakeDiscard
        | Decision::ReturnDiscard
        | Decision::PeekOrder { .. }
        | Decision::Hunt(_) => Many::One,
    }
}

/// Points at a thing while others may be marked.
pub fn click(model: &Model, marks: &[At], at: At) -> Step {
    if let At::Act(index) = at {
        return model.press(marks, index);
    }
    let Some((_, decision)) = model.asked.filter(|_| !model.legal.is_empty()) else {
        return model.open(at);
    };
    if let At::Slip(index) = at
        && model.slips().contains(&index)
    {
        return Step::Choose(model.legal[index]);
    }
    match many(decision) {
        Many::One if decision == Decision::Buy => model.buy(marks, at),
        Many::One if marks.contains(&at) => model.point_again(marks, at),
        Many::One => model.mark_one(marks, at),
        Many::Exactly(count) => model.mark_many(marks, at, count, true),
        Many::Asked(count) | Many::UpTo(count) => model.mark_many(marks, at, count, false),
    }
}

impl Model {
    /// The choices these marks could still become, each with its gesture.
    fn open_to<'a>(&'a self, marks: &'a [At]) -> impl Iterator<Item = (Choice, &'a Gesture)> + 'a {
        let legal = self.legal.iter().copied().zip(&self.gestures);
        legal.filter(|(_, gesture)| gesture.takes(marks))
    }

    /// The choice these marks make.
    pub fn made_by(&self, marks: &[At]) -> Option<Choice> {
        if marks.is_empty() {
            return None;
        }
        self.open_to(marks).find(|(_, gesture)| gesture.is_made_by(marks)).map(|(choice, _)| choice)
    }

    /// A further mark, among those that can stay beside it.
    fn mark_one(&self, marks: &[At], at: At) -> Step {
        let Some(marks) = self.join(marks, at) else { return self.step_aside(marks, at) };
        let marks = self.complete(marks);
        let asks_twice = |choice| self.gesture_of(choice).is_some_and(|gesture| gesture.confirm);
        match self.made_by(&marks) {
            Some(choice) if !asks_twice(choice) => Step::Choose(choice),
            _ => Step::Mark(marks),
        }
    }

    /// The marks with one more: all of them, or those that go with it, or it alone.
    fn join(&self, marks: &[At], at: At) -> Option<Vec<At>> {
        let without = |drop: fn(&At) -> bool| -> Vec<At> {
            marks.iter().copied().filter(|mark| !drop(mark)).collect()
        };
        let is_way: fn(&At) -> bool = |at| matches!(at, At::Way(_));
        let is_card: fn(&At) -> bool = |at| matches!(at, At::Hand(_) | At::Way(_));
        let only_card: fn(&At) -> bool = |at| matches!(at, At::Hand(_));
        let is_place: fn(&At) -> bool = |at| matches!(at, At::Place(_) | At::Way(_));
        // Of two cards that pay, the one marked first gives way to a third.
        let mut newer = marks.to_vec();
        if let Some(oldest) = newer.iter().position(only_card) {
            newer.remove(oldest);
        }
        // A card beside a marked way changes places with its like before the way changes.
        let tries = match at {
            At::Hand(_) => {
                vec![marks.to_vec(), newer, without(only_card), without(is_way), without(is_card)]
            }
            At::Way(_) => vec![without(is_way), without(is_card)],
            _ => vec![marks.to_vec(), without(is_way), without(is_place)],
        };
        let tries = tries.into_iter().chain([Vec::new()]);
        tries
            .map(|mut kept| {
                kept.push(at);
                kept
            })
            .find(|kept| self.open_to(kept).next().is_some())
    }

    /// OW-MOVE-3: with a place marked, the cheapest way is set, and the cards if there is no choice.
    fn complete(&self, mut marks: Vec<At>) -> Vec<At> {
        if !marks.iter().any(|at| matches!(at, At::Place(_))) {
            return marks;
        }
        if !marks.iter().any(|at| matches!(at, At::Way(_))) {
            let ways = self.open_to(&marks).filter_map(|(choice, _)| way_of(choice));
            let cheapest = ways.min();
            marks.extend(cheapest.map(At::Way));
        }
        let only = {
            let mut open = self.open_to(&marks);
            open.next().filter(|_| open.next().is_none()).map(|(_, gesture)| gesture.spots.clone())
        };
        for spot in only.unwrap_or_default() {
            if !spot.iter().any(|at| marks.contains(at)) {
                marks.extend(spot.first());
            }
        }
        marks
    }

    /// Pointed at again: what is complete is done, what is not is put down.
    fn point_again(&self, marks: &[At], at: At) -> Step {
        match (self.made_by(marks), at) {
            (Some(choice), At::Place(_) | At::Witcher(_)) => Step::Choose(choice),
            (_, At::Place(_)) => Step::Mark(Vec::new()),
            (_, At::Way(_)) => Step::Look,
            _ => Step::Mark(marks.iter().copied().filter(|mark| *mark != at).collect()),
        }
    }

    /// OW-DRAW-3: a card of the stall, and as many of the hand as it costs.
    fn buy(&self, marks: &[At], at: At) -> Step {
        let chosen = marks.iter().copied().find(|mark| matches!(mark, At::Stall(_)));
        let bought = |stall: At| self.made_by(&[stall]);
        let price =
            |choice| self.gesture_of(choice).map_or(0, |gesture| usize::from(gesture.price));
        match at {
            At::Stall(_) if chosen == Some(at) => match bought(at) {
                Some(choice) if price(choice) == 0 => Step::Choose(choice),
                _ => Step::Mark(marks.iter().copied().filter(|mark| *mark != at).collect()),
            },
            At::Hand(_) if marks.contains(&at) => {
                Step::Mark(marks.iter().copied().filter(|mark| *mark != at).collect())
            }
            At::Stall(_) | At::Hand(_) => {
                let stall = if matches!(at, At::Stall(_)) { Some(at) } else { chosen };
                let Some(choice) = stall.and_then(bought) else {
                    return if stall.is_some() { self.refuse(at) } else { Step::Look };
                };
                let cards = marks.iter().chain([&at]).copied();
                let mut cards: Vec<At> = cards.filter(|at| matches!(at, At::Hand(_))).collect();
                let price = price(choice);
                if cards.len() > price {
                    cards.drain(..cards.len() - price);
                }
                if price > 0 && cards.len() == price {
                    return Step::ChooseAll(self.purchase(choice, &cards));
                }
                Step::Mark(stall.into_iter().chain(cards).collect())
            }
            _ => self.open(at),
        }
    }

    fn purchase(&self, choice: Choice, cards: &[At]) -> Vec<Choice> {
        let hand = self.own().hand.as_deref().unwrap_or_default();
        let paid = cards.iter().filter_map(|at| match at {
            At::Hand(index) => hand.get(*index).copied().map(Choice::Discard),
            _ => None,
        });
        std::iter::once(choice).chain(paid).collect()
    }

    /// Several answers of a kind, each a mark of its own.
    fn mark_many(&self, marks: &[At], at: At, count: usize, at_once: bool) -> Step {
        if marks.contains(&at) {
            return Step::Mark(marks.iter().copied().filter(|mark| *mark != at).collect());
        }
        let Some(choice) = self.made_by(&[at]) else { return self.refuse(at) };
        if at_once && count <= 1 {
            return Step::Choose(choice);
        }
        let mut marks = marks.to_vec();
        marks.push(at);
        if marks.len() > count {
            marks.remove(0);
        }
        if at_once && marks.len() == count {
            return Step::ChooseAll(self.each(&marks));
        }
        Step::Mark(marks)
    }

    /// The answer each mark is.
    pub fn each(&self, marks: &[At]) -> Vec<Choice> {
        marks.iter().filter_map(|mark| self.made_by(&[*mark])).collect()
    }

    /// A piece that answers nothing by itself stands for the place it is at.
    fn step_aside(&self, marks: &[At], at: At) -> Step {
        let place = match at {
            At::Badge(place) => Some(place),
            At::Monster(terrain) => self.view.lairs[terrain.index()].at,
            At::Witcher(seat) => self.view.players.get(seat).map(|witcher| witcher.at),
            At::Quest(index) => self.own().quests.get(index).map(|quest| quest.at),
            At::Hound(place) => Some(place),
            At::Rider => hunt::rider_at(&self.view),
            _ => None,
        };
        let place = place.map(At::Place);
        match place {
            Some(place) if marks.contains(&place) => self.point_again(marks, place),
            Some(place) if self.join(marks, place).is_some() => self.mark_one(marks, place),
            _ => self.refuse(at),
        }
    }

    /// What was tried by pointing here, if the rules can say why it is not possible.
    fn refuse(&self, at: At) -> Step {
        let Some((_, decision)) = self.asked else { return self.open(at) };
        let card = |index: usize| self.own().hand.as_ref()?.get(index).copied();
        let tried = match (decision, at) {
            (Decision::Phase1, At::Place(place)) if place != self.own().at => {
                Some(Choice::Move(place, Pay::Free))
            }
            (Decision::Phase1, At::Badge(place)) if place == self.own().at => Some(Choice::Act),
            (Decision::Phase2, At::Witcher(seat)) if seat != self.us => Some(Choice::Duel(seat)),
            (Decision::Phase2, At::Monster(terrain) | At::Contract(terrain)) => {
                self.view.lairs[terrain.index()].monster.map(Choice::Fight)
            }
            (Decision::Phase2, At::Attribute(attribute)) => Some(Choice::Meditate(attribute)),
            (Decision::Combo | Decision::Short, At::Hand(index)) => {
                card(index).map(|card| Choice::Add(card, 0))
            }
            (_, At::Trick(index)) => tricks(self.own()).get(index).copied().map(Choice::Use),
            (Decision::Option, At::Side(side)) => Some(Choice::Option(side)),
            (Decision::Buy, At::Stall(slot)) => self.view.market[slot.min(5)].map(Choice::Buy),
            _ => None,
        };
        tried.map_or_else(|| self.open(at), Step::Refuse)
    }

    /// What opens when nothing is asked of the thing.
    fn open(&self, at: At) -> Step {
        match at {
            At::Deck(seat) if self.view.players[seat].deck.is_none() => Step::Look,
            At::Deck(_) | At::Discard(_) | At::Common | At::Removed => Step::Open(at),
            At::Board(seat) if seat != self.us => Step::Open(at),
            At::Witcher(seat) if seat != self.us => Step::Open(At::Board(seat)),
            At::Contract(_) => Step::Open(at),
            _ => Step::Look,
        }
    }
}

const fn way_of(choice: Choice) -> Option<Way> {
    match choice {
        Choice::Move(_, pay) => Some(Way::of(pay)),
        _ => None,
    }
}
