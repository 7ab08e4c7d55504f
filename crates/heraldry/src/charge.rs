//! The charges: everything that may stand on a field. Compose rather than add.

use crate::closed::closed;

closed! {
    /// One figure on a shield.
    Charge {
        /// A sword, point up.
        Sword => "sword",
        /// Two swords crossed.
        CrossedSwords => "crossed-swords",
        /// A witcher's two swords side by side: silver and steel.
        SwordPair => "sword-pair",
        /// A drawn bow.
        Bow => "bow",
        /// A crossbow.
        Crossbow => "crossbow",
        /// An arrow, point up.
        Arrow => "arrow",
        /// A spear.
        Spear => "spear",
        /// An axe.
        Axe => "axe",
        /// A war hammer.
        Hammer => "hammer",
        /// A catapult.
        Catapult => "catapult",
        /// A battering ram.
        Ram => "ram",
        /// A tower.
        Tower => "tower",
        /// A gate with its portcullis.
        Gate => "gate",
        /// A banner.
        Banner => "banner",
        /// A blowing horn.
        Horn => "horn",
        /// A drum.
        Drum => "drum",
        /// A ship under sail.
        Ship => "ship",
        /// An oar.
        Oar => "oar",
        /// A wheel.
        Wheel => "wheel",
        /// A helm.
        Helm => "helm",
        /// A crown.
        Crown => "crown",
        /// A horse's head.
        Horse => "horse",
        /// A wolf's head.
        Wolf => "wolf",
        /// A bear's head.
        Bear => "bear",
        /// A cat's head.
        Cat => "cat",
        /// A griffin's head.
        Griffin => "griffin",
        /// A viper.
        Viper => "viper",
        /// A manticore.
        Manticore => "manticore",
        /// A hound's head.
        Hound => "hound",
        /// A raven.
        Raven => "raven",
        /// A bat.
        Bat => "bat",
        /// A spider.
        Spider => "spider",
        /// A crab.
        Crab => "crab",
        /// A worm.
        Worm => "worm",
        /// A claw.
        Claw => "claw",
        /// A fang.
        Fang => "fang",
        /// An eye.
        Eye => "eye",
        /// A skull.
        Skull => "skull",
        /// A bone.
        Bone => "bone",
        /// An open hand.
        Hand => "hand",
        /// A heart.
        Heart => "heart",
        /// A cup.
        Cup => "cup",
        /// An alchemist's flask.
        Flask => "flask",
        /// A drop.
        Drop => "drop",
        /// A leaf.
        Leaf => "leaf",
        /// A mushroom.
        Mushroom => "mushroom",
        /// A tree.
        Tree => "tree",
        /// A thorny branch.
        Thorn => "thorn",
        /// A rose.
        Rose => "rose",
        /// An ear of wheat.
        Wheat => "wheat",
        /// A sun.
        Sun => "sun",
        /// A moon.
        Moon => "moon",
        /// A star.
        Star => "star",
        /// A flame.
        Flame => "flame",
        /// A snowflake.
        Snow => "snow",
        /// A cloud.
        Cloud => "cloud",
        /// Rain from a cloud.
        Rain => "rain",
        /// A thunderbolt.
        Bolt => "bolt",
        /// A wave.
        Wave => "wave",
        /// A mountain.
        Mountain => "mountain",
        /// A winding road.
        Road => "road",
        /// A coin.
        Coin => "coin",
        /// A die.
        Die => "die",
        /// A key.
        Key => "key",
        /// An open book.
        Book => "book",
        /// A scroll.
        Scroll => "scroll",
        /// A pair of scales.
        Scales => "scales",
        /// A cairn: a heap of stones.
        Cairn => "cairn",
        /// The Sign of Aard.
        Aard => "aard",
        /// The Sign of Igni.
        Igni => "igni",
        /// The Sign of Yrden.
        Yrden => "yrden",
        /// The Sign of Quen.
        Quen => "quen",
        /// The Sign of Axii.
        Axii => "axii",
        /// A tea bowl.
        TeaBowl => "tea-bowl",
        /// A teapot.
        Teapot => "teapot",
        /// A folding fan.
        Fan => "fan",
        /// A katana.
        Katana => "katana",
        /// A torii gate.
        Torii => "torii",
        /// A crane.
        Crane => "crane",
    }
}
