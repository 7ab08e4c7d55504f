//! The banner of a side in the set-up: the cloth of its faction, what the faction can do, the leader, the deck; five
//! shields to choose the faction, and a sheet with everything for small screens and for those who look for a deck.

use crate::prelude::*;
use ::gwent::{Deck, Faction, Leader, Preset};
use tabletop::{Form, Seat};

use super::board::card::{Face, inner};
use super::names::Called;
use super::words::deck as deck_words;
use super::{art, decks, scene, words};
use crate::heraldry::draw;
use crate::icon::{Icon, IconView};
use crate::pages::setup::Draft;
use crate::prefs;
use crate::storage::decks as kept;
use crate::table::dialog::Dialog;
use crate::view::{Each, Settled, aria, flag, on, part, text};

/// The option a banner answers.
pub const DECK: &str = "deck";

/// The deck an answer stands for, if it is one.
fn read(answer: &str) -> Option<Deck> {
    Preset::from_slug(answer).map(Preset::deck).or_else(|| Deck::read(answer).ok())
}

/// The deck a form gives to a seat.
pub fn deck_of(form: &Form, seat: Seat) -> Deck {
    let model = (bots::find("gwent").expect("Gwent is catalogued").model)();
    let answer = model.options.iter().find(|option| option.id == DECK);
    let answer = answer.map(|option| form.answer(option, seat)).unwrap_or_default();
    read(&answer).unwrap_or_else(|| Preset::starter(Faction::NorthernRealms).deck())
}

/// A deck by its own name: one of the game by its cards, whoever leads it; one of the player's by the name he gave it.
fn name(deck: &Deck) -> String {
    let ready = Preset::ALL.iter().find(|preset| preset.deck().cards == deck.cards);
    if let Some(preset) = ready {
        return preset.name(prefs::lang()).to_owned();
    }
    let own = kept::list()
        .into_iter()
        .find(|(_, kept)| Deck::read(&kept.code).is_ok_and(|kept| kept.cards == deck.cards));
    match own {
        Some((_, kept)) => kept.name,
        None => words::fill(
            deck_words::of(prefs::lang()).foreign_code,
            &[deck.leader.name(prefs::lang())],
        ),
    }
}

/// What is on the banner of a side.
#[derive(Clone, Copy)]
struct Side {
    draft: Draft,
    seat: Seat,
    deck: Settled<Deck>,
    /// Is the sheet with everything open?
    open: RwSignal<bool>,
}

impl Side {
    fn faction(self) -> Faction {
        self.deck.with(Deck::faction)
    }

    /// Plays this deck. One of the game goes by its name.
    fn take(self, deck: &Deck) {
        let ready = Preset::ALL.iter().find(|preset| preset.deck() == *deck);
        let answer = ready.map_or_else(|| deck.to_string(), ToString::to_string);
        self.draft.give(DECK, self.seat, answer);
    }

    /// The faction's first deck, unless it is the faction's already.
    fn dye(self, faction: Faction) {
        if self.deck.with_untracked(Deck::faction) != faction {
            self.take(&Preset::starter(faction).deck());
        }
    }

    /// The next leader of the faction.
    fn change_leader(self) {
        let mut deck = self.deck.get_untracked();
        let leaders = Leader::of(deck.faction());
        let after = leaders.clone().skip_while(|leader| *leader != deck.leader).nth(1);
        if let Some(next) = after.or_else(|| leaders.clone().next()) {
            deck.leader = next;
            self.take(&deck);
        }
    }

    fn number(self) -> usize {
        self.seat.index() + 1
    }
}

