//! The tree of everything played at a table: the line that counts and the lines that were left.

use crate::{Entry, Game, Learners, Log, Seat};

/// A position in the history of a session. The deal is the root.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeId(pub(super) usize);

impl NodeId {
    /// The position before the first choice.
    pub const ROOT: Self = Self(0);
}

/// A move and the position it led to.
#[derive(Clone, Debug)]
pub(super) struct Node<G: Game> {
    pub parent: NodeId,
    /// How many moves lead here from the deal.
    pub ply: usize,
    /// Who chose what; nobody chose the deal.
    pub made: Option<(Seat, G::Choice)>,
    pub entries: Vec<Entry<G::Event>>,
    /// Who has learned something by it.
    pub learners: Learners,
    pub children: Vec<NodeId>,
    /// The child that was visited last: where redo goes.
    pub next: Option<NodeId>,
    /// Kept at every [`SNAPSHOT_EVERY`]th ply, so that no jump replays more than that.
    snapshot: Option<Box<G>>,
}

/// Measured on the sample game and on Gwent: well under a frame, and a few kilobytes a snapshot.
const SNAPSHOT_EVERY: usize = 16;

#[derive(Clone, Debug)]
pub(super) struct Tree<G: Game> {
    nodes: Vec<Node<G>>,
}

impl<G: Game> Tree<G> {
    pub fn new(deal: G, log: Log<G::Event>) -> Self {
        let root = Node {
            parent: NodeId::ROOT,
            ply: 0,
            made: None,
            learners: Learners::EVERYBODY,
            entries: log.into_entries(),
            children: Vec::new(),
            next: None,
            snapshot: Some(Box::new(deal)),
        };
        Self { nodes: vec![root] }
    }

    pub fn node(&self, id: NodeId) -> &Node<G> {
        &self.nodes[id.0]
    }

    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    pub fn ids(&self) -> impl Iterator<Item = NodeId> {
        (0..self.nodes.len()).map(NodeId)
    }

    /// The child this choice leads to, if it was made here before.
    pub fn child(&self, id: NodeId, choice: &G::Choice) -> Option<NodeId> {
        let children = &self.node(id).children;
        children
            .iter()
            .copied()
            .find(|child| self.node(*child).made.as_ref().is_some_and(|(_, made)| made == choice))
    }

    pub fn grow(
        &mut self,
        parent: NodeId,
        made: (Seat, G::Choice),
        log: Log<G::Event>,
        position: &G,
    ) -> NodeId {
        let id = NodeId(self.nodes.len());
        let ply = self.node(parent).ply + 1;
        self.nodes.push(Node {
            parent,
            ply,
            made: Some(made),
            learners: log.learners(),
            entries: log.into_entries(),
            children: Vec::new(),
            next: None,
            snapshot: ply.is_multiple_of(SNAPSHOT_EVERY).then(|| Box::new(position.clone())),
        });
        self.nodes[parent.0].children.push(id);
        self.nodes[parent.0].next = Some(id);
        id
    }

    /// Makes the line through this node the one that redo follows.
    pub fn prefer(&mut self, id: NodeId) {
        let mut child = id;
        while child != NodeId::ROOT {
            let parent = self.node(child).parent;
            self.nodes[parent.0].next = Some(child);
            child = parent;
        }
    }

    /// The nodes from the deal to this one.
    pub fn path(&self, id: NodeId) -> Vec<NodeId> {
        let mut path = vec![id];
        let mut at = id;
        while at != NodeId::ROOT {
            at = self.node(at).parent;
            path.push(at);
        }
        path.reverse();
        path
    }

    /// The end of the line that redo follows from here.
    pub fn tip(&self, id: NodeId) -> NodeId {
        let mut tip = id;
        while let Some(next) = self.node(tip).next {
            tip = next;
        }
        tip
    }

    /// The position at a node: from the nearest snapshot, at most [`SNAPSHOT_EVERY`] moves away.
    pub fn position(&self, id: NodeId) -> G {
        let mut moves = Vec::new();
        let mut at = id;
        let mut game = loop {
            let node = self.node(at);
            if let Some(snapshot) = &node.snapshot {
                break (**snapshot).clone();
            }
            moves.extend(node.made.as_ref().map(|(_, choice)| choice));
            at = node.parent;
        };
        for choice in moves.into_iter().rev() {
            game.play(choice, &mut Log::muted());
        }
        game
    }
}
