//! What a table is asked, and what is done at it.

use old_world::position::Position;
use old_world::versus::{Decision, OldWorld, Witcher};
use old_world::wild_hunt::HuntDecision;
use old_world::world::location::{Location, Terrain};
use old_world::world::slug::Slug;
use old_world::world::story::Story;
use scenario::Scenario;
use tabletop::{Rng, Seat};

use super::{A, B, OnMap, built, card, named};

/// So many worlds of chance are tried before a test gives up.
const WORLDS: u64 = 20_000;

/// Old World's own words.
pub trait Words: Sized {
    /// The game at this table.
    type Game: OnMap;

    /// What lies on the table.
    fn world(&self) -> &OldWorld;

    /// What a witcher has.
    fn own(&self, seat: Seat) -> &Witcher {
        &self.world().players()[seat]
    }

    fn hand_size(&self, seat: Seat) -> usize {
        self.own(seat).hand.len()
    }

    fn deck_size(&self, seat: Seat) -> usize {
        self.own(seat).deck.len()
    }

    /// The combat cards that are left to the monster or the rider; none without a fight.
    fn pool_left(&self) -> usize {
        self.world().ongoing_fight().map_or(0, |fight| fight.pool.len())
    }

    /// Goes on from a changed position.
    fn change(&mut self, change: impl FnOnce(Position) -> Position) -> &mut Self;

    /// A change that leaves something to chance, in a world where it comes out as wished.
    fn change_until(
        &mut self,
        change: impl Fn(Position) -> Position,
        wish: impl Fn(&Self::Game) -> bool,
    ) -> &mut Self;

    /// Makes a choice in a world of chance where it comes out as wished.
    fn choose_until(&mut self, text: &str, wish: impl Fn(&Self::Game) -> bool) -> &mut Self;

    /// Makes a choice with the next die showing this face.
    fn choose_with_die(&mut self, text: &str, face: u8) -> &mut Self;

    /// Ends step 1, lays a combo and finishes it; what it would let somebody do is passed over.
    fn combo(&mut self, names: &str) -> &mut Self;

    /// Seat A explores and draws this card.
    #[must_use]
    fn exploring(self, name: &str) -> Self;

    /// Seat A, who holds the trail of this monster, meets it and begins the fight.
    #[must_use]
    fn begin_hunt(self, name: &str) -> Self;

    /// Seat A meets this monster without its trail and begins the fight.
    #[must_use]
    fn ambushed(self, name: &str) -> Self;

    /// A and B meet at Vengerberg and A attacks.
    #[must_use]
    fn begin_duel(self) -> Self;
}

impl<G: OnMap> Words for Scenario<G> {
    type Game = G;

    fn world(&self) -> &OldWorld {
        self.game().world()
    }

    #[track_caller]
    fn change(&mut self, change: impl FnOnce(Position) -> Position) -> &mut Self {
        self.alter(|game| *game = built(change(game.clone().reopened())))
    }

    #[track_caller]
    fn change_until(
        &mut self,
        change: impl Fn(Position) -> Position,
        wish: impl Fn(&G) -> bool,
    ) -> &mut Self {
        let worlds = worlds(self.game().clone(), change);
        self.alter_until(worlds, wish)
    }

    #[track_caller]
    fn choose_until(&mut self, text: &str, wish: impl Fn(&G) -> bool) -> &mut Self {
        let worlds = worlds(self.game().clone(), |at| at);
        self.choose_where(text, worlds, wish)
    }

    #[track_caller]
    fn choose_with_die(&mut self, text: &str, face: u8) -> &mut Self {
        let number = (0..).find(|number| Rng::from_u64(*number).die() == face);
        self.change(|at| at.seed(number.expect("a face of a die")));
        self.choose(text)
    }

    #[track_caller]
    fn combo(&mut self, names: &str) -> &mut Self {
        if self.decision() == Some(Decision::Step1) {
            self.choose("done");
        }
        for name in names.split_whitespace() {
            let text = format!("combo add {}", card(name).slug());
            if self.can(&text) {
                self.choose(&text);
            }
        }
        while let Some(Decision::Combo | Decision::OnCombo | Decision::Hunt(HuntDecision::Combo)) =
            self.decision()
            && self.can("done")
        {
            self.choose("done");
        }
        self
    }

    #[track_caller]
    fn exploring(mut self, name: &str) -> Self {
        let story: Story = named(name);
        let deck = story.deck().expect("an exploration card");
        self.change(|at| at.story_on_top(story).phase2(A));
        self.choose(&format!("explore {}", deck.slug()));
        self
    }

    #[track_caller]
    fn begin_hunt(mut self, name: &str) -> Self {
        let place = Location::Vizima;
        self.change(|at| at.at(A, place).monster(name, place).trail(A, Terrain::Forest).phase2(A));
        self.choose(&format!("fight {name}"));
        self
    }

    #[track_caller]
    fn ambushed(mut self, name: &str) -> Self {
        let place = Location::Vizima;
        self.change(|at| at.at(A, place).monster(name, place).phase2(A));
        self.choose(&format!("fight {name}"));
        self
    }

    #[track_caller]
    fn begin_duel(mut self) -> Self {
        let place = Location::Vengerberg;
        self.change(|at| at.at(A, place).at(B, place).phase2(A));
        self.choose("duel 2");
        self
    }
}

/// The same position under many seeds, changed.
fn worlds<G: OnMap>(game: G, change: impl Fn(Position) -> Position) -> impl Iterator<Item = G> {
    (0..WORLDS).map(move |number| built(change(game.clone().reopened().seed(number))))
}
