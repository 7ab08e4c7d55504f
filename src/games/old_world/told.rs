//! What happened, a sentence for each event. Pure but for the stories.

mod chronicler;
mod memory;
#[cfg(test)]
mod one;

use ::old_world::versus::{Bet, Event, Foe};
use ::old_world::world::action_card::Card;
use ::old_world::world::effect::{Effect, To};
use ::old_world::world::location::Location;
use ::old_world::world::poker::Dice;
use ::old_world::world::story::Passage;
use ::old_world::world::tally::Tally;
use tabletop::Seat;

use super::names::{Voice, roman, sentence};
use super::words::Text;
use super::{hunt, rules_text, say, stories};
pub use chronicler::Chronicler;
pub use memory::Memory;

/// OW-POKER-8, OW-SOLO-3: who won the game of dice; whoever gets nothing for his dice has lost it.
pub fn pot_won(voice: Voice<'_>, active: Option<Seat>, winner: Option<Seat>, gold: u8) -> String {
    let says = &voice.words.event;
    let (text, who) = match (winner, gold) {
        (Some(winner), 1..) => (says.poker_won, Some(winner)),
        (Some(loser), 0) => (says.poker_lost_none, Some(loser)),
        (None, 1..) => (says.poker_lost, active),
        (None, 0) => (says.poker_lost_none, active),
    };
    voice.fill(text, &[who.map_or("", |seat| voice.who(seat)), &gold.to_string()])
}

/// Tells some moves of a game, one after another.
pub struct Teller<'a> {
    pub voice: Voice<'a>,
    pub memory: Memory,
}

impl<'a> Teller<'a> {
    /// The sentences of the next event.
    pub fn tell(&mut self, event: &Event) -> Vec<String> {
        self.memory.remember(event);
        let told = hunt::rider_event(self, event);
        let mut told = vec![told.unwrap_or_else(|| self.sentence(event))];
        told.extend(self.outcome(event));
        self.memory.note_level(event);
        told
    }

