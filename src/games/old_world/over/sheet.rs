//! Sheets to choose from: schools, terrains, a bet, one of several effects.

use crate::prelude::*;
use ::old_world::versus::{Bet, Choice, Decision, Foe};
use ::old_world::world::effect::FightEffect;
use ::old_world::world::location::Terrain;
use ::old_world::world::school::School;
use ::old_world::world::source::Source;

use super::{offers, prompt};
use crate::games::old_world::board::Board;
use crate::games::old_world::model::{At, Model};
use crate::games::old_world::names::{Voice, sentence};
use crate::games::old_world::pieces::{effect, figure, monster, said, seal};
use crate::games::old_world::say::Moment;
use crate::games::old_world::words::pieces;
use crate::games::old_world::{hunt, names_at, rules_text};
use crate::prefs;
use crate::table::zone::{ZoneKeys, zone_keys};
use crate::view::{Each, Settled, flag, on, part, text};

/// A thing on a sheet: where it is, what is drawn, what is said.
#[derive(Clone, Debug, PartialEq)]
struct Item {
    at: At,
    drawn: String,
    name: String,
    words: String,
}

fn lay(
    board: Board,
    class: &'static str,
    items: impl Fn(&Model) -> Vec<Item> + Send + Sync + 'static,
) -> AnyView {
    let items = Settled::new(move || board.model.with(&items));
    let title = move || prompt(board);
    view! {
        <div class="ow-over">
            <section class=format!("ow-sheet-of {class}") role="region" aria-label=text(title)>
                <h2>{text(title)}</h2>
                <ul role="list" on:keydown=on(move |event| zone_keys(&event, ZoneKeys::Row))>
                    {part(move || {
                        let items = items.get().into_iter().enumerate();
                        items.map(|(place, item)| button(board, item, place == 0)).each()
                    })}
                </ul>
                {offers::offers(board)}
            </section>
        </div>
    }
    .into_any()
}

fn button(board: Board, item: Item, first: bool) -> AnyView {
    let at = item.at;
    view! {
        <li>
            <button
                type="button"
                class="ow-item"
                class:is-legal=flag(move || board.is_lit(at))
                class:is-hinted=flag(move || board.is_hinted(at))
                tabindex=if first { "0" } else { "-1" }
                data-at=at.to_string()
            >
                <span class="ow-item__drawn" inner_html=item.drawn></span>
                <strong>{item.name}</strong>
                <span class="ow-item__words">{item.words}</span>
            </button>
        </li>
    }
    .into_any()
}

/// OW-D-BOARD: the offered schools as tall boards.
pub fn schools(board: Board) -> AnyView {
    lay(board, "ow-sheet-of--schools", move |model| {
        let voice = Voice::new(prefs::lang(), &[]);
        let offered = model.legal.iter().filter_map(|choice| match choice {
            Choice::Board(school) => Some(school_item(voice, *school)),
            _ => None,
        });
        offered.collect()
    })
}

fn school_item(voice: Voice<'_>, school: School) -> Item {
    let words = &pieces::of(voice.lang).over;
    let home = voice.fill(words.starts_at, &[voice.place(school.home())]);
    let ability = said::short(voice, Source::Ability(school));
    let power = rules_text::power(voice, school.ability(1));
    Item {
        at: At::School(school),
        drawn: figure::medal(school, ""),
        name: voice.school(school).to_owned(),
        words: format!("{home}. {ability}: {power}"),
    }
}

/// OW-D-BET: the two who fight, each with a slot for a coin.
pub fn bet(board: Board) -> AnyView {
    lay(board, "ow-sheet-of--bet", move |model| {
        let names = board.desk.with(names_at);
        let voice = Voice::new(prefs::lang(), &names);
        let (Some(fight), Some((seat, decision))) = (&model.view.fight, model.asked) else {
            return Vec::new();
        };
        let witcher = |seat| {
            let school = model.view.players[seat].school;
            let medal = school.map(|school| figure::medal(school, "")).unwrap_or_default();
            (medal, voice.who(seat).to_owned())
        };
        let attacker = fight.sides.first().map(|side| (Bet::Attacker, witcher(side.seat)));
        let defender = match fight.foe {
            Foe::Monster(_, one) => (monster::plate(one), voice.monster(one).to_owned()),
            Foe::Witcher(seat) => witcher(seat),
            Foe::Rider(rider) => (String::new(), hunt::rider_name(voice, rider).to_owned()),
        };
        let moment = Moment { voice, seat, decision, view: &model.view };
        let both = attacker.into_iter().chain([(Bet::Defender, defender)]);
        let items = both.map(|(on, (drawn, name))| Item {
            at: At::Coin(on),
            drawn: format!(r#"{drawn}<span class="ow-item__slot"></span>"#),
            words: moment.choice(Choice::Bet(on)),
            name,
        });
        items.collect()
    })
}

/// OW-D-SLOT2, OW-D-QSTACK: terrains as seals.
pub fn terrains(board: Board) -> AnyView {
    lay(board, "ow-sheet-of--seals", move |model| {
        let voice = Voice::new(prefs::lang(), &[]);
        let open = |terrain: &Terrain| {
            let spots = model.gestures.iter().flat_map(|gesture| gesture.spots.iter().flatten());
            spots.into_iter().any(|at| *at == At::Terrain(*terrain))
        };
        let is_slot = matches!(model.decision(), Some(Decision::Slot2));
        let item = |terrain: Terrain| Item {
            at: At::Terrain(terrain),
            drawn: seal::alone(Some(terrain)),
            name: voice.terrain(terrain).to_owned(),
            words: match model.view.lairs[terrain.index()].at {
                Some(at) if is_slot => voice.place(at).to_owned(),
                _ => String::new(),
            },
        };
        Terrain::ALL.into_iter().filter(open).map(item).collect()
    })
}

/// OW-D-SPECTROPHY: effects side by side.
pub fn slips(board: Board) -> AnyView {
    lay(board, "ow-sheet-of--slips", move |model| {
        let asked = model.decision();
        let Some(decision @ Decision::Alternative { feat }) = asked else { return Vec::new() }; // tidy: listens: for alternatives
        let options: &[FightEffect] = match feat.effect() {
            Some(FightEffect::ChooseOne(options)) => options,
            _ => &[],
        };
        let voice = Voice::new(prefs::lang(), &[]);
        let slips = model.legal.iter().filter_map(|choice| match choice {
            Choice::Pick(which) => Some((usize::from(*which), *choice)),
            _ => None,
        });
        let item = |(at, choice): (usize, Choice)| {
            let option = options.get(at);
            let moment = Moment { voice, seat: model.us, decision, view: &model.view };
            Item {
                at: At::Slip(at),
                drawn: option.map(effect::effect).unwrap_or_default(),
                name: option.map_or_else(
                    || moment.choice(choice),
                    |option| sentence(&rules_text::fight_effect(voice, option)),
                ),
                words: said::short(voice, feat.source),
            }
        };
        slips.map(item).collect()
    })
}