/// The banner with its shields.
pub fn banner(draft: Draft, seat: Seat) -> AnyView {
    scene::load();
    let deck = Settled::new(move || draft.form.with(|form| deck_of(form, seat)));
    let side = Side { draft, seat, deck, open: RwSignal::new(false) };
    let faction = Settled::new(move || side.faction());
    let class = text(move || format!("bnr {}", scene::cloth(Some(faction.get()))));
    view! {
        <div class=class role="group" aria-label=text(move || faction.get().name(prefs::lang()))>
            {part(move || {
                let faction = faction.get();
                let (woven, charge) = (scene::weave(Some(faction)), emblem(faction));
                view! {
                    <span class="bnr__cloth" inner_html=woven></span>
                    <span class="bnr__hem" inner_html=HEM></span>
                    <span class="bnr__rod"></span>
                    <span class="bnr__charge" inner_html=charge></span>
                }
            })}
            <h2 class="bnr__name">{text(move || faction.get().name(prefs::lang()))}</h2>
            <p class="bnr__can">{text(move || words::of(prefs::lang()).faction.of(faction.get()))}</p>
            {leader(side)}
            <div class="bnr__box bnr__deck">
                <small>{text(|| deck_words::of(prefs::lang()).deck)}</small>
                <b id=format!("option-deck-{}", side.number())>{text(move || deck.with(name))}</b>
                <button class="bnr__act" type="button" id=format!("choose-deck-{}", side.number()) on:click=on(move |_| side.open.set(true))>
                    <IconView icon=Icon::Swap/>{text(|| prefs::lang().setup().choose)}
                </button>
            </div>
            <button
                class="bnr__all"
                type="button"
                id=format!("side-{}", side.number())
                aria-label=text(move || title(side))
                on:click=on(move |_| side.open.set(true))
            ></button>
        </div>
        {shields(side, "faction")}
        {sheet(side)}
    }
    .into_any()
}

/// The stitched edge; it is as wide and as high as the banner.
const HEM: &str = r#"<svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true"><path d="M.5 0V89.5L50 99.5 99.5 89.5V0"/><path class="bnr__stitch" d="M3 2H97V87.5L50 97.2 3 87.5Z"/></svg>"#;

fn title(side: Side) -> String {
    prefs::lang().setup().side_of.with(&[&side.draft.player(side.seat).name])
}

/// The charge of a faction, standing on its cloth.
fn emblem(faction: Faction) -> String {
    let Some(bearing) = art::faction(faction).bearing else { return String::new() };
    let outline = |attributes: &str| draw::outline(bearing.charge, attributes);
    format!(
        "<svg viewBox=\"-3 -3 70 70\" aria-hidden=\"true\">{}{}</svg>",
        outline(&format!(" class=\"charge bnr__fig t-{}\"", bearing.tincture.slug())),
        outline(" fill=\"url(#gw-hatch)\"")
    )
}

fn leader(side: Side) -> AnyView {
    let now = Settled::new(move || side.deck.with(|deck| deck.leader));
    view! {
        <div class="bnr__box bnr__leader">
            {part(move || {
                let face = Face::leader(now.get(), "bnr__lord");
                let drawn = inner(&face);
                view! { <span class=face.class>{drawn}</span> }
            })}
            <small>{text(|| deck_words::of(prefs::lang()).leader)}</small>
            <b>{text(move || now.get().name(prefs::lang()))}</b>
            <button class="bnr__act" type="button" id=format!("another-{}", side.number()) on:click=on(move |_| side.change_leader())>
                <IconView icon=Icon::Swap/>{text(|| prefs::lang().setup().another)}
            </button>
        </div>
    }
    .into_any()
}

/// Five shields, one of them the faction's.
fn shields(side: Side, group: &'static str) -> AnyView {
    let name = format!("{group}-{}", side.number());
    let shields = Faction::ALL.map(|faction| {
        let arms = draw::blazon(&art::faction(faction), "fill");
        view! {
            <label title=text(move || faction.name(prefs::lang()))>
                <input
                    type="radio"
                    name=name.clone()
                    value=faction.slug()
                    prop:checked=flag(move || side.faction() == faction)
                    on:change=on(move |_| side.dye(faction))
                />
                <span class="arms" inner_html=arms></span>
                <span class="sr-only">{text(move || faction.name(prefs::lang()))}</span>
            </label>
        }
    });
    let class = format!("five five--{group}");
    view! {
        <div class=class role="radiogroup" aria-label=text(|| deck_words::of(prefs::lang()).faction)>
            {shields.each()}
        </div>
    }
    .into_any()
}

