//! What is on the table, as panels of leaves: pure, so that it can be tested natively. The map
//! and the cards themselves will be drawn by a board of their own.

use ::old_world::versus::{FightView, PlayerView, View};
use ::old_world::world::action_card::Card;
use ::old_world::world::effect::{Attribute, Colour};
use ::old_world::world::location::Terrain;
use ::old_world::world::school::School;
use ::old_world::world::source::Source;
use ::old_world::world::story::Passage;
use heraldry::{Blazon, Charge, Field, Shape, Tincture};
use tabletop::{Seat, Viewer};

use super::names::{Voice, roman, sentence};
use super::{rules_text, say, stories};

/// The parts of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The story, the fight or the dice in the middle.
    Now,
    /// The own hand.
    Hand,
    /// Everybody.
    Witchers,
    /// The monsters.
    Lairs,
    /// What can be bought.
    Market,
}

/// A part of the table with a title.
#[derive(Clone, Debug, PartialEq)]
pub struct Panel {
    /// Which.
    pub part: Part,
    /// What lies here.
    pub title: String,
    /// The things that lie here.
    pub leaves: Vec<Leaf>,
    /// Are its leaves paragraphs to be read, rather than things side by side?
    pub is_prose: bool,
}

/// A thing on the table.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Leaf {
    /// Its name.
    pub name: String,
    /// What there is to know of it, a line each.
    pub lines: Vec<String>,
    /// Its arms.
    pub blazon: Option<Blazon>,
    /// The shapes beside its name.
    pub shapes: Vec<Shape>,
    /// Is it this witcher's turn?
    pub is_current: bool,
}

/// Everything on the table, as this viewer sees it.
pub fn panels(voice: Voice<'_>, view: &View, viewer: Viewer) -> Vec<Panel> {
    let label = &voice.words.board;
    let side_by_side = |part, title: &str, leaves| Panel {
        part,
        title: title.to_owned(),
        leaves,
        is_prose: false,
    };
    let mut panels: Vec<Panel> = now(voice, view).into_iter().collect();
    if let Viewer::Seat(seat) = viewer
        && let Some(hand) = view.players[seat].hand.as_ref().filter(|hand| !hand.is_empty())
    {
        panels.push(side_by_side(
            Part::Hand,
            label.hand,
            hand.iter().map(|one| card(voice, *one)).collect(),
        ));
    }
    let witchers = view.players.iter();
    let witchers = witchers.map(|(seat, own)| witcher(voice, seat, own, view.active == seat));
    panels.push(side_by_side(Part::Witchers, label.witchers, witchers.collect()));
    panels.push(side_by_side(Part::Lairs, label.lairs, lairs(voice, view)));
    panels.push(side_by_side(Part::Market, label.market, market(voice, view)));
    panels
}

/// The story, the fight or the dice in the middle of the table.
fn now(voice: Voice<'_>, view: &View) -> Option<Panel> {
    let label = &voice.words.board;
    let mut leaves = Vec::new();
    if let Some(open) = view.in_play.last() {
        let name = stories::name(open.story, voice.lang);
        let intro = stories::field(open.story, "intro", voice.lang);
        let intro = intro.unwrap_or_else(|| label.stories_coming.to_owned());
        let mut lines = vec![intro];
        if let (Some(side), Some(result)) = (open.side, open.result) {
            lines.extend(stories::results(Passage::of(open.story, side), voice.lang));
            lines.push(sentence(&rules_text::effects(voice, result)));
        }
        leaves.push(Leaf { name, lines, ..Leaf::default() });
    }
    if let Some(poker) = &view.poker {
        let dice = [Some(poker.active), poker.other].into_iter().flatten();
        let lines = dice.map(|dice| dice.0.map(|face| face.to_string()).join(" ")).collect();
        leaves.push(Leaf { name: label.dice.to_owned(), lines, ..Leaf::default() });
    }
    if let Some(fight) = &view.fight {
        leaves.extend(fighters(voice, fight, view));
    }
    let title = label.story.to_owned();
    (!leaves.is_empty()).then_some(Panel { part: Part::Now, title, leaves, is_prose: true })
}

