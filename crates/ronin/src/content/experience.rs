//! The experience track, the same for all characters (16.5).

/// RO-XP-3: the golden marker stops here, on the second lap.
pub const MAX_XP: u8 = 40;

/// RO-XP-2: from here on the golden marker moves.
pub const GOLDEN: u8 = 20;

/// What the standard marker must reach for each of the four abilities (RO-XP-1, RO-SETUP-8).
const UNLOCKS: [u8; 4] = [0, 4, 9, 15];

/// What the golden marker has reached, and the victory points of it.
const VP: [(u8, u8); 5] = [(0, 1), (5, 2), (10, 3), (15, 6), (20, 7)];

/// How many abilities so much experience has unlocked.
pub fn unlocked(xp: u8) -> u8 {
    let reached = UNLOCKS.iter().filter(|space| **space <= xp).count();
    u8::try_from(reached).expect("four abilities")
}

/// RO-FINAL-3: the victory points of so much experience.
pub fn experience_vp(xp: u8) -> u8 {
    BY_XP[usize::from(xp.min(MAX_XP))]
}

/// The same, space by space.
const BY_XP: [u8; MAX_XP as usize + 1] = {
    let mut points = [0; MAX_XP as usize + 1];
    let mut step = 0;
    while step < VP.len() {
        let mut xp = GOLDEN + VP[step].0;
        while xp <= MAX_XP {
            points[xp as usize] = VP[step].1;
            xp += 1;
        }
        step += 1;
    }
    points
};
