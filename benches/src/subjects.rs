//! The games that are measured.

use bots::{Seen, choose};
use cairns::{Cairns, Setup};
use gwent::{Gwent, Preset};
use old_world::versus::OldWorld;
use old_world::wild_hunt::WildHunt;
use ronin::Ronin;
use tabletop::{Game, Level, Log, Rng, Seed, Session, UndoPolicy};

/// A long game of the sample: six big cairns, small bites.
pub fn long_session(moves: usize) -> Session<Cairns> {
    let setup = Setup { seats: 5, cairns: 6, stones: 400, growth: 0, limit: 3, tokens: true };
    let session = Session::<Cairns>::new(setup, Seed::new(1)).expect("a good set-up");
    let players = session.players().clone();
    let mut session = session.seat_players(players, UndoPolicy::Free);
    let mut rng = Rng::from_u64(1);
    while session.ply() < moves {
        let legal = session.game().legal();
        let choice = legal[rng.index(legal.len())];
        session.choose(&choice).expect("a legal choice");
    }
    session
}

/// Plays a small game at random and says how long it was.
pub fn random_game(seed: u64) -> u32 {
    let mut rng = Rng::from_u64(seed);
    let setup = Setup { seats: 3, cairns: 5, ..Setup::default() };
    let mut game =
        Cairns::start(&setup, Seed::new(seed), &mut Log::muted()).expect("a good set-up");
    let mut legal = Vec::new();
    for choices in 0.. {
        legal.clear();
        game.list_legal(&mut legal);
        if legal.is_empty() {
            return choices;
        }
        game.play(&legal[rng.index(legal.len())], &mut Log::muted());
    }
    unreachable!("every game ends")
}

/// Plays Gwent at random once with every set-up.
pub fn random_gwent(setups: &[gwent::Setup]) {
    let mut rng = Rng::from_u64(7);
    let mut legal = Vec::new();
    for (setup, seed) in setups.iter().zip(0..) {
        let seed = Seed::new(seed);
        let mut game = Gwent::start(setup, seed, &mut Log::muted()).expect("legal decks");
        loop {
            legal.clear();
            game.list_legal(&mut legal);
            let Some(choice) = rng.pick(&legal) else { break };
            game.play(choice, &mut Log::muted());
        }
    }
}

/// Every pair of the decks that come with Gwent.
pub fn gwent_setups() -> Vec<gwent::Setup> {
    let all = || Preset::ALL.iter().copied();
    all().flat_map(|first| all().map(move |second| gwent::Setup::between(first, second))).collect()
}

/// Positions of Gwent in the middle of games between apprentices, as real players meet them: each is somebody's turn.
pub fn gwent_positions(count: usize) -> Vec<Gwent> {
    let mut positions = Vec::new();
    let mut rng = Rng::from_u64(11);
    for (setup, seed) in gwent_setups().iter().cycle().step_by(7).zip(0..) {
        let seed = Seed::new(seed);
        let mut game = Gwent::start(setup, seed, &mut Log::muted()).expect("legal decks");
        let skipped = rng.index(20);
        for made in 0.. {
            let Some(seen) = Seen::by_mover(&game) else { break };
            if made >= skipped && *seen.decision() == gwent::Decision::Turn {
                positions.push(game);
                break;
            }
            let choice = choose(&seen, Level::Apprentice, None, &mut rng).choice;
            game.play(&choice, &mut Log::muted());
        }
        if positions.len() == count {
            break;
        }
    }
    positions
}

/// Plays a game of Old World for four at random and counts the choices.
pub fn random_old_world(seed: u64) -> u32 {
    let setup = old_world::versus::Setup::for_players(4);
    let mut rng = Rng::from_u64(seed);
    let mut legal = Vec::new();
    let seed = Seed::new(seed);
    let mut game = OldWorld::start(&setup, seed, &mut Log::muted()).expect("a plain set-up");
    for made in 0.. {
        legal.clear();
        game.list_legal(&mut legal);
        let Some(choice) = rng.pick(&legal) else { return made };
        game.play(choice, &mut Log::muted());
    }
    unreachable!("every game ends")
}

/// Plays a game of Ronin for so many at random and counts the choices.
pub fn random_ronin(players: u8, seed: u64) -> u32 {
    let mut rng = Rng::from_u64(seed);
    let mut legal = Vec::new();
    let setup = ronin::Setup::for_players(players);
    let mut game = Ronin::start(&setup, Seed::new(seed), &mut Log::muted()).expect("a table");
    for made in 0.. {
        legal.clear();
        game.list_legal(&mut legal);
        let Some(choice) = rng.pick(&legal) else { return made };
        game.play(choice, &mut Log::muted());
    }
    unreachable!("every game ends")
}

/// Positions of Ronin in the middle of games between apprentices.
pub fn ronin_positions(count: usize) -> Vec<Ronin> {
    let mut rng = Rng::from_u64(13);
    (0u64..)
        .filter_map(|seed| {
            let players = [3, 4, 5][usize::try_from(seed % 3).expect("a small number")];
            let setup = ronin::Setup::for_players(players);
            let mut game =
                Ronin::start(&setup, Seed::new(seed), &mut Log::muted()).expect("a table");
            for _ in 0..10 + rng.index(120) {
                let choice =
                    choose(&Seen::by_mover(&game)?, Level::Apprentice, None, &mut rng).choice;
                game.play(&choice, &mut Log::muted());
            }
            Seen::by_mover(&game).is_some().then_some(game)
        })
        .take(count)
        .collect()
}

/// Plays a hunt for four at random and counts the choices.
pub fn random_wild_hunt(seed: u64) -> u32 {
    let setup = old_world::wild_hunt::Setup::for_players(4);
    let mut rng = Rng::from_u64(seed);
    let mut legal = Vec::new();
    let seed = Seed::new(seed);
    let mut game = WildHunt::start(&setup, seed, &mut Log::muted()).expect("a plain set-up");
    for made in 0.. {
        legal.clear();
        game.list_legal(&mut legal);
        let Some(choice) = rng.pick(&legal) else { return made };
        game.play(choice, &mut Log::muted());
    }
    unreachable!("every hunt ends")
}

/// A game of Old World for four, played at random to its end.
pub fn finished_old_world() -> Session<OldWorld> {
    let setup = old_world::versus::Setup::for_players(4);
    let mut session = Session::<OldWorld>::new(setup, Seed::new(4)).expect("a plain set-up");
    let mut rng = Rng::from_u64(4);
    loop {
        let legal = session.game().legal();
        let Some(choice) = rng.pick(&legal) else { return session };
        session.choose(choice).expect("a legal choice");
    }
}

/// A game after everybody has looked.
pub fn middle_game() -> Cairns {
    let setup = Setup { seats: 3, cairns: 6, ..Setup::default() };
    let mut game = Cairns::start(&setup, Seed::new(8), &mut Log::muted()).expect("a good set-up");
    for _ in 0..3 {
        let first = game.legal()[0];
        game.apply(&first, &mut Log::muted()).expect("a legal choice");
    }
    game
}
