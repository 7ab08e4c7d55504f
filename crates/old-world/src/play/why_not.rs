//! Why a choice is not among the legal ones. Each reason has a key, by which the page says it in
//! the player's language, and the rule it comes from.

use std::fmt::Display;

use tabletop::{IllegalChoice, Seat};

use super::choice::{Choice, Pay};
use super::decision::Decision;
use super::state::OldWorld;
use super::task::Task;
use crate::world::action_card::Card;
use crate::world::effect::Attribute;
use crate::world::location::{Location, LocationAction, Terrain};
use crate::world::monster::Ability;
use crate::world::slug::Slug;
use crate::world::story::Story;
use crate::world::tracks::TOP_LEVEL;

impl OldWorld {
    pub(crate) fn explain(&self, choice: Choice) -> IllegalChoice {
        let Some(Task::Ask(seat, decision)) = self.agenda.peek() else {
            return IllegalChoice::game_over();
        };
        let (seat, decision) = (*seat, *decision);
        if let Some(reason) = self.explain_more(seat, choice) {
            return reason;
        }
        match (decision, choice) {
            (Decision::Phase1, choice) => self.refuse_phase1(seat, choice),
            (Decision::Phase2, choice) => self.refuse_phase2(seat, choice),
            (_, Choice::Move(..)) => refuse("no-moves", "Moves are made in phase I.", "OW-P2-1"),
            (_, Choice::Use(source)) if self.fight.is_some() => {
                self.refuse_power(seat, source, decision)
            }
            (Decision::Combo | Decision::Short, Choice::Add(card, _)) => {
                self.refuse_link(seat, card, decision)
            }
            (Decision::Combo, Choice::Done) => {
                refuse("must-lay", "A hand must be played: one card at least.", "OW-COMBO-1")
            }
            (Decision::School, Choice::Raise(attribute)) => self.refuse_training(seat, attribute),
            (Decision::TradeIn, Choice::Destroy(_)) => {
                refuse("nothing-for-it", "The market has nothing to give for it.", "OW-LOC-TRADE")
            }
            (Decision::TradeFor { cost }, Choice::Take(_)) => refuse(
                "trade-too-dear",
                format_args!("Its printed cost is above {cost}."),
                "OW-LOC-TRADE",
            ),
            (Decision::MarketPick { low, high, .. }, Choice::Take(_)) => refuse(
                "other-cost",
                format_args!("Only a card of printed cost {low} to {high} is to be had."),
                "OW-EXPL-6",
            ),
            (Decision::Track | Decision::Trail, Choice::Track(at) | Choice::Trail(at)) => {
                self.refuse_trail(seat, at)
            }
            (Decision::Discard3, Choice::Done) => {
                refuse("too-many-cards", "At most three cards may be kept.", "OW-DRAW-1")
            }
            (Decision::Option, Choice::Option(_)) => {
                refuse("cannot-pay", "The price of this option cannot be paid.", "OW-EXPL-2")
            }
            (Decision::Buy, Choice::Buy(card)) => self.refuse_purchase(seat, card),
            (Decision::Buy, _) => {
                refuse("must-buy", "One card must be bought that can be paid for.", "OW-DRAW-3")
            }
            (Decision::Bet, Choice::Bet(_)) => {
                refuse("no-gold", "There is no gold to pay with.", "OW-BET-1")
            }
            _ => not_now(choice),
        }
    }

    fn refuse_phase1(&self, seat: Seat, choice: Choice) -> IllegalChoice {
        match choice {
            Choice::Move(to, pay) => self.refuse_move(seat, to, pay),
            Choice::Act | Choice::Poker(_) | Choice::Quest(_) if !self.turn.moved => {
                refuse("move-first", "Nothing can be done here before a move.", "OW-ACT-1")
            }
            Choice::Act => self.refuse_action(seat),
            Choice::Poker(other) => self.refuse_poker(seat, other),
            Choice::Quest(story) => self.refuse_quest(seat, story),
            Choice::Fight(_) | Choice::Duel(_) | Choice::Meditate(_) | Choice::Explore(_) => {
                refuse("phase-two", "This belongs to phase II.", "OW-P2-1")
            }
            _ => not_now(choice), // tidy: listens: for what phase I is asked for
        }
    }

