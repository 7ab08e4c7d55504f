//! The leaders with an active ability, one scenario each at least (section 16.3).

mod support;

use gwent::{Event, Known, Row};
use support::leaders::*;
use support::table::{A, B, Look, Table, between, given, kind};
use tabletop::{Game, Rng, Viewer};

fn spent(table: &Table) -> bool {
    table.side(A).leader_used
}

fn in_vain(table: &Table) -> bool {
    table.heard(|event| *event == Event::LeaderFailed { seat: A })
}

/// Example 76. Eredin, Bringer of Death. GW-LEAD-6, GW-LEAD-7, GW-D10.
#[test]
fn bringer_of_death_takes_from_his_pile() {
    let pile = |cards: &str| {
        let mut table = given(between("eredin-bringer-of-death", NILFGAARD).pile(A, cards));
        table.choose("leader");
        table
    };
    let table = pile("draug, scorch");
    assert_eq!(table.hand(A), ["scorch"]);
    assert_eq!(table.pile(A), ["draug"]);
    let mut table = pile("fiend, griffin, scorch, draug");
    assert_eq!(table.legal(), ["pick scorch", "pick fiend", "pick griffin"]);
    table.choose("pick griffin");
    assert_eq!(table.hand(A), ["griffin"]);
    assert!(in_vain(&pile("draug")) && spent(&pile("draug")));
}

/// Eredin, Commander of the Red Riders: the close row. GW-LEAD-8.
#[test]
fn commander_doubles_the_close_row() {
    let position = between("eredin-commander-of-the-red-riders", NILFGAARD)
        .field(A, "fiend, draug, wyvern")
        .hand(A, "griffin, harpy")
        .passed(B);
    let mut table = given(position);
    table.choose("leader");
    assert_eq!(table.total(A), 12 + 10 + 2);
    table.choose("play griffin");
    assert_eq!(table.strength(A, "griffin"), 10);
}

/// Example 80. Eredin, Destroyer of Worlds. GW-LEAD-3, GW-HERO-4.
#[test]
fn destroyer_trades_two_for_one() {
    let hand = |cards: &str| {
        given(
            between("eredin-destroyer-of-worlds", NILFGAARD)
                .hand(A, cards)
                .deck(A, "leshen, fiend, wyvern")
                .hand(B, "vreemde"),
        )
    };
    let table = hand("nekker");
    assert_eq!(table.legal(), ["play nekker close", "pass"]);
    assert_eq!(table.refusal("leader").rule, Some("GW-LEAD-3"));
    let mut table = hand("nekker, geralt-of-rivia");
    table.choose("leader").choose("discard geralt-of-rivia");
    assert_eq!(table.pile(A), ["geralt-of-rivia", "nekker"], "the second is the only one left");
    table.choose("pick leshen");
    assert_eq!(table.hand(A), ["leshen"]);
    assert_eq!(table.deck(A), ["fiend", "wyvern"]);
    let mut table = hand("nekker, ghoul, griffin");
    table.choose("leader").choose("discard ghoul").choose("discard griffin").choose("pick fiend");
    assert_eq!(table.hand(A), ["nekker", "fiend"]);
    assert_eq!(table.game().view(Viewer::Seat(B)).side(A).hand.cards, []);
}

/// Eredin, King of the Wild Hunt: any weather of the deck. GW-LEAD-9.
#[test]
fn king_of_the_wild_hunt_plays_any_weather() {
    let deck = |cards: &str| {
        let position = between("eredin-king-of-the-wild-hunt", NILFGAARD)
            .deck(A, cards)
            .weather(B, "impenetrable-fog");
        let mut table = given(position);
        table.choose("leader");
        table
    };
    let mut table = deck("biting-frost, clear-weather, skellige-storm, fiend");
    let legal = ["pick biting-frost", "pick skellige-storm", "pick clear-weather"];
    assert_eq!(table.legal(), legal);
    table.choose("pick clear-weather");
    assert!(table.weather().is_empty());
    assert_eq!(table.pile(A), ["clear-weather"]);
    assert_eq!(table.deck(A).len(), 3);
    assert!(table.heard(|event| *event == Event::Shuffled { seat: A }));
    assert_eq!(deck("biting-frost, fiend").weather(), ["impenetrable-fog", "biting-frost"]);
    assert!(in_vain(&deck("fiend")));
}

