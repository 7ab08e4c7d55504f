//! Letters to and from tables of any game: what `tabletop` writes needs a table at its deal, and only
//! the catalogue can deal.

use tabletop::{Letter, LinkError, LoadError, Player, Save, Table};

use crate::{BoxedTable, find};

/// No name at a table is longer: a letter is written by others.
const LONGEST_NAME: usize = 40;

/// The letter of a table as it stands; `None` for a game that did not begin with its deal.
///
/// # Panics
/// If its game is not in the catalogue.
pub fn letter_of(table: &dyn Table) -> Option<Letter> {
    let game = find(table.game_id()).expect("every table is a catalogued game's");
    let form = table.form();
    let mut dealt = (game.open)(&form, table.seed()).ok()?;
    Letter::of(table, dealt.as_mut(), (game.model)().abridge(&form))
}

/// The table of a letter, every person far away: whoever opens it says who is here.
pub fn open_letter(letter: &Letter) -> Result<BoxedTable, LinkError> {
    let unknown = || LoadError::UnknownGame { game: letter.game.clone() };
    let game = find(&letter.game).ok_or_else(unknown)?;
    let mut table = (game.open)(&letter.form, letter.seed).map_err(LoadError::from)?;
    letter.play(table.as_mut(), game.rules)?;
    let players = letter.players.map(|_, player| Player {
        name: player.name.chars().take(LONGEST_NAME).collect(),
        control: player.control,
    });
    (game.seat)(table.as_mut(), players, letter.undo);
    if letter.practice {
        table = (game.resume)(&Save { practice: true, ..table.save() })?;
    }
    Ok(table)
}
