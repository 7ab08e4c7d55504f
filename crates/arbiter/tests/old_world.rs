//! A script plays a whole game of Old World through the program: one seat by the script, two by
//! bots. Broken off in the middle of a fight and taken up by another process, it ends the same.

#[path = "support/program.rs"]
mod program;

use program::Program;
use serde_json::{Value, json};

fn is_in_the_middle_of_a_fight(program: &mut Program, table: &Value) -> bool {
    let decision = &table["status"]["awaiting"]["decision"]["decision"];
    let in_combo = decision == "combo" || decision == "step1" || decision == "attack";
    let view = json!({ "command": "view", "viewer": "referee" });
    in_combo && program.told(&view, "view")["fight"]["turns"].as_u64() > Some(1)
}

#[test]
fn a_game_saved_in_the_middle_of_a_fight_ends_as_if_it_had_never_been_left() {
    let form = json!({ "seats": 3, "answers": {} });
    let deal = json!({ "command": "new", "game": "old-world", "form": form, "seed": 5 });
    Program::leave_and_return(&deal, is_in_the_middle_of_a_fight);
}
