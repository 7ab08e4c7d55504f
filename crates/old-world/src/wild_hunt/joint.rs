//! What the players decide together (section 13).

use tabletop::{Log, Seat};

use super::choice::HuntChoice;
use super::decision::{HuntDecision, Question};
use super::event::HuntEvent;
use super::hunt::Vote;
use crate::play::{Choice, Decision, Event, OldWorld, Task};
use crate::world::story::Side;

impl OldWorld {
    /// WH-JNT-3: with one option nothing is asked; a lone player decides alone.
    pub(crate) fn poll(&mut self, question: Question, log: &mut Log<Event>) {
        let options = self.options_of(question);
        match options[..] {
            [] => {}
            [only] => self.decided(question, only, log),
            _ => {
                self.the_hunt_mut().vote = Some(Vote { question, ballots: Vec::new() });
                let ask = Decision::Hunt(HuntDecision::Vote { question });
                self.agenda.push(Task::Ask(self.first, ask));
            }
        }
    }

    /// What can be voted for.
    pub(crate) fn options_of(&self, question: Question) -> Vec<Choice> {
        let player = |seat: Seat| Choice::Hunt(HuntChoice::Player(seat));
        let place = |at| Choice::Hunt(HuntChoice::Place(at));
        let ground = |terrain| Choice::Hunt(HuntChoice::Ground(terrain));
        match question {
            Question::Pair => {
                let send = |(seat, monster)| Choice::Hunt(HuntChoice::Send(seat, monster));
                self.pairs().into_iter().map(send).collect()
            }
            Question::Option => [Side::A, Side::B].map(Choice::Option).to_vec(),
            Question::Assign | Question::Chosen { .. } | Question::Target => {
                self.seat_order().into_iter().map(player).collect()
            }
            Question::QuestStack => self.full_stacks().map(ground).collect(),
            Question::Buyer => self.buyers().into_iter().map(player).collect(),
            Question::HoundPlace { .. } => self.hound_places().into_iter().map(place).collect(),
            Question::Ground { .. } => self.free_grounds().into_iter().map(ground).collect(),
            Question::Path { target } => self.ends(target).into_iter().map(place).collect(),
            Question::Strengthen | Question::Remove { .. } => {
                self.the_hunt().hounds.iter().map(|hound| place(hound.at)).collect()
            }
            Question::Mark => {
                let there = self.lairs.iter().filter_map(|lair| lair.monster);
                there.map(|monster| Choice::Hunt(HuntChoice::Mark(monster))).collect()
            }
            Question::Fighter => self.still_to_act().into_iter().map(player).collect(),
        }
    }

    /// WH-JNT-2: the options that are tied, for the one who decides.
    pub(crate) fn tied(&self, question: Question) -> Vec<Choice> {
        let options = self.options_of(question);
        let counts = self.tally(options.len());
        let most = counts.iter().copied().max().unwrap_or(0);
        let tied = options.into_iter().zip(counts).filter(|(_, count)| *count == most);
        tied.map(|(option, _)| option).collect()
    }

    fn tally(&self, options: usize) -> Vec<u8> {
        let mut counts = vec![0u8; options];
        let ballots = self.the_hunt().vote.as_ref().map_or(&[][..], |vote| &vote.ballots[..]);
        for ballot in ballots {
            if let Some(count) = counts.get_mut(usize::from(*ballot)) {
                *count += 1;
            }
        }
        counts
    }

