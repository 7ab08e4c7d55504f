//! Devices that know nothing of each other but what letters carry.

use tabletop::{
    BySeat, Control, Form, Letter, Level, LinkError, LoadError, Player, Seat, Seed, Table, Turn,
    UndoPolicy, UndoRefused,
};

use super::*;

/// Persons Ves, Iorveth, Roche and Saskia; every other seat is a bot's.
const NAMES: [&str; 4] = ["Ves", "Iorveth", "Roche", "Saskia"];

fn dealt(form: &Form, bots: &[u8]) -> Box<dyn Table> {
    let game = bots::find("cairns").unwrap();
    let mut table = (game.open)(form, Seed::new(7)).unwrap();
    let players = BySeat::from_fn(form.seats, |seat| {
        let name = NAMES[seat.index()];
        if bots.contains(&seat.0) { Player::bot(name, Level::Random) } else { Player::human(name) }
    });
    (game.seat)(table.as_mut(), players, UndoPolicy::Fair);
    table
}

fn form(seats: u8) -> Form {
    // Big heaps and small bites: everybody moves several times.
    Form::of(seats, [("stones", "9"), ("limit", "2")].map(|(k, v)| (k.to_owned(), v.to_owned())))
}

/// The game on one device.
struct Device {
    table: Box<dyn Table>,
}

/// What a letter does to a device.
#[derive(Debug, PartialEq, Eq)]
enum Came {
    OtherGame,
    Stands(Standing),
}

impl Device {
    /// Those who are here play here; all other persons are far away.
    fn of(mut table: Box<dyn Table>, here: &[u8]) -> Self {
        for (seat, player) in
            table.players().clone().iter().filter(|(_, player)| player.is_person())
        {
            let control = if here.contains(&seat.0) { Control::Human } else { Control::Far };
            table.set_player(seat, Player { name: player.name.clone(), control });
        }
        Self { table }
    }

    /// A device that has never seen the game opens a letter; these are at it.
    fn opening(letter: &str, here: &[u8]) -> Self {
        let table = open(letter).unwrap();
        assert!(table.players().values().all(|player| player.control != Control::Human));
        Self::of(table, here)
    }

    fn is_here(&self) -> Option<Seat> {
        match self.table.turn() {
            Turn::Awaiting(seat) if self.table.players()[seat].is_human() => Some(seat),
            Turn::Awaiting(_) | Turn::Over(_) => None,
        }
    }

    /// Plays whatever is to be played here, bots included, and writes a letter.
    fn play(&mut self, pick: usize) -> String {
        loop {
            let plays_here = match self.table.turn() {
                Turn::Awaiting(seat) => !self.table.players()[seat].is_far(),
                Turn::Over(_) => false,
            };
            if !plays_here {
                break;
            }
            let count = self.table.choices().len();
            self.table.choose(pick % count).unwrap();
        }
        self.table.mark_sent(self.table.ply());
        self.letter()
    }

    fn letter(&self) -> String {
        bots::letter_of(self.table.as_ref()).unwrap().encode()
    }

    fn receive(&mut self, letter: &str) -> Came {
        let theirs = open(letter).unwrap();
        let (ours, theirs) = (self.table.save(), theirs.save());
        if !is_same_game(&ours, &theirs) {
            return Came::OtherGame;
        }
        let standing = compare(made(&ours), made(&theirs));
        if let Standing::GoesOn(moves) = &standing {
            follow(self.table.as_mut(), moves).unwrap();
        }
        Came::Stands(standing)
    }

    fn receives(&mut self, letter: &str) {
        assert!(matches!(self.receive(letter), Came::Stands(Standing::GoesOn(_))));
    }
}

fn open(letter: &str) -> Result<Box<dyn Table>, LinkError> {
    bots::open_letter(&Letter::decode(letter.strip_prefix("turn/").unwrap())?)
}

