//! What lies where on the map, from what may be known. Pure.

use ::old_world::versus::Choice;
use ::old_world::world::location::{LOCATIONS, Location, Terrain};
use ::old_world::world::monster::Monster;
use ::old_world::world::school::School;
use tabletop::Seat;

use super::chart::ROADS;
use crate::games::old_world::model::{At, Model, Way};

/// Everything that lies on the map.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Lie {
    /// By number.
    pub places: Vec<Place>,
    /// The roads one may take, by number: marked, or not.
    pub open_roads: Vec<(usize, bool)>,
}

/// What lies at a place.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Place {
    /// Would pointing here bring one nearer to an answer?
    pub legal: bool,
    /// Is it marked?
    pub selected: bool,
    /// Does one stand here oneself?
    pub here: bool,
    /// Does a hint point here?
    pub hinted: bool,
    /// Its badge, when that can be used.
    pub badge: bool,
    /// OW-MOVE-3: the cheapest way to pay for a move here.
    pub tag: Option<Way>,
    /// OW-PVP-7: is its tavern closed?
    pub closed: bool,
    /// Which own quest leads here, and can it be completed now?
    pub quest: Option<(usize, bool)>,
    /// Which monster's tracks lead here.
    pub tracking: Option<Terrain>,
    /// The monster, and whether it can be pointed at.
    pub monster: Option<(Terrain, Monster, bool)>,
    /// Who stands here, oneself first; and whether he can be pointed at.
    pub witchers: Vec<(Seat, Option<School>, bool)>,
    /// The school of whoever would stand here after the move that is marked.
    pub ghost: Option<School>,
}

/// What lies on the map, with these marks set.
pub fn lie(model: &Model, marks: &[At], lit: &[At], hinted: &[At]) -> Lie {
    let view = &model.view;
    let own = model.own();
    let moves = cheapest(model);
    let marked = marks.iter().find_map(|at| match at {
        At::Place(place) => Some(*place),
        _ => None,
    });
    let mut places: Vec<Place> = Location::ALL
        .into_iter()
        .map(|place| Place {
            legal: lit.contains(&At::Place(place)),
            selected: marked == Some(place),
            here: own.at == place && own.school.is_some(),
            hinted: hinted.contains(&At::Place(place)),
            badge: lit.contains(&At::Badge(place)),
            tag: moves[place.index()],
            closed: view.closed_tavern == Some(place),
            quest: own
                .quests
                .iter()
                .position(|quest| quest.at == place)
                .map(|at| (at, lit.contains(&At::Quest(at)))),
            tracking: Terrain::ALL.into_iter().find(|terrain| {
                own.tracking[terrain.index()].iter().any(|tracking| tracking.at == place)
            }),
            monster: None,
            witchers: Vec::new(),
            ghost: if marked == Some(place) { own.school } else { None },
        })
        .collect();
    for terrain in Terrain::ALL {
        let lair = &view.lairs[terrain.index()];
        if let (Some(monster), Some(at)) = (lair.monster, lair.at) {
            let legal = lit.contains(&At::Monster(terrain));
            places[at.index()].monster = Some((terrain, monster, legal));
        }
    }
    let others = view.players.iter().filter(|(seat, _)| *seat != model.us);
    let all = std::iter::once((model.us, own)).chain(others);
    for (seat, witcher) in all.filter(|(_, witcher)| witcher.school.is_some()) {
        let legal = lit.contains(&At::Witcher(seat));
        places[witcher.at.index()].witchers.push((seat, witcher.school, legal));
    }
    let open_roads = ROADS.iter().enumerate().filter_map(|(number, road)| {
        let other = match road.ends {
            [one, other] if one == own.at => other,
            [one, other] if other == own.at => one,
            _ => return None,
        };
        moves[other.index()].map(|_| (number, marked == Some(other)))
    });
    let open_roads = open_roads.collect();
    Lie { places, open_roads }
}

/// OW-MOVE-3: the cheapest way to each place one may move to.
fn cheapest(model: &Model) -> [Option<Way>; LOCATIONS] {
    let mut ways = [None; LOCATIONS];
    for choice in &model.legal {
        if let Choice::Move(to, pay) = choice {
            let way = Way::of(*pay);
            let best = &mut ways[to.index()];
            *best = Some(best.map_or(way, |best: Way| best.min(way)));
        }
    }
    ways
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::old_world::model::model;
    use crate::scene::Sight;
    use ::old_world::versus::{Decision, OldWorld, Setup};
    use tabletop::{Game, Log, Rng, Seed, Status, Viewer};

    /// OW-MOVE-2, OW-MOVE-3: a tag hangs where a move leads, and nowhere else; it is never dearer
    /// than a payment that is legal.
    #[test]
    fn tags_hang_where_moves_lead_and_name_the_cheapest_way() {
        let mut game =
            OldWorld::start(&Setup::for_players(3), Seed::new(9), &mut Log::muted()).unwrap();
        let mut rng = Rng::from_u64(9);
        let mut seen = 0;
        while let Status::Awaiting { seat, decision } = game.status() {
            let drawn = model(&Sight::of(&game, Viewer::Seat(seat), true), seat);
            let lies = lie(&drawn, &[], &drawn.lit(&[]), &[]);
            for (at, place) in Location::ALL.into_iter().zip(&lies.places) {
                let ways = drawn.legal.iter().filter_map(|choice| match choice {
                    Choice::Move(to, pay) if *to == at => Some(Way::of(*pay)),
                    _ => None,
                });
                assert_eq!(place.tag, ways.min());
                assert_eq!(place.legal, place.tag.is_some(), "{decision:?} {at:?}");
            }
            if decision == Decision::Phase1 {
                seen += 1;
                let tags = lies.places.iter().filter(|place| place.tag.is_some()).count();
                assert_eq!(lies.open_roads.len(), tags);
            }
            let legal = game.legal();
            game.play(&legal[rng.index(legal.len())].clone(), &mut Log::muted());
        }
        assert!(seen > 20);
    }

    #[test]
    fn everybody_stands_somewhere_and_oneself_in_front() {
        let mut game =
            OldWorld::start(&Setup::for_players(5), Seed::new(2), &mut Log::muted()).unwrap();
        let mut rng = Rng::from_u64(4);
        for _ in 0..60 {
            let Status::Awaiting { seat, .. } = game.status() else { break };
            let drawn = model(&Sight::of(&game, Viewer::Seat(seat), true), seat);
            let lies = lie(&drawn, &[], &[], &[]);
            let standing = lies.places.iter().map(|place| place.witchers.len()).sum::<usize>();
            let seated = drawn.view.players.values().filter(|one| one.school.is_some()).count();
            assert_eq!(standing, seated);
            let own = lies.places.iter().find(|place| place.here);
            assert!(own.is_none_or(|place| place.witchers[0].0 == seat));
            let legal = game.legal();
            game.play(&legal[rng.index(legal.len())].clone(), &mut Log::muted());
        }
    }
}
