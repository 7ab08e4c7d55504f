//! The dice table (§7 of the rules): both hands of dice, the pot, and where they stand among the ranks.

use crate::prelude::*;
use ::old_world::versus::{Decision, Opponent, View};
use ::old_world::world::poker::{Dice, Rank};
use ::old_world::world::school::School;
use tabletop::Seat;

use super::offers;
use super::thrown::Thrown;
use crate::browser;
use crate::games::old_world::board::Board;
use crate::games::old_world::model::{At, Model};
use crate::games::old_world::names::Voice;
use crate::games::old_world::names_at;
use crate::games::old_world::pieces::{die, figure, said};
use crate::games::old_world::told;
use crate::games::old_world::words::pieces;
use crate::heraldry::draw;
use crate::prefs;
use crate::table::zone::{ZoneKeys, zone_keys};
use crate::view::{Each, Settled, aria, flag, on, part};

/// Who has dice on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Who {
    Witcher(Seat),
    /// OW-POKER-9.
    Locals,
}

/// One side of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Side {
    who: Who,
    /// `own` of the active player, or `other`: as the dice are called when they are thrown.
    whose: &'static str,
    dice: Dice,
    /// May these be rolled again, here and now?
    is_asked: bool,
}

/// The game as it lies: the other side above, the own one below.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Table {
    above: Option<Side>,
    below: Side,
    /// OW-POKER-7: whose equal dice win.
    active: Seat,
    /// OW-POKER-8: once it is over, who has won, and how much.
    won: Option<(Option<Seat>, u8)>,
}

/// Do we play, or decide for those who do?
pub fn is_ours(model: &Model) -> bool {
    let against = model.view.poker.as_ref().map(|poker| poker.against);
    let keeps = matches!(against, Some(Opponent::Witcher(seat) | Opponent::Locals(seat)) if seat == model.us);
    model.us == model.view.active || keeps
}

fn lies(model: &Model) -> Option<Table> {
    let view: &View = &model.view;
    let poker = view.poker.as_ref()?;
    let rolls = matches!(model.decision(), Some(Decision::Reroll1 | Decision::Reroll2));
    let active = Side {
        who: Who::Witcher(view.active),
        whose: "own",
        dice: poker.active,
        is_asked: rolls && model.us == view.active,
    };
    let (who, keeper) = match poker.against {
        Opponent::Witcher(seat) => (Who::Witcher(seat), seat),
        Opponent::Locals(seat) => (Who::Locals, seat),
        Opponent::Bank => (Who::Locals, view.active),
    };
    let is_asked = rolls && keeper == model.us && model.us != view.active;
    let other = poker.other.map(|dice| Side { who, whose: "other", dice, is_asked });
    let ours = model.us != view.active && keeper == model.us;
    let (above, below) = match other {
        Some(other) if ours => (Some(active), other),
        other => (other, active),
    };
    Some(Table { above, below, active: view.active, won: None })
}

/// A game that is over, as it lay in the end.
fn lay(game: &Thrown, us: Seat) -> Option<Table> {
    let side = |who, whose, dice| Side { who, whose, dice, is_asked: false };
    let active = side(Who::Witcher(game.active), "own", game.dice[0]?);
    let other = game.against.map_or(Who::Locals, Who::Witcher);
    let other = game.dice[1].map(|dice| side(other, "other", dice));
    let (above, below) = match other {
        Some(other) if us != game.active => (Some(active), other),
        other => (other, active),
    };
    Some(Table { above, below, active: game.active, won: Some((game.winner, game.gold)) })
}

/// The table.
pub fn table(board: Board) -> AnyView {
    let lying = Settled::new(move || board.model.with(lies));
    view! {
        {part(move || lying.get().map(|table| draw(board, &table, offers::offers(board))))}
    }
    .into_any()
}

/// How the last game came out; it stays until it is read.
pub fn thrown(board: Board, game: Settled<Option<Thrown>>, read: RwSignal<usize>) -> AnyView {
    browser::focus_soon(".ow-over__on");
    view! {
        {part(move || game.get().and_then(|game| {
            let us = board.model.with_untracked(|model| model.us);
            let label = pieces::of(prefs::lang()).over.go_on;
            let ply = game.ply;
            let go_on = view! {
                <p class="ow-over__acts">
                    <button type="button" class="btn btn--act ow-over__on" on:click=on(move |_| read.set(ply))>
                        {label}
                    </button>
                </p>
            };
            lay(&game, us).map(|table| draw(board, &table, go_on.into_any()))
        }))}
    }
    .into_any()
}

