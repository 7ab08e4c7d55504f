//! What happened, a sentence for each event. Pure but for the stories.

use ::old_world::versus::{Bet, Event, Foe};
use ::old_world::world::action_card::Card;
use ::old_world::world::effect::{Effect, To};
use ::old_world::world::location::Location;
use ::old_world::world::poker::Dice;
use ::old_world::world::story::{Passage, Side, Story};
use tabletop::{Seat, Table, Viewer};

use super::names::Voice;
use super::{rules_text, say, stories};
use crate::games::Tell;
use crate::i18n::Lang;

/// Tells a game from its beginning.
pub struct Chronicler {
    names: Vec<String>,
    lang: Lang,
    memory: Memory,
}

/// Which story is being told, and who fights whom.
#[derive(Clone, Copy, Default)]
struct Memory {
    tale: Option<(Story, Side)>,
    fight: Option<(Seat, Foe)>,
}

impl Chronicler {
    /// Nothing told yet.
    pub fn new(names: Vec<String>, lang: Lang) -> Self {
        Self { names, lang, memory: Memory::default() }
    }
}

impl Tell for Chronicler {
    fn tell(
        &mut self,
        table: &dyn Table,
        from: usize,
        viewer: Viewer,
        say: &mut dyn FnMut(usize, String),
    ) {
        let voice = Voice::new(self.lang, &self.names);
        let Memory { tale, fight } = self.memory;
        let mut teller = Teller { voice, tale, fight };
        for step in super::session(table).line_from(from) {
            for event in step.entries.iter().filter_map(|entry| entry.seen_by(viewer)) {
                for sentence in teller.tell(event) {
                    say(step.ply, sentence);
                }
            }
        }
        self.memory = Memory { tale: teller.tale, fight: teller.fight };
    }
}

/// Tells some moves of a game, one after another.
struct Teller<'a> {
    voice: Voice<'a>,
    tale: Option<(Story, Side)>,
    fight: Option<(Seat, Foe)>,
}

impl<'a> Teller<'a> {
    /// The sentences of the next event.
    fn tell(&mut self, event: &Event) -> Vec<String> {
        self.remember(event);
        let mut told = vec![self.sentence(event)];
        told.extend(self.outcome(event));
        told
    }

    fn remember(&mut self, event: &Event) {
        (self.tale, self.fight) = match event {
            Event::TurnBegan { .. } => (None, None),
            Event::StoryDrawn { story, .. } => (Some((*story, Side::A)), self.fight),
            Event::OptionChosen { story, side, .. } => (Some((*story, *side)), self.fight),
            Event::FightBegan { seat, foe, .. } => (None, Some((*seat, *foe))),
            _ => (self.tale, self.fight),
        };
    }