fn fighters(voice: Voice<'_>, fight: &FightView, view: &View) -> Vec<Leaf> {
    let label = &voice.words.board;
    let mut leaves = Vec::new();
    if let ::old_world::versus::Foe::Monster(_, monster) = fight.foe {
        let mut lines = vec![
            voice.number(label.pool, i64::try_from(fight.pool).unwrap_or(i64::MAX)),
            rules_text::ability(voice, monster),
        ];
        lines.extend(fight.revealed.map(|(card, _)| sentence(&voice.attack(card))));
        if !fight.pool_known.is_empty() {
            lines.push(sentence(&voice.attacks(&fight.pool_known)));
        }
        leaves.push(Leaf { name: voice.monster(monster).to_owned(), lines, ..Leaf::default() });
    }
    for side in &fight.sides {
        let own = &view.players[side.seat];
        let life = [
            voice.fill(label.hand_count, &[&own.hand_count.to_string()]),
            voice.fill(label.deck_count, &[&own.deck_count.to_string()]),
            voice.fill(label.shield, &[&own.shield.to_string(), &own.shield_cap.to_string()]),
        ];
        let mut lines = vec![life.join(" · ")];
        if !side.combo.is_empty() {
            let cards: Vec<Card> = side.combo.iter().map(|laid| laid.card).collect();
            lines.push(format!("{}: {}", label.combo, voice.cards(&cards)));
        }
        if let Some(combo) = fight.combo.as_ref().filter(|_| !side.combo.is_empty()) {
            let sums = [&combo.damage, &combo.shield, &combo.draw];
            let [damage, shield, draw] =
                sums.map(|tally| format!("{}{}", tally.total, voice.why(tally)));
            lines.push(voice.fill(label.tally, &[&damage, &shield, &draw]));
        }
        leaves.push(Leaf { name: voice.who(side.seat).to_owned(), lines, ..Leaf::default() });
    }
    leaves
}

fn witcher(voice: Voice<'_>, seat: Seat, own: &PlayerView, is_current: bool) -> Leaf {
    let label = &voice.words.board;
    let count = |text, number: usize| voice.fill(text, &[&number.to_string()]);
    let list = |title: &str, things: Vec<String>| {
        (!things.is_empty()).then(|| format!("{title}: {}", things.join(", ")))
    };
    let attributes = Attribute::ALL
        .map(|one| format!("{} {}", voice.attribute(one), roman(own.attributes[one.index()])));
    let mut lines = vec![
        own.school.map_or_else(String::new, |school| voice.school(school).to_owned()),
        voice.place(own.at).to_owned(),
        [
            voice.fill(label.level, &[roman(own.level)]),
            voice.number(label.reputation, own.reputation),
            voice.number(label.gold, own.gold),
            voice.fill(label.shield, &[&own.shield.to_string(), &own.shield_cap.to_string()]),
        ]
        .join(" · "),
        attributes.join(" · "),
        [
            count(label.hand_count, own.hand_count),
            count(label.deck_count, own.deck_count),
            count(label.discard_count, own.discard.len()),
        ]
        .join(" · "),
    ];
    lines.retain(|line| !line.is_empty());
    let potions = own.potions.iter().map(|one| voice.potion(*one).to_owned()).collect();
    lines.extend(list(label.potions, potions));
    let trails = Terrain::ALL.into_iter().filter(|terrain| own.trails[terrain.index()]);
    lines.extend(list(label.trails, trails.map(|one| voice.terrain(one).to_owned()).collect()));
    let quests = own.quests.iter();
    let quests = quests
        .map(|one| format!("{} → {}", stories::name(one.story, voice.lang), voice.place(one.at)));
    lines.extend(list(label.quests, quests.collect()));
    let kept = own.kept.iter().map(|one| stories::name(*one, voice.lang)).collect();
    lines.extend(list(label.kept, kept));
    lines.extend(list(label.trophies, trophies(own).map(|one| voice.source(one)).collect()));
    Leaf {
        name: voice.who(seat).to_owned(),
        lines,
        blazon: own.school.map(school_blazon),
        shapes: Vec::new(),
        is_current,
    }
}

