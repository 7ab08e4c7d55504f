//! A table in use: the game, its whole history, who plays, and what may be taken back.
//!
//! Pure: it neither draws, nor saves, nor waits. The page only shows it.

mod tree;
mod undo;

use std::sync::OnceLock;

use crate::record::{DEALT_FORMAT, check_position, legal_choice};
use crate::scribe;
use crate::{
    BySeat, ChoiceRefused, Digest, Entry, FORMAT, Game, IllegalChoice, LoadError, Log, Player,
    PositionError, Record, Save, Seat, Seed, SetupError,
};
use tree::Tree;

pub use tree::NodeId;
pub use undo::{UndoPolicy, UndoRefused};

/// A game with its history.
#[derive(Clone, Debug)]
pub struct Session<G: Game> {
    setup: G::Setup,
    seed: Seed,
    players: BySeat<Player>,
    undo: UndoPolicy,
    practice: bool,
    /// So many moves are known to people far away: they are not taken back. Which they are, a device
    /// knows for itself: no save and no record tells.
    sent: usize,
    /// Did it begin with a deal? Otherwise what is written down carries the position it began at.
    dealt: bool,
    tree: Tree<G>,
    /// The line in play, from the deal to its end, what was taken back included.
    line: Vec<NodeId>,
    at: NodeId,
    game: G,
    /// The fingerprint of the position, once somebody has asked for it.
    digest: OnceLock<Digest>,
}

/// One move of the history.
#[derive(Clone, Copy, Debug)]
pub struct Step<'a, G: Game> {
    /// Where it led.
    pub id: NodeId,
    /// How many moves lead there from the deal.
    pub ply: usize,
    /// Who chose what; nobody chose the deal.
    pub made: Option<&'a (Seat, G::Choice)>,
    /// What happened.
    pub entries: &'a [Entry<G::Event>],
}

impl<G: Game> Session<G> {
    /// Deals a new game. Every seat is a person's until [`Session::seat_players`] says otherwise.
    pub fn new(setup: G::Setup, seed: Seed) -> Result<Self, SetupError> {
        let mut log = Log::new();
        let game = G::start(&setup, seed, &mut log)?;
        Ok(Self::beginning(setup, seed, game, log, true))
    }

    /// A table that begins at any position the rules allow: for puzzles, tools and tests. Its
    /// records, saves and links carry that position, since no choices lead to it.
    pub fn from_position(setup: G::Setup, seed: Seed, game: G) -> Result<Self, PositionError> {
        check_position(&setup, seed, &game)?;
        Ok(Self::beginning(setup, seed, game, Log::new(), false))
    }

    fn beginning(setup: G::Setup, seed: Seed, game: G, log: Log<G::Event>, dealt: bool) -> Self {
        Self {
            players: BySeat::from_fn(game.seats(), |seat| Player::human(seat.to_string())),
            setup,
            seed,
            undo: UndoPolicy::default(),
            practice: false,
            sent: 0,
            dealt,
            tree: Tree::new(game.clone(), log),
            line: vec![NodeId::ROOT],
            at: NodeId::ROOT,
            game,
            digest: OnceLock::new(),
        }
    }

    /// Says who plays, and what may be taken back.
    ///
    /// # Panics
    /// If the number of players is not the number of seats.
    #[must_use]
    pub fn seat_players(mut self, players: BySeat<Player>, undo: UndoPolicy) -> Self {
        assert_eq!(players.seats(), self.game.seats(), "one player for each seat");
        self.players = players;
        self.undo = undo;
        self
    }

    /// The position now.
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// The set-up it was dealt from.
    pub const fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// The seed it was dealt from.
    pub const fn seed(&self) -> Seed {
        self.seed
    }

    /// Who sits where.
    pub const fn players(&self) -> &BySeat<Player> {
        &self.players
    }

    /// Changes who sits where, for a person who hands over to a bot or comes back.
    pub fn set_player(&mut self, seat: Seat, player: Player) {
        self.players[seat] = player;
    }

    /// What may be taken back.
    pub const fn undo_policy(&self) -> UndoPolicy {
        self.undo
    }

    /// Was the game rewound past what fair undo allows?
    pub const fn is_practice(&self) -> bool {
        self.practice
    }

    /// Says that so many moves have been sent to somebody, or came from there.
    pub const fn mark_sent(&mut self, ply: usize) {
        self.sent = ply;
    }

    /// The last move of a seat among those that were made, by its number; 0 if it has made none.
    pub fn last_move_of(&self, seat: Seat) -> usize {
        let is_own =
            |id: &NodeId| self.tree.node(*id).made.as_ref().is_some_and(|(own, _)| *own == seat);
        self.line[..=self.ply()].iter().rposition(is_own).unwrap_or_default()
    }