    fn refuse_move(&self, seat: Seat, to: Location, pay: Pay) -> IllegalChoice {
        let own = &self.players[seat];
        let (from, name) = (own.at.slug(), to.slug());
        if to == own.at {
            return refuse("already-here", format_args!("The witcher is in {name}."), "OW-MOVE-2");
        }
        if !own.at.neighbours().contains(&to) {
            let said = format_args!("No road leads from {from} to {name}.");
            return refuse("not-adjacent", said, "OW-MOVE-2");
        }
        if own.hand.is_empty() {
            return refuse("no-cards", "There is no card to pay with.", "OW-MOVE-3");
        }
        match pay {
            Pay::CardAndGold(_) if own.gold == 0 => {
                refuse("no-gold", "There is no gold to pay with.", "OW-MOVE-3")
            }
            Pay::Card(_) | Pay::CardAndGold(_) | Pay::Two(..) | Pay::Free | Pay::Alone(_) => {
                refuse("bad-payment", "This does not pay for the way.", "OW-MOVE-3")
            }
        }
    }

    fn refuse_action(&self, seat: Seat) -> IllegalChoice {
        let own = &self.players[seat];
        if self.turn.acted & 1 << own.at.index() != 0 {
            return refuse(
                "acted",
                "The action of this place has been used in this turn.",
                "OW-ACT-2",
            );
        }
        match own.at.action() {
            LocationAction::Train(attribute) if own.attribute(attribute) < TOP_LEVEL => refuse(
                "above-level",
                "Only an attribute that is not above the witcher's level is trained here.",
                "OW-LOC-TRAIN",
            ),
            LocationAction::School | LocationAction::Poker => {
                refuse("no-gold", "There is not enough gold.", "OW-LOC-LIMIT")
            }
            LocationAction::Trade => {
                refuse("nothing-for-it", "The market has nothing to give.", "OW-LOC-TRADE")
            }
            LocationAction::Train(_)
            | LocationAction::Potion
            | LocationAction::CleanUp
            | LocationAction::Track => {
                refuse("no-action", "The action of this place would do nothing.", "OW-LOC-LIMIT")
            }
        }
    }

    fn refuse_poker(&self, seat: Seat, other: Seat) -> IllegalChoice {
        let Some(rival) = self.players.get(other) else { return not_now(Choice::Poker(other)) };
        if rival.at != self.players[seat].at {
            refuse("elsewhere", "This witcher is somewhere else.", "OW-POKER-1")
        } else if self.turn.gambled & 1 << other.0 != 0 {
            refuse("gambled", "They have played dice in this turn.", "OW-ACT-3")
        } else {
            refuse("no-stake", "Both need a coin to play for.", "OW-POKER-1")
        }
    }

    fn refuse_quest(&self, seat: Seat, story: Story) -> IllegalChoice {
        let own = &self.players[seat];
        match own.quests.iter().find(|quest| quest.story == story) {
            None => not_now(Choice::Quest(story)),
            Some(quest) if quest.at != own.at => {
                refuse("quest-elsewhere", "The quest leads somewhere else.", "OW-QUEST-3")
            }
            Some(quest) if quest.fresh => {
                refuse("quest-fresh", "A move must come before this quest.", "OW-QUEST-3")
            }
            Some(_) => {
                refuse("cannot-pay", "The price of this quest cannot be paid.", "OW-QUEST-3")
            }
        }
    }

