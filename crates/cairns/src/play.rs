//! The rules in motion: the deal, the choices, and the tasks that follow from them.

use tabletop::{Agenda, BySeat, IllegalChoice, Learners, Log, Rng, Seat, Seed, SetupError};

use crate::{Cairn, CairnId, Cairns, Choice, Event, Setup, Taken, Task};

impl Cairns {
    /// CA-SETUP-1, CA-SETUP-2.
    pub(crate) fn deal(
        setup: &Setup,
        seed: Seed,
        log: &mut Log<Event>,
    ) -> Result<Self, SetupError> {
        setup.check()?;
        let mut rng = Rng::from_seed(seed);
        let mut tokens: Vec<u8> = (1..=setup.cairns).collect();
        rng.shuffle(&mut tokens);
        let cairns = tokens.into_iter().zip(0u16..).map(|(token, place)| Cairn {
            stones: setup.stones + setup.growth * place,
            token: setup.tokens.then_some(token),
        });
        let mut game = Self {
            rng,
            limit: setup.limit,
            cairns: cairns.collect(),
            players: BySeat::from_fn(setup.seats, |_| Taken::default()),
            last_taker: None,
            agenda: Agenda::new(),
        };
        log.public(Event::Built { cairns: setup.cairns });
        game.agenda.push(Task::Turn(Seat(0)));
        if setup.tokens {
            let peeks: Vec<Task> = Seat::all(setup.seats).map(Task::Peek).collect();
            game.agenda.push_in_order(peeks);
        }
        Ok(game)
    }

    /// CA-TAKE-1.
    pub(crate) fn list_takes(&self, choices: &mut Vec<Choice>) {
        for id in self.cairn_ids() {
            choices.extend((1..=self.most(id)).map(|stones| Choice::Take(id, stones)));
        }
    }

    fn most(&self, id: CairnId) -> u16 {
        let stones = self.cairn(id).stones;
        if self.limit == 0 { stones } else { stones.min(self.limit) }
    }

    /// Does what was chosen, then whatever follows by itself.
    pub(crate) fn carry_out(&mut self, choice: Choice, log: &mut Log<Event>) {
        match (self.agenda.pop(), choice) {
            (Some(Task::Peek(seat)), Choice::Peek(cairn)) => self.peek(seat, cairn, log),
            (Some(Task::Turn(seat)), Choice::Take(cairn, stones)) => {
                self.take(seat, cairn, stones, log);
            }
            (task, choice) => panic!("{choice} is no answer to {task:?}"),
        }
        while let Some(Task::TurnUp(seat, cairn)) = self.agenda.peek().copied() {
            self.agenda.pop();
            self.turn_up(seat, cairn, log);
        }
        if let Some(last) = self.last_taker {
            log.public(Event::Ended { last });
        }
    }

    /// CA-PEEK-1.
    fn peek(&mut self, seat: Seat, cairn: CairnId, log: &mut Log<Event>) {
        self.players[seat].peeked = Some(cairn);
        let token = self.cairn(cairn).token;
        log.teach(Learners::only(seat));
        log.secret(
            seat,
            Event::Peeked { seat, cairn, token },
            Some(Event::Peeked { seat, cairn, token: None }),
        );
    }

    /// CA-TAKE-1, CA-TAKE-2, CA-END-1.
    fn take(&mut self, seat: Seat, cairn: CairnId, stones: u16, log: &mut Log<Event>) {
        let heap = &mut self.cairns[cairn.index()];
        heap.stones -= stones;
        let left = heap.stones;
        let covers_token = heap.token.is_some();
        self.players[seat].stones += stones;
        log.public(Event::Took { seat, cairn, stones, left });
        if self.cairns.iter().any(|cairn| cairn.stones > 0) {
            self.agenda.push(Task::Turn(seat.next(self.players.seats())));
        } else {
            self.last_taker = Some(seat);
        }
        if left == 0 && covers_token {
            self.agenda.push(Task::TurnUp(seat, cairn));
        }
    }

    /// CA-TOKEN-1.
    fn turn_up(&mut self, seat: Seat, cairn: CairnId, log: &mut Log<Event>) {
        let token = self.cairns[cairn.index()].token.take().expect("a token lay under it");
        self.players[seat].tokens.push(token);
        log.teach_all();
        log.public(Event::TurnedUp { seat, cairn, token });
    }

    /// Why a choice is not among the legal ones.
    pub(crate) fn explain(&self, choice: Choice) -> IllegalChoice {
        match (self.agenda.peek(), choice) {
            (Some(Task::Peek(_)), Choice::Peek(cairn)) => {
                IllegalChoice::new("no-cairn", format_args!("There is no cairn {cairn}."))
            }
            (Some(Task::Peek(_)), Choice::Take(..)) => IllegalChoice::new(
                "peek-first",
                "First everybody looks under a cairn; then stones are taken.",
            )
            .citing("CA-PEEK-1"),
            (_, Choice::Peek(_)) => {
                IllegalChoice::new("peeked", "Everybody has looked already.").citing("CA-PEEK-1")
            }
            (_, Choice::Take(cairn, _)) if cairn.index() >= self.cairns.len() => {
                IllegalChoice::new("no-cairn", format_args!("There is no cairn {cairn}."))
            }
            (_, Choice::Take(cairn, _)) if self.most(cairn) == 0 => {
                IllegalChoice::new("empty", format_args!("Cairn {cairn} has no stones left."))
                    .citing("CA-TAKE-1")
            }
            (_, Choice::Take(cairn, _)) => {
                let most = self.most(cairn);
                IllegalChoice::new(
                    "too-many",
                    format_args!("From cairn {cairn} one may take 1 to {most} stones now."),
                )
                .citing("CA-TAKE-1")
            }
        }
    }
}
