//! The generic suite on Gwent, and a great many random games between all factions.

use gwent::Faction;
use szlak_tests::generic_suite;
use szlak_tests::subjects::GwentSubject;
use szlak_tests::suite::many;

generic_suite!(GwentSubject);

/// Twenty thousand games: so many with this faction in the first seat, against each in turn, with
/// random legal decks and all house rules.
///
/// GW-ZONE-1, GW-ZONE-3, GW-TURN-3, GW-TURN-6, GW-SETUP-9: cards are conserved, there is always an
/// answer, every answer can be given, nothing is asked that has only one, and what is not marked as
/// news surprises nobody.
fn games_of(faction: Faction) {
    let met = many::<GwentSubject>(4_000, 25, |number, rng| {
        let others = Faction::ALL;
        GwentSubject::between([faction, others[number as usize % others.len()]], rng)
    });
    assert!(met.looked_at > 0, "some decisions are looked at closely");
}

#[test]
fn games_of_the_northern_realms() {
    games_of(Faction::NorthernRealms);
}

#[test]
fn games_of_nilfgaard() {
    games_of(Faction::Nilfgaard);
}

#[test]
fn games_of_the_scoiatael() {
    games_of(Faction::Scoiatael);
}

#[test]
fn games_of_the_monsters() {
    games_of(Faction::Monsters);
}

#[test]
fn games_of_skellige() {
    games_of(Faction::Skellige);
}
