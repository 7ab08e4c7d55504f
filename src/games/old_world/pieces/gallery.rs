//! Every piece on one sheet, for those who build Szlak: the gallery shows it, and it is held beside the
//! picture of the design by eye.

use ::old_world::world::action_card::Card;
use ::old_world::world::attack::{AttackCard, Half};
use ::old_world::world::effect::{Attribute, Colour};
use ::old_world::world::location::{Location, Terrain};
use ::old_world::world::monster::Monster;
use ::old_world::world::potion::Potion;
use ::old_world::world::school::School;
use ::old_world::world::slug::Slug as _;
use ::old_world::world::source::Source;

use super::card::{Link, Size};
use super::{attack, card, die, figure, monster, potion, seal, symbol, trophy};
use crate::games::old_world::model::Way;
use crate::games::old_world::names::Voice;
use crate::i18n::Lang;

/// The sheet, as the inside of an element.
pub fn everything(lang: Lang) -> String {
    let voice = Voice::new(lang, &[]);
    let parts = [
        ("Old World: sizes", sizes(voice)),
        ("Old World: states", states(voice)),
        ("Old World: joined in a combo", combo(voice)),
        ("Old World: kinds and symbols", symbols()),
        ("Old World: on the map", on_the_map()),
        ("Old World: monsters", monsters(voice)),
        ("Old World: potions", potions(voice)),
        ("Old World: trophies", trophies(voice)),
        ("Old World: what a witcher holds", held()),
        ("Old World: every action card", deck(voice)),
    ];
    let part = |(title, inside): &(&str, String)| {
        format!(r#"<h2 class="rubric">{title}</h2><div class="ow-gallery">{inside}</div>"#)
    };
    parts.iter().map(part).collect()
}

fn find(slug: &str) -> Option<Card> {
    Card::from_slug(slug)
}

fn one(voice: Voice<'_>, slug: &str, class: &str) -> String {
    let Some(shown) = find(slug) else { return String::new() };
    let (base, inner) = (card::class(shown), card::inner(voice, shown));
    format!(r#"<div class="{base} {class}">{inner}</div>"#)
}

fn sizes(voice: Voice<'_>) -> String {
    let cards = ["maim-1", "fire-stream-1", "severe-blow-1", "crushing-blow-3"];
    let drawn = Size::ALL.iter().rev().zip(cards.iter().cycle());
    drawn.map(|(size, slug)| one(voice, slug, size.class())).collect()
}

fn states(voice: Voice<'_>) -> String {
    [
        ("whirl-2", "is-legal"),
        ("block-1", "is-legal is-selected"),
        ("wolf-cleave-1", "is-legal is-selected is-paying"),
        ("shock-wave-1", "is-dim"),
        ("improved-quen-1", "is-hinted"),
    ]
    .map(|(slug, state)| one(voice, slug, &format!("ow-w110 {state}")))
    .concat()
}

fn combo(voice: Voice<'_>) -> String {
    let laid = [("whirl-6", 1), ("fire-stream-1", 1), ("maim-1", 0), ("reflex-2", 9)];
    let cards = laid.iter().enumerate().map(|(at, (slug, used))| {
        let Some(shown) = find(slug) else { return String::new() };
        let link = |nth| match nth {
            nth if nth == *used => Link::Used,
            _ if *used == 9 => Link::Open,
            _ => Link::Unused,
        };
        let class = if at == 0 { "" } else { " is-laid" };
        let (base, inner) = (card::class(shown), card::laid(voice, shown, &link));
        format!(r#"<div class="{base}{class}">{inner}</div>"#)
    });
    let berth = card::tab(Colour::Red);
    format!(
        r#"<div class="ow-combo ow-w146">{}<div class="ow-berth">{berth}</div></div>"#,
        cards.collect::<String>()
    )
}

fn symbols() -> String {
    let kinds = [Colour::Blue, Colour::Red, Colour::Green, Colour::Purple, Colour::Yellow];
    let tabs: String = kinds.into_iter().map(card::tab).collect();
    let symbols = [
        symbol::damage(),
        symbol::shield(),
        symbol::draw_cards(2),
        symbol::draw_cards(-1),
        symbol::take(),
        symbol::back(),
        symbol::cards(),
        symbol::lost_card(),
    ];
    format!("{tabs}{}", symbols.concat())
}

fn on_the_map() -> String {
    let terrains = [Some(Terrain::Forest), Some(Terrain::Mountain), Some(Terrain::Water), None];
    let seals = terrains.iter().enumerate().map(|(at, terrain)| map(&seal::seal(at, *terrain)));
    let badges = Location::ALL.into_iter().map(|place| map(&seal::badge(place)));
    let figures = School::ALL.into_iter().map(|school| map(&figure::standing(school, "is-yours")));
    let tokens = Monster::all().step_by(9).map(|one| map(&monster::token(one)));
    let forest = Some(Terrain::Forest);
    let tags = Way::ALL
        .into_iter()
        .flat_map(|way| [map(&seal::tag(way, forest, false)), map(&seal::tag(way, forest, true))]);
    let signs = Way::ALL.into_iter().map(|way| seal::way(way, forest));
    let others = [seal::quest(), seal::tracking(), seal::closed_tavern()];
    let others = others.iter().map(|token| map(token));
    let parts = seals.chain(figures).chain(tokens).chain(badges).chain(others).chain(tags);
    parts.chain(signs).collect()
}

fn map(inside: &str) -> String {
    super::svg("ow-gallery__map", "-66 -50 132 84", inside)
}

fn monsters(voice: Voice<'_>) -> String {
    let shown =
        Monster::all().filter(|one| ["leshen", "griffin", "nekker-nest"].contains(&one.slug()));
    let cards: String = shown
        .map(|one| format!(r#"<div class="ow-mon">{}</div>"#, monster::card(voice, one)))
        .collect();
    let attacks: String = AttackCard::kinds()
        .enumerate()
        .map(|(at, card)| {
            let counts = [None, Some(Half::Charge), Some(Half::Bite)][at % 3];
            let level = [None, Some(1), Some(2), Some(3)][at % 4];
            format!(
                r#"<div class="{}">{}</div>"#,
                attack::CLASS,
                attack::inner(card, level, counts)
            )
        })
        .collect();
    let back = format!(r#"<div class="{}">{}</div>"#, attack::BACK, attack::back());
    format!("{cards}{attacks}{back}")
}

fn potions(voice: Voice<'_>) -> String {
    let cards = Potion::ALL
        .map(|one| format!(r#"<div class="{}">{}</div>"#, potion::CARD, potion::inner(voice, one)));
    let bottles = Potion::ALL.map(potion::bottle);
    format!("{}{}{}", cards.concat(), bottles.concat(), potion::none())
}

fn trophies(voice: Voice<'_>) -> String {
    let monsters = Monster::all().step_by(4).map(Source::MonsterTrophy);
    let schools = School::ALL.into_iter().map(Source::Medallion);
    let masteries = Attribute::ALL.into_iter().map(Source::Mastery);
    let abilities = School::ALL.into_iter().map(Source::Ability);
    let all = monsters.chain(schools).chain(masteries).chain(abilities);
    all.map(|one| {
        format!(r#"<div class="{}">{}</div>"#, trophy::class(one), trophy::inner(voice, one))
    })
    .collect()
}

fn held() -> String {
    let medals: String =
        School::ALL.into_iter().map(|one| figure::medal(one, "is-yours")).collect();
    let dice: String = (1..=6).map(die::die).collect();
    let sockets = [
        trophy::socket(Monster::all().next().map(Source::MonsterTrophy), false),
        trophy::socket(Some(Source::Medallion(School::Cat)), false),
        trophy::socket(Some(Source::Mastery(Attribute::Attack)), false),
        trophy::socket(None, false),
        trophy::socket(None, true),
    ];
    let trails = [
        seal::trail(Terrain::Forest, true, false),
        seal::trail(Terrain::Mountain, false, false),
        seal::trail(Terrain::Water, false, true),
        seal::alone(Some(Terrain::Water)),
    ];
    let back = format!(r#"<div class="{} ow-w80">{}</div>"#, card::BACK, card::back());
    let (sockets, trails) = (sockets.concat(), trails.concat());
    let (shields, gold) = (figure::shields(2, 3), figure::gold(7));
    format!("{medals}{shields}{gold}{sockets}{trails}{dice}{back}")
}

fn deck(voice: Voice<'_>) -> String {
    let starting = School::ALL.into_iter().flat_map(Card::starting);
    starting.chain(Card::market()).map(|shown| one(voice, shown.slug(), "ow-w110")).collect()
}
