//! The Automa, step by step (RO-AUTO-18).

use tabletop::Log;
use tabletop::list::List;

use crate::task::Task;
use crate::{Card, Chair, Event, Laid, Ronin, Side, Stage};

impl Ronin {
    /// What an Automa does in a stage that goes by initiative.
    pub(crate) fn act_for_automa(&mut self, stage: Stage, chair: Chair, log: &mut Log<Event>) {
        match stage {
            Stage::Draft => self.draft_for_automa(chair, log),
            Stage::Tea => self.serve_tea(chair),
            _ => {}
        }
    }

    /// RO-AUTO-6..9, RO-AUTO-20: the row with the most active symbols, or the top space.
    fn draft_for_automa(&mut self, chair: Chair, log: &mut Log<Event>) {
        let cards = match self.best_row() {
            Some(place) => {
                let row = &mut self.offer[place];
                let cards = row.cards;
                row.cards.clear();
                row.marker = Some(chair);
                let number = crate::deal::small(place) + 1;
                log.public(Event::RowTaken { chair, row: number, cards });
                cards
            }
            None => self.automa_draws(chair, log),
        };
        let player = self.player_mut(chair);
        for card in &cards {
            player.timeline.push(Laid::new(*card));
        }
        player.fresh = crate::deal::small(cards.len());
        log.public(Event::AutomaLaid { chair, cards });
    }

    /// The place of the first row with the most active symbols, if any row shows one.
    pub(crate) fn best_row(&self) -> Option<usize> {
        let active = |card: &Card| {
            let printed = &card.def().printed;
            Side::ALL.iter().map(|side| printed[self.active(*side).index()]).sum::<u8>()
        };
        let mut best = (0, None);
        for (place, row) in self.offer.iter().enumerate().filter(|(_, row)| row.is_free()) {
            let shown = row.cards.iter().map(active).sum();
            if shown > best.0 {
                best = (shown, Some(place));
            }
        }
        best.1
    }

    fn automa_draws(&mut self, chair: Chair, log: &mut Log<Event>) -> List<Card, 2> {
        self.top.push(chair);
        let mut cards = List::EMPTY;
        for _ in 0..2 {
            if let Some(card) = self.draw(log) {
                log.teach_all();
                cards.push(card);
            }
        }
        log.public(Event::TopDrawn { chair, count: crate::deal::small(cards.len()), cards });
        cards
    }

    /// RO-AUTO-10, RO-AUTO-11: for each tea effect of this turn a point on every track shared with
    /// a person, left first; then pairs.
    fn serve_tea(&mut self, chair: Chair) {
        self.agenda.push(Task::Pairs { chair });
        let player = *self.player(chair);
        for laid in player.timeline[player.first_fresh()..].iter().rev() {
            if laid.card.tea_effect().is_some() {
                for side in [Side::Right, Side::Left] {
                    if self.is_human(self.neighbour(chair, side)) {
                        let track = self.track_number(chair, side);
                        self.agenda.push(Task::Advance { track, points: 1 });
                    }
                }
            }
        }
    }
}
