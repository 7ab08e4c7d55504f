//! What Old World says, for the reader of [`crate::games::dump`].

use ::old_world::versus::{OldWorld, Setup};
use ::old_world::world::action_card::Card;
use ::old_world::world::attack::{AttackCard, Half};
use ::old_world::world::effect::Attribute;
use ::old_world::world::monster::Monster;
use ::old_world::world::potion::Potion;
use ::old_world::world::school::School;
use ::old_world::world::slug::Slug;
use ::old_world::world::source::Source;
use ::old_world::world::story::{Side, Story};
use ::old_world::world::trophy;
use tabletop::{Game, Rng, Seat, Seed, Session, Status, Viewer};

use super::names::{Voice, sentence};
use super::say::Moment;
use super::told::Chronicler;
use super::words::refusal;
use super::{rules_text, say};
use crate::games::Tell;
use crate::games::dump::{Chapter, Examples, Said, kind, names, said};
use crate::i18n::Lang;

/// Everything on the cards, and whatever random games bring up.
pub fn chapters() -> Vec<Chapter> {
    let mut heard = Heard::default();
    for (players, seed) in [(1, 3), (2, 5), (3, 7), (4, 8), (5, 11), (3, 13), (2, 17)] {
        heard.game(players, seed);
    }
    vec![
        (
            "Old World: action cards",
            of_cards(action_cards(), |voice, card| voice.card_with_face(card)),
        ),
        (
            "Old World: monsters",
            of_cards(Monster::all(), |voice, monster| {
                let measure = say::measure(voice, monster);
                format!(
                    "{}, {measure}. {}",
                    voice.monster(monster),
                    rules_text::ability(voice, monster)
                )
            }),
        ),
        (
            "Old World: monster fight cards",
            of_cards(AttackCard::kinds(), |voice, card| {
                Half::ALL
                    .map(|half| sentence(&rules_text::attack(voice, card.attack(half))))
                    .join(" ")
            }),
        ),
        ("Old World: potions, trophies, specialties", powers()),
        (
            "Old World: results of stories",
            of_cards(Story::every(), |voice, story| {
                let sides =
                    [Side::A, Side::B].map(|side| rules_text::effects(voice, story.effects(side)));
                let boons = rules_text::boons(voice, story.boons());
                sentence(&[sides.join(" / "), boons].concat())
            }),
        ),
        heard.log.into_chapter("Old World: log"),
        heard.prompts.into_chapter("Old World: prompts"),
        heard.choices.into_chapter("Old World: choices"),
        (
            "Old World: refusals",
            refusal::keys().map(|key| said(|lang| refusal::of(key, lang).to_owned())).collect(),
        ),
    ]
}

fn action_cards() -> impl Iterator<Item = Card> {
    School::ALL.into_iter().flat_map(Card::starting).chain(Card::market())
}

fn of_cards<T: Copy>(
    things: impl IntoIterator<Item = T>,
    say: impl Fn(Voice<'_>, T) -> String,
) -> Vec<Said> {
    let mut all: Vec<Said> = Vec::new();
    for thing in things {
        let one = said(|lang| say(Voice::of_cards(lang), thing));
        if !all.contains(&one) && !one[0].trim_matches([' ', '/', '.']).is_empty() {
            all.push(one);
        }
    }
    all
}

fn powers() -> Vec<Said> {
    let potions = Potion::ALL.into_iter().map(|one| (Source::Potion(one), one.power()));
    let masteries =
        Attribute::ALL.into_iter().map(|one| (Source::Mastery(one), trophy::power(one)));
    let schools = School::ALL.into_iter().map(|one| (Source::Medallion(one), one.trophy()));
    let special = School::ALL
        .into_iter()
        .flat_map(|one| (1..=5).map(move |level| (Source::Ability(one), one.ability(level))));
    let monsters = Monster::all().map(|one| (Source::MonsterTrophy(one), one.trophy()));
    let all = potions.chain(masteries).chain(schools).chain(special).chain(monsters);
    of_cards(all, |voice, (source, power)| {
        format!("{} {}", sentence(&voice.source(source)), rules_text::power(voice, power))
    })
}

#[derive(Default)]
struct Heard {
    log: Examples,
    prompts: Examples,
    choices: Examples,
}

impl Heard {
    fn game(&mut self, players: u8, seed: u64) {
        let mut table =
            Session::<OldWorld>::new(Setup::for_players(players), Seed::new(seed)).unwrap();
        let mut rng = Rng::from_u64(seed);
        while let Status::Awaiting { seat, decision } = table.game().status() {
            let view = table.game().view(Viewer::Seat(seat));
            let legal = table.game().legal();
            let at_table = |lang: Lang, say: &dyn Fn(Moment<'_>) -> String| {
                let names = names(lang);
                say(Moment { voice: Voice::new(lang, &names), seat, decision, view: &view })
            };
            self.prompts.add(&kind(&decision), 2, || {
                said(|lang| at_table(lang, &|moment| moment.prompt()))
            });
            for choice in &legal {
                let written = |lang| at_table(lang, &|moment| moment.choice(*choice));
                self.choices
                    .add(&format!("{}{}", kind(&decision), kind(choice)), 2, || said(written));
            }
            table.choose(&legal[rng.index(legal.len())].clone()).unwrap();
        }
        let told = Lang::ALL.map(|lang| {
            let mut sentences = Vec::new();
            let mut teller = Chronicler::new(names(lang), lang);
            teller.tell(&table, 0, Viewer::Seat(Seat(0)), &mut |_, one| sentences.push(one));
            sentences
        });
        let [english, polish, ukrainian] = told;
        for ((en, pl), uk) in english.into_iter().zip(polish).zip(ukrainian) {
            // What is said, without of whom and of how many.
            let letters = |c: char| !c.is_ascii_digit();
            let words = en.split(' ').skip(1).take(3).collect::<String>();
            let like: String = words.chars().filter(|c| letters(*c)).collect();
            self.log.add(&like, 3, || [en, pl, uk]);
        }
    }
}