    /// The monster of the fight, with its forms.
    fn monster(&self) -> &'static str {
        match self.memory.fight {
            Some((_, Foe::Monster(_, monster))) => self.voice.monster_forms(monster),
            Some((_, Foe::Rider(rider))) => hunt::rider_forms(self.voice, rider),
            Some((_, Foe::Witcher(_))) | None => "",
        }
    }

    /// What came of it, in the words of the story and in those of the rules.
    fn outcome(&self, event: &Event) -> Vec<String> {
        let Some((story, side)) = self.memory.tale else { return Vec::new() };
        let passage = Passage::of(story, side);
        match event {
            Event::OptionChosen { .. } => stories::results(passage, self.voice.lang),
            Event::StoryDrawn { .. } if story.is_kept() => {
                let text = rules_text::boons(self.voice, story.boons());
                stories::field(story, "description", self.voice.lang)
                    .into_iter()
                    .chain([text])
                    .collect()
            }
            Event::StoryDrawn { .. } if story.is_of_the_hunt() => hunt::outcome(self, story),
            Event::DieRolled { face, .. } => self.branch(passage, |effect| match effect {
                Effect::Roll(lines) => {
                    lines.iter().position(|line| (line.low..=line.high).contains(face))
                }
                _ => None,
            }),
            Event::ShortFightFought { sum, .. } => self.branch(passage, |effect| match effect {
                Effect::ShortFight(fight) => {
                    fight.bands.iter().rposition(|band| i16::from(band.at_least) <= sum.total)
                }
                _ => None,
            }),
            _ => Vec::new(), // tidy: listens: for what brings a story to its result
        }
    }

    fn branch(&self, passage: Passage, find: impl Fn(&Effect) -> Option<usize>) -> Vec<String> {
        let found = passage.effects().iter().find_map(find);
        let Some(branch) = found.and_then(|at| u8::try_from(at).ok()) else { return Vec::new() };
        // The side itself was told when it was chosen.
        stories::results(passage.branch(branch), self.voice.lang).pop().into_iter().collect()
    }

    fn dice(dice: &Dice) -> String {
        dice.0.map(|face| face.to_string()).join(", ")
    }

    fn bet(&self, seat: Seat, on: Bet) -> String {
        let (voice, says) = (self.voice, &self.voice.words.event);
        let on = match (self.memory.fight, on) {
            (Some((_, Foe::Monster(_, monster))), Bet::Defender) => {
                let monster = voice.monster_forms(monster);
                return voice.fill(says.bet_monster, &[voice.who(seat), monster]);
            }
            (Some((_, Foe::Witcher(other))), Bet::Defender) => voice.who(other),
            (Some((_, Foe::Rider(rider))), Bet::Defender) => hunt::rider_forms(voice, rider),
            (Some((attacker, _)), Bet::Attacker) => voice.who(attacker),
            (None, _) => "",
        };
        voice.fill(says.bet, &[voice.who(seat), on])
    }

    fn rolled(&self, own: bool, dice: Dice) -> String {
        let (voice, says) = (self.voice, &self.voice.words.event);
        let (hand, dice) = (voice.poker_hand(dice), Self::dice(&dice));
        let (text, who) = match (own, self.memory.poker) {
            (true, Some((seat, _))) | (false, Some((_, Some(seat)))) => {
                (says.rolled_own, voice.who(seat))
            }
            (false, Some((_, None))) | (_, None) => (says.rolled_other, ""),
        };
        voice.fill(text, &[who, hand, &dice])
    }

    /// A number of something and why, or a sentence of its own for none of it.
    pub fn amount(&self, [some, none]: [Text; 2], who: &str, why: &Tally) -> String {
        let (count, why_so) = (why.count(), self.voice.why(why));
        match count {
            0 => self.voice.fill(none, &[who, &why_so]),
            count => self.voice.fill(some, &[who, &count.to_string(), &why_so]),
        }
    }

    #[expect(clippy::too_many_lines, reason = "a table: one line an event")]
    fn sentence(&self, event: &Event) -> String {
        let (voice, says) = (self.voice, &self.voice.words.event);
        let who = |seat: &Seat| voice.who(*seat);
        let card = |text, seat: &Seat, card| voice.fill(text, &[who(seat), voice.card(card)]);
        let number =
            |text, seat: &Seat, number: u16| voice.fill(text, &[who(seat), &number.to_string()]);
        match event {
            Event::Hunt(event) => hunt::event(self, event),
            Event::GameBegan { first } => voice.fill(says.game_began, &[who(first)]),
            Event::BoardChosen { seat, school } => {
                voice.fill(says.board_chosen, &[who(seat), voice.school_forms(*school)])
            }
            Event::LairsOpened { places } => {
                voice.fill(says.lairs_opened, &places.map(|at| voice.place_forms(at)))
            }
            Event::MonsterAppeared { monster, at, .. } => sentence(&voice.fill(
                says.monster_appeared,
                &[voice.monster_forms(*monster), voice.place_forms(*at)],
            )),
            Event::TurnBegan { seat, turn } => number(says.turn_began, seat, *turn),
            Event::Moved { seat, to, paid, gold } => self.moved(*seat, *to, paid, *gold),
            Event::Acted { seat, at } => {
                voice.fill(says.acted, &[who(seat), voice.place_forms(*at), &voice.action(*at)])
            }
            Event::GoldChanged { seat, by, now } => {
                let text = if *by < 0 { says.gold_lost } else { says.gold_gained };
                voice.fill(text, &[who(seat), &by.unsigned_abs().to_string(), &now.to_string()])
            }
            Event::PotionsGained { seat, potions } => {
                voice.fill(says.potions_gained, &[who(seat), &voice.potions_object(potions)])
            }
            Event::PotionDiscarded { seat, potion } => {
                voice.fill(says.potion_discarded, &[who(seat), voice.potion(*potion)])
            }
            Event::AttributeChanged { seat, attribute, level } => {
                let fell = *level < self.memory.level(*seat, *attribute);
                let text = if fell { says.attribute_fell } else { says.attribute };
                voice.fill(text, &[who(seat), voice.attribute_forms(*attribute), roman(*level)])
            }
            Event::LevelReached { seat, level } => {
                voice.fill(says.level, &[who(seat), roman(*level)])
            }
            Event::ShieldChanged { seat, from, to, why } => voice.fill(
                says.shield,
                &[who(seat), &from.to_string(), &to.to_string(), &voice.why(why)],
            ),
            Event::CardsDrawn { seat, cards: Some(cards), .. } if !cards.is_empty() => {
                voice.fill(says.drawn_named, &[who(seat), &voice.cards_object(cards)])
            }
            Event::CardsDrawn { seat, count: 0, .. } => {
                voice.fill(says.drawn_none, &[who(seat), ""])
            }
            Event::CardsDrawn { seat, count, .. } => number(says.drawn, seat, (*count).into()),
            Event::DrawReckoned { seat, why } => {
                self.amount([says.draw_reckoned, says.drawn_none], who(seat), why)
            }
            Event::CardDiscarded { seat, card: one } => card(says.discarded, seat, *one),
            Event::CardDestroyed { seat, card: one } => card(says.destroyed, seat, *one),
            Event::CardRegained { seat, card: one } => card(says.regained, seat, *one),
            Event::DeckShuffled { seat } => voice.fill(says.shuffled, &[who(seat)]),
            Event::CardTaken { seat, card: one, to: To::Hand } => card(says.taken_hand, seat, *one),
            Event::CardTaken { seat, card: one, to: To::Discard } => {
                card(says.taken_discard, seat, *one)
            }
            Event::CardBought { seat, card: one, price } => {
                let (card, why) = (voice.card(*one), voice.why(price));
                match price.count() {
                    0 => voice.fill(says.bought_free, &[who(seat), card, &why]),
                    cards => voice.fill(says.bought, &[who(seat), card, &cards.to_string(), &why]),
                }
            }
            Event::MarketRefilled { card } => voice.fill(says.refilled, &[voice.card(*card)]),
            Event::MarketCleared { card } => voice.fill(says.cleared, &[voice.card(*card)]),
            Event::CardPassedOver { card } => voice.fill(says.passed_over, &[voice.card(*card)]),
            Event::TrailGained { seat, terrain } => {
                voice.fill(says.trail, &[who(seat), voice.terrain_forms(*terrain)])
            }
            Event::TrackingBegan { seat, terrain, at } => voice.fill(
                says.tracking,
                &[who(seat), voice.terrain_forms(*terrain), voice.place_forms(*at)],
            ),
            Event::TrackingDone { seat, terrain, at } => voice.fill(
                says.tracked,
                &[who(seat), voice.terrain_forms(*terrain), voice.place_forms(*at)],
            ),
            Event::TrailsCleared { terrain } => {
                voice.fill(says.trails_cleared, &[voice.terrain_forms(*terrain)])
            }
            Event::PokerBegan { seat, against: Some(other) } => {
                voice.fill(says.poker_witcher, &[who(seat), who(other)])
            }
            Event::PokerBegan { seat, against: None } => {
                voice.fill(says.poker_locals, &[who(seat)])
            }
            Event::DiceRolled { own, dice } => self.rolled(*own, *dice),
            Event::PokerWon { seat: winner, gold } => {
                let active = self.memory.poker.map(|(seat, _)| seat);
                pot_won(voice, active, *winner, *gold)
            }
            Event::StoryDrawn { seat, story } => voice.fill(
                says.story_drawn,
                &[who(seat), &voice.story(*story), voice.story_deck(*story)],
            ),
            Event::StoriesShuffled { deck } => {
                sentence(&voice.fill(says.stories_shuffled, &[voice.deck_forms(*deck)]))
            }
            Event::OptionChosen { seat, story, side } => voice
                .fill(says.option_chosen, &[who(seat), &say::option_text(voice, *story, *side)]),
            Event::DieRolled { seat, face } => number(says.die, seat, (*face).into()),
            Event::ShortFightFought { seat, sum, .. } => voice
                .fill(says.short_fight, &[who(seat), &sum.count().to_string(), &voice.why(sum)]),
            Event::QuestTaken { seat, story, at } => {
                let (story, at) = (voice.story(*story), voice.place_forms(*at));
                voice.fill(says.quest_taken, &[who(seat), &story, at])
            }
            Event::QuestDone { seat, story } => {
                voice.fill(says.quest_done, &[who(seat), &voice.story(*story)])
            }
            Event::StoryKept { seat, story } => {
                voice.fill(says.kept, &[who(seat), &voice.story(*story)])
            }
            Event::StorySpent { seat, story } => {
                voice.fill(says.spent, &[who(seat), &voice.story(*story)])
            }
            Event::Meditated { seat, attribute } => {
                voice.fill(says.meditated, &[who(seat), voice.attribute_forms(*attribute)])
            }
            Event::TrophyWon { seat, trophy } => {
                voice.fill(says.trophy, &[who(seat), &voice.source_object(*trophy)])
            }
            Event::ReputationReached { seat, reputation } => {
                number(says.reputation, seat, (*reputation).into())
            }
            Event::FightBegan { seat, foe, at } => {
                let (text, foe) = match foe {
                    Foe::Monster(_, one) => (says.fight_monster, voice.monster_forms(*one)),
                    Foe::Witcher(other) => (says.fight_witcher, who(other)),
                    Foe::Rider(rider) => (says.fight_monster, hunt::rider_forms(voice, *rider)),
                };
                voice.fill(text, &[who(seat), foe, voice.place_forms(*at)])
            }
            Event::BetPlaced { seat, on } => self.bet(*seat, *on),
            Event::BetWon { seat, gold } => number(says.bet_won, seat, (*gold).into()),
            Event::PoolMade { monster, cards } => sentence(
                &voice.fill(says.pool, &[voice.monster_forms(*monster), &cards.to_string()]),
            ),
            Event::LifeDeckMade { seat, cards } => number(says.life_deck, seat, (*cards).into()),
            Event::CombatTurnBegan { seat: Some(seat) } => {
                voice.fill(says.combat_turn, &[who(seat)])
            }
            Event::CombatTurnBegan { seat: None } => says.combat_turn_monster.to_owned(),
            Event::PowerUsed { seat, source } => {
                voice.fill(says.used, &[who(seat), &voice.source_object(*source)])
            }
            Event::CardLaid { seat, card } => {
                voice.fill(says.laid, &[who(seat), &voice.quoted(voice.card(*card))])
            }
            Event::ComboLaid { seat, cards: 0 } => voice.fill(says.combo_none, &[who(seat)]),
            Event::ComboLaid { seat, cards } => number(says.combo_laid, seat, (*cards).into()),
            Event::DamageDealt { to: Some(seat), why } => {
                self.amount([says.damage_witcher, says.damage_witcher_none], who(seat), why)
            }
            Event::DamageDealt { to: None, why } => {
                let texts = [says.damage_monster, says.damage_monster_none];
                sentence(&self.amount(texts, self.monster(), why))
            }
            Event::PoolLost { cards, left } => {
                let (lost, left) = (cards.len().to_string(), left.to_string());
                let text = if left == "0" { says.pool_emptied } else { says.pool_lost };
                // One card can be read at a glance; of several the number says enough.
                let which = match cards.as_slice() {
                    [only] => format!(" ({})", voice.attack(*only)),
                    _ => String::new(),
                };
                let parts = [self.monster(), &lost, &which, &left];
                sentence(&voice.fill(text, &parts))
            }
            Event::AttackChosen { seat: Some(seat), half } => {
                voice.fill(says.attack_chosen, &[who(seat), voice.half(*half)])
            }
            Event::AttackChosen { seat: None, half } => {
                voice.fill(says.attack_chance, &[voice.half(*half)])
            }
            Event::AttackRevealed { card, half } => {
                voice.fill(says.attack_revealed, &[&voice.attack(*card), voice.half(*half)])
            }
            Event::HalfSwitched { half } => voice.fill(says.half_switched, &[voice.half(*half)]),
            Event::Peeked { seat, whose, count, cards, attacks } => {
                let seen = match (cards, attacks) {
                    (Some(cards), _) => Some(voice.cards(cards)),
                    (None, attacks) => attacks.as_ref().map(|attacks| voice.attacks(attacks)),
                };
                self.peeked(*seat, *whose, *count, seen)
            }
            Event::Arranged { seat } => voice.fill(says.arranged, &[who(seat)]),
            Event::KnockedOut { seat } => voice.fill(says.knocked_out, &[who(seat)]),
            Event::MonsterKilled { seat, monster } => {
                voice.fill(says.killed, &[who(seat), voice.monster_forms(*monster)])
            }
            Event::MonsterDriven { seat, monster } => {
                voice.fill(says.driven, &[who(seat), voice.monster_forms(*monster)])
            }
            Event::FightLost { seat } => voice.fill(says.fight_lost, &[who(seat), self.monster()]),
            Event::DuelWon { seat, loser } => voice.fill(says.duel_won, &[who(seat), who(loser)]),
            Event::TavernClosed { at } => voice.fill(says.tavern_closed, &[voice.place_forms(*at)]),
            Event::GameWon { seat } => voice.fill(says.game_won, &[who(seat)]),
        }
    }

    fn peeked(&self, seat: Seat, whose: Option<Seat>, count: u8, seen: Option<String>) -> String {
        let (voice, says) = (self.voice, &self.voice.words.event);
        let (who, count) = (voice.who(seat), count.to_string());
        let looked = match whose {
            Some(own) if own == seat => voice.fill(says.peeked_own, &[who, &count]),
            Some(other) => voice.fill(says.peeked_witcher, &[who, &count, voice.who(other)]),
            None => voice.fill(says.peeked_monster, &[who, &count]),
        };
        match seen {
            Some(seen) => voice.fill(says.namely, &[looked.trim_end_matches('.'), &seen]),
            None => looked,
        }
    }

    fn moved(&self, seat: Seat, to: Location, paid: &[Card], gold: u8) -> String {
        let (voice, says) = (self.voice, &self.voice.words.event);
        let (who, to) = (voice.who(seat), voice.place_forms(to));
        if paid.is_empty() {
            return voice.fill(says.moved, &[who, to]);
        }
        let cards = voice.cards_object(paid);
        let price = match gold {
            0 => cards,
            gold => voice.fill(says.gold_paid, &[&cards, &gold.to_string()]),
        };
        voice.fill(says.moved_paying, &[who, to, &price])
    }
}
