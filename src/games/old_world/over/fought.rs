//! How the last fight ended: told when the table lies open again, because the last blow ends it at once.

use crate::prelude::*;
use ::old_world::versus::{Event, Foe};
use ::old_world::world::monster::Monster;
use ::old_world::world::source::Source;
use tabletop::{Seat, Table, Viewer};

use super::leaf::gains;
use super::tale::Gain;
use crate::browser;
use crate::games::old_world::board::Board;
use crate::games::old_world::names::{Voice, sentence};
use crate::games::old_world::pieces::{figure, monster};
use crate::games::old_world::sitting::heard;
use crate::games::old_world::words::pieces;
use crate::games::old_world::{names_at, rules_text};
use crate::prefs;
use crate::view::{Each, Settled, on, part};

/// How many moves are looked back at: a fight has few decisions more.
const BACK: usize = 160;

/// A fight that is over.
#[derive(Clone, Debug, PartialEq)]
pub struct Fought {
    /// The move that ended it.
    pub ply: usize,
    end: End,
    trophy: Option<Source>,
    reputation: Option<u8>,
    gains: Vec<Gain>,
}

/// How it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    /// OW-END-KILL.
    Killed(Monster),
    /// OW-END-DRIVE.
    Driven(Monster),
    /// OW-END-LOSS.
    Lost(Monster),
    /// OW-PVP-1.
    Duel(Seat, Seat),
}

/// The last fight in which this seat fought, with what it brought him at once.
pub fn last(table: &dyn Table, us: Seat) -> Option<Fought> {
    let (mut foe, mut over) = (None, None::<Fought>);
    let now = table.ply();
    for step in heard(table, now.saturating_sub(BACK), now, Viewer::Seat(us)) {
        for event in step.events {
            if let Event::FightBegan { foe: Foe::Monster(_, monster), .. } = event {
                foe = Some(*monster);
            }
            if let Some(end) = end(event, foe, us) {
                let (trophy, reputation, gains) = (None, None, Vec::new());
                over = Some(Fought { ply: step.ply, end, trophy, reputation, gains });
            } else if let Some(over) = over.as_mut().filter(|over| over.ply == step.ply) {
                over.hear(event, us);
            }
        }
    }
    over.map(Fought::reckon)
}

fn end(event: &Event, foe: Option<Monster>, us: Seat) -> Option<End> {
    match event {
        Event::MonsterKilled { seat, monster } if *seat == us => Some(End::Killed(*monster)),
        Event::MonsterDriven { seat, monster } if *seat == us => Some(End::Driven(*monster)),
        Event::FightLost { seat } if *seat == us => foe.map(End::Lost),
        Event::DuelWon { seat, loser } if *seat == us || *loser == us => {
            Some(End::Duel(*seat, *loser))
        }
        _ => None, // tidy: listens: for the end of a fight
    }
}

impl Fought {
    fn hear(&mut self, event: &Event, us: Seat) {
        match event {
            Event::GoldChanged { seat, by, .. } if *seat == us => self.gains.push(Gain::Gold(*by)),
            Event::TrailGained { seat, terrain } if *seat == us => {
                self.gains.push(Gain::Trail(*terrain));
            }
            Event::TrophyWon { seat, trophy } if *seat == us => self.trophy = Some(*trophy),
            Event::ReputationReached { seat, reputation } if *seat == us => {
                self.reputation = Some(*reputation);
            }
            _ => {} // tidy: listens: for what a fight brings
        }
    }

    /// OW-END-LOSS: a card fewer in phase III.
    fn reckon(mut self) -> Self {
        if matches!(self.end, End::Lost(_)) {
            self.gains.push(Gain::Phase3(-1));
        }
        self
    }

    /// What is said of it, the outcome first.
    fn said(&self, voice: Voice<'_>, us: Seat) -> Vec<String> {
        let (says, who) = (&voice.words.event, voice.who(us));
        let head = match self.end {
            End::Killed(monster) => voice.fill(says.killed, &[who, voice.monster_forms(monster)]),
            End::Driven(monster) => voice.fill(says.driven, &[who, voice.monster_forms(monster)]),
            End::Lost(monster) => voice.fill(says.fight_lost, &[who, voice.monster_forms(monster)]),
            End::Duel(winner, loser) => {
                voice.fill(says.duel_won, &[voice.who(winner), voice.who(loser)])
            }
        };
        let trophy = self.trophy.map(|trophy| {
            let won = voice.fill(says.trophy, &[who, &voice.source_object(trophy)]);
            let power = trophy.power().map(|power| rules_text::power(voice, power));
            format!("{won} {}", power.map_or_else(String::new, |power| sentence(&power)))
        });
        let known =
            self.reputation.map(|now| voice.fill(says.reputation, &[who, &now.to_string()]));
        [Some(head), known, trophy].into_iter().flatten().collect()
    }
}