/// Emhyr, His Imperial Majesty; Foltest, King of Temeria; Francesca, Pureblood Elf; Eist
/// Tuirseach: their weather, from the deck only. GW-LEAD-3, GW-LEAD-4, GW-LEAD-9.
#[test]
fn four_leaders_call_their_weather() {
    for (leader, weather) in [
        ("emhyr-his-imperial-majesty", "torrential-rain"),
        ("foltest-king-of-temeria", "impenetrable-fog"),
        ("francesca-pureblood-elf", "biting-frost"),
        ("eist-tuirseach", "skellige-storm"),
    ] {
        let position = between(leader, MONSTERS)
            .deck(A, &format!("{weather}, vesemir, clear-weather"))
            .hand(A, "roach");
        let mut table = given(position);
        table.choose("leader");
        assert_eq!(table.weather(), [weather]);
        assert_eq!((table.hand(A), table.deck(A).len()), (vec!["roach"], 2));
        let position = between(leader, MONSTERS).hand(A, weather).deck(A, "vesemir");
        let mut table = given(position);
        table.choose("leader");
        assert!(table.weather().is_empty() && spent(&table) && in_vain(&table));
    }
}

/// Emhyr, The Emperor of Nilfgaard: three cards, for his eyes only, and he remembers.
#[test]
fn emperor_looks_at_three_cards() {
    let look = |hand: &str| {
        let position = between("emhyr-the-emperor-of-nilfgaard", SCOIATAEL)
            .hand(A, "vreemde, cynthia")
            .hand(B, hand);
        let mut table = given(position);
        table.choose("leader");
        table
    };
    let table = look("milva, yaevinn, riordain, toruviel, eithne");
    let known = |viewer| table.game().view(viewer).side(B).hand.cards.len();
    assert_eq!(known(Viewer::Seat(A)), 3);
    assert_eq!(known(Viewer::Spectator), 0);
    let own = table.game().view(Viewer::Seat(B)).side(B).hand.clone();
    assert!(own.cards.iter().all(|held| held.known == Known::Nobody), "B is not told which");
    let seen = table.game().view(Viewer::Seat(A)).side(B).hand.cards.clone();
    let mut rng = Rng::from_u64(1);
    let imagined = table.game().resample(Viewer::Seat(A), &mut rng);
    assert_eq!(imagined.view(Viewer::Seat(A)).side(B).hand.cards, seen);
    let table = look("milva, yaevinn");
    assert_eq!(table.game().view(Viewer::Seat(A)).side(B).hand.cards.len(), 2);
}

/// Example 79. Emhyr, The Relentless. GW-LEAD-6, GW-LEAD-7, GW-LEAVE-2.
#[test]
fn relentless_takes_from_their_pile() {
    let position = between("emhyr-the-relentless", MONSTERS)
        .pile(B, "vesemir, draug")
        .hand(A, "cynthia")
        .passed(B);
    let mut table = given(position);
    table.choose("leader");
    assert_eq!(table.hand(A), ["cynthia", "vesemir"]);
    table.choose("play enemy vesemir");
    assert_eq!(table.totals(), [6, 0]);
    table.choose("pass");
    assert!(table.pile(B).contains(&"vesemir"));
    assert!(!table.pile(A).contains(&"vesemir"));
}

/// Emhyr, The Relentless: a taken special card works for the taker and returns to its owner.
#[test]
fn relentless_may_take_a_special_card() {
    let position = between("emhyr-the-relentless", MONSTERS)
        .pile(B, "decoy, fiend, scorch")
        .field(A, "vreemde")
        .hand(A, "cynthia")
        .passed(B);
    let mut table = given(position);
    table.choose("leader");
    assert_eq!(table.legal(), ["pick decoy", "pick scorch", "pick fiend"]);
    table.choose("pick decoy").choose("play enemy decoy on vreemde");
    assert_eq!(table.lying(A, Row::Close), ["decoy"]);
    table.choose("pass");
    assert!(table.pile(B).contains(&"decoy"));
}

/// Foltest, Lord Commander of the North: clears all weather. GW-WEATHER-3.
#[test]
fn lord_commander_clears_the_sky() {
    let position = between("foltest-lord-commander-of-the-north", MONSTERS)
        .field(A, "ves")
        .weather(A, "torrential-rain")
        .weather(B, "biting-frost");
    let mut table = given(position);
    table.choose("leader");
    assert_eq!(table.total(A), 5);
    assert_eq!((table.pile(A), table.pile(B)), (vec!["torrential-rain"], vec!["biting-frost"]));
}

