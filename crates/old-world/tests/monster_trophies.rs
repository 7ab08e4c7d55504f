//! A scenario for every monster trophy that the worked examples leave out.

mod common;

use common::{A, B, Words, card, cards, given, named};
use old_world::position::Position;
use old_world::versus::Decision;
use old_world::world::attack::AttackCard;
use tabletop::Viewer;

fn wolf(hand: &str) -> Position {
    Position::new(2).hand(A, hand)
}

/// Arachas (given): before the life deck, with fewer than two cards, draw two.
#[test]
fn trophy_of_the_arachas() {
    let mut table = given(wolf("r1").monster_trophy(A, "arachas")).begin_hunt("harpy");
    assert_eq!(table.decision(), Some(Decision::PreFight));
    table.choose("use trophy-arachas");
    assert_eq!(table.hand_size(A), 3);
}

/// Barghest (given): two unused potions for a wound and a card.
#[test]
fn trophy_of_the_barghest() {
    let mut table = given(
        wolf("r1 b1")
            .monster_trophy(A, "barghest")
            .potions(A, "swallow blizzard")
            .hunting("rotfiend"),
    );
    table.choose("use trophy-barghest").choose("pour swallow");
    assert_eq!((table.pool_left(), table.hand_size(A)), (10, 3));
    assert!(table.own(A).potions.is_empty());
}

/// Griffin (given): a die in the first turn.
#[test]
fn trophy_of_the_griffin() {
    for (face, pool) in [(1, 11), (2, 11), (3, 9), (5, 9), (6, 8)] {
        let mut table = given(wolf("r1 b1").monster_trophy(A, "griffin").hunting("rotfiend"));
        table.choose_with_die("use trophy-griffin", face);
        assert_eq!(table.pool_left(), pool);
    }
    assert!(
        !given(wolf("r1 b1").monster_trophy(A, "griffin").hunting("rotfiend").later())
            .offers("use")
    );
}

/// The trophies used in step 1 for what they cost: our own.
#[test]
fn trophies_of_step_one() {
    // Rotfiend: a last burst when the life deck is empty.
    let mut rotfiend =
        given(wolf("r1 b1").deck_of(A, 0).monster_trophy(A, "rotfiend").hunting("harpy"));
    rotfiend.choose("use trophy-rotfiend");
    assert_eq!(rotfiend.pool_left(), 10);
    // Archespore: a potion poured on the ground feeds shield and hand.
    let mut archespore = given(
        wolf("r1 b1")
            .shield(A, 0)
            .potions(A, "swallow")
            .monster_trophy(A, "archespore")
            .hunting("harpy"),
    );
    archespore.choose("use trophy-archespore");
    assert_eq!((archespore.own(A).shield, archespore.hand_size(A)), (1, 3));
    // Ghoul nest: a hungry hand draws.
    let mut ghouls = given(wolf("r1").monster_trophy(A, "ghoul-nest").hunting("harpy"));
    ghouls.choose("use trophy-ghoul-nest");
    assert_eq!(ghouls.hand_size(A), 2);
    // Grave hag: two cards for three wounds.
    let mut hag = given(wolf("r1 b1 g1 g2").monster_trophy(A, "grave-hag").hunting("harpy"));
    hag.choose("use trophy-grave-hag").choose("discard specimen-r1").choose("discard specimen-b1");
    assert_eq!(hag.pool_left(), 9);
    // Striga: shield for wounds.
    let mut striga = given(
        wolf("r1 b1")
            .attributes(A, [1, 2, 1, 1])
            .shield(A, 2)
            .monster_trophy(A, "striga")
            .hunting("harpy"),
    );
    striga.choose("use trophy-striga");
    assert_eq!((striga.own(A).shield, striga.pool_left()), (0, 10));
    // Noonwraith: a bare witcher raises his guard.
    let mut noon = given(
        wolf("r1 b1")
            .attributes(A, [2, 2, 1, 1])
            .shield(A, 0)
            .monster_trophy(A, "noonwraith")
            .hunting("harpy"),
    );
    noon.choose("use trophy-noonwraith");
    assert_eq!(noon.own(A).shield, 2);
    // Werewolf: blood drives on.
    let mut werewolf =
        given(wolf("r1 b1").monster_trophy(A, "werewolf").hunting("harpy").pool_of(4));
    werewolf.choose("use trophy-werewolf");
    assert_eq!(werewolf.pool_left(), 3);
    assert!(
        !given(wolf("r1 b1").monster_trophy(A, "werewolf").hunting("harpy")).offers("use trophy")
    );
    // Manticore: venom and a potion.
    let mut manticore = given(wolf("r1 b1").monster_trophy(A, "manticore").hunting("harpy"));
    manticore.choose("use trophy-manticore");
    assert_eq!((manticore.pool_left(), manticore.own(A).potions.len()), (11, 1));
    // Water hag: after a potion, shield and a better draw.
    let mut water = given(
        wolf("r1 b1")
            .shield(A, 0)
            .attributes(A, [1, 2, 1, 1])
            .potions(A, "tawny-owl")
            .monster_trophy(A, "water-hag")
            .hunting("rotfiend")
            .later(),
    );
    assert!(!water.can("use trophy-water-hag"));
    water.choose("use potion-tawny-owl").choose("use trophy-water-hag");
    assert_eq!(water.own(A).shield, 1);
    water.combo("r1");
    assert_eq!(water.hand_size(A), 4);
    // Harpy: one card more in the first turn.
    let mut harpy = given(wolf("r1 b1").monster_trophy(A, "harpy").hunting("rotfiend"));
    harpy.choose("use trophy-harpy").combo("r1");
    assert_eq!(harpy.hand_size(A), 3);
}

