//! What is laid before all: the options of a joint decision as slips of paper with the hands raised for
//! them, an exchange built piece by piece, and slips from which one witcher alone chooses. What is laid
//! out is a pure model.

use ::old_world::versus::{Choice, Decision};
use ::old_world::wild_hunt::{Goods, HuntChoice, HuntDecision, HuntView, Item};
use ::old_world::world::location::Terrain;
use ::old_world::world::monster::Monster;
use ::old_world::world::story::Side;
use tabletop::Seat;

use super::super::board::{Board, act_label, escape};
use super::super::model::{Act, At, Model};
use super::super::names::Voice;
use super::super::names_at;
use super::super::pieces::{figure, monster, potion, seal};
use super::super::say::Moment;
use super::gesture::{Laying, laying};
use super::{goods, words};
use crate::prefs;
use crate::prelude::*;
use crate::table::zone::{ZoneKeys, zone_keys};
use crate::view::{Each, Settled, flag, on, part, text, when};

/// What is laid before all.
#[derive(Clone, Debug, PartialEq)]
pub struct Council {
    /// Is it a show of hands, an exchange, or one witcher's choice?
    pub kind: Laying,
    pub slips: Vec<Slip>,
    /// Who has not raised a hand yet, the one who is asked first.
    pub waiting: Vec<Seat>,
    /// WH-JNT-2: who decides on a tie.
    pub tie: Option<Seat>,
    pub bargain: Option<Bargain>,
}

/// An option.
#[derive(Clone, Debug, PartialEq)]
pub struct Slip {
    /// Its place in the list of legal choices.
    pub index: usize,
    pub choice: Choice,
    /// WH-JNT-3: whose hands are up for it.
    pub hands: Vec<Seat>,
}

/// WH-EXC-6: what lies on both sides so far: who gives, and what.
#[derive(Clone, Debug, PartialEq)]
pub struct Bargain {
    pub sides: [(Seat, Goods); 2],
}

/// The council, while one is asked for; nothing where a question is answered elsewhere.
pub fn council(model: &Model) -> Option<Council> {
    let (_, decision) = model.asked.filter(|_| !model.legal.is_empty())?;
    let hunt = model.view.hunt.as_deref()?;
    let Decision::Hunt(asked) = decision else { return None }; // tidy: listens: for questions of the hunt
    let kind = laying(asked);
    let is_vote = matches!(asked, HuntDecision::Vote { .. });
    match kind {
        Laying::Hands | Laying::Slips | Laying::Bargain => {}
        Laying::Table | Laying::Leaf | Laying::Brawl => return None,
    }
    let slips = model.legal.iter().enumerate();
    let slips = slips.filter(|(_, choice)| !is_act(kind, **choice)).map(|(index, choice)| Slip {
        index,
        choice: *choice,
        hands: if is_vote { hands_for(model, hunt, index) } else { Vec::new() },
    });
    let seats = model.view.players.seats();
    let cast = hunt.vote.as_ref().map_or(0, |vote| vote.ballots.len());
    let voters = (0..seats).map(|nth| Seat((model.view.first.0 + nth) % seats));
    Some(Council {
        kind,
        slips: slips.collect(),
        waiting: if is_vote && seats > 1 { voters.skip(cast).collect() } else { Vec::new() },
        tie: (kind == Laying::Hands && seats > 1).then_some(hunt.tie),
        bargain: bargain(model, hunt),
    })
}

/// What ends an exchange is a button, and so is a refusal; whatever else is a slip.
fn is_act(kind: Laying, choice: Choice) -> bool {
    kind == Laying::Bargain
        && !matches!(choice, Choice::Hunt(HuntChoice::Give(_) | HuntChoice::Want(_)))
}

/// WH-JNT-3: ballots are places in the list, in seat order.
pub fn hands_for(model: &Model, hunt: &HuntView, index: usize) -> Vec<Seat> {
    let seats = model.view.players.seats();
    let ballots = hunt.vote.as_ref().map_or(&[][..], |vote| &vote.ballots);
    let cast = (0..).zip(ballots).filter(|(_, ballot)| usize::from(**ballot) == index);
    cast.map(|(nth, _): (u8, _)| Seat((model.view.first.0 + nth) % seats)).collect()
}

fn bargain(model: &Model, hunt: &HuntView) -> Option<Bargain> {
    let exchange = hunt.exchange.as_ref()?;
    let sides =
        [(model.view.active, exchange.give.clone()), (exchange.with, exchange.want.clone())];
    Some(Bargain { sides })
}

