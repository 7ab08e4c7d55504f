//! Every physical piece (RO-ZONE-5), what stayed in the box included.

use crate::{Card, Chair, Character, Ronin, Side, Stage};

/// Ability cards are numbered from here, markers of tracks from there.
const ABILITY_CARDS: u32 = 1_000;
const MARKERS: u32 = 2_000;

impl Ronin {
    pub(crate) fn count_pieces(&self) -> Vec<u32> {
        let number = |index: usize| u32::try_from(index).expect("a small box");
        let mut pieces: Vec<u32> = self.all_cards().map(|card| number(card.index())).collect();
        for character in Character::ALL {
            for ability in [character.ability(0), character.ability(2)] {
                // Two copies: given to neighbours, or still with their owner.
                let given = self.players.iter().filter(|player| player.gifts.contain(ability));
                let piece = ABILITY_CARDS + number(ability.index());
                let copies = given.count().max(2);
                pieces.extend(std::iter::repeat_n(piece, copies));
            }
        }
        pieces.extend(self.tracks.iter().zip(MARKERS..).map(|(_, marker)| marker));
        pieces.sort_unstable();
        pieces
    }

    /// Every card: on the table, in hands, and in the box.
    pub(crate) fn all_cards(&self) -> impl Iterator<Item = Card> {
        let offered = self.offer.iter().flat_map(|row| row.cards.iter().copied());
        let held = self.players.iter().flat_map(|player| {
            let laid = player.timeline.iter().map(|laid| laid.card);
            player.hand.iter().map(|held| held.card).chain(laid)
        });
        let piles = self.deck.iter().chain(self.discard.iter()).copied();
        let boxed = Character::ALL.into_iter().filter(|character| !self.has_dealt(*character));
        piles.chain(offered).chain(held).chain(boxed.flat_map(Card::starting))
    }

    /// Are the starting cards of this character in play?
    pub(crate) fn has_dealt(&self, character: Character) -> bool {
        let plays = |chair: Chair| self.player(chair).character == Some(character);
        self.stage > Stage::Deal && self.human_chairs().any(plays)
    }

    /// Is this an end of the track of that number?
    pub(crate) fn is_end_of(&self, chair: Chair, track: u8) -> bool {
        Side::ALL.into_iter().any(|side| self.track_number(chair, side) == track)
    }
}
