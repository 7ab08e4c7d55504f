//! What is not offered is refused, and nothing has changed, to the byte.

use tabletop::{Game, Log, Rng};

use super::Played;
use crate::Subject;

/// How many false choices are tried in each position.
const TRIES: usize = 6;

const ODD_WORDS: [&str; 8] = ["", "-1", "żółw", "99999999999999999999", "a", "f", "z", "0"];

/// Choices that were legal at other moments.
pub fn choices_of_other_moments_are_refused<S: Subject>(played: &Played<S::Game>, rng: &mut Rng) {
    for game in played.each_sample::<S>() {
        for _ in 0..TRIES {
            let other = &played.positions[rng.index(played.positions.len())];
            if let Some(choice) = rng.pick(&other.legal()) {
                is_refused_unless_legal(game, choice);
            }
        }
    }
}

/// Texts with something changed: most name nothing, some name what is not possible.
pub fn mutated_texts_are_refused<S: Subject>(played: &Played<S::Game>, rng: &mut Rng) {
    for (game, choice, _) in played.each_step() {
        if played.is_sampled::<S>() {
            mutations_are_refused(game, choice, rng);
        }
    }
}

/// The same of one choice.
pub fn mutations_are_refused<G: Game>(game: &G, choice: &G::Choice, rng: &mut Rng) {
    for _ in 0..TRIES {
        let text = mutated(&choice.to_string(), rng);
        let Ok(read) = text.parse::<G::Choice>() else { continue };
        let again = read.to_string().parse();
        assert_eq!(again.as_ref(), Ok(&read), "“{text}” is read, but its text is not");
        is_refused_unless_legal(game, &read);
    }
}

/// At the end nothing that was ever possible is.
pub fn a_game_that_is_over_refuses_everything<G: Game>(played: &Played<G>) {
    played.look_at(played.choices.len());
    for choice in &played.choices {
        let refused = played.end().clone().apply(choice, &mut Log::muted());
        assert_eq!(refused.map_err(|illegal| illegal.key), Err("game-over"), "“{choice}”");
    }
}

fn is_refused_unless_legal<G: Game>(game: &G, choice: &G::Choice) {
    let mut tried = game.clone();
    let mut log = Log::new();
    let answer = tried.apply(choice, &mut log);
    if game.legal().contains(choice) {
        assert_eq!(answer, Ok(()), "“{choice}” is offered and refused");
        return;
    }
    let Err(illegal) = answer else { panic!("“{choice}” is not offered, but accepted") };
    let bytes = |game: &G| serde_json::to_string(game).expect("a game always serialises");
    assert_eq!(bytes(&tried), bytes(game), "“{choice}” is refused, but has changed the game");
    assert!(log.entries().is_empty() && !log.has_taught(), "a refusal tells nothing");
    assert!(!illegal.key.is_empty() && !illegal.sentence.is_empty(), "a refusal says why");
}

/// Swaps, doubles, drops or replaces a word, or changes a number.
fn mutated(text: &str, rng: &mut Rng) -> String {
    let mut words: Vec<String> = text.split(' ').map(str::to_owned).collect();
    let at = rng.index(words.len());
    match rng.below(6) {
        0 => drop(words.remove(at)),
        1 => words.insert(at, words[at].clone()),
        2 => {
            let other = rng.index(words.len());
            words.swap(at, other);
        }
        3 => words[at] = rng.below(70_000).to_string(),
        4 => words[at] = ODD_WORDS[rng.index(ODD_WORDS.len())].to_owned(),
        _ => words[at].push(char::from(b'0' + u8::try_from(rng.below(10)).expect("a digit"))),
    }
    words.join(" ")
}
