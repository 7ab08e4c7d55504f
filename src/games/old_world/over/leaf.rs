//! The story leaf: what is asked, a short fight within it, and what came of it.

use crate::prelude::*;
use ::old_world::versus::{Choice, StoryView};
use ::old_world::world::effect::Cost;
use ::old_world::world::location::Location;
use ::old_world::world::story::{Passage, Side, Story, StoryDeck};
use heraldry::Charge;

use super::tale::{Gain, Tale};
use super::{ladder, offers};
use crate::browser;
use crate::games::old_world::board::Board;
use crate::games::old_world::model::At;
use crate::games::old_world::names::{Voice, sentence, signed};
use crate::games::old_world::pieces::{effect, figure, potion, seal, symbol};
use crate::games::old_world::words::pieces;
use crate::games::old_world::{hunt, refusal, rules_text, sitting, stories};
use crate::heraldry::draw;
use crate::i18n::name::plain;
use crate::prefs;
use crate::view::{Each, Settled, aria, flag, on, part};

/// The story that lies open.
fn open(board: Board) -> Option<StoryView> {
    board.model.with(|model| model.view.in_play.last().cloned())
}

/// A story with its options.
pub fn asked(board: Board) -> AnyView {
    let story = Settled::new(move || open(board).map(|open| open.story));
    view! {
        {part(move || story.get().map(|story| {
            let lang = prefs::lang();
            let intro = stories::field(story, "intro", lang);
            let voice = Voice::new(lang, &[]);
            let intro = intro.unwrap_or_else(|| voice.words.board.stories_coming.to_owned());
            let sides = [Side::A, Side::B].map(|side| option(board, story, side));
            let inside = view! { <p class="ow-leaf__intro">{intro}</p>{sides.each()} };
            leaf(story, inside.into_any(), "")
        }))}
    }
    .into_any()
}

/// The paper with its head.
fn leaf(story: Story, inside: AnyView, class: &'static str) -> AnyView {
    let (mark, from) = source(story);
    let from = sentence(from).trim_end_matches('.').to_owned();
    let name = stories::name(story, prefs::lang());
    let label = name.clone();
    view! {
        <div class=format!("ow-over {class}")>
            <section class="ow-leaf" role="region" aria-label=label>
                <p class="ow-leaf__from"><span inner_html=draw::charge(mark)></span>{from}</p>
                <h2>{name}</h2>
                {inside}
            </section>
        </div>
    }
    .into_any()
}

fn source(story: Story) -> (Charge, &'static str) {
    let voice = Voice::new(prefs::lang(), &[]);
    match story.deck() {
        Some(deck @ StoryDeck::City) => (Charge::Tower, voice.deck(deck)),
        Some(deck @ StoryDeck::Wilds) => (Charge::Tree, voice.deck(deck)),
        None if story.is_of_the_hunt() => (Charge::Snow, plain(voice.story_deck(story))),
        None => (Charge::Scroll, pieces::of(voice.lang).over.event),
    }
}

/// OW-EXPL-2: an option; one that cannot be paid for is dashed and says why.
fn option(board: Board, story: Story, side: Side) -> AnyView {
    let at = At::Side(side);
    let price = story.options().map_or(Cost::Free, |both| both[side as usize].price);
    let asked = move || board.model.with(|model| model.decision().is_some());
    let lit = move || board.is_lit(at);
    let barred = move || asked() && !lit();
    let (letter, words) = line(story, side);
    view! {
        <button
            type="button"
            class="ow-side"
            class:is-legal=flag(lit)
            class:is-barred=flag(barred)
            class:is-hinted=flag(move || board.is_hinted(at))
            data-at=at.to_string()
            aria-disabled=aria(barred)
        >
            <span class="ow-side__letter">{letter}</span>
            <span class="ow-side__words">
                {words}
                {part(move || barred().then(|| {
                    let why = board.desk.with(|table| {
                        refusal::sentence(sitting::game(table), Choice::Option(side), prefs::lang())
                    });
                    view! { <em>{why}</em> }.into_any()
                }))}
            </span>
            {price_tag(price)}
            {hunt::hands(board, side)}
        </button>
    }
    .into_any()
}

fn line(story: Story, side: Side) -> (&'static str, String) {
    let (letter, field) = match side {
        Side::A => ("A", "a"),
        Side::B => ("B", "b"),
    };
    (letter, stories::field(story, field, prefs::lang()).unwrap_or_default())
}

