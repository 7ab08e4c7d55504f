//! What happens to a position between the choices.

use serde_json::Value;
use tabletop::{Game, Log};

use crate::Scenario;
use crate::told::Told;

impl<G: Game> Scenario<G> {
    /// Changes the position by hand, to one that could be.
    #[track_caller]
    pub fn alter(&mut self, change: impl FnOnce(&mut G)) -> &mut Self {
        change(&mut self.game);
        self.told.push(Told::of("altered by hand".to_owned(), Log::new()));
        self.check();
        self
    }

    /// Goes on at the first of these positions that is as wished: they differ by chance, say.
    #[track_caller]
    pub fn alter_until(
        &mut self,
        worlds: impl IntoIterator<Item = G>,
        wish: impl Fn(&G) -> bool,
    ) -> &mut Self {
        let Some(world) = worlds.into_iter().find(|world| wish(world)) else {
            self.fail("it never comes out as wished")
        };
        self.alter(|game| *game = world)
    }

    /// Makes a choice at the first of these positions in which it comes out as wished.
    #[track_caller]
    pub fn choose_where(
        &mut self,
        text: &str,
        worlds: impl IntoIterator<Item = G>,
        wish: impl Fn(&G) -> bool,
    ) -> &mut Self {
        let choice = self.parse(text);
        self.alter_until(worlds, |world| {
            let mut world = world.clone();
            world.apply(&choice, &mut Log::muted()).is_ok() && wish(&world)
        });
        self.choose(text)
    }

    /// What no game allows, for the sake of a rule that guards against it: the position is edited
    /// as JSON, and nothing is checked any more.
    #[track_caller]
    pub fn forge(&mut self, edit: impl FnOnce(&mut Value)) -> &mut Self {
        self.possible = |_| Ok(());
        let mut state = serde_json::to_value(&self.game).expect("a game always serialises");
        edit(&mut state);
        match serde_json::from_value(state) {
            Ok(game) => self.alter(|old| *old = game),
            Err(error) => self.fail(&format!("this is no position: {error}")),
        }
    }
}