/// Foltest, Son of Medell; Foltest, The Steel-Forged; Francesca, Queen of Dol Blathanna: row
/// scorch from ten on. GW-SCU-1, GW-SCU-2.
#[test]
fn three_leaders_burn_a_row() {
    for (leader, row, enough, too_few) in [
        ("foltest-son-of-medell", Row::Ranged, "leshen, wyvern", "grave-hag, wyvern"),
        ("foltest-the-steel-forged", Row::Siege, "ice-giant, fire-elemental", "ice-giant"),
        ("francesca-queen-of-dol-blathanna", Row::Close, "fiend, griffin", "griffin, botchling"),
    ] {
        let burn = |theirs: &str| {
            let mut table = given(between(leader, MONSTERS).field(B, theirs).hand(A, "roach"));
            table.choose("leader");
            table.lying(B, row).len()
        };
        assert_eq!((burn(enough), burn(too_few)), (1, too_few.split(',').count()), "{leader}");
    }
}

/// Example 75. Foltest, The Siegemaster. GW-LEAD-2, GW-LEAD-3, GW-LEAD-8.
#[test]
fn siegemaster_doubles_the_siege_row_for_the_round() {
    let siege = || {
        between("foltest-the-siegemaster", SCOIATAEL)
            .field(A, "trebuchet")
            .hand(A, "trebuchet, ves")
            .hand(B, "milva")
            .passed(B)
    };
    let mut table = given(siege().horn(A, Row::Siege));
    table.choose("leader");
    assert_eq!(table.total(A), 12);
    assert!(spent(&table) && in_vain(&table));
    let mut table = given(siege());
    table.choose("leader");
    assert_eq!(table.total(A), 12);
    assert!(table.side(A).rows[Row::Siege.index()].leader_horn);
    assert_eq!(table.refusal("leader").rule, Some("GW-LEAD-2"));
    table.choose("pass").choose("play trebuchet");
    assert_eq!((table.view().round, table.total(A)), (2, 6), "normal again");
}

/// GW-LEAD-8, GW-HORN-S2: the leader leaves the slot free, and a horn card adds nothing.
#[test]
fn a_leader_horn_leaves_the_slot_free() {
    let position = between("foltest-the-siegemaster", SCOIATAEL)
        .field(A, "trebuchet")
        .hand(A, "commanders-horn, ves")
        .passed(B);
    let mut table = given(position);
    table.choose("leader").choose("play commanders-horn siege");
    assert_eq!(table.total(A), 12);
}

/// Francesca, Hope of the Aen Seidhe: each agile unit where it is strictly stronger, in order of
/// arrival. GW-AGILE-1.
#[test]
fn hope_moves_agile_units() {
    let position = between("francesca-hope-of-the-aen-seidhe", MONSTERS)
        .field(A, "yaevinn close, barclay-els ranged, milva, dennis-cranmer")
        .hand(A, "riordain")
        .weather(B, "biting-frost");
    let mut table = given(position);
    table.choose("leader");
    assert_eq!(table.lying(A, Row::Ranged), ["yaevinn", "barclay-els", "milva"]);
    assert_eq!(table.lying(A, Row::Close), ["dennis-cranmer"], "not agile");
    assert_eq!(table.strength(A, "yaevinn"), 7);
}

/// Section 16.3: a move is judged by what has moved before; an equal strength moves nobody, and no
/// hero.
#[test]
fn hope_judges_each_in_turn() {
    let position = between("francesca-hope-of-the-aen-seidhe", MONSTERS)
        .field(A, "olgierd-von-everec close, yaevinn close, ciaran-aep-easnillien ranged")
        .horn(A, Row::Ranged)
        .hand(A, "riordain");
    let mut table = given(position);
    table.choose("leader");
    let ranged = ["olgierd-von-everec", "yaevinn", "ciaran-aep-easnillien"];
    assert_eq!(table.lying(A, Row::Ranged), ranged);
    let position = between("francesca-hope-of-the-aen-seidhe", MONSTERS)
        .field(A, "yaevinn close")
        .hand(A, "riordain");
    let mut table = given(position);
    table.choose("leader");
    assert_eq!(table.lying(A, Row::Close), ["yaevinn"]);
    assert!(!table.heard(|event| matches!(event, Event::Moved { .. })));
}

/// Francesca, The Beautiful: the ranged row. GW-LEAD-8.
#[test]
fn beautiful_doubles_the_ranged_row() {
    let position = between("francesca-the-beautiful", MONSTERS).field(A, "milva, toruviel");
    let mut table = given(position);
    table.choose("leader");
    assert_eq!(table.strengths(A, Row::Ranged), [20, 6]);
}

