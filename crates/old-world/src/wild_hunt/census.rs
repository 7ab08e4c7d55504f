//! The pieces of the expansion, wherever they are. Shields are a counter without a limit.

use super::hunt::Hunt;
use crate::play::OldWorld;
use crate::play::census::{ATTACK, CARD, POTION, STORY, TOKEN, number};
use crate::world::story::Story;

const HOUND: u32 = 9_000;
const HOUND_TOKEN: u32 = 9_100;
const QUEST_TOKEN: u32 = 9_200;

impl OldWorld {
    /// Cards, tokens and figures that only the hunt holds.
    pub(crate) fn count_hunt(&self, count: &mut impl FnMut(u32)) {
        let hunt = self.the_hunt();
        let stories = hunt.deck.iter().chain(&hunt.aside).chain(&hunt.told);
        stories.for_each(|story| count_story(*story, count));
        let open = |story: Story| self.in_play.iter().any(|card| card.story == story);
        for quest in &hunt.quests {
            // A card that has just become a quest lies open until the rest of it is resolved.
            if !open(quest.story) {
                count_story(quest.story, count);
            }
            quest.at.into_iter().for_each(|at| count(TOKEN + number(at.index())));
        }
        for (_, at) in &hunt.drawn {
            count(TOKEN + number(at.index()));
        }
        for level in 1..=3u8 {
            let pile = usize::from(level) - 1;
            for bonus in hunt.tokens[pile].iter().chain(&hunt.spent[pile]) {
                count(HOUND_TOKEN + *bonus as u32);
            }
            for _ in 0..figures(hunt, level) {
                count(HOUND + u32::from(level));
            }
        }
        let laid = hunt.quests.iter().filter(|quest| quest.token).count();
        let on_cards: usize = hunt.marked.iter().map(|tokens| usize::from(*tokens)).sum();
        for _ in 0..laid + on_cards + usize::from(hunt.quest_tokens) {
            count(QUEST_TOKEN);
        }
        self.count_fights(hunt, count);
    }

    /// Cards laid against a hound, and what benched witchers have before them.
    fn count_fights(&self, hunt: &Hunt, count: &mut impl FnMut(u32)) {
        let combos = hunt.brawl.iter().flat_map(|brawl| brawl.combos.iter().flatten());
        combos.for_each(|laid| count(CARD + number(laid.card.index())));
        for bench in hunt.finale.iter().flat_map(|finale| finale.bench.values()) {
            bench.fighter.combo.iter().for_each(|laid| count(CARD + number(laid.card.index())));
            bench.fighter.potions.iter().for_each(|potion| count(POTION + *potion as u32));
        }
        // WH-SETUP-7: before the last fight the rider's cards lie beside his card.
        let dealt = self.fight.as_ref().is_some_and(|fight| {
            let all = fight.pool.iter().chain(&fight.pool_discard);
            let shown = fight.revealed.iter().map(|(card, _)| card);
            all.chain(shown).any(|card| card.rider().is_some())
        });
        if !dealt {
            self.fight_cards().for_each(|card| count(ATTACK + number(card.index())));
        }
    }
}

/// Figures on the map, beside the rider's card and in the supply.
fn figures(hunt: &Hunt, level: u8) -> usize {
    let out = hunt.hounds.iter().filter(|hound| hound.level == level).count();
    let summoned = hunt
        .finale
        .as_ref()
        .map_or(0, |finale| usize::from(finale.summoned[usize::from(level) - 1]));
    out + summoned + usize::from(hunt.hounds_left(level))
}

fn count_story(story: Story, count: &mut impl FnMut(u32)) {
    match story {
        Story::StageOne(row) => count(STORY + 200 + u32::from(row)),
        Story::StageTwo(row) => count(STORY + 300 + u32::from(row)),
        Story::City(_) | Story::Wilds(_) | Story::Event(_) | Story::HuntEvent(_) => {}
    }
}