fn draw(board: Board, table: &Table, acts: AnyView) -> AnyView {
    let names = board.desk.with(names_at);
    let voice = Voice::new(prefs::lang(), &names);
    let words = &pieces::of(voice.lang).over;
    let row = |side| row(board, voice, side, has_won(table, side));
    view! {
        <div class="ow-over">
            <section class="ow-dice" role="region" aria-label=words.dice>
                {table.above.map(row)}
                {pot(voice, table)}
                {row(table.below)}
                {ranks(board, voice, table)}
                {acts}
            </section>
        </div>
    }
    .into_any()
}

fn has_won(table: &Table, side: Side) -> bool {
    match (table.won, side.who) {
        (Some((Some(winner), 1..)), Who::Witcher(seat)) => winner == seat,
        (Some((None, _)), who) => who == Who::Locals,
        _ => false,
    }
}

fn row(board: Board, voice: Voice<'_>, side: Side, has_won: bool) -> AnyView {
    let name = name(voice, side.who);
    let hand = said::hand_of_dice(voice, side.dice);
    let dice = side.dice.0.into_iter().enumerate().map(|(index, face)| {
        if side.is_asked { lifted(board, voice, index, face) } else { still(voice, face) }
    });
    let class = if has_won { "ow-dice__row is-won" } else { "ow-dice__row" };
    view! {
        <div class=class>
            <span class="ow-dice__who" inner_html=portrait(board, side.who)></span>
            <p class="ow-dice__name"><strong>{name}</strong><span>{hand}</span></p>
            <ul class="ow-dice__dice" role="list" data-dice=side.whose on:keydown=on(move |event| zone_keys(&event, ZoneKeys::Row))>
                {dice.each()}
            </ul>
        </div>
    }
    .into_any()
}

fn lifted(board: Board, voice: Voice<'_>, index: usize, face: u8) -> AnyView {
    let at = At::Die(index);
    let said = voice.number(pieces::of(voice.lang).dice.die, face);
    view! {
        <li>
            <button
                type="button"
                class="ow-dice__die"
                class:is-lifted=flag(move || board.is_marked(at))
                class:is-hinted=flag(move || board.is_hinted(at))
                tabindex=if index == 0 { "0" } else { "-1" }
                data-at=at.to_string()
                aria-label=said
                aria-pressed=aria(move || board.is_marked(at))
                inner_html=die::die(face)
            ></button>
        </li>
    }
    .into_any()
}

fn still(voice: Voice<'_>, face: u8) -> AnyView {
    let said = voice.number(pieces::of(voice.lang).dice.die, face);
    view! { <li><span class="ow-dice__die" role="img" aria-label=said inner_html=die::die(face)></span></li> }
        .into_any()
}

fn name(voice: Voice<'_>, who: Who) -> String {
    match who {
        Who::Witcher(seat) => voice.who(seat).to_owned(),
        Who::Locals => pieces::of(voice.lang).over.locals.to_owned(),
    }
}

fn school(board: Board, seat: Seat) -> Option<School> {
    board.model.with_untracked(|model| model.view.players[seat].school)
}

fn portrait(board: Board, who: Who) -> String {
    match who {
        Who::Witcher(seat) => {
            school(board, seat).map(|school| figure::medal(school, "")).unwrap_or_default()
        }
        Who::Locals => draw::charge(heraldry::Charge::Cup),
    }
}

/// OW-POKER-2, OW-POKER-7, OW-POKER-9: three coins, whoever puts them in. A lone witcher plays for what
/// the bank pays (OW-SOLO-3), which stands at the ranks.
fn pot(voice: Voice<'_>, table: &Table) -> AnyView {
    let (coins, said) = match table.won {
        Some((winner, gold)) => (gold, told::pot_won(voice, Some(table.active), winner, gold)),
        None if table.above.is_none() => return ().into_any(),
        None => {
            let words = &pieces::of(voice.lang).over;
            (POT, voice.fill(words.pot, &[&POT.to_string(), voice.who(table.active)]))
        }
    };
    let class = if table.won.is_some() { "ow-dice__pot is-won" } else { "ow-dice__pot" };
    view! {
        <p class=class>
            <span inner_html=figure::coin().repeat(usize::from(coins))></span>
            {said}
        </p>
    }
    .into_any()
}

