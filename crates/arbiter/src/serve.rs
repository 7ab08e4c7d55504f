//! The loop: a line in, an answer out, until the input ends or somebody says `quit`.

use std::io::{self, BufRead, ErrorKind, Write};

use crate::lines::Lines;
use crate::{Answer, Arbiter};

/// Answers every line. Ends well at the end of the input, at `quit`, and when the listener has
/// gone; every other trouble with reading or writing is an error.
pub fn serve(arbiter: &mut Arbiter, input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut lines = Lines::new(input);
    while let Some(line) = lines.next_line()? {
        let answer = match line {
            Ok(bytes) => arbiter.answer(bytes),
            Err(refusal) => Answer::refused(&refusal),
        };
        match writeln!(output, "{}", answer.text).and_then(|()| output.flush()) {
            Ok(()) => {}
            Err(error) if error.kind() == ErrorKind::BrokenPipe => return Ok(()),
            Err(error) => return Err(error),
        }
        if answer.quits {
            break;
        }
    }
    Ok(())
}
