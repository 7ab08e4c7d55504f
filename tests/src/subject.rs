//! What the generic suite must be told about a game.

use tabletop::{Game, Rng, Viewer};

/// A game as the generic suite plays it.
pub trait Subject {
    /// The game.
    type Game: Game;

    /// How many games each part of the suite plays; the environment's `SZLAK_GAMES` multiplies it.
    const GAMES: u32;

    /// No game is longer than this many choices, however badly it is played.
    const MAX_CHOICES: usize;

    /// The dear checks are made at every so many-th decision, at others in other games, so that
    /// the suite stays quick for long games.
    const THOROUGH_EVERY: usize = 1;

    /// Positions are written down, imagined otherwise and given false choices at every so many-th
    /// decision.
    const SAMPLE_EVERY: usize = 1;

    /// May a question have one answer only? Games for people answer such questions themselves.
    const ASKS_THE_OBVIOUS: bool = false;

    /// Is there anything that somebody at the table does not know?
    const HAS_SECRETS: bool = true;

    /// Is it news that a choice was possible, to those who could not be sure of it: that somebody
    /// held the card he plays? A game may be lenient here, so that a slip can be taken back.
    const CHOICES_ARE_NEWS: bool = true;

    /// A set-up, drawn so that all options meet.
    fn setup(rng: &mut Rng) -> <Self::Game as Game>::Setup;

    /// Which legal choice to make. Any, unless games of this kind would never end so or never
    /// show what is interesting.
    fn choose(_game: &Self::Game, legal: &[<Self::Game as Game>::Choice], rng: &mut Rng) -> usize {
        rng.index(legal.len())
    }

    /// Does this event happen openly before this viewer, though no view keeps it: a die rolled in
    /// passing, a card laid and shuffled back?
    ///
    /// The suite plays the same choice in the true world and in an imagined one. If both look alike
    /// to a viewer afterwards, he must have been told the same in both: what differs was hidden from
    /// him, and the log has betrayed it. The one exception is an event that shows him something
    /// openly at that moment. From there on the worlds may differ for him, since he could tell them
    /// apart by it; such an event answers `true` here.
    fn is_shown(_event: &<Self::Game as Game>::Event, _viewer: Viewer) -> bool {
        false
    }
}
