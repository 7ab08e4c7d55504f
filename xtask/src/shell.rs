//! Running other programs: from the root of the checkout, without the variables `cargo run` leaves behind
//! (they would make nested builds start afresh), with failures that name the command.

use crate::{Outcome, Trouble, workspace};
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Output, Stdio};

/// A program to run; a thin layer over [`Command`].
pub struct Program(Command);

impl Program {
    /// A program by name or path, started in the root of the checkout.
    pub fn new(name: impl AsRef<OsStr>) -> Self {
        let mut command = Command::new(name);
        command.current_dir(workspace::root());
        for (key, _) in std::env::vars_os() {
            if key.to_str().is_some_and(is_left_behind) {
                command.env_remove(key);
            }
        }
        Self(command)
    }

    /// The cargo that runs us.
    pub fn cargo() -> Self {
        Self::new(cargo())
    }

    /// The same for work beside other work: where the system knows `nice`, it takes mostly time nobody else wants.
    pub fn cargo_beside() -> Self {
        match which("nice") {
            Some(nice) => Self::new(nice).words("-n 10").arg(cargo()),
            None => Self::cargo(),
        }
    }

    /// Adds arguments separated by spaces, as one would type them.
    #[must_use]
    pub fn words(mut self, words: &str) -> Self {
        self.0.args(words.split_whitespace());
        self
    }

    /// Adds one argument as it is.
    #[must_use]
    pub fn arg(mut self, arg: impl AsRef<OsStr>) -> Self {
        self.0.arg(arg);
        self
    }

    /// Sets a variable.
    #[must_use]
    pub fn env(mut self, key: &str, value: impl AsRef<OsStr>) -> Self {
        self.0.env(key, value);
        self
    }

    /// Forgets a variable.
    #[must_use]
    pub fn without(mut self, key: &str) -> Self {
        self.0.env_remove(key);
        self
    }

    /// Starts in another directory.
    #[must_use]
    pub fn within(mut self, directory: &Path) -> Self {
        self.0.current_dir(directory);
        self
    }

    /// Puts directories before the others in `PATH`.
    #[must_use]
    pub fn path_first(self, directories: &[PathBuf]) -> Self {
        let known = std::env::var_os("PATH").unwrap_or_default();
        let all = directories.iter().cloned().chain(std::env::split_paths(&known));
        let joined = std::env::join_paths(all).unwrap_or(known.clone());
        self.env("PATH", joined)
    }

    /// Runs with our own input and output.
    pub fn run(mut self) -> Outcome {
        let status = self.0.status().map_err(|source| self.not_started(source))?;
        self.judge(status, String::new())
    }

    /// Runs with our own error output and gives back what was printed.
    pub fn heard(mut self) -> Outcome<String> {
        self.0.stderr(Stdio::inherit());
        let output = self.0.output().map_err(|source| self.not_started(source))?;
        self.judge(output.status, String::new())?;
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    }

    /// Runs silently and gives back what was printed; a failure carries the whole output.
    pub fn read(mut self) -> Outcome<String> {
        let output = self.0.output().map_err(|source| self.not_started(source))?;
        self.judge(output.status, everything(&output))?;
        Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned())
    }

    fn not_started(&self, source: std::io::Error) -> Trouble {
        Trouble::NotStarted { command: self.spelled(), source }
    }

    fn judge(&self, status: ExitStatus, output: String) -> Outcome {
        if status.success() {
            return Ok(());
        }
        Err(Trouble::Failed { command: self.spelled(), status: status.to_string(), output })
    }

    fn spelled(&self) -> String {
        let name = Path::new(self.0.get_program()).file_name().unwrap_or_default();
        let words = std::iter::once(name).chain(self.0.get_args());
        words.map(|word| word.to_string_lossy().into_owned()).collect::<Vec<_>>().join(" ")
    }
}

/// The cargo that runs us, or the one on `PATH`.
pub fn cargo() -> OsString {
    std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into())
}

/// Finds a program on `PATH`.
pub fn which(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path).map(|directory| directory.join(name)).find(|file| file.is_file())
}

fn is_left_behind(key: &str) -> bool {
    const PREFIXES: [&str; 4] = ["CARGO_PKG_", "CARGO_MANIFEST_", "CARGO_BIN_", "CARGO_CRATE_"];
    PREFIXES.iter().any(|prefix| key.starts_with(prefix)) || key == "OUT_DIR"
}

fn everything(output: &Output) -> String {
    let (out, err) =
        (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    format!("\n{}\n{}", out.trim_end(), err.trim_end())
}
