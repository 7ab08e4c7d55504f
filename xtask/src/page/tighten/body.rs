//! The code of a function: what names other functions and locals, and the rest as it is.

use super::bytes::{Reader, put, put_length};
use crate::{Outcome, Trouble};

/// A function of the program.
#[derive(Clone, Debug)]
pub struct Function {
    /// Its signature, by place in the section of types.
    pub kind: u32,
    /// Locals that are no parameters: how many in a row, and of which type.
    pub locals: Vec<(u32, u8)>,
    /// The instructions.
    pub parts: Vec<Part>,
}

/// A piece of code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// Instructions that name neither.
    Plain(Vec<u8>),
    /// An instruction that names a function.
    Function(u8, u32),
    /// An instruction that names a local.
    Local(u8, u32),
}

impl Function {
    /// Reads the body of a function.
    pub fn read(kind: u32, body: &[u8]) -> Outcome<Self> {
        let mut reader = Reader::new(body);
        let mut locals = Vec::new();
        for _ in 0..reader.length()? {
            locals.push((reader.number()?, reader.byte()?));
        }
        let mut parts = Vec::new();
        let mut start = reader.at;
        while !reader.is_done() {
            let at = reader.at;
            let code = reader.byte()?;
            let part: fn(u8, u32) -> Part = match code {
                // call, return_call, ref.func
                0x10 | 0x12 | 0xd2 => Part::Function,
                // local.get, local.set, local.tee
                0x20..=0x22 => Part::Local,
                _ => {
                    skip_operands(code, &mut reader)?;
                    continue;
                }
            };
            push_plain(&mut parts, &body[start..at]);
            parts.push(part(code, reader.number()?));
            start = reader.at;
        }
        push_plain(&mut parts, &body[start..]);
        Ok(Self { kind, locals, parts })
    }

    /// Writes the body, with functions called by other numbers.
    pub fn write(&self, renamed: &[u32]) -> Vec<u8> {
        let mut out = Vec::new();
        put_length(&mut out, self.locals.len());
        for (count, kind) in &self.locals {
            put(&mut out, *count);
            out.push(*kind);
        }
        for part in &self.parts {
            match part {
                Part::Plain(bytes) => out.extend(bytes),
                Part::Function(code, index) => {
                    out.push(*code);
                    put(&mut out, renamed[*index as usize]);
                }
                Part::Local(code, index) => {
                    out.push(*code);
                    put(&mut out, *index);
                }
            }
        }
        out
    }

    /// The functions it names.
    pub fn named(&self) -> impl Iterator<Item = u32> {
        self.parts.iter().filter_map(|part| match part {
            Part::Function(_, index) => Some(*index),
            Part::Plain(_) | Part::Local(..) => None,
        })
    }
}

fn push_plain(parts: &mut Vec<Part>, bytes: &[u8]) {
    if !bytes.is_empty() {
        parts.push(Part::Plain(bytes.to_vec()));
    }
}

/// Everything that our compiler writes; what is unknown is refused, because its length is.
fn skip_operands(code: u8, reader: &mut Reader<'_>) -> Outcome {
    match code {
        // Blocks, branches, globals, tables, whole numbers, ref.null.
        0x02..=0x04 | 0x0c | 0x0d | 0x23..=0x26 | 0x41 | 0x42 | 0xd0 => reader.skip(),
        // br_table
        0x0e => {
            let targets = reader.length()?;
            (0..=targets).try_for_each(|_| reader.skip())
        }
        // call_indirect; memory at an offset.
        0x11 | 0x13 | 0x28..=0x3e => reader.skip().and_then(|()| reader.skip()),
        // select with types
        0x1c => {
            let types = reader.length()?;
            reader.take(types).map(drop)
        }
        // memory.size, memory.grow
        0x3f | 0x40 => reader.skip(),
        0x43 => reader.take(4).map(drop),
        0x44 => reader.take(8).map(drop),
        0xfc => match reader.number()? {
            0..=7 => Ok(()),
            // memory.init, memory.copy, table.init, table.copy
            8 | 10 | 12 | 14 => reader.skip().and_then(|()| reader.skip()),
            9 | 11 | 13 | 15..=17 => reader.skip(),
            other => Err(unknown(&format!("0xfc {other}"))),
        },
        0x00 | 0x01 | 0x05 | 0x0b | 0x0f | 0x1a | 0x1b | 0x45..=0xc4 | 0xd1 => Ok(()),
        other => Err(unknown(&format!("{other:#x}"))),
    }
}

fn unknown(what: &str) -> Trouble {
    Trouble::Page(format!(
        "The wasm has an instruction, {what}, that xtask/src/page/tighten does not know."
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_instruction_is_stepped_over_and_what_names_is_found() {
        // Each is followed by `local.get 7`, which is found only if its operands were read to their end.
        let kinds: [&[u8]; 20] = [
            &[0x02, 0x40],
            &[0x0d, 0x01],
            &[0x0e, 0x02, 0x00, 0x01, 0x02],
            &[0x11, 0x85, 0x01, 0x00],
            &[0x1b],
            &[0x1c, 0x01, 0x7f],
            &[0x23, 0x00],
            &[0x25, 0x00],
            &[0x28, 0x02, 0x90, 0x20],
            &[0x40, 0x00],
            &[0x41, 0xff, 0xff, 0x7f],
            &[0x42, 0x80, 0x80, 0x80, 0x80, 0x10],
            &[0x43, 0x20, 0x20, 0x20, 0x20],
            &[0x44, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20],
            &[0x6a],
            &[0xc0],
            &[0xd0, 0x70],
            &[0xfc, 0x00],
            &[0xfc, 0x0a, 0x00, 0x00],
            &[0xfc, 0x0b, 0x00],
        ];
        for kind in kinds {
            let body = [&[0x01, 0x02, 0x7f][..], kind, &[0x20, 0x07, 0x10, 0x02, 0x0b]].concat();
            let function = Function::read(0, &body).unwrap();
            let parts = [
                Part::Plain(kind.to_vec()),
                Part::Local(0x20, 7),
                Part::Function(0x10, 2),
                Part::Plain(vec![0x0b]),
            ];
            assert_eq!(function.parts, parts);
            assert_eq!(function.write(&[0, 1, 2]), body);
        }
    }

    #[test]
    fn what_is_unknown_is_refused_by_its_number() {
        let said = Function::read(0, &[0x00, 0xfd, 0x0c]).unwrap_err().to_string();
        assert!(said.contains("0xfd"), "{said}");
    }
}
