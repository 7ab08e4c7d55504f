//! The keys of the map: arrows to the nearest place, Home to the own one, Page Up and Down through
//! the legal ones, a letter to the next place of that name. Pure.

use ::old_world::world::location::Location;

use super::ink::towards;
use super::lie::Lie;
use crate::games::old_world::names::Voice;

/// Where a key leads from a place.
pub fn leads(key: &str, from: Location, lie: &Lie, voice: Voice<'_>) -> Option<Location> {
    let is_own = |place: &Location| lie.places[place.index()].here;
    let is_legal = |place: &Location| lie.places[place.index()].legal;
    match key {
        "ArrowRight" | "ArrowLeft" | "ArrowDown" | "ArrowUp" => towards(from, key),
        "Home" => Location::ALL.into_iter().find(is_own),
        "PageDown" => after(from).find(is_legal),
        "PageUp" => {
            let mut before: Vec<Location> = after(from).filter(is_legal).collect();
            before.pop()
        }
        letter => {
            let mut letters = letter.chars();
            let (first, None) = (letters.next()?, letters.next()) else { return None };
            let first = first.to_lowercase().next()?;
            after(from).find(|place| {
                let initial = voice.place(*place).chars().next();
                initial.is_some_and(|initial| initial.to_lowercase().eq([first]))
            })
        }
    }
}

/// The other places, from the next on.
fn after(from: Location) -> impl DoubleEndedIterator<Item = Location> {
    let (before, behind) = Location::ALL.split_at(from.index());
    behind[1..].iter().chain(before).copied().collect::<Vec<_>>().into_iter()
}

#[cfg(test)]
mod tests {
    use super::super::lie::Place;
    use super::*;
    use crate::i18n::Lang;

    fn lies(legal: &[Location], own: Location) -> Lie {
        let places = Location::ALL.map(|place| Place {
            legal: legal.contains(&place),
            here: place == own,
            ..Place::default()
        });
        Lie { places: places.to_vec(), open_roads: Vec::new() }
    }

    #[test]
    fn pages_go_round_the_legal_places_and_letters_round_the_names() {
        let legal = [Location::Hengfors, Location::Cintra, Location::Beauclair];
        let lie = lies(&legal, Location::Vizima);
        let go = |key, from| leads(key, from, &lie, Voice::of_cards(Lang::En));
        assert_eq!(go("PageDown", Location::Vizima), Some(Location::Cintra));
        assert_eq!(go("PageDown", Location::Beauclair), Some(Location::Hengfors));
        assert_eq!(go("PageUp", Location::Hengfors), Some(Location::Beauclair));
        assert_eq!(go("Home", Location::Stygga), Some(Location::Vizima));
        assert_eq!(go("c", Location::Vizima), Some(Location::Cintra));
        assert_eq!(go("c", Location::Cintra), Some(Location::Cidaris));
        assert_eq!(go("Tab", Location::Cintra), None);
        let uk = leads("ґ", Location::Vizima, &lie, Voice::of_cards(Lang::Uk));
        assert_eq!(uk, Some(Location::Glenmore));
    }
}