/// The panel: beside the map, so that its places stay free.
pub fn panel(board: Board) -> AnyView {
    let laid = Settled::new(move || board.model.with(council));
    let is_laid = move || laid.with(Option::is_some);
    view! { {when(is_laid, move || drawn(board, laid))} }.into_any()
}

fn drawn(board: Board, laid: Settled<Option<Council>>) -> AnyView {
    let title = move || board.desk.with_scene(|scene| scene.asked.prompt.clone());
    let class = move || {
        let kind = laid.with(|laid| laid.as_ref().map(|council| council.kind));
        match kind {
            Some(Laying::Hands) => "wh-council wh-council--hands",
            Some(Laying::Bargain) => "wh-council wh-council--bargain",
            _ => "wh-council",
        }
    };
    view! {
        <section class=text(class) role="region" aria-label=text(title)>
            {part(move || laid.get().map(|council| head(&council)))}
            <h2 class="wh-council__ask">{text(title)}</h2>
            {part(move || laid.get().map(|council| match &council.bargain {
                Some(bargain) if council.kind == Laying::Bargain => scales(board, &council, bargain),
                _ => slips(board, &council.slips),
            }))}
            {part(move || laid.get().map(|council| foot(board, &council)))}
        </section>
    }
    .into_any()
}

fn head(council: &Council) -> AnyView {
    let words = words::table(prefs::lang());
    let title = match council.kind {
        Laying::Hands => words.hands,
        Laying::Bargain => words.exchange,
        _ => return ().into_any(),
    };
    view! { <p class="wh-council__kind">{title}</p> }.into_any()
}

/// The options, one below the other.
fn slips(board: Board, slips: &[Slip]) -> AnyView {
    let list = slips.iter().enumerate().map(|(nth, slip)| slip_view(board, slip, nth == 0));
    view! {
        <ul class="wh-slips" role="list" on:keydown=on(move |event| zone_keys(&event, ZoneKeys::Row))>
            {list.each()}
        </ul>
    }
    .into_any()
}

fn slip_view(board: Board, slip: &Slip, first: bool) -> AnyView {
    let at = At::Slip(slip.index);
    let index = slip.index;
    let names = board.desk.with(names_at);
    let voice = Voice::new(prefs::lang(), &names);
    let (said, drawn, hands) = board.model.with_untracked(|model| {
        let said = said(model, voice, slip.choice);
        (said, picture(model, slip.choice), hands(model, voice, &slip.hands))
    });
    let hinted = move || board.desk.pointed_out() == Some(index);
    view! {
        <li>
            <button
                type="button"
                class="wh-slip is-legal"
                class:is-hinted=flag(hinted)
                tabindex=if first { "0" } else { "-1" }
                data-at=at.to_string()
            >
                <span class="wh-slip__drawn" aria-hidden="true" inner_html=drawn></span>
                <span class="wh-slip__words">{said}</span>
                <span class="wh-slip__hands" inner_html=hands></span>
            </button>
        </li>
    }
    .into_any()
}

fn said(model: &Model, voice: Voice<'_>, choice: Choice) -> String {
    let Some((seat, decision)) = model.asked else { return String::new() };
    Moment { voice, seat, decision, view: &model.view }.choice(choice)
}

/// The medallions of those whose hands are up.
fn hands(model: &Model, voice: Voice<'_>, seats: &[Seat]) -> String {
    let words = words::table(voice.lang);
    seats
        .iter()
        .map(|seat| {
            let said = escape(&voice.fill(words.voted, &[voice.who(*seat)]));
            format!(
                r#"<i class="wh-hand" title="{said}">{}<span class="sr-only">{said}</span></i>"#,
                medal(model, *seat)
            )
        })
        .collect()
}

/// The same for an option of the open story.
pub fn hands_on_leaf(model: &Model, side: Side, voice: Voice<'_>) -> String {
    let Some(hunt) = model.view.hunt.as_deref() else { return String::new() };
    hands(model, voice, &hands_for(model, hunt, side as usize))
}

fn medal(model: &Model, seat: Seat) -> String {
    let school = model.view.players.get(seat).and_then(|own| own.school);
    school.map(|school| figure::medal(school, "")).unwrap_or_default()
}