    /// A vote is cast, in seat order.
    pub(crate) fn answer_vote(
        &mut self,
        seat: Seat,
        question: Question,
        choice: Choice,
        log: &mut Log<Event>,
    ) {
        let options = self.options_of(question);
        let place = options.iter().position(|option| *option == choice).unwrap_or(0);
        let seats = usize::from(self.seat_count());
        if let Some(vote) = &mut self.the_hunt_mut().vote {
            vote.ballots.push(u8::try_from(place).unwrap_or(0));
        }
        if seats > 1 {
            log.public(Event::Hunt(HuntEvent::Voted { seat, choice }));
        }
        let counts = self.tally(options.len());
        let most = counts.iter().copied().max().unwrap_or(0);
        let cast: usize = counts.iter().map(|count| usize::from(*count)).sum();
        let out = seats.saturating_sub(cast);
        let leads = counts.iter().filter(|count| usize::from(**count) + out >= usize::from(most));
        if leads.count() == 1 {
            let leader = counts.iter().position(|count| *count == most).unwrap_or(0);
            self.close(question, options[leader], log);
        } else if out > 0 {
            let next = seat.next(self.seat_count());
            self.agenda.push(Task::Ask(next, Decision::Hunt(HuntDecision::Vote { question })));
        } else {
            self.break_tie(question, log);
        }
    }

    /// WH-JNT-2.
    fn break_tie(&mut self, question: Question, log: &mut Log<Event>) {
        let tie = self.the_hunt().tie;
        let place = self.seat_order().iter().position(|seat| *seat == tie).unwrap_or(0);
        let ballot = self.the_hunt().vote.as_ref().and_then(|vote| vote.ballots.get(place));
        let own =
            ballot.and_then(|ballot| self.options_of(question).get(usize::from(*ballot)).copied());
        match own.filter(|own| self.tied(question).contains(own)) {
            Some(own) => self.close(question, own, log),
            None => {
                self.agenda.push(Task::Ask(tie, Decision::Hunt(HuntDecision::Tie { question })));
            }
        }
    }

    pub(crate) fn close(&mut self, question: Question, choice: Choice, log: &mut Log<Event>) {
        self.the_hunt_mut().vote = None;
        log.public(Event::Hunt(HuntEvent::Decided { question, choice }));
        self.decided(question, choice, log);
    }

    /// What has been decided is done.
    fn decided(&mut self, question: Question, choice: Choice, log: &mut Log<Event>) {
        match (question, choice) {
            (Question::Pair, Choice::Hunt(HuntChoice::Send(seat, monster))) => {
                self.send(seat, monster);
            }
            (Question::Option, Choice::Option(side)) => self.choose_together(side, log),
            (Question::Assign, Choice::Hunt(HuntChoice::Player(seat))) => {
                self.assign_quest(seat, log);
            }
            (Question::Chosen { passage }, Choice::Hunt(HuntChoice::Player(seat))) => {
                self.begin_part(passage, seat);
            }
            (Question::QuestStack, Choice::Hunt(HuntChoice::Ground(terrain))) => {
                self.lay_quest(Some(terrain), log);
            }
            (Question::Buyer, Choice::Hunt(HuntChoice::Player(seat))) => self.buy_next(seat),
            (Question::HoundPlace { level }, Choice::Hunt(HuntChoice::Place(at))) => {
                self.put_hound(level, at, log);
            }
            (Question::Ground { level }, Choice::Hunt(HuntChoice::Ground(terrain))) => {
                self.put_monster(level, terrain, log);
            }
            (Question::Target, Choice::Hunt(HuntChoice::Player(seat))) => self.pursue(seat),
            (Question::Path { .. }, Choice::Hunt(HuntChoice::Place(at))) => self.ride_to(at, log),
            (Question::Strengthen, Choice::Hunt(HuntChoice::Place(at))) => {
                self.strengthen(at, log);
            }
            (Question::Remove { bonus }, Choice::Hunt(HuntChoice::Place(at))) => {
                self.remove_hound(at, bonus, log);
            }
            (Question::Mark, Choice::Hunt(HuntChoice::Mark(monster))) => self.mark(monster, log),
            (Question::Fighter, Choice::Hunt(HuntChoice::Player(seat))) => self.fight_next(seat),
            (question, choice) => unreachable!("“{choice}” is no answer to {question:?}"),
        }
    }
}
