//! What a viewer may know of a fight (§2, §13).

use serde::Serialize;
use tabletop::{Seat, Viewer};

use super::choice::Bet;
use super::fight::{CombatTurn, Fight, Fighter, Foe};
use super::reckoning::{ComboView, Offer};
use super::state::OldWorld;
use super::task::Task;
use crate::world::action_card::Card;
use crate::world::attack::{AttackCard, Half};
use crate::world::combo::Laid;
use crate::world::potion::Potion;
use crate::world::source::Source;

/// A fight as somebody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[expect(missing_docs, reason = "as in the state, with counts for what is hidden")]
pub struct FightView {
    pub foe: Foe,
    pub stage: Stage,
    pub sides: Vec<FighterView>,
    pub mover: u8,
    pub turns: u8,
    pub pool: usize,
    pub pool_discard: Vec<AttackCard>,
    /// The top of the pool, as far as one has looked, the uppermost first.
    pub pool_known: Vec<AttackCard>,
    pub chooser: Seat,
    pub monster_turns: u8,
    pub revealed: Option<(AttackCard, Half)>,
    pub brace: u8,
    pub bets: Vec<(Seat, Bet)>,
    /// What the combo on the table comes to, while it is being laid.
    pub combo: Option<ComboView>,
    /// What each card that may be laid next would make of that; shown to him who lays it.
    pub offers: Vec<Offer<ComboView>>,
}

/// How far a fight has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Nobody has had a combat turn: costs, bets, own effects, life decks (§13.1).
    Before,
    /// Step 1 of a witcher's combat turn (§13.2).
    Tricks,
    /// Step 2 (§13.3).
    Combo,
    /// Step 3 (§13.4).
    Strike,
    /// Step 4 (§13.5).
    Draw,
    /// The monster's combat turn (§13.8).
    Monster,
    /// It is decided; what comes of it is being settled.
    After,
}

/// A side of a fight as somebody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[expect(missing_docs, reason = "as in the state")]
pub struct FighterView {
    pub seat: Seat,
    pub turns: u8,
    pub used: Vec<Source>,
    pub potions: Vec<Potion>,
    /// OW-STEP1-2: how many potions may be used in the whole fight, as things stand.
    pub potion_cap: u8,
    /// What this side has to use, in the order of the table, and what it has used up: the empty
    /// bottles first, then the full ones, the ability, the trophies and the kept cards.
    pub tricks: Vec<Trick>,
    pub combo: Vec<Laid>,
    pub lost: u8,
    pub now: CombatTurn,
    /// The top of this side's deck, as far as one has looked, the uppermost first.
    pub known: Vec<Card>,
}

/// Something a fighter has to use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Trick {
    /// What it is.
    pub source: Source,
    /// Is it used up, for the turn or the fight?
    pub spent: bool,
}

impl OldWorld {
    pub(super) fn seen_fight(&self, viewer: Viewer) -> Option<FightView> {
        let fight = self.fight.as_ref()?;
        let side = if let Viewer::Seat(seat) = viewer { fight.side_of(seat) } else { None };
        let fighters = if fight.is_duel() { 2 } else { 1 };
        let sides = fight.sides[..fighters].iter().map(|own| {
            let looked = self.openly_known(own.seat);
            let looked = looked.or_else(|| side.map(|viewer| own.known.by(viewer)));
            self.seen_fighter(fight, own, looked.unwrap_or(0))
        });
        let looks = self.is_open_to(viewer, fight.attacker());
        let known = if looks { usize::from(fight.pool_known) } else { 0 };
        let layer = self.combo_layer();
        Some(FightView {
            foe: fight.foe,
            stage: self.stage(fight),
            sides: sides.collect(),
            mover: fight.mover,
            turns: fight.turns,
            pool: fight.pool.len(),
            pool_discard: fight.pool_discard.clone(),
            pool_known: fight.pool.iter().rev().take(known).copied().collect(),
            chooser: fight.chooser,
            monster_turns: fight.monster_turns,
            revealed: fight.revealed,
            brace: fight.brace,
            bets: fight.bets.clone(),
            combo: layer.and_then(|seat| Some(self.reckon(fight, fight.side_of(seat)?))),
            offers: layer
                .filter(|seat| viewer.knows(*seat))
                .map_or_else(Vec::new, |seat| self.combo_offers(fight, seat)),
        })
    }

    /// A fighter, of whose deck the viewer knows so many cards from the top.
    pub(crate) fn seen_fighter(&self, fight: &Fight, own: &Fighter, known: u8) -> FighterView {
        let known = usize::from(known);
        FighterView {
            seat: own.seat,
            turns: own.turns,
            used: own.used.clone(),
            potions: own.potions.clone(),
            potion_cap: self.potion_cap(fight, own.seat),
            tricks: self.tricks(own),
            combo: own.combo.clone(),
            lost: own.lost,
            now: own.now.clone(),
            known: self.players[own.seat].deck.iter().rev().take(known).copied().collect(),
        }
    }

    fn tricks(&self, fighter: &Fighter) -> Vec<Trick> {
        let bottle =
            |spent| move |potion: &Potion| Trick { source: Source::Potion(*potion), spent };
        let mut tricks: Vec<Trick> = fighter.potions.iter().map(bottle(true)).collect();
        tricks.extend(self.players[fighter.seat].potions.iter().map(bottle(false)));
        self.each_power(fighter.seat, |source, power| {
            tricks.push(Trick { source, spent: fighter.has_spent(source, power) });
        });
        tricks
    }

    /// Read off what is still to be done: a step is over when nothing of it is left.
    fn stage(&self, fight: &Fight) -> Stage {
        let tasks = self.agenda.tasks();
        let Some(floor) = self.fight_floor() else { return Stage::After };
        let left = &tasks[floor..];
        let is_left = |of: fn(&Task) -> bool| left.iter().any(of);
        if fight.turns == 0 {
            Stage::Before
        } else if !fight.is_duel() && fight.mover == 1 {
            Stage::Monster
        } else if is_left(|task| matches!(task, Task::ComboLaid(_))) {
            Stage::Combo
        } else if is_left(|task| matches!(task, Task::Special(_))) {
            Stage::Strike
        } else if is_left(|task| matches!(task, Task::EndWitcherTurn(_))) {
            Stage::Draw
        } else {
            Stage::Tricks
        }
    }
}
