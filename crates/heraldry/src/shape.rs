//! The shapes beside colours: nothing is ever told by colour alone.

use crate::closed::closed;

closed! {
    /// A small shape with one meaning everywhere.
    Shape {
        /// Fast attack, blue: a slanted blade.
        Fast => "fast",
        /// Strong attack, red: a chevron down.
        Strong => "strong",
        /// Dodge, green: a swirl.
        Dodge => "dodge",
        /// Defensive Sign, yellow: a ring.
        Defence => "defence",
        /// Offensive Sign, purple: a burst.
        Offence => "offence",
        /// Forest: a fir.
        Forest => "forest",
        /// Mountain: a peak.
        Mountain => "mountain",
        /// Water: two waves.
        Water => "water",
        /// Any terrain: a compass rose.
        Universal => "universal",
        /// Close combat row: a sword.
        Close => "close",
        /// Ranged row: a bow.
        Ranged => "ranged",
        /// Siege row: a tower.
        Siege => "siege",
        /// Damage: a drop with a notch.
        Damage => "damage",
        /// Shield: a heater shield.
        Shield => "shield",
        /// May be chosen: an outline, lifted.
        Legal => "legal",
        /// Is chosen: a double outline with a check notch.
        Selected => "selected",
    }
}
