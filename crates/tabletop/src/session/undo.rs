//! What may be taken back.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{NodeId, Session};
use crate::{BySeat, Game, Learners, Player, Viewer};

/// Agreed before the game starts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum UndoPolicy {
    /// Anything, any time.
    Free,
    /// Until a person at the table has learned something new; further back is a rewind, which
    /// makes the game practice. What bots have learned does not count: they choose by the position
    /// before them and remember nothing of a line that was left.
    #[default]
    Fair,
    /// Nothing: a move made is made.
    None,
}

impl UndoPolicy {
    /// All policies, the most lenient first.
    pub const ALL: [Self; 3] = [Self::Free, Self::Fair, Self::None];

    /// The stable name of the policy.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Free => "free",
            Self::Fair => "fair",
            Self::None => "none",
        }
    }

    /// What a table of these players has unless they say otherwise: whoever plays against bots
    /// alone harms nobody by taking back.
    pub fn usual(players: &BySeat<Player>) -> Self {
        let persons = players.values().filter(|player| player.is_person()).count();
        if persons > 1 { Self::Fair } else { Self::Free }
    }

    /// The policy of that name.
    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|policy| policy.slug() == slug)
    }
}

/// Why a move cannot be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum UndoRefused {
    /// Nothing has been decided yet that could be.
    #[error("There is nothing to take back.")]
    Nothing,
    /// A person has learned something since.
    #[error(
        "Something new has come to light since; only a rewind, which makes this a practice game, goes further back."
    )]
    NewInformation,
    /// The table plays without undo.
    #[error("This table plays without undo.")]
    Forbidden,
    /// It has been sent to somebody far away.
    #[error("This move has been sent; what was sent stands.")]
    Sent,
}

impl<G: Game> Session<G> {
    /// Where an undo would lead: the latest decision of a person before this position, or of
    /// anybody when only bots play.
    pub fn undo_target(&self) -> Result<NodeId, UndoRefused> {
        if self.undo == UndoPolicy::None {
            return Err(UndoRefused::Forbidden);
        }
        let only_bots = self.only_bots_play();
        let mut at = self.at;
        let mut learners = Learners::NOBODY;
        while let Some((seat, _)) = &self.tree.node(at).made {
            learners |= self.tree.node(at).learners;
            let parent = self.tree.node(at).parent;
            if only_bots || self.players[*seat].is_person() {
                if self.is_sent(at) {
                    return Err(UndoRefused::Sent);
                }
                let news = learners.meet(self.persons());
                let refused = news && self.undo == UndoPolicy::Fair && !self.practice;
                return if refused { Err(UndoRefused::NewInformation) } else { Ok(parent) };
            }
            at = parent;
        }
        Err(UndoRefused::Nothing)
    }

    /// Takes the last decision of a person back, with all that followed it. It can be redone.
    pub fn undo(&mut self) -> Result<(), UndoRefused> {
        let target = self.undo_target()?;
        self.jump(target);
        Ok(())
    }

    /// Makes again what was taken back, up to the next decision of a person, or of anybody when
    /// only bots play.
    pub fn redo(&mut self) -> Result<(), UndoRefused> {
        let only_bots = self.only_bots_play();
        let Some(mut next) = self.tree.node(self.at).next else { return Err(UndoRefused::Nothing) };
        loop {
            self.jump(next);
            let persons_turn = only_bots
                || self.game.status().awaited().is_none_or(|seat| self.players[seat].is_person());
            match self.tree.node(next).next {
                Some(further) if !persons_turn => next = further,
                _ => return Ok(()),
            }
        }
    }

    /// Goes to any position ever played at this table. Further back than fair undo allows, it
    /// makes the game practice.
    pub fn rewind(&mut self, target: NodeId) -> Result<(), UndoRefused> {
        if target == self.at {
            return Ok(());
        }
        if self.undo == UndoPolicy::None {
            return Err(UndoRefused::Forbidden);
        }
        if self.given_up(target).any(|id| self.is_sent(id)) {
            return Err(UndoRefused::Sent);
        }
        if self.undo == UndoPolicy::Fair && self.hides_news(target) {
            self.practice = true;
        }
        self.tree.prefer(target);
        self.jump(target);
        self.lay_line();
        Ok(())
    }

    /// Makes redo follow the line that ends here.
    pub(crate) fn keep_line(&mut self, tip: NodeId) {
        self.tree.prefer(tip);
        self.lay_line();
    }

    fn only_bots_play(&self) -> bool {
        !self.players.values().any(Player::is_person)
    }

    /// Those whose learning counts: the persons who play, or whoever looks on where none does.
    fn persons(&self) -> Learners {
        let persons = self.players.iter().filter(|(_, player)| player.is_person());
        let persons = persons.fold(Learners::NOBODY, |all, (seat, _)| all | Learners::only(seat));
        if persons.is_empty() { Learners::of(Viewer::Spectator) } else { persons }
    }

    /// Was this move, one of those that led here, sent to somebody?
    fn is_sent(&self, id: NodeId) -> bool {
        self.tree.node(id).ply <= self.sent
    }

    /// The moves that led here and would not lead there.
    fn given_up(&self, target: NodeId) -> impl Iterator<Item = NodeId> {
        let kept = self.tree.path(target);
        let is_kept = move |id: &NodeId| kept.get(self.tree.node(*id).ply) == Some(id);
        self.tree.path(self.at).into_iter().filter(move |id| !is_kept(id))
    }

    /// Would going there forget something a person has learned?
    fn hides_news(&self, target: NodeId) -> bool {
        let persons = self.persons();
        self.given_up(target).any(|id| self.tree.node(id).learners.meet(persons))
    }

    pub(super) fn jump(&mut self, target: NodeId) {
        self.stand_at(target, self.tree.position(target));
    }
}
