//! A program as its sections, with what is to be moved read out of them: imports, functions, and who names a function.

use super::body::Function;
use super::bytes::{Reader, put, put_length};
use crate::{Outcome, Trouble};

const HEAD: &[u8] = b"\0asm\x01\0\0\0";

// The numbers of the sections.
const REMARK: u8 = 0;
const TYPES: u8 = 1;
const IMPORTS: u8 = 2;
const SIGNATURES: u8 = 3;
const EXPORTS: u8 = 7;
const START: u8 = 8;
const ELEMENTS: u8 = 9;
const CODE: u8 = 10;

/// A program.
pub struct Module {
    sections: Vec<(u8, Vec<u8>)>,
    /// What it asks of its glue.
    pub imports: Vec<Import>,
    /// How many of the imports are functions: the first numbers are theirs.
    pub imported: usize,
    /// The functions it brings.
    pub functions: Vec<Function>,
    /// How many parameters each signature has.
    pub parameters: Vec<u32>,
    /// What functions are called now, by their numbers of before: other sections are changed when they are written.
    renamed: Vec<u32>,
}

/// Something the glue provides.
pub struct Import {
    /// Where it is found.
    pub module: String,
    /// What it is called there.
    pub name: String,
    /// What it is, as written.
    what: Vec<u8>,
}

impl Module {
    /// Reads a program.
    pub fn read(bytes: &[u8]) -> Outcome<Self> {
        let rest = bytes.strip_prefix(HEAD).ok_or_else(|| odd("head"))?;
        let mut reader = Reader::new(rest);
        let mut sections = Vec::new();
        while !reader.is_done() {
            let (id, length) = (reader.byte()?, reader.length()?);
            sections.push((id, reader.take(length)?.to_vec()));
        }
        let section = |wanted: u8| {
            let found = sections.iter().find(|(id, _)| *id == wanted);
            found.map_or(&[0][..], |(_, bytes)| bytes)
        };
        let parameters = read_types(section(TYPES))?;
        let imports = read_imports(section(IMPORTS))?;
        let imported = imports.iter().filter(|import| import.what[0] == 0).count();
        let functions = read_functions(section(SIGNATURES), section(CODE))?;
        if functions.iter().any(|function| function.kind as usize >= parameters.len()) {
            return Err(odd("types"));
        }
        let all = imported + functions.len();
        if functions.iter().flat_map(Function::named).any(|number| number as usize >= all) {
            return Err(odd("calls"));
        }
        let renamed = (0..).take(all).collect();
        let module = Self { sections, imports, imported, functions, parameters, renamed };
        // What cannot be written is found now.
        for (id, bytes) in &module.sections {
            module.section(*id, bytes)?;
        }
        Ok(module)
    }

    /// Sections for people and tools go; says how many they were.
    pub fn drop_remarks(&mut self) -> usize {
        let before = self.sections.len();
        self.sections.retain(|(id, _)| *id != REMARK);
        before - self.sections.len()
    }

    /// The numbers of all functions, imported ones too.
    pub fn numbers(&self) -> impl Iterator<Item = u32> + use<> {
        (0..).take(self.imported + self.functions.len())
    }

    /// Leaves out the functions that are not `kept`; whoever named one names what is said in `instead`.
    pub fn forward(&mut self, instead: &[u32], kept: &[bool]) {
        let left: Vec<usize> = (0..kept.len()).filter(|place| kept[*place]).collect();
        let mut places = self.placed(&left);
        for (number, other) in instead.iter().enumerate() {
            places[number] = places[*other as usize];
        }
        self.rename(&left, &places);
    }

    /// Puts the functions into another order: which place of before comes first, second…
    pub fn reorder(&mut self, order: &[usize]) {
        let places = self.placed(order);
        self.rename(order, &places);
    }

    fn placed(&self, order: &[usize]) -> Vec<u32> {
        let mut places: Vec<u32> = self.numbers().collect();
        for (number, place) in (0..).skip(self.imported).zip(order) {
            places[self.imported + place] = number;
        }
        places
    }