/// Everything a witcher has won.
pub fn trophies(own: &PlayerView) -> impl Iterator<Item = Source> {
    let monsters = own.monsters.iter().copied().map(Source::MonsterTrophy);
    let medallions = School::ALL.into_iter().filter(|one| own.medallions[one.index()]);
    let masteries = Attribute::ALL.into_iter().filter(|one| own.masteries[one.index()]);
    monsters.chain(medallions.map(Source::Medallion)).chain(masteries.map(Source::Mastery))
}

fn lairs(voice: Voice<'_>, view: &View) -> Vec<Leaf> {
    let lairs = Terrain::ALL.map(|terrain| {
        let lair = &view.lairs[terrain.index()];
        let shapes = vec![terrain_shape(Some(terrain))];
        match (lair.monster, lair.at) {
            (Some(monster), Some(at)) => Leaf {
                name: voice.monster(monster).to_owned(),
                lines: vec![
                    voice.place(at).to_owned(),
                    say::measure(voice, monster),
                    rules_text::ability(voice, monster),
                ],
                shapes,
                ..Leaf::default()
            },
            (_, place) => Leaf {
                name: voice.terrain(terrain).to_owned(),
                lines: place
                    .map(|at| voice.place(at).to_owned())
                    .into_iter()
                    .chain([voice.words.board.no_monster.to_owned()])
                    .collect(),
                shapes,
                ..Leaf::default()
            },
        }
    });
    lairs.to_vec()
}

fn market(voice: Voice<'_>, view: &View) -> Vec<Leaf> {
    let slots = view.market.iter().zip(&view.prices);
    let slots = slots.filter_map(|(held, price)| {
        let mut leaf = card(voice, (*held)?);
        if let Some(price) = price {
            let price = price.count().to_string();
            leaf.lines.insert(0, voice.fill(voice.words.board.price, &[&price]));
        }
        Some(leaf)
    });
    slots.collect()
}

fn card(voice: Voice<'_>, card: Card) -> Leaf {
    let row = card.row();
    Leaf {
        name: voice.card(card).to_owned(),
        lines: vec![rules_text::face(voice, card)],
        shapes: vec![colour_shape(row.colour), terrain_shape(row.terrain)],
        ..Leaf::default()
    }
}

const fn colour_shape(colour: Colour) -> Shape {
    match colour {
        Colour::Blue => Shape::Fast,
        Colour::Red => Shape::Strong,
        Colour::Green => Shape::Dodge,
        Colour::Purple => Shape::Offence,
        Colour::Yellow => Shape::Defence,
    }
}

const fn terrain_shape(terrain: Option<Terrain>) -> Shape {
    match terrain {
        Some(Terrain::Forest) => Shape::Forest,
        Some(Terrain::Mountain) => Shape::Mountain,
        Some(Terrain::Water) => Shape::Water,
        None => Shape::Universal,
    }
}

const fn school_blazon(school: School) -> Blazon {
    let (field, charge) = match school {
        School::Wolf => (Tincture::Gules, Charge::Wolf),
        School::Griffin => (Tincture::Azure, Charge::Griffin),
        School::Bear => (Tincture::Sable, Charge::Bear),
        School::Cat => (Tincture::Purpure, Charge::Cat),
        School::Viper => (Tincture::Vert, Charge::Viper),
    };
    Blazon::on(Field::Plain(field)).bearing(charge, Tincture::Argent)
}
