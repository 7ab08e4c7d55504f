//! `press <file> <copy> …` writes `<copy>.br` and `<copy>.gz` of each file, at the highest quality. A program of its
//! own, so that `xtask` starts without waiting for the compilers of compressors.

use brotli::enc::BrotliEncoderParams;
use flate2::Compression;
use flate2::write::GzEncoder;
use std::io::{self, Write};
use std::process::ExitCode;
use std::sync::Mutex;
use std::{fs, thread};

type Coder = fn(&[u8]) -> io::Result<Vec<u8>>;
const CODERS: [(&str, Coder); 2] = [("br", brotli), ("gz", gzip)];

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    if !words.len().is_multiple_of(2) {
        eprintln!("press <file> <copy> …");
        return ExitCode::FAILURE;
    }
    match press(&words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("press: {error}");
            ExitCode::FAILURE
        }
    }
}

/// All pairs, on all cores; the largest files first, because one of them outweighs the rest.
fn press(pairs: &[String]) -> io::Result<()> {
    let mut jobs = Vec::new();
    for pair in pairs.chunks_exact(2) {
        let bytes = fs::read(&pair[0])?;
        jobs.extend(
            CODERS.map(|coder| (bytes.clone(), format!("{}.{}", pair[1], coder.0), coder.1)),
        );
    }
    // Brotli works longer than gzip on the same file.
    jobs.sort_by_key(|(bytes, copy, _)| (bytes.len(), copy.ends_with("br")));
    let jobs = Mutex::new(jobs);
    let work = || -> io::Result<()> {
        loop {
            let job = jobs.lock().expect("a worker does not panic").pop();
            let Some((bytes, copy, coder)) = job else { return Ok(()) };
            write_whole(&copy, &coder(&bytes)?)?;
        }
    };
    let cores = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        let workers: Vec<_> = (0..cores).map(|_| scope.spawn(work)).collect();
        workers.into_iter().try_for_each(|worker| worker.join().expect("a worker does not panic"))
    })
}

/// A server may be reading: the file is there whole or not at all.
fn write_whole(path: &str, bytes: &[u8]) -> io::Result<()> {
    let draft = format!("{path}.{}", std::process::id());
    fs::write(&draft, bytes)?;
    fs::rename(draft, path)
}

fn gzip(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    encoder.finish()
}

fn brotli(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let mut out = Vec::new();
    let best = BrotliEncoderParams { quality: 11, lgwin: 22, ..BrotliEncoderParams::default() };
    brotli::BrotliCompress(&mut &bytes[..], &mut out, &best)?;
    Ok(out)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read;

    #[test]
    fn both_copies_of_every_file_unfold_to_its_bytes() {
        let folder = std::env::temp_dir().join(format!("szlak-press-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let texts = ["a".repeat(10_000), "short".to_owned(), String::new()];
        let mut words = Vec::new();
        for (index, text) in texts.iter().enumerate() {
            let file = folder.join(format!("{index}.txt"));
            fs::write(&file, text).unwrap();
            words.push(file.display().to_string());
            words.push(folder.join(index.to_string()).display().to_string());
        }
        press(&words).unwrap();
        for (index, text) in texts.iter().enumerate() {
            let copy = |end: &str| fs::read(folder.join(format!("{index}.{end}"))).unwrap();
            let mut gunzipped = String::new();
            flate2::read::GzDecoder::new(&copy("gz")[..]).read_to_string(&mut gunzipped).unwrap();
            let mut unfolded = Vec::new();
            brotli::BrotliDecompress(&mut &copy("br")[..], &mut unfolded).unwrap();
            assert_eq!((&gunzipped, unfolded.as_slice()), (text, text.as_bytes()));
        }
        let small = fs::metadata(folder.join("0.br")).unwrap().len();
        assert!(small < 100, "{small}");
        fs::remove_dir_all(&folder).unwrap();
    }
}
