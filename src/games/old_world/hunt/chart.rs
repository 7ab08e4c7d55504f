//! What the hunt puts on the map, and what is told of it there: the rider, hounds, quests that lie open.
//! Pure.

use std::fmt::Write as _;

use ::old_world::versus::View;
use ::old_world::wild_hunt::{HuntView, OpenQuest};
use ::old_world::world::hunt_card::{HuntKind, HuntPlace};
use ::old_world::world::location::Location;

use super::super::map::spot_of;
use super::super::model::{At, Model};
use super::super::names::{Voice, roman};
use super::super::pieces::seal;
use super::super::rules_text;
use super::{pieces, rules, say, words};

/// The drawn ground under frost, by day and by night: the same picture in another light, and what the cold
/// has laid over it.
pub const GROUND: &str = concat!(
    r##"<image class="ow-ground__day" href="./old-world-ground.svg#frost" x="-900" y="-900" width="3000" height="2640"/>"##,
    r##"<image class="ow-ground__night" href="./old-world-ground.svg#frost-night" x="-900" y="-900" width="3000" height="2640"/>"##,
    r#"<image class="ow-ground__day" href="./wild-hunt-frost.svg" x="-900" y="-900" width="3000" height="2640"/>"#,
    r##"<image class="ow-ground__night" href="./wild-hunt-frost.svg#night" x="-900" y="-900" width="3000" height="2640"/>"##,
);

/// Where the token of a quest lies: at its place, or with the rider.
pub fn quest_at(hunt: &HuntView, quest: &OpenQuest) -> Option<Location> {
    let place = match quest.story.hunt_card().map(|card| card.kind) {
        Some(HuntKind::Quest(quest)) => Some(quest.place),
        _ => None,
    };
    match (place, quest.at) {
        (_, Some(at)) => Some(at),
        (Some(HuntPlace::Rider), None) => Some(hunt.at),
        _ => None,
    }
}

/// The pieces, from below: tokens of quests, hounds, the rider.
pub fn on_map(model: &Model, marks: &[At], lit: &[At]) -> String {
    let mut drawn = String::new();
    let Some(hunt) = model.view.hunt.as_deref() else { return drawn };
    let class = |at: At| match (marks.contains(&at), lit.contains(&at)) {
        (true, _) => "at-selected",
        (false, true) => "at-legal",
        (false, false) => "",
    };
    let mut put = |place: Location, (dx, dy): (i16, i16), at: At, key: &str, inner: &str| {
        let spot = spot_of(place);
        let side = if spot.east { 1 } else { -1 };
        let (x, y) = (spot.at.0 + dx * side, spot.at.1 + dy);
        let _ =
            write!(drawn, r#"<g transform="translate({x} {y})" data-at="{at}"{key}>{inner}</g>"#);
    };
    for (index, quest) in hunt.quests.iter().enumerate() {
        let Some(place) = quest_at(hunt, quest) else { continue };
        let at = At::Quest(index);
        let token = format!(r#"<g class="ow-token {}">{}</g>"#, class(at), seal::quest());
        put(place, (22, 20), at, "", &token);
    }
    for hound in &hunt.hounds {
        let at = At::Hound(hound.at);
        let key = format!(r#" data-piece="hound-{}""#, hound.at.index());
        put(hound.at, (-24, 16), at, &key, &pieces::hound(hound, class(at)));
    }
    if hunt.finale.is_none() {
        let inner = pieces::rider(hunt.rider, hunt.shields, class(At::Rider));
        // Near the upper edge he stands lower and beside the seal.
        let (foot, inner) = match spot_of(hunt.at).at.1 {
            ..130 => ((-40, 4), format!(r#"<g transform="scale(.84)">{inner}</g>"#)),
            _ => ((-14, -10), inner),
        };
        put(hunt.at, foot, At::Rider, r#" data-piece="rider""#, &inner);
    }
    drawn
}

/// What stands at a place, a line each.
pub fn facts(view: &View, voice: Voice<'_>, place: Location, lines: &mut Vec<String>) {
    let Some(hunt) = view.hunt.as_deref() else { return };
    let label = &words::of(voice.lang).board;
    if hunt.at == place {
        let rider = rules::rider_forms(voice, hunt.rider);
        let parts = [rider, voice.place_forms(place), &hunt.shields.to_string()];
        lines.push(voice.fill(label.rider_at, &parts));
    }
    for hound in hunt.hounds.iter().filter(|hound| hound.at == place) {
        let life = say::life(view.players.seats(), hound).to_string();
        let parts = [roman(hound.level), voice.place_forms(place), &life];
        lines.push(voice.fill(label.hound, &parts));
    }
    for quest in hunt.quests.iter().filter(|quest| quest_at(hunt, quest) == Some(place)) {
        lines.push(voice.story(quest.story));
    }
    if hunt.at == place || hunt.hounds.iter().any(|hound| hound.at == place) {
        lines.push(words::table(voice.lang).blocked.to_owned());
    }
}

/// A quest in words: what it is called, where it leads, what it costs, and who alone may do it.
pub fn quest(voice: Voice<'_>, open: &OpenQuest) -> String {
    let say = &words::of(voice.lang).board;
    let kind = open.story.hunt_card().map(|card| card.kind);
    let Some(HuntKind::Quest(quest)) = kind else { return voice.story(open.story) };
    let price = rules_text::cost(voice, quest.cost);
    let price = price.map_or_else(String::new, |price| format!(", {price}"));
    let way = match (quest.place, open.at) {
        (HuntPlace::Fight, _) => say.quest_fight.to_owned(),
        (HuntPlace::In(_), Some(at)) => voice.fill(say.quest_to, &[voice.place_forms(at), &price]),
        (HuntPlace::Rider | HuntPlace::In(_), _) => voice.fill(say.quest_rider, &[&price]),
    };
    let way = match open.who {
        Some(seat) => voice.fill(say.quest_of, &[&way, voice.who(seat)]),
        None => way,
    };
    voice.fill(say.quest, &[&voice.story(open.story), &way])
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the ground is told to show is in its file, and every colour is a token.
    #[test]
    fn the_frost_is_in_the_picture_and_its_colours_are_tokens() {
        let ground = include_str!("../../../../public/old-world-ground.svg");
        let frost = include_str!("../../../../public/wild-hunt-frost.svg");
        let tokens = include_str!("../../../../style/tokens.css").replace(", ", ",");
        for id in ["frost", "frost-night"] {
            assert!(
                ground.contains(&format!("id=\"{id}\"")) && GROUND.contains(&format!("#{id}\""))
            );
        }
        assert!(frost.contains(r#"id="night" viewBox="-900 -900 3000 2640""#));
        for colour in frost.split("light-dark(").skip(1) {
            let pair: Vec<&str> = colour.split(')').next().unwrap().split(',').collect();
            for one in pair {
                assert!(tokens.contains(one), "{one} is no token");
            }
        }
    }
}