    /// What came of it, in the words of the story and in those of the rules.
    fn outcome(&self, event: &Event) -> Vec<String> {
        let Some((story, side)) = self.tale else { return Vec::new() };
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

    fn bettor(&self, on: Bet) -> &'a str {
        match (self.fight, on) {
            (Some((seat, _)), Bet::Attacker) => self.voice.who(seat),
            (Some((_, foe)), Bet::Defender) => self.voice.foe(foe),
            (None, _) => "",
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
            Event::GameBegan { first } => voice.fill(says.game_began, &[who(first)]),
            Event::BoardChosen { seat, school } => {
                voice.fill(says.board_chosen, &[who(seat), voice.school(*school)])
            }
            Event::LairsOpened { places } => {
                voice.fill(says.lairs_opened, &places.map(|at| voice.place(at)))
            }
            Event::MonsterAppeared { terrain, monster, at } => voice.fill(
                says.monster_appeared,
                &[voice.monster(*monster), voice.place(*at), voice.terrain(*terrain)],
            ),
            Event::TurnBegan { seat, turn } => number(says.turn_began, seat, *turn),
            Event::Moved { seat, to, paid, gold } => self.moved(*seat, *to, paid, *gold),
            Event::Acted { seat, at } => {
                voice.fill(says.acted, &[who(seat), voice.place(*at), &voice.action(*at)])
            }
            Event::GoldChanged { seat, by, now } => {
                let text = if *by < 0 { says.gold_lost } else { says.gold_gained };
                voice.fill(text, &[who(seat), &by.unsigned_abs().to_string(), &now.to_string()])
            }
            Event::PotionsGained { seat, potions } => {
                let names = potions.iter().map(|one| voice.potion(*one)).collect::<Vec<_>>();
                voice.fill(says.potions_gained, &[who(seat), &names.join(", ")])
            }
            Event::PotionDiscarded { seat, potion } => {
                voice.fill(says.potion_discarded, &[who(seat), voice.potion(*potion)])
            }
            Event::AttributeChanged { seat, attribute, level } => voice.fill(
                says.attribute,
                &[who(seat), voice.attribute(*attribute), &level.to_string()],
            ),
            Event::LevelReached { seat, level } => number(says.level, seat, (*level).into()),
            Event::ShieldChanged { seat, from, to, why } => voice.fill(
                says.shield,
                &[who(seat), &from.to_string(), &to.to_string(), &voice.why(why)],
            ),
            Event::CardsDrawn { seat, cards: Some(cards), .. } if !cards.is_empty() => {
                voice.fill(says.drawn_named, &[who(seat), &voice.cards(cards)])
            }
            Event::CardsDrawn { seat, count, .. } => number(says.drawn, seat, (*count).into()),
            Event::DrawReckoned { seat, why } => voice
                .fill(says.draw_reckoned, &[who(seat), &why.count().to_string(), &voice.why(why)]),
            Event::CardDiscarded { seat, card: one } => card(says.discarded, seat, *one),
            Event::CardDestroyed { seat, card: one } => card(says.destroyed, seat, *one),
            Event::CardRegained { seat, card: one } => card(says.regained, seat, *one),
            Event::DeckShuffled { seat } => voice.fill(says.shuffled, &[who(seat)]),
            Event::CardTaken { seat, card: one, to: To::Hand } => card(says.taken_hand, seat, *one),
            Event::CardTaken { seat, card: one, to: To::Discard } => {
                card(says.taken_discard, seat, *one)
            }
            Event::CardBought { seat, card: one, price } => voice.fill(
                says.bought,
                &[who(seat), voice.card(*one), &price.count().to_string(), &voice.why(price)],
            ),
            Event::MarketRefilled { card } => voice.fill(says.refilled, &[voice.card(*card)]),
            Event::MarketCleared { card } => voice.fill(says.cleared, &[voice.card(*card)]),
            Event::CardPassedOver { card } => voice.fill(says.passed_over, &[voice.card(*card)]),
            Event::TrailGained { seat, terrain } => {
                voice.fill(says.trail, &[who(seat), voice.terrain(*terrain)])
            }
            Event::TrackingBegan { seat, terrain, at } => {
                voice.fill(says.tracking, &[who(seat), voice.terrain(*terrain), voice.place(*at)])
            }
            Event::TrackingDone { seat, terrain, at } => {
                voice.fill(says.tracked, &[who(seat), voice.terrain(*terrain), voice.place(*at)])
            }
            Event::TrailsCleared { terrain } => {
                voice.fill(says.trails_cleared, &[voice.terrain(*terrain)])
            }
            Event::PokerBegan { seat, against: Some(other) } => {
                voice.fill(says.poker_witcher, &[who(seat), who(other)])
            }
            Event::PokerBegan { seat, against: None } => {
                voice.fill(says.poker_locals, &[who(seat)])
            }
            Event::DiceRolled { own, dice } => {
                let text = if *own { says.rolled_own } else { says.rolled_other };
                voice.fill(text, &[&Self::dice(dice)])
            }
            Event::PokerWon { seat: Some(seat), gold } => {
                number(says.poker_won, seat, (*gold).into())
            }
            Event::PokerWon { seat: None, gold } => voice.number(says.poker_lost, *gold),
            Event::StoryDrawn { seat, story } => {
                voice.fill(says.story_drawn, &[who(seat), &voice.story(*story)])
            }
            Event::StoriesShuffled { deck } => {
                voice.fill(says.stories_shuffled, &[voice.deck(*deck)])
            }
            Event::OptionChosen { seat, story, side } => voice
                .fill(says.option_chosen, &[who(seat), &say::option_text(voice, *story, *side)]),
            Event::DieRolled { seat, face } => number(says.die, seat, (*face).into()),
            Event::ShortFightFought { seat, sum, .. } => voice
                .fill(says.short_fight, &[who(seat), &sum.count().to_string(), &voice.why(sum)]),
            Event::QuestTaken { seat, story, at } => {
                voice.fill(says.quest_taken, &[who(seat), &voice.story(*story), voice.place(*at)])
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
                voice.fill(says.meditated, &[who(seat), voice.attribute(*attribute)])
            }
            Event::TrophyWon { seat, trophy } => {
                voice.fill(says.trophy, &[who(seat), &voice.source(*trophy)])
            }
            Event::ReputationReached { seat, reputation } => {
                number(says.reputation, seat, (*reputation).into())
            }
            Event::FightBegan { seat, foe, at } => {
                let text = match foe {
                    Foe::Monster(..) => says.fight_monster,
                    Foe::Witcher(_) => says.fight_witcher,
                };
                voice.fill(text, &[who(seat), voice.foe(*foe), voice.place(*at)])
            }
            Event::BetPlaced { seat, on } => voice.fill(says.bet, &[who(seat), self.bettor(*on)]),
            Event::BetWon { seat, gold } => number(says.bet_won, seat, (*gold).into()),
            Event::PoolMade { monster, cards } => {
                voice.fill(says.pool, &[voice.monster(*monster), &cards.to_string()])
            }
            Event::LifeDeckMade { seat, cards } => number(says.life_deck, seat, (*cards).into()),
            Event::CombatTurnBegan { seat: Some(seat) } => {
                voice.fill(says.combat_turn, &[who(seat)])
            }
            Event::CombatTurnBegan { seat: None } => says.combat_turn_monster.to_owned(),
            Event::PowerUsed { seat, source } => {
                voice.fill(says.used, &[who(seat), &voice.source(*source)])
            }
            Event::CardLaid { seat, card } => {
                voice.fill(says.laid, &[who(seat), &voice.card_with_face(*card)])
            }
            Event::ComboLaid { seat, cards } => number(says.combo_laid, seat, (*cards).into()),
            Event::DamageDealt { to: Some(seat), why } => voice
                .fill(says.damage_witcher, &[who(seat), &why.count().to_string(), &voice.why(why)]),
            Event::DamageDealt { to: None, why } => {
                voice.fill(says.damage_monster, &[&why.count().to_string(), &voice.why(why)])
            }
            Event::PoolLost { cards, left } => voice.fill(
                says.pool_lost,
                &[&cards.len().to_string(), &voice.attacks(cards), &left.to_string()],
            ),
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
                voice.fill(says.killed, &[who(seat), voice.monster(*monster)])
            }
            Event::MonsterDriven { seat, monster } => {
                voice.fill(says.driven, &[who(seat), voice.monster(*monster)])
            }
            Event::FightLost { seat } => voice.fill(says.fight_lost, &[who(seat)]),
            Event::DuelWon { seat, loser } => voice.fill(says.duel_won, &[who(seat), who(loser)]),
            Event::TavernClosed { at } => voice.fill(says.tavern_closed, &[voice.place(*at)]),
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
        let (who, to) = (voice.who(seat), voice.place(to));
        if paid.is_empty() {
            return voice.fill(says.moved, &[who, to]);
        }
        let cards = voice.cards(paid);
        let price = match gold {
            0 => cards,
            gold => voice.fill(says.gold_paid, &[&cards, &gold.to_string()]),
        };
        voice.fill(says.moved_paying, &[who, to, &price])
    }
}
