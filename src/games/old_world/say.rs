//! What is asked and what may be answered, in words. Pure.

mod phases;

use ::old_world::versus::{Bet, Choice, Decision, Foe, Pay, View};
use ::old_world::world::action_card::Card;
use ::old_world::world::effect::{Attribute, FightEffect};
use ::old_world::world::location::Terrain;
use ::old_world::world::monster::Monster;
use ::old_world::world::source::Source;
use ::old_world::world::story::{Side, Story};
use tabletop::Seat;

use super::names::{Voice, roman, sentence};
use super::{hunt, rules_text, stories};

/// What a question is about, besides itself: who is asked, and what he sees.
pub struct Moment<'a> {
    /// The language and the names at the table.
    pub voice: Voice<'a>,
    /// Who is asked.
    pub seat: Seat,
    /// What is asked.
    pub decision: Decision,
    /// What he sees.
    pub view: &'a View,
}

impl Moment<'_> {
    /// The question, which may be answered like this.
    pub fn prompt(&self, legal: &[Choice]) -> String {
        let (voice, ask) = (self.voice, &self.voice.words.ask);
        let plain = match self.decision {
            Decision::Hunt(decision) => return hunt::prompt(self, decision),
            Decision::Board => ask.board,
            Decision::Slot2 => ask.slot2,
            Decision::Bonus => ask.bonus,
            Decision::Phase1 if self.view.hunt.is_some() => hunt::phase1(voice),
            Decision::Phase1 => return self.phase1(legal),
            Decision::School => ask.school,
            Decision::TradeIn => ask.trade_in,
            Decision::TradeFor { cost } => return voice.number(ask.trade_for, cost),
            Decision::CleanUp { left } => return voice.number(ask.clean_up, left),
            Decision::Track => ask.track,
            Decision::Reroll1 => ask.reroll_for,
            Decision::Reroll2 => ask.reroll,
            Decision::PotionLimit => ask.potion_limit,
            Decision::Trail => ask.trail,
            Decision::Weakest { rise: true, .. } => ask.weakest_rise,
            Decision::Weakest { rise: false, .. } => ask.weakest_fall,
            Decision::Phase2 => return self.phase2(legal),
            Decision::Option => ask.option,
            Decision::QuestStack { .. } => ask.quest_stack,
            Decision::Bet => ask.bet,
            Decision::Step1 => ask.step1,
            Decision::Combo => self.combo(legal),
            Decision::Extra => ask.extra,
            Decision::OnCombo => ask.wolf,
            Decision::OnFoeLoss => ask.viper,
            Decision::OnOwnLoss => ask.defence_trophy,
            Decision::DamageHand { left, hand_first } => {
                let text = if hand_first { ask.damage_hand_first } else { ask.damage_hand };
                return voice.number(text, left);
            }
            Decision::Burn => ask.burn,
            Decision::Attack => {
                let whom =
                    self.view.fight.as_ref().map_or("", |fight| voice.who(fight.sides[0].seat));
                return voice.fill(ask.attack, &[whom]);
            }
            Decision::Exhaust { left } => return voice.number(ask.exhaust, left),
            Decision::MarketPick { low, high, .. } => {
                return voice.fill(ask.market_pick, &[&rules_text::span(low, high)]);
            }
            Decision::Discard3 => ask.discard3,
            Decision::Buy => ask.buy,
            Decision::Pay { card, left } => {
                return voice.fill(ask.pay, &[voice.card(card), &left.to_string()]);
            }
            Decision::InitiationCost { left } => return voice.number(ask.initiation, left),
            Decision::PreFight => ask.pre_fight,
            Decision::PreFightDiscard { left } => {
                return voice.number(ask.pre_fight_discard, left);
            }
            Decision::BeforeFoe => ask.before_foe,
            Decision::Alternative { feat } => {
                return voice.fill(ask.alternative, &[&voice.source(feat.source)]);
            }
            Decision::Foglet => ask.foglet,
            Decision::Half => ask.half,
            Decision::AnyAttribute { left, rise } => {
                return voice.number(if rise { ask.any_rise } else { ask.any_fall }, left);
            }
            Decision::DiscardPotion { left } => return voice.number(ask.discard_potion, left),
            Decision::Short => ask.short,
            Decision::DiscardHand { left } => return voice.number(ask.discard_hand, left),
            Decision::Destroy { left, .. } => return voice.number(ask.destroy, left),
            Decision::SearchDeck => ask.search_deck,
            Decision::TakeDiscard => ask.take_discard,
            Decision::ReturnDiscard => ask.return_discard,
            Decision::PeekTake { look, left } => {
                return voice.fill(ask.peek_take, &[&look.to_string(), &left.to_string()]);
            }
            Decision::PeekDiscard { look, left } => {
                return voice.fill(ask.peek_discard, &[&look.to_string(), &left.to_string()]);
            }
            Decision::PeekOrder { .. } => ask.peek_order,
        };
        plain.to_owned()
    }

    /// A slot where nobody lives yet: its place, and the terrain (OW-SETUP-4).
    fn lair(&self, terrain: Terrain) -> String {
        let voice = self.voice;
        match self.view.lairs[terrain.index()].at {
            Some(at) => format!("{} ({})", voice.place(at), voice.terrain(terrain)),
            None => voice.fill(voice.words.choose.slot2, &[voice.terrain_forms(terrain)]),
        }
    }

    /// An answer.
    pub fn choice(&self, choice: Choice) -> String {
        let (voice, say) = (self.voice, &self.voice.words.choose);
        let card = |text, card| voice.fill(text, &[&voice.card_with_face(card)]);
        let named = |text, name: &str| voice.fill(text, &[name]);
        match choice {
            Choice::Hunt(choice) => hunt::choice(self, choice),
            Choice::Board(school) => {
                let ability = rules_text::power(voice, school.ability(1));
                format!("{}. {ability}", named(say.board, voice.school(school)))
            }
            Choice::Slot2(terrain) => self.lair(terrain),
            Choice::Raise(attribute) => self.raise(attribute),
            Choice::Lower(attribute) => named(say.lower, voice.attribute_forms(attribute)),
            Choice::Move(to, pay) => self.way(voice.place_forms(to), pay),
            Choice::Act => named(say.act, &voice.action(self.view.players[self.seat].at)),
            Choice::Poker(seat) => named(say.poker, voice.who(seat)),
            Choice::Quest(story) => named(say.quest, &voice.story(story)),
            Choice::End if self.view.hunt.is_some() => hunt::end(voice).to_owned(),
            Choice::End => say.end.to_owned(),
            Choice::Discard(one) if matches!(self.decision, Decision::PeekDiscard { .. }) => {
                card(say.discard, one)
            }
            Choice::Discard(one) => named(say.discard, &self.in_hand(one)),
            Choice::Destroy(one) => card(say.destroy, one),
            Choice::Take(one) => card(say.take, one),
            Choice::Remove(one) => card(say.remove, one),
            Choice::Done => self.done().to_owned(),
            Choice::Track(terrain) => match self.view.lairs[terrain.index()].monster {
                Some(monster) => named(say.track, voice.monster_forms(monster)),
                None => named(say.track_terrain, voice.terrain_forms(terrain)),
            },
            Choice::Trail(terrain) if matches!(self.decision, Decision::QuestStack { .. }) => {
                named(say.slot2, voice.terrain_forms(terrain))
            }
            Choice::Trail(terrain) => named(say.trail, voice.terrain_forms(terrain)),
            Choice::Reroll(faces) => self.reroll(faces),
            Choice::Pour(potion) => named(say.pour, voice.potion(potion)),
            Choice::Fight(monster) => beast(voice, monster),
            Choice::Duel(seat) => named(say.duel, voice.who(seat)),
            Choice::Meditate(attribute) => named(say.meditate, voice.attribute_forms(attribute)),
            Choice::Explore(deck) => named(say.explore, voice.deck(deck)),
            Choice::CashIn(story) => named(say.cash_in, &voice.story(story)),
            Choice::Option(side) => self.option(side),
            Choice::Bet(on) => self.bet(on),
            Choice::Use(source) => self.power(source),
            Choice::Add(one, 0) => card(say.add, one),
            Choice::Add(one, nth) => {
                let link = (u16::from(nth) + 1).to_string();
                voice.fill(say.add_by, &[&voice.card_with_face(one), &link])
            }
            Choice::Half(half) => named(say.half, voice.half(half)),
            Choice::Buy(one) => self.buy(one),
            Choice::Pick(at) => named(say.pick, &self.alternative(at)),
            Choice::DiscardAttack(one) if one.rider().is_some() => hunt::discard_attack(voice, one),
            Choice::DiscardAttack(one) => named(say.discard_attack, &voice.attack(one)),
            Choice::Next(one) => card(say.next, one),
            Choice::NextAttack(one) => named(say.next, &voice.attack(one)),
        }
    }

    fn raise(&self, attribute: Attribute) -> String {
        let (voice, say) = (self.voice, &self.voice.words.choose);
        let name = voice.attribute_forms(attribute);
        match &self.view.tuition {
            Some(tuition) => {
                voice.fill(say.train_for, &[name, &tuition[attribute.index()].total.to_string()])
            }
            None => voice.fill(say.raise, &[name]),
        }
    }

    fn way(&self, to: &str, pay: Pay) -> String {
        let (voice, say) = (self.voice, &self.voice.words.choose);
        match pay {
            Pay::Card(card) | Pay::Alone(card) => {
                voice.fill(say.move_card, &[to, &self.in_hand(card)])
            }
            Pay::CardAndGold(card) => voice.fill(say.move_card_gold, &[to, &self.in_hand(card)]),
            Pay::Two(one, other) => {
                voice.fill(say.move_two, &[to, &self.in_hand(one), &self.in_hand(other)])
            }
            Pay::Free => voice.fill(say.move_free, &[to]),
        }
    }

    /// A card of one's hand, which lies open: its name and ground, and all that is on it only where
    /// another has the same.
    fn in_hand(&self, card: Card) -> String {
        let voice = self.voice;
        let ground = card.row().terrain;
        let is_alike = |other: &Card| {
            *other != card
                && other.row().terrain == ground
                && voice.card(*other) == voice.card(card)
        };
        let hand = self.view.players[self.seat].hand.as_deref().unwrap_or_default();
        if hand.iter().any(is_alike) {
            return voice.card_with_face(card);
        }
        format!("{} ({})", voice.quoted(voice.card(card)), voice.ground(ground))
    }

    fn done(&self) -> &'static str {
        let say = &self.voice.words.choose;
        match self.decision {
            Decision::Combo | Decision::Short => say.combo_done,
            Decision::Track
            | Decision::Bet
            | Decision::OnCombo
            | Decision::OnFoeLoss
            | Decision::OnOwnLoss => say.none,
            Decision::Hunt(decision) => hunt::done(self, decision),
            _ => say.done,
        }
    }

    fn reroll(&self, faces: [u8; 5]) -> String {
        let say = &self.voice.words.choose;
        let faces = faces.iter().filter(|face| **face > 0).map(ToString::to_string);
        let faces = faces.collect::<Vec<_>>().join(", ");
        if faces.is_empty() {
            say.reroll_none.to_owned()
        } else {
            self.voice.fill(say.reroll, &[&faces])
        }
    }

    fn option(&self, side: Side) -> String {
        let (voice, say) = (self.voice, &self.voice.words.choose);
        let Some(story) = self.view.in_play.last().map(|card| card.story) else {
            return String::new();
        };
        let said = option_text(voice, story, side);
        let price =
            story.options().and_then(|both| rules_text::cost(voice, both[side as usize].price));
        match price {
            Some(price) => voice.fill(say.option_price, &[&said, &price]),
            None => said,
        }
    }

    fn bet(&self, bet: Bet) -> String {
        let (voice, say) = (self.voice, &self.voice.words.choose);
        let Some(fight) = &self.view.fight else { return String::new() };
        match (bet, fight.foe) {
            (Bet::Attacker, _) => {
                let attacker = fight.sides.first().map_or("", |side| voice.who(side.seat));
                voice.fill(say.bet, &[attacker])
            }
            (Bet::Defender, Foe::Monster(_, monster)) => {
                voice.fill(say.bet_monster, &[voice.monster_forms(monster)])
            }
            (Bet::Defender, Foe::Witcher(seat)) => voice.fill(say.bet, &[voice.who(seat)]),
            (Bet::Defender, Foe::Rider(rider)) => {
                voice.fill(say.bet_monster, &[hunt::rider_forms(voice, rider)])
            }
        }
    }

    fn power(&self, source: Source) -> String {
        let voice = self.voice;
        let power = match source {
            Source::Ability(school) => {
                let own = &self.view.players[self.seat];
                Some(school.ability(own.attributes[Attribute::Special.index()].clamp(1, 5)))
            }
            other => other.power(),
        };
        let used = voice.fill(voice.words.choose.use_, &[&voice.source_object(source)]);
        match power {
            Some(power) => format!("{used}. {}", rules_text::power(voice, power)),
            None => used,
        }
    }

    fn buy(&self, card: Card) -> String {
        let voice = self.voice;
        let slot = self.view.market.iter().position(|held| *held == Some(card));
        let price = slot.and_then(|slot| self.view.prices[slot].as_ref());
        let price =
            price.map_or_else(|| card.cost().to_string(), |price| price.count().to_string());
        let say = &voice.words.choose;
        let text = if price == "0" { say.buy_free } else { say.buy };
        voice.fill(text, &[&voice.card_with_face(card), &price])
    }

    fn alternative(&self, at: u8) -> String {
        let effect = match self.decision {
            Decision::Alternative { feat } => feat.effect(),
            _ => None,
        };
        let options: &[FightEffect] = match effect {
            Some(FightEffect::ChooseOne(options)) => options,
            _ => &[],
        };
        let option = options.get(usize::from(at));
        option.map_or_else(
            || (u16::from(at) + 1).to_string(),
            |one| sentence(&rules_text::fight_effect(self.voice, one)),
        )
    }
}

/// A monster to fight, with what makes it dangerous.
fn beast(voice: Voice<'_>, monster: Monster) -> String {
    let fight = voice.fill(voice.words.choose.fight, &[voice.monster_forms(monster)]);
    let ability = rules_text::ability(voice, monster);
    format!("{fight} ({}). {ability}", measure(voice, monster))
}

/// How high its level and how long its life.
pub fn measure(voice: Voice<'_>, monster: Monster) -> String {
    let words = &voice.words.rules;
    let level = voice.fill(words.level, &[roman(monster.level())]);
    format!("{level}, {}", voice.number(words.life, monster.row().life))
}

/// What an option of a card says on its line: never what comes of it.
pub fn option_text(voice: Voice<'_>, story: Story, side: Side) -> String {
    let (letter, field) = match side {
        Side::A => (voice.words.names.sides[0], "a"),
        Side::B => (voice.words.names.sides[1], "b"),
    };
    let text = stories::field(story, field, voice.lang);
    match text {
        Some(text) => voice.fill(voice.words.choose.option, &[letter, &text]),
        None => letter.to_owned(),
    }
}