/// Example 82. Arnjolf, The Patricide. GW-BOND-1, GW-D10.
#[test]
fn arnjolf_calls_a_namesake() {
    let fleet = |field: &str, deck: &str| {
        let position = between("arnjolf-the-patricide", MONSTERS)
            .field(A, field)
            .deck(A, deck)
            .hand(A, "olaf");
        let mut table = given(position);
        table.choose("leader");
        table
    };
    let table = fleet("2 war-longship", "war-longship, kambi");
    assert_eq!(table.strengths(A, Row::Siege), [18, 18, 18]);
    let mut table = fleet(
        "war-longship, clan-an-craite-warrior",
        "war-longship, clan-an-craite-warrior, kambi",
    );
    assert_eq!(table.legal(), ["pick clan-an-craite-warrior", "pick war-longship"]);
    table.choose("pick clan-an-craite-warrior");
    assert_eq!(table.row(A, Row::Close), 24);
    let table = fleet("war-longship, clan-an-craite-warrior", "clan-an-craite-warrior, kambi");
    assert_eq!(table.row(A, Row::Close), 24, "only one of them has a namesake to call");
    assert!(in_vain(&fleet("war-longship", "kambi")));
    assert!(in_vain(&fleet("blueboy-lugos", "war-longship")));
}

/// Crach an Craite: what everybody is told to be in the deck is there, however many cards were
/// drawn since. As long as three copies were returned and two cards drawn, one is there for sure.
#[test]
fn nobody_is_told_that_a_drawn_card_is_still_in_the_deck() {
    let returned = |pile: &str| {
        let position = between(NORTHERN_REALMS, "crach-an-craite")
            .hand(A, "thaler, prince-stennis")
            .pile(A, pile)
            .hand(B, "olaf, cerys")
            .turn(B);
        let mut table = given(position);
        table.choose("leader");
        table
    };
    let deck = |table: &Table| table.game().view(Viewer::Spectator).side(A).deck.clone();
    let mut table = returned("vernon-roche, ves, ballista");
    assert_eq!((deck(&table).count, deck(&table).known.len()), (3, 3));
    table.choose("play thaler");
    assert_eq!((deck(&table).count, deck(&table).known.len()), (1, 0), "any two were drawn");
    table.choose("play olaf close").choose("play prince-stennis");
    assert_eq!((deck(&table).count, deck(&table).known.len()), (0, 0));
    let mut table = returned("3 blue-stripes-commando");
    table.choose("play thaler");
    assert_eq!(deck(&table).known, [kind("blue-stripes-commando")]);
}

/// Crach an Craite: both whole piles into the decks, heroes included. GW-HERO-4, GW-EDGE-1.
#[test]
fn crach_shuffles_both_piles_back() {
    let position = between("crach-an-craite", MONSTERS)
        .pile(A, "hjalmar, olaf, scorch")
        .deck(A, "kambi")
        .hand(A, "cerys")
        .pile(B, "fiend, draug");
    let mut table = given(position);
    table.choose("leader");
    assert!(table.pile(A).is_empty() && table.pile(B).is_empty());
    assert_eq!((table.deck(A).len(), table.deck(B).len()), (4, 2));
    let seen = table.game().view(Viewer::Seat(B)).side(A).deck.clone();
    assert_eq!(seen.known, [kind("scorch"), kind("hjalmar"), kind("olaf")]);
    let mut rng = Rng::from_u64(3);
    for _ in 0..20 {
        let imagined = table.game().resample(Viewer::Seat(B), &mut rng);
        let deck = imagined.view(Viewer::Referee).side(A).deck.cards.clone().unwrap();
        for slug in ["hjalmar", "olaf", "scorch"] {
            assert!(deck.contains(&kind(slug)), "{slug} is known to be there: {deck:?}");
        }
        // Hemdall lies open in the side deck: Kambi is in the deck or in the hand.
        let hand = imagined.view(Viewer::Referee).side(A).hand.cards.clone();
        let kambi = kind("kambi");
        assert!(deck.contains(&kambi) || hand.iter().any(|held| held.card.kind == kambi));
    }
}

/// Harald an Craite, The Cripple: Mardroeme from the deck, into any own row. GW-D9, GW-MARD-S1.
#[test]
fn harald_plays_mardroeme() {
    let position = between("harald-an-craite-the-cripple", MONSTERS)
        .field(A, "2 young-berserker")
        .deck(A, "mardroeme, olaf")
        .hand(A, "cerys");
    let mut table = given(position);
    table.choose("leader");
    assert_eq!(table.legal(), ["place close", "place ranged", "place siege"]);
    table.choose("place ranged");
    assert_eq!(table.row(A, Row::Ranged), 32);
    assert_eq!((table.deck(A), table.hand(A)), (vec!["olaf"], vec!["cerys"]));
    let position =
        between("harald-an-craite-the-cripple", MONSTERS).deck(A, "olaf").hand(A, "mardroeme");
    let mut table = given(position);
    table.choose("leader");
    assert!(in_vain(&table) && spent(&table));
}
