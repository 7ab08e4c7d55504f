//! The table of a hunt in words: what everybody sees, heading by heading. Pure but for the stories.

use ::old_world::versus::{Foe, PlayerView, View};
use ::old_world::wild_hunt::HuntView;
use ::old_world::world::location::Terrain;
use ::old_world::world::round_board::{Spawn, rounds, spawns};
use tabletop::Seat;

use super::super::names::{Voice, roman, sentence};
use super::super::{model, rules_text, say as base_say, stories};
use super::words::HuntLabels;
use super::{chart, rules, say, words};

/// A heading and what stands below it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    pub title: String,
    pub lines: Vec<String>,
}

/// Everything, from above.
pub fn sections(view: &View, voice: Voice<'_>) -> Vec<Section> {
    let Some(hunt) = view.hunt.as_deref() else { return Vec::new() };
    let table = Seen { view, hunt, voice, say: &words::of(voice.lang).board };
    let all =
        [table.card(), table.road(), table.rider(), table.map(), table.quests(), table.witchers()];
    all.into_iter().filter(|section| !section.lines.is_empty()).collect()
}

struct Seen<'a> {
    view: &'a View,
    hunt: &'a HuntView,
    voice: Voice<'a>,
    say: &'static HuntLabels,
}

impl Seen<'_> {
    fn players(&self) -> u8 {
        self.view.players.seats()
    }

    /// The exploration or event card that is being resolved.
    fn card(&self) -> Section {
        let lang = self.voice.lang;
        let mut lines = Vec::new();
        if let Some(card) = self.view.in_play.last() {
            lines.push(self.voice.story(card.story));
            lines.extend(stories::field(card.story, "intro", lang));
            lines.extend(
                card.result.map(|effects| sentence(&rules_text::effects(self.voice, effects))),
            );
        }
        Section { title: self.say.card.to_owned(), lines }
    }

    /// The round board: what this round brings, and those to come.
    fn road(&self) -> Section {
        let (voice, say, hunt) = (self.voice, self.say, self.hunt);
        let last = rounds(self.players());
        let number = |round: u8| round.to_string();
        let mut lines = vec![voice.fill(say.now_comes, &[&self.brings(hunt.round, last)])];
        lines.extend(
            (hunt.round + 1..=last).map(|round| {
                voice.fill(say.then_comes, &[&number(round), &self.brings(round, last)])
            }),
        );
        let title = voice.fill(say.round, &[&number(hunt.round), &number(last)]);
        Section { title, lines }
    }

    fn brings(&self, round: u8, last: u8) -> String {
        let (voice, say) = (self.voice, self.say);
        if round >= last {
            return say.comes_fight.to_owned();
        }
        let come = spawns(self.players(), round).iter().map(|spawn| match spawn {
            Spawn::Hound(level) => voice.fill(say.comes_hound, &[roman(*level)]),
            Spawn::Monster(level) => voice.fill(say.comes_monster, &[roman(*level)]),
        });
        let come = come.collect::<Vec<_>>();
        if come.is_empty() { say.comes_nothing.to_owned() } else { come.join(", ") }
    }

    fn rider(&self) -> Section {
        let (voice, say, hunt) = (self.voice, self.say, self.hunt);
        let name = rules::rider_forms(voice, hunt.rider);
        let place = voice.place_forms(hunt.at);
        let mut lines = vec![voice.fill(say.rider_at, &[name, place, &hunt.shields.to_string()])];
        let is_fought = hunt.finale.is_some();
        if let (true, Some(fight)) = (is_fought, &self.view.fight) {
            lines.push(voice.number(say.rider_pool, u32::try_from(fight.pool).unwrap_or_default()));
        }
        let hounds: u8 = hunt.summoned.iter().sum();
        if hounds > 0 {
            lines.push(voice.number(say.summoned, hounds));
        }
        if !is_fought {
            lines.push(voice.fill(say.side_a, &rules::side_a(voice, hunt.rider)));
        }
        lines.push(voice.fill(say.side_b, &rules::side_b(voice, hunt.rider)));
        lines.push(voice.fill(say.passive, &rules::passive(voice, hunt.rider.passive())));
        Section { title: say.rider.to_owned(), lines }
    }

    /// Hounds and monsters.
    fn map(&self) -> Section {
        let (voice, say, hunt) = (self.voice, self.say, self.hunt);
        let mut lines: Vec<String> = Vec::new();
        for hound in &hunt.hounds {
            let life = say::life(self.players(), hound).to_string();
            let parts = [roman(hound.level), voice.place_forms(hound.at), &life];
            lines.push(voice.fill(say.hound, &parts));
        }
        for terrain in Terrain::ALL {
            let lair = &self.view.lairs[terrain.index()];
            let (Some(monster), Some(at)) = (lair.monster, lair.at) else { continue };
            let measure = base_say::measure(voice, monster);
            let parts = [voice.monster_forms(monster), voice.place_forms(at), &measure];
            let mut told = format!(
                "{} {}",
                voice.fill(say.monster, &parts),
                rules_text::ability(voice, monster)
            );
            let marks = hunt.marked[terrain.index()];
            if marks > 0 {
                told = format!("{told} {}", voice.number(say.marks, marks));
            }
            let fought = self.view.fight.as_ref();
            let fought =
                fought.filter(|fight| matches!(fight.foe, Foe::Monster(at, _) if at == terrain));
            if let Some(pool) = fought.and_then(|fight| u32::try_from(fight.pool).ok()) {
                told = format!("{told} {}", voice.number(say.monster_pool, pool));
            }
            lines.push(told);
        }
        for (level, tokens) in (1u8..).zip(&hunt.tokens).filter(|(_, tokens)| !tokens.is_empty()) {
            let bonuses = tokens.iter().map(|bonus| rules::bonus(voice, *bonus));
            let bonuses = bonuses.collect::<Vec<_>>().join("; ");
            lines.push(voice.fill(say.tokens, &[roman(level), &bonuses]));
        }
        Section { title: say.map.to_owned(), lines }
    }

    fn quests(&self) -> Section {
        let lines = self.hunt.quests.iter().map(|quest| chart::quest(self.voice, quest)).collect();
        Section { title: self.say.quests.to_owned(), lines }
    }

    fn witchers(&self) -> Section {
        let players = self.view.players.iter();
        let lines = players.flat_map(|(seat, own)| self.witcher(seat, own)).collect();
        Section { title: self.say.witchers.to_owned(), lines }
    }

    fn witcher(&self, seat: Seat, own: &PlayerView) -> Vec<String> {
        let (voice, say, base) = (self.voice, self.say, &self.voice.words.board);
        let mut has: Vec<String> =
            own.school.iter().map(|one| voice.school(*one).to_owned()).collect();
        has.push(voice.number(base.gold, own.gold));
        let (shield, cap) = (own.shield.to_string(), own.shield_cap.to_string());
        has.push(voice.fill(base.shield, &[&shield, &cap]));
        let attributes = ::old_world::world::effect::Attribute::ALL.into_iter();
        has.extend(
            attributes.map(|one| {
                format!("{} {}", voice.attribute(one), roman(own.attributes[one.index()]))
            }),
        );
        if !own.potions.is_empty() {
            let names = own.potions.iter().map(|potion| voice.quoted(voice.potion(*potion)));
            let names = names.collect::<Vec<_>>().join(", ");
            has.push(format!("{}: {names}", base.potions.to_lowercase()));
        }
        let trails = Terrain::ALL.into_iter().filter(|terrain| own.trails[terrain.index()]);
        let choose = &words::of(voice.lang).choose;
        has.extend(trails.map(|one| voice.fill(choose.trail, &[voice.terrain_forms(one)])));
        let trophies = model::trophies(own).map(|source| voice.source(source)).collect::<Vec<_>>();
        if !trophies.is_empty() {
            has.push(format!("{}: {}", base.trophies.to_lowercase(), trophies.join(", ")));
        }
        has.extend(own.kept.iter().map(|story| voice.story(*story)));
        has.extend(self.state(seat, own));
        let place = voice.place_forms(own.at);
        let mut lines = vec![voice.fill(say.at, &[voice.who(seat), place, &has.join(", ")])];
        if let Some(hand) = own.hand.as_ref().filter(|hand| !hand.is_empty()) {
            let hand = hand.iter().map(|card| voice.card_with_face(*card)).collect::<Vec<_>>();
            lines.push(voice.fill(say.hand, &[&hand.join(", ")]));
        }
        lines
    }

    /// Whether somebody is ready, and how the last fight has treated him.
    fn state(&self, seat: Seat, own: &PlayerView) -> Vec<String> {
        let (voice, say) = (self.voice, self.say);
        let Some(bench) = self.hunt.finale.as_ref().map(|finale| &finale[seat]) else {
            let is_ready = self.hunt.seats[seat].ready;
            return is_ready.then(|| say.is_ready.to_owned()).into_iter().collect();
        };
        if bench.out {
            return vec![say.is_out.to_owned()];
        }
        let deck = u32::try_from(own.deck_count).unwrap_or_default();
        let mut told = vec![voice.number(say.life_deck, deck)];
        told.extend(bench.frozen.then(|| say.is_frozen.to_owned()));
        told
    }
}
