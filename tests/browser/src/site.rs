//! The served page of one scenario: a copy-on-change view of a built page (`dist/`) that can go offline, come back, withhold
//! its service worker, or publish a new version.

use crate::{Outcome, Trouble};
use std::net::{IpAddr, Ipv4Addr};
use std::path::{Path, PathBuf};
use std::{fs, io};
use xtask::page;
use xtask::server::{Reach, Server, lan};

/// A built page behind its own server.
pub struct Site {
    server: Server,
    page: PathBuf,
    host: IpAddr,
    drafts: PathBuf,
    versions: u32,
}

impl Site {
    /// Serves a built page under `prefix`; changed versions will be kept in `drafts`.
    pub(crate) fn open(page: &Path, prefix: &str, drafts: &Path) -> Outcome<Self> {
        if !page.join("index.html").is_file() {
            let page = page.display();
            return Err(Trouble::Wrong(format!(
                "{page} holds no page: run `cargo xtask dist` first"
            )));
        }
        Ok(Self {
            server: Server::start(page, prefix, 0)?,
            page: page.to_owned(),
            host: Ipv4Addr::LOCALHOST.into(),
            drafts: drafts.to_owned(),
            versions: 0,
        })
    }

    /// The same page behind a server of its own.
    pub(crate) fn twin(&self, drafts: &Path) -> Outcome<Self> {
        Self::open(&self.page, "/", drafts)
    }

    /// The address of the page.
    pub fn url(&self) -> String {
        self.server.url_at(self.host)
    }

    /// From now on the page is where a phone would find it: at an address no browser trusts as it trusts its own
    /// machine. Without a network, the address of no machine leads here too and is trusted as little.
    pub fn open_to_guests(&mut self) -> Outcome {
        self.server = Server::start_for(Reach::Network, &self.page, "/", 0)?;
        self.host = lan::address().unwrap_or(Ipv4Addr::UNSPECIFIED.into());
        Ok(())
    }

    /// Closes the socket, and proves that it is closed.
    pub fn go_offline(&mut self) -> Outcome {
        self.server.stop();
        if self.server.refuses() {
            Ok(())
        } else {
            Err(Trouble::Wrong("the server still answers".into()))
        }
    }

    /// Opens the socket again, at the same address.
    pub fn come_back(&mut self) -> Outcome {
        Ok(self.server.resume()?)
    }

    /// Answers "not found" for one file, such as `sw.js`.
    pub fn withhold(&self, file: &str) {
        self.server.withhold(file);
    }

    /// The same, but only the first time.
    pub fn withhold_once(&self, file: &str) {
        self.server.withhold_once(file);
    }

    /// From now on serves the words of a language in a shape that the page cannot read.
    pub fn publish_other_words(&mut self, tag: &str) -> Outcome {
        let draft = self.draft()?;
        let file = format!("words/{tag}.txt");
        let words = page::files::read_text(&draft, &file)?;
        let other = words.replacen("[[frame ", "[[frame 0", 1);
        page::files::write(&draft, &file, &other)?;
        self.server.move_to(&draft);
        Ok(())
    }

    /// The name of the first file with this ending, such as `.wasm`: the build puts a hash into it.
    pub fn file_ending_with(&self, end: &str) -> Outcome<String> {
        let found = page::files::list(&self.page)?.into_iter().find(|name| name.ends_with(end));
        found.ok_or_else(|| Trouble::Wrong(format!("dist/ holds no file *{end}")))
    }

    /// From now on serves a page that differs in one comment: to the browser a new version.
    pub fn publish_new_version(&mut self) -> Outcome {
        let draft = self.draft()?;
        self.server.move_to(&draft);
        Ok(())
    }

    /// From now on serves a new version whose wasm was cut short on the way.
    pub fn publish_torn_version(&mut self) -> Outcome {
        let draft = self.draft()?;
        let wasm = self.file_ending_with(".wasm")?;
        let bytes = page::files::read(&draft, &wasm)?;
        page::files::write(&draft, &wasm, &bytes[..bytes.len() / 2])?;
        self.server.move_to(&draft);
        Ok(())
    }

    fn draft(&mut self) -> Outcome<PathBuf> {
        self.versions += 1;
        let draft = self.drafts.join(format!("version-{}", self.versions));
        copy(&self.page, &draft)
            .map_err(|error| Trouble::Wrong(format!("no copy of dist/: {error}")))?;
        let index = page::files::read_text(&draft, "index.html")?;
        page::files::write(
            &draft,
            "index.html",
            format!("{index}<!-- version {} -->\n", self.versions),
        )?;
        page::finish(&draft)?;
        Ok(draft)
    }
}

fn copy(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy(&entry.path(), &target)?;
        } else {
            fs::copy(entry.path(), &target)?;
        }
    }
    Ok(())
}