/// Three people on three devices and a bot between them, to the end. Every link is sent twice, and every older one comes
/// again out of order: nothing is lost, and all have the same game.
#[test]
fn three_people_on_three_devices_and_a_bot_play_to_the_end() {
    let mut ves = Device::of(dealt(&form(4), &[2]), &[0]);
    let first = ves.play(0);
    let mut iorveth = Device::opening(&first, &[1]);
    assert_eq!(iorveth.is_here(), Some(Seat(1)));
    let second = iorveth.play(1);
    // Roche's seat is the bot's: whoever moves before it, moves it. Saskia is new to the game.
    let saskia = Device::opening(&second, &[3]);
    assert_eq!(saskia.is_here(), Some(Seat(3)), "a link ends at a person's turn");
    let mut letters = vec![first, second.clone()];
    ves.receives(&second);
    let mut devices = [ves, iorveth, saskia];
    for round in 2..200 {
        let Some(at) = devices.iter().position(|device| device.is_here().is_some()) else { break };
        assert_eq!(devices.iter().filter(|device| device.is_here().is_some()).count(), 1);
        let letter = devices[at].play(round % 3);
        for (other, device) in devices.iter_mut().enumerate() {
            if other != at {
                device.receives(&letter);
            }
            assert_eq!(device.receive(&letter), Came::Stands(Standing::Same));
            let digest = device.table.digest();
            for old in &letters {
                assert!(matches!(device.receive(old), Came::Stands(Standing::Older(_))));
            }
            assert_eq!(device.table.digest(), digest, "an older link changes nothing");
        }
        letters.push(letter);
    }
    assert!(letters.len() > 6, "{}", letters.len());
    for device in &devices {
        assert!(matches!(device.table.turn(), Turn::Over(_)));
        assert_eq!(device.table.digest(), devices[0].table.digest());
    }
}

/// Two people on one device and one far away: both sides of the game stay where they are.
#[test]
fn two_people_here_play_with_one_far_away() {
    let mut inn = Device::of(dealt(&form(3), &[]), &[0, 1]);
    let letter = inn.play(0);
    assert_eq!(inn.table.ply(), 2, "both have moved");
    let mut roche = Device::opening(&letter, &[2]);
    assert_eq!(roche.is_here(), Some(Seat(2)));
    let answer = roche.play(0);
    inn.receives(&answer);
    assert_eq!(inn.is_here(), Some(Seat(0)));
    let here = |device: &Device| device.table.players().map(|_, player| player.is_human());
    assert_eq!(here(&inn), BySeat::from(vec![true, true, false]));
    assert_eq!(here(&roche), BySeat::from(vec![false, false, true]));
}

/// A link says nothing of who sits where: the same game from either device is the same text.
#[test]
fn a_letter_does_not_know_the_device_it_was_written_on() {
    let table = dealt(&form(3), &[2]);
    let of = |here: &[u8]| Device::of(table.boxed_clone(), here).letter();
    assert_eq!(of(&[0]), of(&[1]));
    assert_eq!(of(&[0, 1]), of(&[]));
    let back = open(&of(&[0])).unwrap();
    let controls = [Control::Far, Control::Far, Control::Bot(Level::Random)];
    assert_eq!(back.players().map(|_, player| player.control), BySeat::from(controls.to_vec()));
    assert_eq!(back.players()[Seat(0)].name, "Ves");
    assert_eq!(back.undo_policy(), UndoPolicy::Fair);
}

#[test]
fn what_was_sent_and_what_came_is_not_taken_back() {
    let mut open = form(2);
    open.answers.insert("tokens".to_owned(), "off".to_owned());
    let mut ves = Device::of(dealt(&open, &[]), &[0]);
    ves.table.choose_text("take a 1").unwrap();
    assert_eq!(ves.table.can_undo(), Ok(()));
    let mut iorveth = Device::opening(&ves.play(0), &[1]);
    assert_eq!(ves.table.undo(), Err(UndoRefused::Sent));
    assert_eq!(ves.table.rewind(0), Err(UndoRefused::Sent));
    let answer = iorveth.play(0);
    ves.receives(&answer);
    assert_eq!(ves.table.undo(), Err(UndoRefused::Sent));
    // What is played now may be, until it is sent.
    ves.table.choose_text("take b 1").unwrap();
    assert_eq!(ves.table.undo(), Ok(()));
    assert_eq!(ves.table.ply(), 2);
}

