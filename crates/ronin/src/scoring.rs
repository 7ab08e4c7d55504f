//! The end of a chapter and of the game (sections 10 and 11).

use tabletop::{BySeat, Log, Outcome, Seat};

use crate::content::{cooperation_vp, experience_vp};
use crate::{Chair, Event, Ronin, Side};

/// RO-AUTO-16: what a solo player must reach.
pub const SOLO_TARGET: u16 = 35;

impl Ronin {
    /// RO-END-1..5, RO-END-8: experience for the symbol there is more of, victory points for the
    /// other one.
    pub(crate) fn score_chapter(&mut self, chair: Chair, log: &mut Log<Event>) {
        let [left, right] = self.paths(chair);
        let (xp, vp) = (left.max(right), left.min(right));
        log.public(Event::ChapterScored { chair, left, right, xp, vp });
        self.gain_xp(chair, xp, log);
        let chapter = usize::from(self.chapter());
        self.gain_vp(chair, vp, |sheet| &mut sheet.chapters[chapter], log);
    }

    /// RO-NEXT-1, RO-NEXT-2: new active symbols; tokens and destroyed tokens go.
    pub(crate) fn begin_chapter(&mut self, log: &mut Log<Event>) {
        self.turn += 1;
        for player in self.players.iter_mut() {
            player.pool = [0; 4];
            for laid in player.timeline.iter_mut() {
                laid.covered = 0;
            }
            player.fresh = 0;
        }
        let [left, right] = Side::ALL.map(|side| self.active(side));
        log.public(Event::ChapterBegan { chapter: self.chapter() + 1, left, right });
    }

    /// RO-FINAL-1..5: side quest, experience, cooperation.
    pub(crate) fn score_game(&mut self, log: &mut Log<Event>) {
        log.teach_all();
        let order = self.initiative;
        for chair in order.iter().copied() {
            if self.is_human(chair) {
                self.score_quest(chair, log);
                let xp = self.player(chair).xp;
                let vp = experience_vp(xp);
                log.public(Event::ExperienceScored { chair, xp, vp });
                self.gain_vp(chair, vp, |sheet| &mut sheet.experience, log);
                let space = self.lower_marker(chair);
                let vp = cooperation_vp(space);
                log.public(Event::CooperationScored { chair, space, vp });
                self.gain_vp(chair, vp, |sheet| &mut sheet.cooperation, log);
            }
        }
        let winner = self.outcome().winners().first().copied();
        log.public(Event::Ended { winner });
    }

    /// RO-FINAL-2, RO-D12: a point for each hand card with the symbol of which more cards are held.
    fn score_quest(&mut self, chair: Chair, log: &mut Log<Event>) {
        let player = self.player_mut(chair);
        player.open_hand();
        let player = *player;
        let [one, other] = self.chapter_card.def().quest;
        let (first, second) = (player.hand_cards_with(one), player.hand_cards_with(other));
        let (symbol, vp) = if second > first { (other, second) } else { (one, first) };
        if !log.is_muted() {
            let hand = player.hand.iter().map(|held| held.card).collect();
            log.public(Event::QuestScored { chair, symbol, vp, hand });
        }
        self.gain_vp(chair, vp, |sheet| &mut sheet.quest, log);
    }

    /// RO-FINAL-4: the marker of the lower of the own tracks.
    pub(crate) fn lower_marker(&self, chair: Chair) -> u8 {
        let [left, right] = Side::ALL.map(|side| self.track(chair, side).marker);
        left.min(right)
    }

    /// RO-FINAL-5, RO-FINAL-6, RO-EDGE-17: by victory points, then by initiative; alone by the
    /// target (RO-AUTO-15, RO-AUTO-16).
    pub(crate) fn outcome(&self) -> Outcome {
        let total = |seat: Seat| self.player(Chair::of(seat, self.humans)).sheet.total();
        let place = |seat: Seat| {
            let chair = Chair::of(seat, self.humans);
            self.initiative.iter().position(|other| *other == chair)
        };
        let scores = BySeat::from_fn(self.humans, |seat| i32::from(total(seat)));
        if self.humans == 1 {
            let lost = total(Seat(0)) < SOLO_TARGET;
            return Outcome { places: BySeat::from_fn(1, |_| 1 + u8::from(lost)), scores };
        }
        let better = |one: Seat, other: Seat| {
            total(one) > total(other) || (total(one) == total(other) && place(one) < place(other))
        };
        let places = BySeat::from_fn(self.humans, |seat| {
            1 + crate::player::count(Seat::all(self.humans).filter(|other| better(*other, seat)))
        });
        Outcome { places, scores }
    }
}