/// Everything that can be chosen for a side.
fn sheet(side: Side) -> AnyView {
    let id = if side.seat.0 == 0 { "side-sheet-1" } else { "side-sheet-2" };
    let title = Signal::derive(move || title(side));
    view! {
        <Dialog open=side.open id title wide=true light=true>
            <div class="dialog__body side-sheet">
                {shields(side, "sheet-faction")}
                <div class="side-sheet__leader" >{part(move || leaders(side))}</div>
                {part(move || list(side))}
                {code(side)}
            </div>
        </Dialog>
    }
    .into_any()
}

fn leaders(side: Side) -> AnyView {
    let faction = side.faction();
    let now = move || side.deck.with(|deck| deck.leader);
    let leaders = Leader::of(faction).map(|leader| {
        let face = Face::leader(leader, "side-sheet__lord");
        let drawn = inner(&face);
        let lead = move |_| {
            let mut deck = side.deck.get_untracked();
            deck.leader = leader;
            side.take(&deck);
        };
        view! {
            <button
                class=face.class
                class:is-selected=flag(move || now() == leader)
                type="button"
                title=face.name
                aria-pressed=aria(move || now() == leader)
                on:click=on(lead)
            >
                {drawn}
            </button>
        }
    });
    leaders.each()
}

/// The player's own decks that can be played, and those of the game.
fn list(side: Side) -> AnyView {
    let own = kept::list().into_iter().filter_map(|(_, kept)| {
        let deck = Deck::read(&kept.code).ok().filter(|deck| deck.check().is_ok())?;
        Some((kept.name, deck))
    });
    let ready =
        Preset::ALL.iter().map(|preset| (preset.name(prefs::lang()).to_owned(), preset.deck()));
    let rows = own.chain(ready).map(|(name, deck)| {
        let arms = draw::blazon(&art::faction(deck.faction()), "s");
        let led = deck.leader.name(prefs::lang());
        let is_played = {
            let cards = deck.cards.clone();
            move || side.deck.with(|now| now.cards == cards)
        };
        let take = move |_| {
            side.take(&deck);
            side.open.set(false);
        };
        view! {
            <li>
                <button class="side-sheet__deck" type="button" aria-pressed=aria(is_played) on:click=on(take)>
                    <span class="arms" inner_html=arms></span><b>{name}</b><span>{led}</span>
                </button>
            </li>
        }
    });
    view! {
        <h3 class="rubric">{prefs::lang().setup().choose_deck}</h3>
        <ul class="side-sheet__decks" role="list">{rows.each()}</ul>
        <a class="row__door" href="#/decks">{deck_words::of(prefs::lang()).build}</a>
    }
    .into_any()
}

/// A deck that somebody else has written down.
fn code(side: Side) -> AnyView {
    let typed = RwSignal::new(String::new());
    let wrong = RwSignal::new(None::<String>);
    let take = move |_| {
        let checked = decks::read(&typed.get_untracked()).and_then(|deck| {
            let fault = deck.faults().into_iter().next();
            fault.map_or(Ok(deck), Err)
        });
        match checked {
            Ok(deck) => {
                side.take(&deck);
                side.open.set(false);
            }
            Err(fault) => wrong.set(Some(decks::fault(&fault, prefs::lang()))),
        }
    };
    let id = format!("deck-code-{}", side.number());
    view! {
        <div class="field side-sheet__code">
            <label class="field__label" for=id.clone()>{text(|| prefs::lang().setup().deck_code)}</label>
            <div class="joined">
                <input
                    class="input input--code"
                    id=id
                    spellcheck="false"
                    autocomplete="off"
                    on:input=on(move |event| typed.set(event_target_value(&event)))
                />
                <button class="btn" type="button" on:click=on(take)>{text(|| prefs::lang().setup().use_code)}</button>
            </div>
            <p class="field__hint">{text(|| prefs::lang().setup().deck_code_hint)}</p>
            {part(move || wrong.get().map(|sentence| view! {
                <p class="field__error" role="alert">{sentence}</p>
            }.into_any()))}
        </div>
    }
    .into_any()
}
