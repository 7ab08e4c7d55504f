//! What is said of a place: aloud, in the note, and on a phone in the sheet of the place one has
//! marked.

use crate::prelude::*;
use ::old_world::versus::Choice;
use ::old_world::world::location::{Location, Terrain};

use super::lie::Lie;
use crate::games::old_world::board::Board;
use crate::games::old_world::model::{At, Model, Way};
use crate::games::old_world::names::{Voice, sentence};
use crate::games::old_world::pieces::seal;
use crate::games::old_world::{hunt, names_at, refusal, rules_text, say, sitting, stories, words};
use crate::prefs;
use crate::view::{Each, Settled, part, text};

/// What there is to know of a place, a line each: deed, monster, own quest, who is there.
pub fn facts(model: &Model, voice: Voice<'_>, place: Location) -> Vec<String> {
    let words = words::map::of(voice.lang);
    let view = &model.view;
    let mut lines = vec![sentence(&voice.action(place))];
    if view.closed_tavern == Some(place) {
        lines.push(words.tavern_closed.to_owned());
    }
    for terrain in Terrain::ALL {
        let lair = &view.lairs[terrain.index()];
        if let (Some(monster), true) = (lair.monster, lair.at == Some(place)) {
            let (name, measure) = (voice.monster(monster), say::measure(voice, monster));
            lines.push(sentence(&format!("{name}, {measure}")));
        }
        let tracks = &model.own().tracking[terrain.index()];
        if tracks.iter().any(|tracking| tracking.at == place) {
            lines.push(voice.fill(words.tracks, &[voice.terrain_forms(terrain)]));
        }
    }
    for quest in model.own().quests.iter().filter(|quest| quest.at == place) {
        let name = stories::name(quest.story, voice.lang);
        let price = rules_text::cost(voice, quest.cost);
        let price = price.map_or_else(String::new, |price| format!(", {price}"));
        lines.push(voice.fill(words.your_quest, &[&name, &price]));
    }
    hunt::facts(view, voice, place, &mut lines);
    let there = view.players.iter().filter(|(_, one)| one.at == place && one.school.is_some());
    let there: Vec<&str> = there.map(|(seat, _)| voice.who(seat)).collect();
    if !there.is_empty() {
        lines.push(voice.fill(words.here, &[&there.join(", ")]));
    }
    lines
}

/// The name of a place with its number and ground.
pub fn title(voice: Voice<'_>, place: Location) -> String {
    format!("{}, {}, {}", voice.place(place), place.index(), voice.ground(place.terrain()))
}

/// Can one go there, and how? Or why not, where moving is what is asked.
pub fn told(board: Board, place: Location) -> Option<String> {
    let lang = prefs::lang();
    let words = words::map::of(lang);
    board.model.with(|model| {
        let voice = Voice::new(lang, &[]);
        let own = model.own();
        if own.at == place {
            return None;
        }
        let ways = model.legal.iter().filter_map(|choice| match choice {
            Choice::Move(to, pay) if *to == place => Some(Way::of(*pay)),
            _ => None,
        });
        if let Some(way) = ways.min() {
            return Some(voice.fill(words.legal, &[way_words(voice, way, place)]));
        }
        if !matches!(model.decision(), Some(::old_world::versus::Decision::Phase1)) {
            return None;
        }
        let tried = Choice::Move(place, ::old_world::versus::Pay::Free);
        Some(board.desk.with(|table| refusal::sentence(sitting::game(table), tried, lang)))
    })
}

fn way_words(voice: Voice<'_>, way: Way, to: Location) -> &'static str {
    let words = words::map::of(voice.lang);
    match (way, to.terrain()) {
        (Way::Free, _) => words.ways[0],
        (Way::Card, Some(terrain)) => words.cards[terrain.index()],
        (Way::Card, None) | (Way::Alone, _) => words.ways[1],
        (Way::CardAndGold, _) => words.ways[2],
        (Way::Two, _) => words.ways[3],
    }
}

/// A place for those who do not see it.
pub fn said(board: Board, lie: Settled<Lie>, place: Location) -> String {
    lie.track();
    let names = board.desk.with(names_at);
    let voice = Voice::new(prefs::lang(), &names);
    let facts = board.model.with(|model| facts(model, voice, place));
    let told = told(board, place).unwrap_or_default();
    format!("{}. {} {told}", title(voice, place), facts.join(" "))
}

/// On a phone: the place that is marked, with the ways to pay for going there.
pub fn going(board: Board) -> AnyView {
    let marked = Settled::new(move || {
        board.marks.with(|marks| {
            marks.iter().find_map(|at| match at {
                At::Place(place) => Some(*place),
                _ => None,
            })
        })
    });
    view! {
        {part(move || marked.get().map(|place| {
            let names = board.desk.with(names_at);
            let voice = Voice::new(prefs::lang(), &names);
            let facts = board.model.with_untracked(|model| facts(model, voice, place));
            let name = format!("{} {}", place.index(), voice.place(place));
            let seal = seal::alone(place.terrain());
            view! {
                <div class="ow-going">
                    <h3 class="ow-going__name"><span class="arms" inner_html=seal></span>{name}</h3>
                    <p class="ow-going__facts">{facts.join(" ")}</p>
                    <div class="ow-ways" role="group" aria-label=words::map::of(prefs::lang()).pay_with>
                        {ways(board, place)}
                    </div>
                </div>
            }
            .into_any()
        }))}
    }
    .into_any()
}

/// OW-MOVE-3: the ways to pay for a move that are open, the cheapest first.
fn ways(board: Board, place: Location) -> AnyView {
    let mut open: Vec<Way> = Vec::new();
    board.model.with_untracked(|model| {
        for choice in &model.legal {
            if let Choice::Move(to, pay) = choice
                && *to == place
            {
                let way = Way::of(*pay);
                if !open.contains(&way) {
                    open.push(way);
                }
            }
        }
    });
    tabletop::order::sort(&mut open);
    let buttons = open.into_iter().map(|way| {
        let at = At::Way(way);
        let voice = Voice::new(prefs::lang(), &[]);
        let label = way_words(voice, way, place);
        view! {
            <button
                type="button"
                data-at=at.to_string()
                aria-label=label
                aria-pressed=text(move || board.is_marked(at).to_string())
                inner_html=seal::way(way, place.terrain())
            ></button>
        }
    });
    buttons.each()
}