    fn refuse_phase2(&self, seat: Seat, choice: Choice) -> IllegalChoice {
        let own = &self.players[seat];
        match choice {
            Choice::Fight(monster) => {
                let here = |terrain: &Terrain| {
                    let lair = self.lair(*terrain);
                    lair.monster == Some(monster) && lair.at == Some(own.at)
                };
                let costs = |potions| own.potions.len() < usize::from(potions);
                if !Terrain::ALL.iter().any(here) {
                    refuse("no-monster", "This monster is somewhere else.", "OW-P2-2")
                } else if matches!(monster.ability(), Ability::InitiationCost(n) if costs(n)) {
                    refuse("no-potion", "This fight costs a potion.", "OW-P2-2")
                } else if !self.may_hunt(seat) {
                    refuse(
                        "meditate-first",
                        "The last monster waits for a meditation.",
                        "OW-SOLO-6",
                    )
                } else {
                    refuse("no-fight", "This monster cannot be fought now.", "OW-P2-2")
                }
            }
            Choice::Duel(other) => self.refuse_duel(seat, other),
            Choice::Meditate(attribute) => {
                if own.attribute(attribute) < TOP_LEVEL {
                    refuse("not-mastered", "Only on an attribute of level V.", "OW-MED-1")
                } else if own.masteries[attribute.index()] {
                    refuse("own-trophy", "This trophy has been won already.", "OW-MED-1")
                } else {
                    refuse("no-meditation", "There is no such trophy left.", "OW-MED-1")
                }
            }
            Choice::Explore(_) => {
                refuse("no-stories", "There is no card of that deck left.", "OW-EXPL-5")
            }
            Choice::Move(..) => refuse("no-moves", "Moves are made in phase I.", "OW-P2-1"),
            _ => not_now(choice), // tidy: listens: for what phase II is asked for
        }
    }

    fn refuse_duel(&self, seat: Seat, other: Seat) -> IllegalChoice {
        let at = self.players[seat].at;
        if self.players.get(other).is_none_or(|rival| rival.at != at) {
            refuse("elsewhere", "This witcher is somewhere else.", "OW-P2-3")
        } else if at.is_school() {
            refuse("at-school", "No witchers fight at a school.", "OW-P2-3")
        } else if self.closed_tavern == Some(at) {
            refuse("closed-tavern", "The tavern is closed: nobody fights here.", "OW-P2-3")
        } else {
            refuse("gambled", "They have played dice in this turn.", "OW-P2-3")
        }
    }

    fn refuse_training(&self, seat: Seat, attribute: Attribute) -> IllegalChoice {
        let own = &self.players[seat];
        if own.attribute(attribute) >= TOP_LEVEL {
            return refuse("mastered", "This attribute is at level V.", "OW-LOC-SCHOOL");
        }
        let at_home = own.school.is_some_and(|school| school.home() == own.at);
        if attribute == Attribute::Special && !at_home {
            return refuse(
                "own-school",
                "The ability is trained at the own school.",
                "OW-LOC-SCHOOL",
            );
        }
        refuse("no-gold", "There is not enough gold.", "OW-LOC-SCHOOL")
    }

    fn refuse_trail(&self, seat: Seat, terrain: Terrain) -> IllegalChoice {
        let at = terrain.index();
        if self.players[seat].trails[at].is_some() {
            refuse("has-trail", "Its trail is known already.", "OW-TRACK-2")
        } else if self.lair(terrain).monster.is_none() {
            refuse("no-lair", "No monster lives there.", "OW-TRACK-1")
        } else {
            refuse("no-tokens", "There is no token of this terrain left.", "OW-TRACK-3")
        }
    }

    fn refuse_purchase(&self, seat: Seat, card: Card) -> IllegalChoice {
        let hand = self.players[seat].hand.len();
        let price = self.slot_of(card).and_then(|slot| self.price(slot, false));
        match price {
            Some(price) if usize::from(price.count()) > hand => {
                let said = format_args!("It costs {} cards; there are {hand}.", price.count());
                refuse("too-dear", said, "OW-MARKET-2")
            }
            Some(_) => refuse("hand-full", "There is no room in the hand.", "OW-ZONE-1"),
            None => not_now(Choice::Buy(card)),
        }
    }
}

pub(super) fn refuse(
    key: &'static str,
    sentence: impl Display,
    rule: &'static str,
) -> IllegalChoice {
    IllegalChoice::new(key, sentence).citing(rule)
}

pub(super) fn not_now(choice: Choice) -> IllegalChoice {
    IllegalChoice::new("not-now", format_args!("“{choice}” is not possible now."))
}