/// What lies in the pot (OW-POKER-2).
const POT: u8 = 3;

/// A hand of each rank, for what it pays.
const SAMPLES: [[u8; 5]; 9] = [
    [1, 2, 3, 4, 6],
    [1, 1, 2, 3, 4],
    [1, 1, 2, 2, 3],
    [1, 1, 1, 2, 3],
    [1, 2, 3, 4, 5],
    [2, 3, 4, 5, 6],
    [1, 1, 1, 2, 2],
    [1, 1, 1, 1, 2],
    [1, 1, 1, 1, 1],
];

fn ranks(board: Board, voice: Voice<'_>, table: &Table) -> AnyView {
    let own = table.below.dice.strength().rank;
    let other = table.above.map(|side| side.dice.strength().rank);
    let alone = table.above.is_none();
    let cells = SAMPLES.into_iter().map(|sample| {
        let dice = Dice::new(sample);
        let rank: Rank = dice.strength().rank;
        let class = match (rank == own, Some(rank) == other) {
            (true, _) => "ow-rank is-own",
            (false, true) => "ow-rank is-other",
            (false, false) => "ow-rank",
        };
        let sides = [Some(table.below), table.above].into_iter().flatten();
        let here = sides.filter(|side| side.dice.strength().rank == rank);
        let marks: String = here.map(|side| portrait(board, side.who)).collect();
        let pays = alone.then(|| {
            let pays = dice.solo_payout();
            view! { <span class="ow-rank__pays" inner_html=figure::gold(pays)></span> }.into_any()
        });
        view! {
            <li class=class>
                <span class="ow-rank__marks" inner_html=marks></span>
                {said::rank(voice, rank)}
                {pays}
            </li>
        }
    });
    let label = pieces::of(voice.lang).over.ranks;
    view! { <ol class="ow-dice__ranks" role="list" aria-label=label>{cells.each()}</ol> }.into_any()
}

#[cfg(test)]
mod tests {
    use ::old_world::versus::{OldWorld, Setup};
    use tabletop::{Game, Rng, Seed, Session, Status, Viewer};

    use super::*;
    use crate::games::old_world::model::{model, own_dice};
    use crate::scene::Sight;

    /// OW-POKER-3, OW-POKER-9: whoever is asked has his dice before him, and may lift those and no
    /// others.
    #[test]
    fn the_dice_that_may_be_rolled_again_lie_below() {
        let mut asked = 0;
        for (seats, seed) in [(1, 5), (2, 2), (3, 4)] {
            let mut table =
                Session::<OldWorld>::new(Setup::for_players(seats), Seed::new(seed)).unwrap();
            let mut rng = Rng::from_seed(Seed::new(seed));
            while let Status::Awaiting { seat, decision } = table.game().status() {
                if matches!(decision, Decision::Reroll1 | Decision::Reroll2) {
                    let laid = model(&Sight::of(table.game(), Viewer::Seat(seat), true), seat);
                    let lying = lies(&laid).expect("dice lie on the table");
                    assert!(lying.below.is_asked && !lying.above.is_some_and(|side| side.is_asked));
                    assert_eq!(Some(lying.below.dice.0), own_dice(&laid.view, seat));
                    asked += 1;
                }
                let legal = table.game().legal();
                let chosen = legal[rng.below(u32::try_from(legal.len()).unwrap()) as usize];
                table.choose(&chosen).unwrap();
            }
        }
        assert!(asked > 4, "{asked}");
    }

    #[test]
    fn the_samples_climb_the_ranks() {
        let ranks = SAMPLES.map(|sample| Dice::new(sample).strength().rank);
        assert!(ranks.is_sorted() && ranks[0] == Rank::Nothing && ranks[8] == Rank::Five);
    }
}