    /// Where in the history the table is.
    pub const fn at(&self) -> NodeId {
        self.at
    }

    /// How many moves have been made.
    pub fn ply(&self) -> usize {
        self.tree.node(self.at).ply
    }

    /// The fingerprint of the position now.
    pub fn digest(&self) -> Digest {
        *self.digest.get_or_init(|| Digest::of(&self.game))
    }

    /// Makes a choice if it is legal; otherwise says why not and changes nothing. Returns what
    /// happened.
    pub fn choose(&mut self, choice: &G::Choice) -> Result<&[Entry<G::Event>], IllegalChoice> {
        let Some(seat) = self.game.status().awaited() else {
            return Err(IllegalChoice::game_over());
        };
        if !self.game.legal().contains(choice) {
            return Err(self.game.why_not(choice));
        }
        Ok(self.make(seat, choice))
    }

    /// Makes the choice at that place of the list of legal ones, which is listed for that once;
    /// otherwise says why not and changes nothing. Returns what happened.
    pub fn choose_at(&mut self, index: usize) -> Result<&[Entry<G::Event>], ChoiceRefused> {
        let legal = self.game.legal();
        let count = legal.len();
        let choice = legal.get(index).ok_or(ChoiceRefused::NoSuchIndex { index, count })?;
        let seat = self.game.status().awaited().expect("a legal choice is somebody's");
        Ok(self.make(seat, choice))
    }

    /// Makes a choice that is legal.
    fn make(&mut self, seat: Seat, choice: &G::Choice) -> &[Entry<G::Event>] {
        let mut log = Log::new();
        // On a copy, so that even rules that panic leave the table as it was.
        let mut next = self.game.clone();
        next.play(choice, &mut log);
        let before = self.at;
        let id = match self.tree.child(before, choice) {
            Some(known) => known,
            None => self.tree.grow(before, (seat, choice.clone()), log, &next),
        };
        self.stand_at(id, next);
        if self.line.last() == Some(&before) {
            self.line.push(id);
        } else if !self.is_on_line(id) {
            self.tree.prefer(id);
            self.lay_line();
        }
        &self.tree.node(id).entries
    }

