//! What the hunt asks and what may be answered to it, in words. Pure.

use ::old_world::wild_hunt::{Hound, HuntChoice, HuntDecision, HuntView, Question};
use ::old_world::world::attack::AttackCard;
use ::old_world::world::hound::hound_row;
use ::old_world::world::location::Location;
use tabletop::Seat;

use super::super::names::{Voice, roman, sentence};
use super::super::rules_text;
use super::super::say::Moment;
use super::words::HuntWords;
use super::{goods, rules, words};
use crate::i18n::pack::Text;

/// A moment of the hunt: what is asked, and what is seen of the hunt.
struct Asked<'a> {
    moment: &'a Moment<'a>,
    hunt: &'a HuntView,
    voice: Voice<'a>,
    words: &'static HuntWords,
}

/// The moment, where a hunt goes on.
fn at<'a>(moment: &'a Moment<'a>) -> Option<Asked<'a>> {
    let voice = moment.voice;
    let hunt = moment.view.hunt.as_deref()?;
    Some(Asked { moment, hunt, voice, words: words::of(voice.lang) })
}

/// A question of the hunt.
pub fn prompt(moment: &Moment<'_>, decision: HuntDecision) -> String {
    at(moment).map_or_else(String::new, |asked| asked.prompt(decision))
}

/// An answer to a question.
pub fn choice(moment: &Moment<'_>, choice: HuntChoice) -> String {
    at(moment).map_or_else(String::new, |asked| asked.choice(choice))
}

/// What it is to leave a question of the hunt at that.
pub fn done(moment: &Moment<'_>, decision: HuntDecision) -> Text {
    let base = &moment.voice.words.choose;
    let say = &words::of(moment.voice.lang).choose;
    match decision {
        HuntDecision::Exchange => say.withdraw,
        HuntDecision::Accept => say.decline,
        HuntDecision::Join => say.stay_out,
        HuntDecision::Go => say.call_off,
        HuntDecision::Combo => base.combo_done,
        HuntDecision::Fight { .. } => say.pass,
        HuntDecision::Quest { .. } => say.not_now,
        HuntDecision::Support => say.support_done,
        HuntDecision::Meditate => base.none,
        HuntDecision::Vote { .. }
        | HuntDecision::Tie { .. }
        | HuntDecision::BonusOrder
        | HuntDecision::Individual
        | HuntDecision::Purse
        | HuntDecision::Teleport
        | HuntDecision::Strongest => base.done,
    }
}

/// Phase I, where all act together.
pub fn phase1(voice: Voice<'_>) -> Text {
    words::of(voice.lang).ask.phase1
}

/// The end of it.
pub fn end(voice: Voice<'_>) -> Text {
    words::of(voice.lang).choose.end
}

/// A rider's fight card is discarded.
pub fn discard_attack(voice: Voice<'_>, card: AttackCard) -> String {
    voice.fill(words::of(voice.lang).choose.discard_attack, &[&voice.attack(card)])
}

/// Hounds have the life of their card and the shields that lie on them (WH-HND-8).
pub fn life(players: u8, hound: &Hound) -> u8 {
    hound_row(players, hound.level).life.saturating_add(hound.shields)
}