fn price_tag(price: Cost) -> AnyView {
    let voice = Voice::new(prefs::lang(), &[]);
    let said = rules_text::cost(voice, price);
    said.map(|said| {
        view! {
            <span class="ow-side__price" role="img" aria-label=said inner_html=effect::cost(price)></span>
        }
        .into_any()
    })
    .into_any()
}

/// OW-QUEST-8: a story in which blows are exchanged: the bands as a ladder, the combo, its sum.
pub fn short(board: Board) -> AnyView {
    let open = Settled::new(move || open(board).map(|open| (open.story, open.side)));
    view! {
        {part(move || open.get().map(|(story, side)| {
            let side = side.unwrap_or(Side::A);
            let told = stories::results(Passage::of(story, side), prefs::lang());
            let told = told.into_iter().map(|text| view! { <p>{text}</p> }).each();
            let inside = view! { {told}{ladder::ladder(board, story, side)}{offers::offers(board)} };
            leaf(story, inside.into_any(), "ow-over--hand")
        }))}
    }
    .into_any()
}

/// What came of a story; it stays until it is read.
pub fn told(tale: Settled<Option<Tale>>, read: RwSignal<usize>) -> AnyView {
    browser::focus_soon(".ow-over__on");
    view! {
        {part(move || tale.get().map(|tale| {
            let chosen = tale.side.map(|side| {
                let (letter, words) = line(tale.story, side);
                view! {
                    <p class="ow-side is-chosen">
                        <span class="ow-side__letter">{letter}</span>
                        <span class="ow-side__words">{words}</span>
                    </p>
                }
                .into_any()
            });
            let paragraphs = paragraphs(&tale).into_iter().map(|text| view! { <p>{text}</p> }).each();
            let gains = gains(&tale.gains);
            let ply = tale.ply;
            let go_on = pieces::of(prefs::lang()).over.go_on;
            let inside = view! {
                {chosen}
                <div class="ow-leaf__told">{paragraphs}</div>
                <ul class="ow-gains" role="list">{gains}</ul>
                <p class="ow-over__acts">
                    <button
                        type="button"
                        class="btn btn--act ow-over__on"
                        on:click=on(move |_| read.set(ply))
                    >
                        {go_on}
                    </button>
                </p>
            };
            leaf(tale.story, inside.into_any(), "")
        }))}
    }
    .into_any()
}

/// The words of what came; a card that is kept says what it is.
fn paragraphs(tale: &Tale) -> Vec<String> {
    let lang = prefs::lang();
    let intro = || stories::field(tale.story, "intro", lang);
    if tale.story.is_kept() {
        let boons = rules_text::boons(Voice::new(lang, &[]), tale.story.boons());
        let words = stories::field(tale.story, "description", lang).or_else(intro);
        return words.into_iter().chain([boons]).collect();
    }
    let results = stories::results(tale.passage(), lang);
    let opening = if tale.side.is_none() { intro() } else { None };
    let rule = rules_text::effects(Voice::new(lang, &[]), tale.passage().effects());
    opening.into_iter().chain(results).chain([sentence(&rule)]).collect()
}

/// What came and went, one after another.
pub fn gains(gains: &[Gain]) -> AnyView {
    gains.iter().map(|one| view! { <li inner_html=gain(*one)></li> }).each()
}

/// One thing that came or went: a sign and a word.
fn gain(gain: Gain) -> String {
    let voice = Voice::new(prefs::lang(), &[]);
    let words = &pieces::of(voice.lang).over;
    let place = |place: Location| voice.place(place);
    match gain {
        Gain::Gold(by) => format!("{}{}", figure::coin(), signed(by)),
        Gain::Potion(one, true) => format!("{}{}", potion::bottle(one), voice.potion(one)),
        Gain::Potion(one, false) => format!("{}−{}", potion::bottle(one), voice.potion(one)),
        Gain::Attribute(attribute, level) => {
            format!("{}{} {level}", symbol::attribute(attribute), voice.attribute(attribute))
        }
        Gain::Shield(from, to) => format!("{}{from} → {to}", symbol::shield()),
        Gain::Cards(count) => format!("{}+{count}", symbol::cards()),
        Gain::Trail(terrain) => {
            format!("{}{}", seal::alone(Some(terrain)), voice.terrain(terrain))
        }
        Gain::Quest(at) => format!("{}{}", draw::charge(Charge::Road), place(at)),
        Gain::Kept => draw::charge(Charge::Scroll),
        Gain::Phase3(cards) => format!("{}{}", symbol::draw_cards(cards), words.phase3),
    }
}