    fn rename(&mut self, order: &[usize], places: &[u32]) {
        let moved = order.iter().map(|place| {
            let function = &self.functions[*place];
            let body = function.write(places);
            Function::read(function.kind, &body).expect("what was written can be read")
        });
        self.functions = moved.collect();
        for number in &mut self.renamed {
            *number = places[*number as usize];
        }
    }

    /// The program as bytes.
    pub fn write(&self) -> Vec<u8> {
        let mut out = HEAD.to_vec();
        for (id, bytes) in &self.sections {
            let bytes = self.section(*id, bytes).expect("it was tried when it was read");
            out.push(*id);
            put_length(&mut out, bytes.len());
            out.extend(bytes);
        }
        out
    }

    /// A section with everything called as it is now.
    fn section(&self, id: u8, bytes: &[u8]) -> Outcome<Vec<u8>> {
        let mut out = Vec::new();
        let mut reader = Reader::new(bytes);
        match id {
            IMPORTS => {
                put_length(&mut out, self.imports.len());
                for import in &self.imports {
                    for text in [&import.module, &import.name] {
                        put_length(&mut out, text.len());
                        out.extend(text.bytes());
                    }
                    out.extend(&import.what);
                }
            }
            SIGNATURES => {
                put_length(&mut out, self.functions.len());
                self.functions.iter().for_each(|function| put(&mut out, function.kind));
            }
            EXPORTS => {
                let count = reader.length()?;
                put_length(&mut out, count);
                for _ in 0..count {
                    let start = reader.at;
                    let length = reader.length()?;
                    reader.take(length)?;
                    let is_function = reader.byte()? == 0;
                    out.extend(reader.since(start));
                    let number = reader.number()?;
                    put(&mut out, if is_function { self.now(number)? } else { number });
                }
            }
            START => put(&mut out, self.now(reader.number()?)?),
            ELEMENTS => {
                let count = reader.length()?;
                put_length(&mut out, count);
                for _ in 0..count {
                    self.element(&mut reader, &mut out)?;
                }
            }
            CODE => {
                let own: Vec<u32> = self.numbers().collect();
                put_length(&mut out, self.functions.len());
                for function in &self.functions {
                    let body = function.write(&own);
                    put_length(&mut out, body.len());
                    out.extend(body);
                }
            }
            _ => out.extend(bytes),
        }
        Ok(out)
    }

    /// Functions in a table: the one kind of list our compiler writes, from a place in the first table on.
    fn element(&self, reader: &mut Reader<'_>, out: &mut Vec<u8>) -> Outcome {
        let start = reader.at;
        // i32.const, a number, end
        let is_usual = reader.number()? == 0 && reader.byte()? == 0x41;
        reader.skip()?;
        if !is_usual || reader.byte()? != 0x0b {
            return Err(odd("elements"));
        }
        out.extend(reader.since(start));
        let count = reader.length()?;
        put_length(out, count);
        for _ in 0..count {
            put(out, self.now(reader.number()?)?);
        }
        Ok(())
    }

    fn now(&self, number: u32) -> Outcome<u32> {
        self.renamed.get(number as usize).copied().ok_or_else(|| odd("functions"))
    }
}

fn read_types(section: &[u8]) -> Outcome<Vec<u32>> {
    let mut reader = Reader::new(section);
    let mut parameters = Vec::new();
    for _ in 0..reader.length()? {
        if reader.byte()? != 0x60 {
            return Err(odd("types"));
        }
        let count = reader.number()?;
        reader.take(count as usize)?;
        let results = reader.length()?;
        reader.take(results)?;
        parameters.push(count);
    }
    Ok(parameters)
}

fn read_imports(section: &[u8]) -> Outcome<Vec<Import>> {
    let mut reader = Reader::new(section);
    let mut imports = Vec::new();
    for _ in 0..reader.length()? {
        let [module, name] = [read_name(&mut reader)?, read_name(&mut reader)?];
        let start = reader.at;
        match reader.byte()? {
            0 => reader.skip()?,
            // A table or a memory: with its least size, and its greatest if it has one.
            kind @ (1 | 2) => {
                if kind == 1 {
                    reader.byte()?;
                }
                let has_most = reader.number()? & 1 == 1;
                reader.skip()?;
                if has_most {
                    reader.skip()?;
                }
            }
            3 => reader.take(2).map(drop)?,
            _ => return Err(odd("imports")),
        }
        imports.push(Import { module, name, what: reader.since(start).to_vec() });
    }
    Ok(imports)
}

