//! The tree a search grows: how often each choice was legal, how often tried, and what it brought.

use tabletop::Seat;

use super::Rewards;
use super::ucb::bound;

/// More choices than this are not remembered: the leaves stay leaves and are played out.
const MAX_EDGES: usize = 2_000_000;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NodeId(usize);

impl NodeId {
    pub const ROOT: Self = Self(0);
}

/// What is known of a choice that was tried, and of what follows it.
struct Node<C> {
    visits: u32,
    /// How often the choice was legal when its parent was passed, tried or not: with hidden
    /// information a choice is not always there, and must not be punished for it.
    available: u32,
    rewards: Rewards,
    edges: Vec<Edge<C>>,
}

/// A choice that was legal at a node at least once.
struct Edge<C> {
    choice: C,
    child: Option<NodeId>,
}

pub struct Tree<C> {
    nodes: Vec<Node<C>>,
    edges: usize,
    /// The edges of the choices legal at the node in hand, and the places of those never tried:
    /// kept to spare allocations.
    legal: Vec<usize>,
    untried: Vec<usize>,
}

impl<C: Clone + Eq> Tree<C> {
    pub fn new() -> Self {
        Self { nodes: vec![Node::new()], edges: 0, legal: Vec::new(), untried: Vec::new() }
    }

    /// Is there no room for another node's choices?
    pub const fn is_full(&self) -> bool {
        self.edges >= MAX_EDGES
    }

    /// Are the choices of this node remembered?
    pub fn is_open(&self, id: NodeId) -> bool {
        !self.nodes[id.0].edges.is_empty()
    }

    /// Comes to a node where these choices are legal, and says which of them were never tried
    /// here, by their places in the list.
    pub fn meet(&mut self, id: NodeId, legal: &[C]) -> &[usize] {
        self.legal.clear();
        self.untried.clear();
        for (place, choice) in legal.iter().enumerate() {
            let edge = self.edge(id, place, choice);
            self.legal.push(edge);
            match self.nodes[id.0].edges[edge].child {
                Some(child) => self.nodes[child.0].available += 1,
                None => self.untried.push(place),
            }
        }
        &self.untried
    }

    /// The edge of a choice. Most often the legal choices are the same each time, so the place in
    /// the list is tried first.
    fn edge(&mut self, id: NodeId, place: usize, choice: &C) -> usize {
        let edges = &mut self.nodes[id.0].edges;
        if edges.get(place).is_some_and(|edge| edge.choice == *choice) {
            return place;
        }
        edges.iter().position(|edge| edge.choice == *choice).unwrap_or_else(|| {
            edges.push(Edge { choice: choice.clone(), child: None });
            self.edges += 1;
            edges.len() - 1
        })
    }

    /// The place of the choice with the highest bound for this seat among those met last, all of
    /// them tried.
    pub fn best(&self, id: NodeId, seat: Seat, eagerness: f64) -> usize {
        let mut best = (0, f64::NEG_INFINITY);
        for (place, &edge) in self.legal.iter().enumerate() {
            let child = self.nodes[id.0].edges[edge].child.expect("every choice was tried");
            let node = &self.nodes[child.0];
            let bound = bound(node.mean(seat), node.visits, node.available, eagerness);
            if bound > best.1 {
                best = (place, bound);
            }
        }
        best.0
    }

    /// The node that the choice at this place of those met last leads to, grown if it was not
    /// there.
    pub fn follow(&mut self, id: NodeId, place: usize) -> NodeId {
        let edge = self.legal[place];
        let next = NodeId(self.nodes.len());
        let child = *self.nodes[id.0].edges[edge].child.get_or_insert(next);
        if child == next {
            self.nodes.push(Node { available: 1, ..Node::new() });
        }
        child
    }

    /// Adds what every seat got to every node on the way.
    pub fn take_up(&mut self, path: &[NodeId], rewards: Rewards) {
        for id in path {
            let node = &mut self.nodes[id.0];
            node.visits += 1;
            node.rewards += rewards;
        }
    }

    /// How often a choice was tried at the root, if ever, and its worth to a seat in thousandths.
    pub fn tried(&self, choice: &C, seat: Seat) -> Option<(u32, u16)> {
        let edge = self.nodes[NodeId::ROOT.0].edges.iter().find(|edge| edge.choice == *choice)?;
        let node = &self.nodes[edge.child?.0];
        Some((node.visits, thousandths(node.mean(seat))))
    }
}

impl<C> Node<C> {
    fn new() -> Self {
        Self { visits: 0, available: 0, rewards: Rewards::default(), edges: Vec::new() }
    }

    fn mean(&self, seat: Seat) -> f64 {
        self.rewards[seat] / f64::from(self.visits)
    }
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "from 0 to 1000")]
fn thousandths(mean: f64) -> u16 {
    (mean * 1000.0 + 0.5) as u16
}
