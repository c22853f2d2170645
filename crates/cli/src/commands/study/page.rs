//! The page that answers all questions, with pictures: `docs/STUDIES.md`.

use super::{answer, picture_of, report};
use crate::commands::Done;
use crate::console::Console;
use crate::failure::Failure;
use crate::picture::unwritten;
use cartagena_studies::{Question, Study};
use cartagena_texts::say;
use std::fs;
use std::path::Path;

/// The folder of the pictures, beside the page.
const PICTURES: &str = "studies";

/// Answers every question and writes the page and its pictures.
pub(super) fn write(console: &Console, studies: &[Study], file: &Path) -> Done {
    let texts = &console.texts;
    let folder = file.parent().unwrap_or(Path::new("")).join(PICTURES);
    fs::create_dir_all(&folder).map_err(|error| unwritten(texts, &folder, &error))?;
    let mut page = format!(
        "# {}\n\n{}\n",
        say!(texts, "studies-page-title"),
        say!(texts, "studies-page-about", form = "`cartagena study all --page FILE`")
    );
    for study in studies {
        page += &section(console, study, &folder)?;
    }
    fs::write(file, page).map_err(|error| unwritten(texts, file, &error))?;
    let file = file.display().to_string();
    console.print_to_stderr(&say!(texts, "studies-page-written", file = file));
    Ok(())
}

fn section(console: &Console, study: &Study, folder: &Path) -> Result<String, Failure> {
    let texts = &console.texts;
    let interrupted = || Failure::NotProved(Some(say!(console.texts, "studies-interrupted")), 130);
    let answer = answer(study).ok_or_else(interrupted)?;
    let name = study.question.name();
    let picture = folder.join(format!("{name}.svg"));
    fs::write(&picture, picture_of(texts, study, &answer))
        .map_err(|error| unwritten(texts, &picture, &error))?;
    let (games, seed) = (study.games, study.seed);
    let command =
        format!("cartagena study {name} --games {games} --seed {seed} --picture {name}.svg");
    Ok(format!(
        "\n## {}\n\n{}\n\n{}\n{}\n\n![{name}]({PICTURES}/{name}.svg)\n\n```sh\n{command}\n```\n",
        report::title(texts, study.question),
        report::about(texts, study.question),
        markdown(&report::lines(texts, &answer)),
        report::conclusion(texts, &answer),
    ))
}

/// Returns a table in Markdown; the first line is its head.
fn markdown(lines: &[Vec<String>]) -> String {
    let row = |cells: &Vec<String>| format!("| {} |\n", cells.join(" | "));
    let Some((head, rows)) = lines.split_first() else { return String::new() };
    let rule = format!("|{}\n", ":--|".repeat(head.len()));
    row(head) + &rule + &rows.iter().map(row).collect::<String>()
}

/// Returns the usual study of every question, with as many games as the command line asks for.
pub(super) fn all(games: Option<u64>, seed: u64, jobs: Option<usize>) -> Vec<Study> {
    let study = |question: Question| {
        let usual = Study::new(question, Vec::new());
        let games = games.unwrap_or(usual.games);
        Study { games, seed, jobs: jobs.unwrap_or(usual.jobs), ..usual }
    };
    Question::ALL.map(study).to_vec()
}
