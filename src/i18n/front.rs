//! What the home page and the set-up say. Much of home stands in `index.html` before the program is there: the build
//! takes it from the same lines (`xtask/src/page/first_view.rs`).

use tabletop::{Control, Level, Player};

use super::pack::{Filled, List, Rows, table};

/// The games of the box, in the order of their tiles.
pub const BOX: [&str; 4] = ["gwent", "old-world", "wild-hunt", "ronin"];

table! {
    /// Everything said before a game begins.
    pub struct Front {
        pub home: HomeWords,
        pub setup: SetupWords,
    }
}

table! {
    /// The home page.
    pub struct HomeWords {
        /// Button, also of the set-up.
        pub play_now: &'static str,
        /// Under *Learn by playing*, on a first visit.
        pub learn_line: &'static str,
        /// On the drawing of a table.
        pub watch: &'static str,
        /// Link of a tile.
        pub learn: &'static str,
        /// How many play, and how long.
        pub facts: List => Rows::of(&BOX),
        /// Whom one plays against: apprentice, master, legend, a person, a person far away.
        pub against: [&'static str; 5],
        /// Where only bots play.
        pub bots_only: &'static str,
        /// Where nobody else plays.
        pub alone: &'static str,
        /// How far a game is.
        pub round: Filled,
        /// The same, in Ronin.
        pub chapter: Filled,
        /// Button beside a saved game: {0} what it is called.
        pub deeds: Filled,
        /// Link beside a saved game: {0} what it is called.
        pub go_on: Filled,
    }
}

table! {
    /// The set-up.
    pub struct SetupWords {
        /// Over the portraits.
        pub opponent: &'static str,
        /// Whose banner it is: one's own, the other's.
        pub sides: [&'static str; 2],
        /// The portraits: a person, apprentice, master, legend, a person far away.
        pub sitters: [&'static str; 5],
        /// What is said of them, in any game.
        pub about: [&'static str; 5],
        /// What is said of the three bots where two armies meet.
        pub about_duel: [&'static str; 3],
        /// Button.
        pub another: &'static str,
        /// Button.
        pub choose: &'static str,
        /// Button and what is behind it.
        pub more: &'static str,
        pub more_list: &'static str,
        /// Headings of what is behind it.
        pub names: &'static str,
        pub house_rules: &'static str,
        /// Beside it: so many rules are not the usual ones.
        pub changed: Filled,
        /// Label of the player's own side, which a bot may play.
        pub own_side: &'static str,
        /// Heading over the decks, and what is among them.
        pub choose_deck: &'static str,
        pub deck_code: &'static str,
        pub deck_code_hint: &'static str,
        pub use_code: &'static str,
        /// Heading of a sheet: {0} the player.
        pub side_of: Filled,
    }
}

impl HomeWords {
    /// Whom the first of these players meets.
    pub fn against(&self, players: &[Player]) -> &'static str {
        let bots = players.iter().filter(|player| player.is_bot()).count();
        if bots == players.len() {
            return self.bots_only;
        }
        let others = players.get(1..).unwrap_or_default();
        let strongest = others.iter().map(|player| rank(player.control)).max();
        match strongest {
            None => self.alone,
            Some(0) if others.iter().any(Player::is_far) => self.against[4],
            Some(0) => self.against[3],
            Some(rank) => self.against[rank - 1],
        }
    }
}

/// A person, apprentice, master, legend: the stronger the higher.
pub const fn rank(control: Control) -> usize {
    match control {
        Control::Human | Control::Far => 0,
        Control::Bot(Level::Random | Level::Apprentice) => 1,
        Control::Bot(Level::Master) => 2,
        Control::Bot(Level::Legend) => 3,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Lang;

    #[test]
    fn the_strongest_bot_is_the_opponent() {
        let home = Lang::En.home();
        let (person, bot) = (Player::human("A"), |level| Player::bot("B", level));
        let told = |players: &[Player]| home.against(players);
        assert_eq!(told(&[person.clone(), bot(Level::Apprentice)]), "against the apprentice");
        let three = [person.clone(), bot(Level::Legend), bot(Level::Apprentice)];
        assert_eq!(told(&three), "against the legend");
        assert_eq!(told(&[person.clone(), person.clone()]), "against a person, at this device");
        let far = Player { name: "C".to_owned(), control: Control::Far };
        assert_eq!(told(&[person.clone(), far]), "against a person far away");
        assert_eq!(told(&[bot(Level::Master), bot(Level::Master)]), "bots among themselves");
        assert_eq!(told(&[person]), "alone");
    }

    /// What the tiles say of the players is what the games' own set-ups say.
    #[test]
    fn the_facts_of_a_tile_are_true() {
        for lang in Lang::ALL {
            for (id, facts) in BOX.iter().zip(lang.home().facts) {
                let Some(entry) = bots::find(id) else { continue };
                let model = (entry.model)();
                let (min, max) = (model.min_seats.into(), model.max_seats.into());
                let players = lang.words().player_range(min, max);
                assert!(facts.starts_with(&format!("{players} · ")), "{id}: {facts}, {players}");
            }
        }
    }
}
