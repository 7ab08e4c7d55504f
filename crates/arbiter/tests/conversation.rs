//! The example in `PROTOCOL.md` is true to the letter.

mod support;

use support::{arbiter, run};

/// The lines that go in, and the lines that come out, as the document has them.
fn documented() -> (Vec<&'static str>, Vec<&'static str>) {
    let document = include_str!("../PROTOCOL.md");
    let side = |mark: &str| document.lines().filter_map(|line| line.strip_prefix(mark)).collect();
    (side("> "), side("< "))
}

#[test]
fn the_documented_conversation_is_held_to_the_letter() {
    let (requests, answers) = documented();
    assert!(requests.len() > 20, "the document has a conversation");
    assert_eq!(requests.len(), answers.len());
    let mut arbiter = arbiter();
    for (request, answer) in requests.iter().zip(answers) {
        assert_eq!(arbiter.answer(request.as_bytes()).text, answer, "to {request}");
    }
}

#[test]
fn the_program_holds_the_documented_conversation() {
    let (requests, answers) = documented();
    let said = run(format!("{}\n", requests.join("\n")).into_bytes());
    assert_eq!(said, answers);
}

/// The quoted words that follow a piece of source text.
fn named(source: &'static str, before: &'static str) -> impl Iterator<Item = &'static str> {
    source.split(before).skip(1).filter_map(|rest| rest.split('"').next())
}

#[test]
fn every_command_and_every_kind_of_refusal_is_documented() {
    let commands = include_str!("../src/commands/mod.rs");
    let commands = commands.lines().filter(|line| line.contains("\" => "));
    let commands = commands.flat_map(|line| named(line, "        \""));
    let sources = [
        include_str!("../src/arbiter.rs"),
        include_str!("../src/commands/load.rs"),
        include_str!("../src/commands/look.rs"),
        include_str!("../src/commands/mod.rs"),
        include_str!("../src/commands/open.rs"),
        include_str!("../src/commands/play.rs"),
        include_str!("../src/commands/think.rs"),
        include_str!("../src/fields.rs"),
        include_str!("../src/lines.rs"),
    ];
    let refusals = sources.into_iter().flat_map(|source| named(source, "Refusal::new(\""));
    let passed_on = include_str!("../src/refusal.rs");
    let passed_on = named(passed_on, "=> \"").chain(named(passed_on, "Self::new(\""));
    let names: Vec<&str> = commands.chain(refusals).chain(passed_on).collect();
    assert!(names.len() > 40, "{names:?}");
    for name in names {
        let documented = include_str!("../PROTOCOL.md").contains(&format!("`{name}`"));
        assert!(documented, "{name} is not documented");
    }
}