/// What an option is about, drawn.
pub fn picture(model: &Model, choice: Choice) -> String {
    let beast = |one: Monster| format!(r#"<i class="wh-beast">{}</i>"#, monster::glyph(one));
    match choice {
        Choice::Hunt(choice) => match choice {
            HuntChoice::Player(seat) | HuntChoice::Exchange(seat) | HuntChoice::HandOver(seat) => {
                medal(model, seat)
            }
            HuntChoice::Send(seat, monster) => format!("{}{}", medal(model, seat), beast(monster)),
            HuntChoice::Place(at) => seal::alone(at.terrain()),
            HuntChoice::Ground(terrain) => seal::alone(Some(terrain)),
            HuntChoice::Mark(monster) => beast(monster),
            HuntChoice::Give(item) | HuntChoice::Want(item) => thing(item),
            HuntChoice::Put(gold) => figure::gold(gold),
            HuntChoice::Hound
            | HuntChoice::Join
            | HuntChoice::Go
            | HuntChoice::Offer
            | HuntChoice::Accept => String::new(),
        },
        Choice::Fight(monster) => beast(monster),
        _ => String::new(), // tidy: listens: for options that have a picture
    }
}

fn thing(item: Item) -> String {
    match item {
        Item::Gold => figure::coin(),
        Item::Potion(one) => potion::bottle(one),
        Item::Trail(terrain) => seal::trail(terrain, true, false),
        Item::Tracking(terrain) => seal::trail(terrain, false, true),
    }
}

/// WH-EXC-6: two pans: what lies in each, and what can still be laid there.
fn scales(board: Board, council: &Council, bargain: &Bargain) -> AnyView {
    let names = board.desk.with(names_at);
    let voice = Voice::new(prefs::lang(), &names);
    let words = words::table(voice.lang);
    let pans = bargain.sides.iter().enumerate().map(|(nth, (seat, laid))| {
        let gives = voice.fill(words.gives, &[voice.who(*seat)]);
        let medal = board.model.with_untracked(|model| medal(model, *seat));
        let lies = if laid.is_empty() {
            format!(r#"<p class="wh-pan__none">{}</p>"#, words.nothing)
        } else {
            let things: String = things(laid).into_iter().map(thing).collect();
            format!(
                r#"<p class="wh-pan__laid"><span class="sr-only">{}</span><span aria-hidden="true">{things}</span></p>"#,
                escape(&goods::all(voice, laid))
            )
        };
        let ours = |slip: &&Slip| {
            matches!(slip.choice, Choice::Hunt(HuntChoice::Give(_))) == (nth == 0)
        };
        let more: Vec<Slip> = council.slips.iter().filter(ours).cloned().collect();
        view! {
            <div class="wh-pan" role="group" aria-label=gives.clone()>
                <h3><span class="wh-pan__who" aria-hidden="true" inner_html=medal></span>{gives}</h3>
                <div inner_html=lies></div>
                {slips(board, &more)}
            </div>
        }
    });
    view! { <div class="wh-pans">{pans.each()}</div> }.into_any()
}

/// Goods, thing by thing.
pub fn things(goods: &Goods) -> Vec<Item> {
    let gold = (0..goods.gold).map(|_| Item::Gold);
    let potions = goods.potions.iter().copied().map(Item::Potion);
    let trails = goods.trails.iter().copied().map(Item::Trail);
    let tracking = goods.tracking.iter().copied().map(|one: Terrain| Item::Tracking(one));
    gold.chain(potions).chain(trails).chain(tracking).collect()
}

/// Who is still to answer, who decides on a tie, and the buttons.
fn foot(board: Board, council: &Council) -> AnyView {
    let names = board.desk.with(names_at);
    let voice = Voice::new(prefs::lang(), &names);
    let words = words::table(voice.lang);
    let people = board.desk.players().values().filter(|player| player.is_human()).count();
    let mut lines = Vec::new();
    if council.kind == Laying::Hands && people > 1 {
        lines.push(words.for_all.to_owned());
    }
    if council.waiting.len() > 1 {
        let waiting: Vec<&str> = council.waiting.iter().map(|seat| voice.who(*seat)).collect();
        lines.push(voice.fill(words.waiting, &[&waiting.join(", ")]));
    }
    if let Some(tie) = council.tie {
        lines.push(voice.fill(words.tie, &[voice.who(tie)]));
    }
    let lines = lines.into_iter().map(|line| view! { <p class="wh-council__note">{line}</p> });
    let acts = board.acts.get();
    let acts = if council.kind == Laying::Bargain { acts } else { Vec::new() };
    let buttons = acts.iter().enumerate().map(|(at, act)| {
        let goes = matches!(act, Act::Choose(Choice::Hunt(HuntChoice::Offer | HuntChoice::Accept)));
        let class = if goes { "btn btn--act" } else { "btn" };
        let label = act_label(board, act);
        view! { <button class=class type="button" data-at=At::Act(at).to_string()>{label}</button> }
    });
    let buttons = buttons.each();
    view! {
        {lines.each()}
        <p class="wh-council__acts">{buttons}</p>
    }
    .into_any()
}
