//! What is told of each thing. Words only; what the rules say is asked of them.

use ::old_world::world::action_card::Card;
use ::old_world::world::combo;
use ::old_world::world::effect::Attribute;
use ::old_world::world::location::Terrain;
use ::old_world::world::source::Source;
use ::old_world::world::story::Story;

use super::super::board::Board;
use super::super::model::{At, Model, tricks, trophies};
use super::super::names::{Voice, sentence};
use super::super::pieces::{card as drawn_card, said};
use super::super::{hunt, map, names_at, rules_text, say, stories, words};
use crate::prefs;

/// What a note says.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Told {
    pub title: String,
    pub lines: Vec<String>,
    /// A drawing, as markup.
    pub drawn: Option<String>,
}

impl Told {
    fn of(title: impl Into<String>, lines: Vec<String>) -> Self {
        Self { title: title.into(), lines, drawn: None }
    }
}

/// What is told of a thing; of some there is nothing to tell that is not seen.
pub fn tell(board: Board, at: At) -> Option<Told> {
    let names = board.desk.with(names_at);
    let voice = Voice::new(prefs::lang(), &names);
    board.model.with(|model| match at {
        At::Place(place) | At::Badge(place) => {
            let mut lines = map::facts(model, voice, place);
            lines.extend(map::told(board, place));
            Some(Told::of(format!("{} {}", place.index(), voice.place(place)), {
                lines.insert(0, sentence(voice.ground(place.terrain())));
                lines
            }))
        }
        At::Monster(terrain) | At::Contract(terrain) => monster(model, voice, terrain),
        At::Witcher(seat) | At::Board(seat) if seat != model.us => {
            let one = model.view.players.get(seat)?;
            let won: Vec<String> =
                trophies(one).map(|source| power(voice, model, source)).collect();
            Some(Told::of(voice.who(seat), won))
        }
        At::Quest(index) if model.view.hunt.is_none() => {
            let quest = model.own().quests.get(index)?;
            let to = format!("{} {}", quest.at.index(), voice.place(quest.at));
            let price = rules_text::cost(voice, quest.cost);
            let lines = std::iter::once(to).chain(price).map(|line| sentence(&line)).collect();
            Some(Told::of(stories::name(quest.story, voice.lang), lines))
        }
        At::Rider | At::Hound(_) | At::Quest(_) if model.view.hunt.is_some() => {
            hunt::tell(model, voice, at).map(|(title, lines)| Told::of(title, lines))
        }
        At::Rider | At::Hound(_) => None,
        At::Kept(index) => kept(voice, *model.own().kept.get(index)?),
        At::Attribute(attribute) => Some(attribute_told(model, voice, attribute)),
        At::Bottle(index) => {
            let potion = *model.own().potions.get(index)?;
            let rules = rules_text::power(voice, potion.power());
            Some(Told::of(voice.potion(potion), vec![rules]))
        }
        At::Trick(index) => {
            let source = *tricks(model.own()).get(index)?;
            Some(Told::of(voice.source(source), vec![power_rules(voice, model, source)]))
        }
        At::Hand(index) => {
            let card = *model.own().hand.as_ref()?.get(index)?;
            Some(card_told(model, voice, card, None))
        }
        At::Stall(slot) => {
            let card = (*model.view.market.get(slot)?)?;
            let price = model.view.prices[slot].as_ref().map(|price| said::price(voice, price));
            Some(card_told(model, voice, card, price))
        }
        At::Pile(deck) => {
            let words = words::map::of(voice.lang);
            let count = model.view.story_decks[deck as usize].to_string();
            Some(Told::of(voice.fill(words.pile, &[voice.deck(deck), &count]), Vec::new()))
        }
        At::Trail(terrain) => {
            let words = words::map::of(voice.lang);
            let own = model.own();
            let text = match (own.trails[terrain.index()], own.tracking[terrain.index()].is_empty())
            {
                (true, _) => words.trail_held,
                (false, false) => words.trail_tracked,
                (false, true) => words.trail_none,
            };
            Some(Told::of(voice.fill(text, &[voice.terrain(terrain)]), Vec::new()))
        }
        At::Witcher(_)
        | At::Quest(_)
        | At::Board(_)
        | At::Tab { .. }
        | At::Die(_)
        | At::Side(_)
        | At::Slip(_)
        | At::Spread(_)
        | At::Half(_)
        | At::Deck(_)
        | At::Discard(_)
        | At::School(_)
        | At::Terrain(_)
        | At::Coin(_)
        | At::Way(_)
        | At::Common
        | At::Removed
        | At::Act(_) => None,
    })
}

