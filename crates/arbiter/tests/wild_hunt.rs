//! A script plays a whole hunt through the program: one seat by the script, two by bots. Broken off
//! in the middle of the last fight and taken up by another process, it ends the same.

#[path = "support/program.rs"]
mod program;

use program::Program;
use serde_json::{Value, json};

/// WH-FIN-7: the rider has had a turn, and a witcher lays his combo.
fn is_in_the_middle_of_the_last_fight(program: &mut Program, table: &Value) -> bool {
    let in_combo = table["status"]["awaiting"]["decision"]["decision"] == "combo";
    let view = json!({ "command": "view", "viewer": "referee" });
    let fight = |program: &mut Program| program.told(&view, "view")["fight"].take();
    in_combo && {
        let fight = fight(program);
        fight["foe"].get("rider").is_some() && fight["monster_turns"].as_u64() > Some(0)
    }
}

#[test]
fn a_hunt_saved_in_the_middle_of_the_last_fight_ends_as_if_it_had_never_been_left() {
    let form = json!({ "seats": 3, "answers": {} });
    let deal = json!({ "command": "new", "game": "wild-hunt", "form": form, "seed": 5 });
    Program::leave_and_return(&deal, is_in_the_middle_of_the_last_fight);
}