impl Asked<'_> {
    fn prompt(&self, decision: HuntDecision) -> String {
        let (voice, ask) = (self.voice, &self.words.ask);
        let plain = match decision {
            HuntDecision::Vote { question } if self.is_alone() => return self.question(question),
            HuntDecision::Vote { question } => {
                return voice.fill(ask.together, &[&self.question(question)]);
            }
            HuntDecision::Tie { question } => {
                return voice.fill(ask.tie, &[&self.question(question)]);
            }
            HuntDecision::Exchange => return self.bargain(ask.exchange),
            HuntDecision::Accept => return self.bargain(ask.accept),
            HuntDecision::Join => return self.join(),
            HuntDecision::Go => return self.go(),
            HuntDecision::Combo => return self.combo(),
            HuntDecision::BonusOrder => {
                let bonus = self.hunt.brawl.as_ref().and_then(|brawl| brawl.bonus);
                let bonus = bonus.map_or_else(String::new, |bonus| rules::bonus(voice, bonus));
                return voice.fill(ask.bonus_order, &[&bonus]);
            }
            HuntDecision::Fight { monster } => {
                let text = if self.is_alone() { ask.fight_alone } else { ask.fight };
                return sentence(&voice.fill(text, &[voice.monster_forms(monster)]));
            }
            HuntDecision::Quest { story } => return voice.fill(ask.quest, &[&voice.story(story)]),
            HuntDecision::Support => return self.support(),
            HuntDecision::Meditate => ask.meditate,
            HuntDecision::Individual if self.is_alone() => voice.words.ask.option,
            HuntDecision::Individual => ask.individual,
            HuntDecision::Purse => return voice.number(ask.purse, self.hunt.purse),
            HuntDecision::Teleport => ask.teleport,
            HuntDecision::Strongest => ask.strongest,
        };
        plain.to_owned()
    }

    fn players(&self) -> u8 {
        self.moment.view.players.seats()
    }

    fn is_alone(&self) -> bool {
        self.players() == 1
    }

    fn question(&self, question: Question) -> String {
        let (voice, say) = (self.voice, &self.words.question);
        let rider = rules::rider_forms(voice, self.hunt.rider);
        let of_rider = |text: Text| voice.fill(text, &[rider]);
        let plain = match question {
            Question::Pair => say.pair,
            Question::Option => say.option,
            Question::Assign => {
                let quest = self.hunt.quests.last();
                let story = quest.map_or_else(String::new, |quest| voice.story(quest.story));
                return voice.fill(say.assign, &[&story]);
            }
            Question::Chosen { passage } => {
                let effects = rules_text::effects(voice, passage.effects());
                return voice.fill(say.chosen, &[&effects]);
            }
            Question::QuestStack => say.quest_stack,
            Question::Buyer => say.buyer,
            Question::HoundPlace { level } => return voice.fill(say.hound_place, &[roman(level)]),
            Question::Ground { level } => return voice.fill(say.ground, &[roman(level)]),
            Question::Target => return of_rider(say.target),
            Question::Path { target } => return voice.fill(say.path, &[rider, voice.who(target)]),
            Question::Strengthen => return of_rider(say.strengthen),
            Question::Remove { bonus: false } => say.remove,
            Question::Remove { bonus: true } => say.remove_bonus,
            Question::Mark => return of_rider(say.mark),
            Question::Fighter => say.fighter,
        };
        plain.to_owned()
    }

    /// Who offers is active: to him the partner is named, and he to the partner.
    fn bargain(&self, text: Text) -> String {
        let voice = self.voice;
        let Some(bargain) = &self.hunt.exchange else { return String::new() };
        let active = self.moment.view.active;
        let other = if self.moment.seat == active { bargain.with } else { active };
        let (give, want) = (goods::all(voice, &bargain.give), goods::all(voice, &bargain.want));
        voice.fill(text, &[voice.who(other), &give, &want])
    }

    fn hound(&self, at: Location) -> Option<(&Hound, String)> {
        let hound = self.hunt.hounds.iter().find(|hound| hound.at == at)?;
        Some((hound, life(self.players(), hound).to_string()))
    }

    fn join(&self) -> String {
        let Some(brawl) = &self.hunt.brawl else { return String::new() };
        let Some((hound, life)) = self.hound(brawl.at) else { return String::new() };
        let first = brawl.fighters.first().map_or("", |seat| self.voice.who(*seat));
        self.voice.fill(self.words.ask.join, &[first, roman(hound.level), &life])
    }

    fn go(&self) -> String {
        let fighters = self.hunt.brawl.as_ref().map_or(&[][..], |brawl| &brawl.fighters[..]);
        let others: Vec<&str> = fighters.iter().skip(1).map(|seat| self.voice.who(*seat)).collect();
        if others.is_empty() {
            return self.words.ask.go_alone.to_owned();
        }
        self.voice.fill(self.words.ask.go, &[&others.join(", ")])
    }

    fn combo(&self) -> String {
        let ask = &self.words.ask;
        let Some(brawl) = &self.hunt.brawl else { return String::new() };
        let is_begun = brawl.combos.last().is_some_and(|laid| !laid.is_empty());
        let text = if is_begun { ask.combo_more } else { ask.combo };
        let life = self.hound(brawl.at).map_or_else(String::new, |(_, life)| life);
        self.voice.fill(text, &[&brawl.damage.to_string(), &life])
    }

    fn support(&self) -> String {
        let Some(fight) = &self.moment.view.fight else { return String::new() };
        let fighter = fight.sides.first().map_or("", |side| self.voice.who(side.seat));
        self.voice.fill(self.words.ask.support, &[fighter, &fight.pool.to_string()])
    }

    fn choice(&self, choice: HuntChoice) -> String {
        let (voice, say) = (self.voice, &self.words.choose);
        let who = |text: Text, seat: Seat| voice.fill(text, &[voice.who(seat)]);
        let plain = match choice {
            HuntChoice::Hound => {
                let here = self.moment.view.players[self.moment.seat].at;
                let Some((hound, life)) = self.hound(here) else { return String::new() };
                return voice.fill(say.hound, &[roman(hound.level), &life]);
            }
            HuntChoice::Join => say.join,
            HuntChoice::Go => say.go,
            HuntChoice::Exchange(seat) => return who(say.exchange, seat),
            HuntChoice::Give(item) => return voice.fill(say.give, &[&goods::item(voice, item)]),
            HuntChoice::Want(item) => return voice.fill(say.want, &[&goods::item(voice, item)]),
            HuntChoice::Offer => say.offer,
            HuntChoice::Accept => say.accept,
            HuntChoice::HandOver(seat) => return who(say.hand_over, seat),
            HuntChoice::Player(seat) => voice.who(seat),
            HuntChoice::Send(seat, monster) => {
                return voice.fill(say.send, &[voice.who(seat), voice.monster_forms(monster)]);
            }
            HuntChoice::Place(at) => match self.hound(at).filter(|_| self.is_about_hounds()) {
                Some((hound, _)) => {
                    let parts = [roman(hound.level), voice.place_forms(at)];
                    return voice.fill(say.hound_at, &parts);
                }
                None => voice.place(at),
            },
            HuntChoice::Ground(terrain) => {
                let ground = voice.words.choose.slot2;
                return voice.fill(ground, &[voice.terrain_forms(terrain)]);
            }
            HuntChoice::Mark(monster) => voice.monster(monster),
            HuntChoice::Put(0) => say.put_none,
            HuntChoice::Put(gold) => return voice.number(say.put, gold),
        };
        plain.to_owned()
    }

    /// Is one of the hounds asked for, and not a place?
    fn is_about_hounds(&self) -> bool {
        let question = self.hunt.vote.as_ref().map(|vote| vote.question);
        matches!(question, Some(Question::Strengthen | Question::Remove { .. }))
    }
}