fn monster(model: &Model, voice: Voice<'_>, terrain: Terrain) -> Option<Told> {
    let lair = &model.view.lairs[terrain.index()];
    let monster = lair.monster?;
    let mut lines = vec![
        sentence(&say::measure(voice, monster)),
        rules_text::ability(voice, monster),
        sentence(&voice.source(Source::MonsterTrophy(monster))),
        rules_text::power(voice, monster.trophy()),
    ];
    let held = model.view.players.iter().filter(|(_, one)| one.trails[terrain.index()]);
    let held: Vec<&str> = held.map(|(seat, _)| voice.who(seat)).collect();
    if !held.is_empty() {
        lines.push(voice.fill(words::map::of(voice.lang).trails_of, &[&held.join(", ")]));
    }
    let at = lair.at.map_or_else(String::new, |at| format!(" · {}", voice.place(at)));
    Some(Told::of(format!("{}{at}", voice.monster(monster)), lines))
}

fn kept(voice: Voice<'_>, story: Story) -> Option<Told> {
    let told = stories::field(story, "description", voice.lang);
    let rules = rules_text::boons(voice, story.boons());
    Some(Told::of(stories::name(story, voice.lang), told.into_iter().chain([rules]).collect()))
}

fn attribute_told(model: &Model, voice: Voice<'_>, attribute: Attribute) -> Told {
    let own = model.own();
    let level = own.attributes[attribute.index()];
    let mut lines = vec![sentence(&voice.number(voice.words.board.level, level))];
    if let (Attribute::Special, Some(school)) = (attribute, own.school) {
        lines.push(rules_text::power(voice, school.ability(level.clamp(1, 5))));
    }
    if let Some(tuition) = &model.view.tuition {
        let price = &tuition[attribute.index()];
        let words = words::map::of(voice.lang);
        lines.push(voice.fill(words.tuition, &[&price.total.to_string(), &voice.why(price)]));
    }
    Told::of(voice.attribute(attribute), lines)
}

fn card_told(model: &Model, voice: Voice<'_>, card: Card, price: Option<String>) -> Told {
    let hand = model.own().hand.as_deref().unwrap_or_default();
    let fits: Vec<&str> = hand
        .iter()
        .filter(|other| **other != card && combo::fields_for(card, **other).next().is_some())
        .map(|other| voice.card(*other))
        .collect();
    let mut lines = vec![said::card(voice, card)];
    lines.extend(price);
    if !fits.is_empty() {
        lines.push(voice.fill(words::map::of(voice.lang).fits_on, &[&fits.join(", ")]));
    }
    let class = drawn_card::class(card);
    let inner = drawn_card::inner(voice, card);
    let drawn = format!(r#"<div class="{class} ow-w150" aria-hidden="true">{inner}</div>"#);
    Told { title: voice.card(card).to_owned(), lines, drawn: Some(drawn) }
}

fn power(voice: Voice<'_>, model: &Model, source: Source) -> String {
    format!("{}. {}", voice.source(source), power_rules(voice, model, source))
}

fn power_rules(voice: Voice<'_>, model: &Model, source: Source) -> String {
    let power = match source {
        Source::Ability(school) => {
            let level = model.own().attributes[Attribute::Special.index()];
            Some(school.ability(level.clamp(1, 5)))
        }
        other => other.power(),
    };
    power.map_or_else(String::new, |power| rules_text::power(voice, power))
}
