//! Step 4 of a witcher's combat turn: draw, clean up (§13.5).

use tabletop::Log;

use super::event::Event;
use super::fight::{Fight, going_on};
use super::state::OldWorld;
use crate::world::effect::{Attribute, Boon};
use crate::world::monster::Ability;
use crate::world::source::{Reason, Source};
use crate::world::tally::Tally;
use crate::world::tracks;

impl OldWorld {
    /// OW-REFILL-1, OW-REFILL-2.
    pub(crate) fn refill_hand(&mut self, side: u8, log: &mut Log<Event>) {
        let fight = self.fight();
        let seat = fight.side(side).seat;
        let why = self.step4_draw(fight, side, !log.is_muted());
        let count = why.count();
        log.public(Event::DrawReckoned { seat, why });
        self.draw_cards(seat, count, log);
        for laid in going_on(&mut self.fight).side_mut(side).combo.drain(..) {
            self.players[seat].discard.push(laid.card);
            log.public(Event::CardDiscarded { seat, card: laid.card });
        }
    }

    /// OW-REFILL-1: how many cards step 4 draws, with its provenance.
    pub fn step4_draw(&self, fight: &Fight, side: u8, keep: bool) -> Tally {
        let fighter = fight.side(side);
        let first = fight.is_first_turn(side);
        let attack = tracks::value(self.level_now(fighter.seat, Attribute::Attack));
        let mut draw = Tally::of(keep, Source::Attribute(Attribute::Attack), i16::from(attack));
        for (source, by) in &fighter.now.draw {
            draw.add(*source, i16::from(*by));
        }
        for (story, boon) in self.players[fighter.seat].boons() {
            if let Boon::FirstTurnDraw(more) = boon
                && first
            {
                draw.add(Source::Kept(story), i16::from(*more));
            }
        }
        if let Some(monster) = fight.monster() {
            let source = Source::MonsterAbility(monster);
            match monster.ability() {
                Ability::FirstTurnAttackZero if first => draw.add(source, -i16::from(attack)),
                Ability::Step4MinusUnlessColour(colour, by)
                    if fighter.now.colours & 1 << colour as u8 == 0 =>
                {
                    draw.add(source, -i16::from(by));
                }
                Ability::Step4Minus { by, floor } => {
                    let less = i16::from(by).min(draw.total - i16::from(floor)).max(0);
                    draw.add(source, -less);
                }
                _ => {}
            }
        }
        draw.clamp(Source::Rule(Reason::Bound), 0, i16::MAX);
        draw
    }
}