/// Trophies that move cards about.
#[test]
fn trophies_that_move_cards() {
    // Drowner nest: what sank comes up again.
    let mut drowners = given(
        wolf("r1 b1 b2").discard(A, "g1 y1").monster_trophy(A, "drowner-nest").hunting("harpy"),
    );
    drowners.choose("use trophy-drowner-nest").choose("discard specimen-r1");
    drowners.choose("take specimen-g1").choose("take specimen-y1");
    assert_eq!(drowners.deck_size(A), 12);
    assert_eq!(drowners.own(A).discard, [card("r1")]);
    // Nightwraith: any card back for another.
    let mut night =
        given(wolf("r1 b1").discard(A, "g1 y1").monster_trophy(A, "nightwraith").hunting("harpy"));
    night.choose("use trophy-nightwraith").choose("take specimen-g1").choose("discard specimen-b1");
    assert_eq!(night.own(A).hand, cards("r1 g1"));
    // Weavess: the thread of what comes.
    let mut weavess = given(wolf("r1 b1").monster_trophy(A, "weavess").hunting("harpy"));
    weavess.choose("use trophy-weavess");
    assert_eq!(weavess.decision(), Some(Decision::PeekTake { look: 3, left: 1 }));
    weavess.choose_first();
    assert_eq!(
        weavess.decision(),
        Some(Decision::PeekOrder { own_deck: true, look: 2, placed: 0 })
    );
    weavess.choose_first();
    assert_eq!(weavess.decision(), Some(Decision::DiscardHand { left: 1 }));
    weavess.choose("discard specimen-r1");
    // Glustyworp: one card more on the combo.
    let mut worm = given(
        wolf("r1 g1")
            .attributes(A, [2, 1, 1, 1])
            .monster_trophy(A, "glustyworp")
            .hunting("rotfiend"),
    );
    worm.choose("use trophy-glustyworp").choose("combo add specimen-r1");
    assert_eq!(worm.own(A).discard, cards("r1 g1"));
    assert_eq!(worm.hand_size(A), 1);
    // Brewess: one of three things.
    for (pick, hand, potions, shield) in [(1, 2, 1, 0), (2, 3, 0, 0), (3, 2, 0, 1)] {
        let mut brewess =
            given(wolf("r1 b1").shield(A, 0).monster_trophy(A, "brewess").hunting("harpy"));
        brewess.choose("use trophy-brewess").choose(&format!("pick {pick}"));
        let own = brewess.own(A);
        assert_eq!((own.hand.len(), own.potions.len(), own.shield), (hand, potions, shield));
    }
}