    /// The moves of the line in play, from the deal to its end, those taken back included.
    pub fn line(&self) -> Vec<Step<'_, G>> {
        self.line_from(0).collect()
    }

    /// The moves of the line in play from the one with that number on; the deal is number 0.
    pub fn line_from(&self, ply: usize) -> impl Iterator<Item = Step<'_, G>> {
        self.line.iter().skip(ply).map(|id| self.step(*id))
    }

    /// The move of the line in play with that number, or the last one.
    pub fn node_at(&self, ply: usize) -> NodeId {
        self.line[ply.min(self.line.len() - 1)]
    }

    /// How many moves the line in play has, those taken back included.
    pub const fn line_len(&self) -> usize {
        self.line.len() - 1
    }

    /// The choices that led here from an earlier move, as texts; `None` if it does not lead here.
    pub fn choices_since(&self, id: NodeId) -> Option<Vec<String>> {
        let moves = self.line.get(..=self.ply())?;
        let from = moves.iter().rposition(|known| *known == id)?;
        let made = moves[from + 1..].iter().filter_map(|id| self.tree.node(*id).made.as_ref());
        Some(made.map(|(_, choice)| choice.to_string()).collect())
    }

    /// One move of the history.
    pub fn step(&self, id: NodeId) -> Step<'_, G> {
        let node = self.tree.node(id);
        Step { id, ply: node.ply, made: node.made.as_ref(), entries: &node.entries }
    }

    /// The other moves that were tried where this one was; there is no other deal.
    pub fn alternatives(&self, id: NodeId) -> Vec<NodeId> {
        if id == NodeId::ROOT {
            return Vec::new();
        }
        let parent = self.tree.node(id).parent;
        self.tree.node(parent).children.iter().copied().filter(|child| *child != id).collect()
    }

    /// The position after any move of the history, without going there.
    pub fn position(&self, id: NodeId) -> G {
        if id == self.at { self.game.clone() } else { self.tree.position(id) }
    }

    /// Can what was taken back be made again?
    pub fn can_redo(&self) -> bool {
        self.tree.node(self.at).next.is_some()
    }

    /// The game up to now, as a record.
    pub fn record(&self) -> Record {
        self.record_to(self.ply())
    }

    /// Everything: the line with its end, the lines that were left, who plays.
    pub fn save(&self) -> Save {
        // The line is numbered from the deal; the other nodes follow in the order they grew.
        let (mut numbers, mut next) = (vec![0; self.tree.len()], self.line.len());
        let mut branches = Vec::new();
        for id in self.tree.ids() {
            let node = self.tree.node(id);
            if self.is_on_line(id) {
                numbers[id.0] = node.ply;
                continue;
            }
            let (_, choice) = node.made.as_ref().expect("only the deal was chosen by nobody");
            branches.push((numbers[node.parent.0], choice.to_string()));
            numbers[id.0] = next;
            next += 1;
        }
        Save {
            branches,
            record: self.record_to(self.line_len()),
            at: self.ply(),
            players: self.players.clone(),
            undo: self.undo,
            practice: self.practice,
        }
    }

    /// Takes a saved table up again.
    pub fn resume(save: &Save) -> Result<Self, LoadError> {
        let mut session = Self::replay(&save.record)?;
        if save.players.seats_checked() != Some(session.game.seats()) {
            return Err(LoadError::corrupt("the number of players does not fit the game"));
        }
        session.players = save.players.clone();
        session.undo = save.undo;
        session.practice = save.practice;
        let mut numbered: Vec<NodeId> = session.tree.ids().collect();
        let line_length = numbered.len();
        let end = *numbered
            .get(save.at)
            .ok_or_else(|| LoadError::corrupt("it stops at a move it does not have"))?;
        for (after, text) in &save.branches {
            let parent = *numbered
                .get(*after)
                .ok_or_else(|| LoadError::corrupt("a side line starts nowhere"))?;
            numbered.push(session.graft(&save.record, parent, text)?);
        }
        let tip = numbered[line_length - 1];
        session.tree.prefer(tip);
        session.jump(end);
        session.lay_line();
        Ok(session)
    }

    /// A session at the end of a record, every seat a person's.
    pub fn replay(record: &Record) -> Result<Self, LoadError> {
        let mut log = Log::new();
        let game = record.begin::<G>(&mut log)?;
        let (setup, dealt) = (record.read_setup::<G>()?, record.position.is_none());
        let mut session = Self::beginning(setup, record.seed, game, log, dealt);
        for text in &record.choices {
            session.at = session.graft(record, session.at, text)?;
        }
        record.check_digest(&session.game)?;
        session.lay_line();
        Ok(session)
    }

    /// Plays a recorded move after a node and leaves the session there.
    fn graft(&mut self, record: &Record, parent: NodeId, text: &str) -> Result<NodeId, LoadError> {
        if self.at != parent {
            self.jump(parent);
        }
        let ply = self.tree.node(parent).ply + 1;
        let choice = legal_choice(&self.game, text, &mut Vec::new())
            .map_err(|reason| record.astray::<G>(ply, reason))?;
        let seat = self.game.status().awaited().expect("a legal choice is somebody's");
        let mut log = Log::new();
        self.game.play(&choice, &mut log);
        self.digest.take();
        self.at = match self.tree.child(parent, &choice) {
            Some(known) => known,
            None => self.tree.grow(parent, (seat, choice), log, &self.game),
        };
        Ok(self.at)
    }

    fn stand_at(&mut self, id: NodeId, position: G) {
        self.game = position;
        self.at = id;
        self.digest.take();
    }

    fn is_on_line(&self, id: NodeId) -> bool {
        self.line.get(self.tree.node(id).ply) == Some(&id)
    }

    /// Follows the moves visited last, from the deal through where we are to their end.
    fn lay_line(&mut self) {
        self.line = self.tree.path(self.tree.tip(self.at));
    }

    /// The first moves of the line in play.
    fn record_to(&self, ply: usize) -> Record {
        let moves = self.line[..=ply].iter().filter_map(|id| self.tree.node(*id).made.as_ref());
        let id = self.line[ply];
        Record {
            format: if self.dealt { DEALT_FORMAT } else { FORMAT },
            game: G::ID.to_owned(),
            rules: G::RULES,
            setup: as_json(&self.setup),
            seed: self.seed,
            position: (!self.dealt).then(|| as_json(&self.position(NodeId::ROOT))),
            choices: moves.map(|(_, choice)| choice.to_string()).collect(),
            digest: if id == self.at { self.digest() } else { Digest::of(&self.tree.position(id)) },
        }
    }

    /// How many positions the history holds.
    pub fn history_len(&self) -> usize {
        self.tree.len()
    }
}

/// A set-up or position as JSON: written and read back, so that it needs no second kind of writer.
fn as_json<T: serde::Serialize>(value: &T) -> serde_json::Value {
    serde_json::from_str(&scribe::json(value)).expect("what was just written can be read")
}