fn read_name(reader: &mut Reader<'_>) -> Outcome<String> {
    let length = reader.length()?;
    String::from_utf8(reader.take(length)?.to_vec()).map_err(|_| odd("names"))
}

fn read_functions(signatures: &[u8], code: &[u8]) -> Outcome<Vec<Function>> {
    let mut reader = Reader::new(signatures);
    let mut bodies = Reader::new(code);
    let count = reader.length()?;
    if bodies.length()? != count {
        return Err(odd("functions"));
    }
    let mut functions = Vec::new();
    for _ in 0..count {
        let length = bodies.length()?;
        functions.push(Function::read(reader.number()?, bodies.take(length)?)?);
    }
    Ok(functions)
}

fn odd(what: &str) -> Trouble {
    Trouble::Page(format!("The wasm has {what} that xtask/src/page/tighten does not know."))
}

#[cfg(test)]
pub mod tests {
    use super::*;

    /// Imports a function 0; 1 and 2 add two numbers, 3 and 4 call 1 and 2, 5 calls 0. Exports 4, has 2 and 5 in its table.
    pub fn sample() -> Vec<u8> {
        let adds = [0x00, 0x20, 0x00, 0x20, 0x01, 0x6a, 0x0b];
        let calls = |number| [0x00, 0x20, 0x00, 0x20, 0x01, 0x10, number, 0x0b];
        let bodies: [&[u8]; 5] =
            [&adds, &adds, &calls(1), &calls(2), &[0, 0x41, 0x07, 0x10, 0, 0x0b]];
        let mut code = vec![5];
        for body in bodies {
            put_length(&mut code, body.len());
            code.extend(body);
        }
        let mut import = vec![1, 9];
        import.extend(b"./a_bg.js");
        import.push(14);
        import.extend(b"__wbg_log_12ab");
        import.extend([0, 1]);
        let sections: [(u8, &[u8]); 8] = [
            (TYPES, &[3, 0x60, 2, 0x7f, 0x7f, 1, 0x7f, 0x60, 1, 0x7f, 0, 0x60, 0, 0]),
            (IMPORTS, &import),
            (SIGNATURES, &[5, 0, 0, 0, 0, 2]),
            (4, &[1, 0x70, 0, 3]),
            (EXPORTS, &[1, 3, b'a', b'd', b'd', 0, 4]),
            (ELEMENTS, &[1, 0, 0x41, 1, 0x0b, 2, 2, 5]),
            (CODE, &code),
            (REMARK, &[3, b'w', b'h', b'y']),
        ];
        let mut out = HEAD.to_vec();
        for (id, bytes) in sections {
            out.push(id);
            put_length(&mut out, bytes.len());
            out.extend(bytes);
        }
        out
    }

    #[test]
    fn a_program_is_written_as_it_was_read() {
        assert_eq!(Module::read(&sample()).unwrap().write(), sample());
    }

    #[test]
    fn whoever_names_a_function_finds_it_after_the_move() {
        let mut module = Module::read(&sample()).unwrap();
        module.reorder(&[4, 3, 2, 1, 0]);
        assert_eq!(module.functions[0].named().collect::<Vec<_>>(), [0]);
        assert_eq!(module.functions[1].named().collect::<Vec<_>>(), [4]);
        let again = module.section(EXPORTS, &[1, 1, b'a', 0, 4]).unwrap();
        assert_eq!(again, [1, 1, b'a', 0, 2]);
        assert_eq!(
            module.section(ELEMENTS, &[1, 0, 0x41, 1, 0x0b, 2, 2, 5]).unwrap(),
            [1, 0, 0x41, 1, 0x0b, 2, 4, 1]
        );
        assert!(module.section(START, &[6]).is_err());
    }
}