/// Trophies for laid combos, wounds given and wounds taken.
#[test]
fn trophies_of_other_moments() {
    // Nekker nest: four cards together.
    let mut nekkers = given(
        wolf("p1 y1 g1 b1")
            .potions(A, "blizzard")
            .monster_trophy(A, "nekker-nest")
            .hunting("harpy"),
    );
    nekkers.choose("use potion-blizzard").choose("combo add specimen-p1");
    nekkers.choose("combo add specimen-y1").choose("combo add specimen-g1");
    assert!(nekkers.can("use trophy-nekker-nest") && nekkers.can("use ability-wolf"));
    nekkers.choose("use trophy-nekker-nest").choose("done");
    assert_eq!(nekkers.pool_left(), 12 - 6);
    // Whispess: a whispered Sign.
    let mut whispess = given(
        wolf("y1 r1").attributes(A, [1, 1, 1, 1]).monster_trophy(A, "whispess").hunting("rotfiend"),
    );
    whispess.choose("done").choose("combo add specimen-y1");
    whispess.choose("use trophy-whispess");
    assert_eq!((whispess.pool_left(), whispess.hand_size(A)), (10, 3));
    // Ekimmara: blood given back.
    let mut ekimmara =
        given(wolf("r1 b1").discard(A, "g1").monster_trophy(A, "ekimmara").hunting("rotfiend"));
    ekimmara.choose("done").choose("combo add specimen-r1").choose("done");
    ekimmara.choose("use trophy-ekimmara");
    assert!(ekimmara.own(A).hand.contains(&card("g1")));
    // Bruxa: drinks deep.
    let mut bruxa = given(wolf("r1 b1").monster_trophy(A, "bruxa").hunting("rotfiend"));
    bruxa.choose("done").choose("combo add specimen-r1").choose("done");
    bruxa.choose("use trophy-bruxa");
    assert_eq!(bruxa.hand_size(A), 4);
    // Wyvern: pain wakes.
    let mut wyvern = given(
        wolf("r1 b1")
            .shield(A, 0)
            .monster_trophy(A, "wyvern")
            .hunting("rotfiend")
            .pool("2-3 2-3 2-3")
            .monster_moves(),
    );
    wyvern.choose("charge").choose("use trophy-wyvern");
    assert_eq!(wyvern.hand_size(A), 3);
    // Penitent: a vow before the fight.
    let mut penitent =
        given(wolf("r1 b1").attributes(A, [1, 3, 1, 1]).shield(A, 1).monster_trophy(A, "penitent"))
            .begin_hunt("harpy");
    penitent.choose("use trophy-penitent");
    assert_eq!(penitent.own(A).shield, 2);
    // Fiend and Yghern: braced for the blow.
    let mut fiend = given(
        wolf("r1 b1")
            .attributes(A, [1, 4, 1, 1])
            .shield(A, 4)
            .monster_trophy(A, "fiend")
            .hunting("rotfiend")
            .pool("2-3 2-3 3-5 2-3 2-3"),
    );
    fiend.choose("use trophy-fiend").combo("r1");
    fiend.choose("bite");
    assert_eq!(fiend.own(A).shield, 1);
    let mut yghern =
        given(wolf("r1 b1").attributes(A, [1, 4, 1, 1]).shield(A, 4).monster_trophy(A, "yghern"))
            .ambushed("harpy");
    assert_eq!((yghern.decision(), yghern.awaited()), (Some(Decision::BeforeFoe), Some(A)));
    yghern.choose("use trophy-yghern");
    yghern.change(|at| at.pool("3-5 2-3 2-3"));
    yghern.choose("bite");
    assert_eq!(yghern.own(A).shield, 2);
    // Foglet: the order of what comes, before the monster's first turn.
    let mut foglet = given(wolf("r1 b1").monster_trophy(A, "foglet")).ambushed("harpy");
    foglet.change(|at| at.pool("3-5 2-4 2-3"));
    foglet.choose("use trophy-foglet");
    assert_eq!(
        foglet.decision(),
        Some(Decision::PeekOrder { own_deck: false, look: 3, placed: 0 })
    );
    foglet.choose("next-attack 2-3").choose("next-attack 2-4");
    let pool: Vec<AttackCard> = foglet.game().ongoing_fight().unwrap().pool.clone();
    assert_eq!(pool, [named("3-5"), named("2-4"), named("2-3")]);
    let seen = |viewer| foglet.seen_by(viewer).fight.unwrap().pool_known.len();
    assert_eq!((seen(Viewer::Seat(A)), seen(Viewer::Seat(B))), (3, 0));
}
