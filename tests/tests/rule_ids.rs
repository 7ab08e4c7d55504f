//! Every rule that can be tested is cited by a test, and every worked example is one.

use szlak_tests::tidy::{Rulebook, Source, sources};

const CAIRNS: Rulebook = Rulebook {
    document: "docs/rules/cairns.md",
    prefix: "CA-",
    tests: &["tests/tests/cairns"],
    exceptions: &[],
};

const GWENT: Rulebook = Rulebook {
    document: "docs/rules/gwent.md",
    prefix: "GW-",
    tests: &["crates/gwent/tests/", "tests/tests/gwent"],
    exceptions: &[
        ("GW-GOLD-1", "a principle of interpretation: the card texts are the data of the table"),
        ("GW-SETUP-4", "no leader of the box decides who starts"),
        ("GW-D4", "reserved, asked of nobody"),
    ],
};

const OLD_WORLD: Rulebook = Rulebook {
    document: "docs/rules/old-world.md",
    prefix: "OW-",
    tests: &["crates/old-world/tests/", "tests/tests/old_world"],
    exceptions: &[
        ("OW-GEN-4", "ranges: every playout asserts them through the check"),
        ("OW-GEN-5", "the bank has no state"),
        ("OW-GEN-6", "play is sequential by the contract"),
        ("OW-GEN-7", "an order of last resort; every effect here has its own"),
    ],
};

const RONIN: Rulebook = Rulebook {
    document: "docs/rules/ronin.md",
    prefix: "RO-",
    tests: &["crates/ronin/tests/", "tests/tests/ronin"],
    exceptions: &[("RO-D4", "reserved, asked of nobody")],
};

const WILD_HUNT: Rulebook = Rulebook {
    document: "docs/rules/wild-hunt.md",
    prefix: "WH-",
    tests: &["crates/old-world/tests/hunt/", "tests/tests/wild_hunt"],
    exceptions: &[
        ("WH-EXP-7", "about several games: every hunt shuffles all cards anew"),
        ("WH-EDGE-15", "about expansions that are not here"),
    ],
};

/// Holds a rulebook and its tests to each other.
fn hold(rulebook: Rulebook, rules: usize, examples: usize) {
    let found = rulebook.citations(&sources());
    assert!(found.rules.len() >= rules, "only {} rules were found", found.rules.len());
    assert!(found.examples.len() >= examples, "only {} examples", found.examples.len());
    assert!(found.uncited.is_empty(), "no test cites {:?}", found.uncited);
    assert!(found.needless.is_empty(), "{:?} need no exception", found.needless);
    assert!(found.unshown.is_empty(), "no test shows example {:?}", found.unshown);
}

#[test]
fn the_rules_of_cairns_are_tested() {
    hold(CAIRNS, 9, 3);
}

#[test]
fn the_rules_of_gwent_are_tested() {
    hold(GWENT, 148, 83);
}

#[test]
fn the_rules_of_old_world_are_tested() {
    hold(OLD_WORLD, 219, 109);
}

#[test]
fn the_rules_of_ronin_are_tested() {
    hold(RONIN, 150, 89);
}

#[test]
fn the_rules_of_wild_hunt_are_tested() {
    hold(WILD_HUNT, 190, 107);
}

#[test]
fn what_no_test_shows_is_found() {
    let rules = "- **CA-TAKE-1** x\n- **CA-TAKE-2** see CA-TAKE\n- **CA-END-1** y\n- **CA-D2** z\n\
                 ## Worked examples\n1. one\n2. two\n12. twelve\n## More\n3. no example\n";
    let test = "/// CA-TAKE-1, CA-D2. Example 12: but not one or two.\nfn x() {} // CA-TAKE-2\n";
    let sources = [
        Source::new("docs/rules/cairns.md", rules),
        Source::new("tests/tests/cairns_rules.rs", test),
        Source::new("tests/tests/other.rs", "/// CA-TAKE-2, example 1."),
    ];
    let exceptions =
        &[("CA-END-1", "shown by none"), ("CA-D2", "cited"), ("CA-PEEK-1", "is none here")];
    let found = Rulebook { exceptions, ..CAIRNS }.citations(&sources);
    assert_eq!(found.rules.len(), 4, "a group is no rule: {:?}", found.rules);
    assert_eq!(found.uncited, ["CA-TAKE-2"]);
    assert_eq!(found.needless, ["CA-D2", "CA-PEEK-1"]);
    assert_eq!(found.unshown, ["1", "2"]);
}