/// The leaf that tells it; it stays until it is read.
pub fn told(board: Board, fight: Settled<Option<Fought>>, read: RwSignal<usize>) -> AnyView {
    browser::focus_soon(".ow-over__on");
    view! {
        {part(move || fight.get().map(|fight| {
            let names = board.desk.with(names_at);
            let voice = Voice::new(prefs::lang(), &names);
            let us = board.model.with_untracked(|model| model.us);
            let mut said = fight.said(voice, us).into_iter();
            let head = said.next().unwrap_or_default();
            let label = head.clone();
            let lines = said.map(|line| view! { <p>{line}</p> }).each();
            let (ply, go_on) = (fight.ply, pieces::of(voice.lang).over.go_on);
            view! {
                <div class="ow-over">
                    <section class="ow-leaf ow-fought" role="region" aria-label=label>
                        <div class="ow-fought__foe" inner_html=picture(board, fight.end)></div>
                        <h2>{head}</h2>
                        <div class="ow-leaf__told">{lines}</div>
                        <ul class="ow-gains" role="list">{gains(&fight.gains)}</ul>
                        <p class="ow-over__acts">
                            <button type="button" class="btn btn--act ow-over__on" on:click=on(move |_| read.set(ply))>
                                {go_on}
                            </button>
                        </p>
                    </section>
                </div>
            }
            .into_any()
        }))}
    }
    .into_any()
}

/// The monster's plate, or the medallions of the two who fought.
fn picture(board: Board, end: End) -> String {
    match end {
        End::Killed(one) | End::Driven(one) | End::Lost(one) => monster::plate(one),
        End::Duel(winner, loser) => board.model.with_untracked(|model| {
            let school = |seat: Seat| model.view.players[seat].school;
            let medals = [winner, loser].into_iter().filter_map(school);
            medals.map(|school| figure::medal(school, "")).collect()
        }),
    }
}

#[cfg(test)]
mod tests {
    use ::old_world::versus::{OldWorld, Setup};
    use tabletop::{Game, Rng, Seed, Session, Status};

    use super::*;
    use crate::i18n::Lang;

    /// OW-END-KILL, OW-END-DRIVE, OW-END-LOSS, OW-PVP-1: whoever fought is told how it ended, and the
    /// gold he is told of is the gold he got; whoever looked on is told nothing new.
    #[test]
    fn whoever_fought_is_told_how_it_ended() {
        let mut told = [0; 4];
        for seed in [2, 3, 4, 5] {
            let mut table =
                Session::<OldWorld>::new(Setup::for_players(3), Seed::new(seed)).unwrap();
            let mut rng = Rng::from_seed(Seed::new(seed));
            let (mut fought, mut began) = (None, 0);
            while let Status::Awaiting { .. } = table.game().status() {
                let legal = table.game().legal();
                let chosen = legal[rng.below(u32::try_from(legal.len()).unwrap()) as usize];
                table.choose(&chosen).unwrap();
                let view = table.game().view(Viewer::Referee);
                if let Some(fight) = &view.fight {
                    began = if fought.is_none() { table.ply() } else { began };
                    fought = Some(fight.sides.iter().map(|side| side.seat).collect::<Vec<_>>());
                    continue;
                }
                let Some(who) = fought.take() else { continue };
                for seat in (0..3).map(Seat) {
                    let now = last(&table, seat).filter(|one| one.ply >= began);
                    assert_eq!(now.is_some(), who.contains(&seat), "{who:?}");
                    let Some(now) = now else { continue };
                    told[match now.end {
                        End::Killed(_) => 0,
                        End::Driven(_) => 1,
                        End::Lost(_) => 2,
                        End::Duel(..) => 3,
                    }] += 1;
                    let names = ["A", "B", "C"].map(ToOwned::to_owned);
                    for lang in Lang::ALL {
                        let said = now.said(Voice::new(lang, &names), seat);
                        assert!(
                            said.iter().all(|line| !line.contains(['{', '}', '|'])),
                            "{said:?}"
                        );
                        assert_eq!(now.trophy.is_some(), said.len() > 1, "{said:?}");
                    }
                }
            }
        }
        assert!(told.iter().all(|met| *met > 0), "{told:?}");
    }
}