/// Two answers to one letter: the second is kept beside the first, and each goes on by itself.
#[test]
fn another_course_is_kept_as_a_game_of_its_own() {
    let mut ves = Device::of(dealt(&form(2), &[]), &[0]);
    let letter = ves.play(0);
    let [first, second] = [0, 1].map(|pick| Device::opening(&letter, &[1]).play(pick));
    ves.receives(&first);
    let before = ves.table.save();
    assert_eq!(ves.receive(&second), Came::Stands(Standing::Apart(2)));
    assert_eq!(ves.table.save(), before, "the game here is as it was");
    let write = |key: &str, table: &dyn Table| {
        saves::write(key, &Kept { sent: Some(table.ply()), ..Kept::of(table, None) }).unwrap();
    };
    write("mine", ves.table.as_ref());
    let theirs = open(&second).unwrap();
    let key = keep_apart(ves.table.as_ref(), theirs.as_ref()).unwrap();
    let kept = saves::load(&key).unwrap().unwrap();
    assert_eq!(kept.table.digest(), theirs.digest());
    assert_eq!((kept.kept.sent, kept.table.players()), (Some(2), ves.table.players()));
    // From here on each letter finds its own.
    assert_eq!(find(theirs.as_ref()), Some(key.clone()));
    assert_eq!(find(open(&first).unwrap().as_ref()).as_deref(), Some("mine"));
    let mut other = Device { table: kept.table };
    let further = other.play(0);
    assert_eq!(find(open(&further).unwrap().as_ref()), Some(key));
}

#[test]
fn a_letter_finds_the_game_it_goes_on_from_and_no_other() {
    let mut ves = Device::of(dealt(&form(2), &[]), &[0]);
    let letter = ves.play(0);
    let opened = open(&letter).unwrap();
    // The same deal at one screen is another game, until it is played by link.
    saves::write("together", &Kept::of(dealt(&form(2), &[]).as_ref(), None)).unwrap();
    assert_eq!(find(opened.as_ref()), None);
    saves::write("far", &Kept::of(ves.table.as_ref(), None)).unwrap();
    assert_eq!(find(opened.as_ref()).as_deref(), Some("far"));
    let handed = Kept { sent: Some(0), ..Kept::of(dealt(&form(2), &[]).as_ref(), None) };
    saves::write("handed", &handed).unwrap();
    assert_eq!(find(opened.as_ref()).as_deref(), Some("handed"), "it is the one that goes on");
}

#[test]
fn another_set_up_another_seed_and_other_seats_are_another_game() {
    let mut ves = Device::of(dealt(&form(2), &[]), &[0]);
    ves.play(0);
    let mut other = form(2);
    other.answers.insert("stones".to_owned(), "8".to_owned());
    for (form, bots) in [(other, &[][..]), (form(3), &[]), (form(2), &[1])] {
        let letter = Device::of(dealt(&form, bots), &[0]).play(0);
        assert_eq!(ves.receive(&letter), Came::OtherGame);
    }
    let game = bots::find("cairns").unwrap();
    let table = (game.open)(&form(2), Seed::new(8)).unwrap();
    assert_eq!(ves.receive(&Device { table }.letter()), Came::OtherGame);
}

/// A false move fails where it stands; so does every move that other rules would not allow.
#[test]
fn a_false_letter_is_refused_with_its_move() {
    let mut table = dealt(&form(2), &[]);
    for _ in 0..5 {
        table.choose(1).unwrap();
    }
    let good = bots::letter_of(table.as_ref()).unwrap();
    let mut older = good.clone();
    older.rules += 1;
    let current = bots::find("cairns").unwrap().rules;
    let changed = LoadError::RulesChanged { at: 5, recorded: current + 1, current };
    assert_eq!(open(&older.encode()).err(), Some(changed.into()));
    let mut unknown = good.clone();
    unknown.game = "chess".to_owned();
    assert_eq!(
        open(&unknown.encode()).err(),
        Some(LoadError::UnknownGame { game: "chess".to_owned() }.into())
    );
    let mut foul = good.clone();
    foul.form.answers.insert("stones".to_owned(), "9999".to_owned());
    assert!(matches!(open(&foul.encode()), Err(LinkError::Load(LoadError::Setup(_)))));
    let mut longer = good;
    longer.count += 1;
    assert!(matches!(
        open(&longer.encode()),
        Err(LinkError::Load(LoadError::Illegal { at: 6, .. }))
    ));
}

/// A hostile name is not shown at length.
#[test]
fn a_name_is_cut_to_what_fits_a_table() {
    let mut table = dealt(&form(2), &[]);
    table.set_player(Seat(1), Player::human("ż".repeat(500)));
    let opened = open(&bots::letter_of(table.as_ref()).unwrap().encode()).unwrap();
    assert_eq!(opened.players()[Seat(1)].name.chars().count(), 40);
}
