#include <filesystem>
#include <fstream>
#include <memory>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "documents.h"
#include "elfref/core/render/render_parts.h"
#include "line_reader.h"
#include "output.h"
#include "recording.h"
#include "records.h"

namespace elfref::tools::commands {
namespace {

struct RecordingRequest {
  std::string file;
  Overrides overrides;
  Colour colour = Colour::automatic;
};

/// Writes the file so that it is never half written. Returns what went wrong, or nothing.
std::string save(const std::string& path, const std::string& text) {
  const std::string beside = path + ".new";
  std::ofstream out(beside, std::ios::binary | std::ios::trunc);
  out << text;
  out.close();
  std::error_code failed;
  if (out) std::filesystem::rename(beside, path, failed);
  return out && !failed ? "" : "cannot write '" + path + "'";
}

/// Says what was found, each with its place, without a verdict.
bool tell(const Refereed& refereed, const std::vector<std::size_t>& findings, TextStyle style) {
  std::string out;
  Places places(refereed.source());
  for (const std::size_t index : findings)
    render_finding(out, refereed.source(), places, refereed.judgement.findings[index], style);
  return out.empty() || print(out);
}

int run(const RecordingRequest& request) {
  if (const std::string why = refusal(request.overrides); !why.empty()) return refuse(why);
  std::string text;
  if (std::error_code failed; std::filesystem::exists(request.file, failed)) {
    Documents documents(request.file, Input::yaml);
    const std::optional<Source> found = documents.next();
    if (!documents.failure().empty()) return refuse("cannot read '" + request.file + "': " + documents.failure());
    if (found) text = found->text;
    if (documents.next()) return refuse("'" + request.file + "' holds several records: name one with one");
  }
  const TextStyle style = style_for(request.colour);
  Recording recording(request.file, std::move(text), request.overrides);
  LineReader lines([&](std::string_view typed) { return recording.completions(typed); });
  if (lines.interactive() && !print("a line a play; 'undo' takes the last one back; an empty line ends\n"))
    return exit_not_judged;
  bool all_written = true;
  while (const std::optional<std::string> line = lines.next(recording.prompt())) {
    if (line->find_first_not_of(" \t\r") == std::string::npos) {
      if (lines.interactive()) break;
      continue;
    }
    if (*line == "undo") {
      if (!recording.undo()) complain("nothing was written yet");
    } else {
      const Recording::Taken taken = recording.take(*line);
      if (!tell(taken.refereed, taken.findings, style)) return exit_not_judged;
      if (!taken.written) complain("not written: '" + *line + "'");
      all_written = all_written && taken.written;
      if (!taken.written) continue;
    }
    if (std::string why = save(request.file, recording.text()); !why.empty()) return refuse(why);
  }
  return all_written ? exit_clean : exit_not_judged;
}

}  // namespace

Command record() {
  const auto request = std::make_shared<RecordingRequest>();
  Argument file = text("FILE", "FILE", request->file, "The record to go on with, or to begin");
  file.values = Values::records;
  file.required = true;
  Argument edition =
      text("--edition", "NAME", request->overrides.edition, "Judge by this rulebook, whatever the record names");
  edition.values = Values::editions;
  return {.name = "record",
          .description = "Asks for one play after the other, judges each at once, and writes the record",
          .examples = "Examples:\n"
                      "  elfref record game.yaml             at a table: Tab completes what is legal\n"
                      "  elfref record game.yaml <plays      lines of a file; one that cannot be read is not written\n"
                      "\n"
                      "A line is a play as a record has it, with or without its player. Which phase or round it\n"
                      "belongs to is found. The file is written after each line.\n"
                      "\n"
                      "Exit status: 0 every line was written, 2 one was not.\n",
          .arguments = {std::move(file), std::move(edition), option_argument(request->overrides.options),
                        colour_argument(request->colour)},
          .run = [request] { return run(*request); }};
}

}  // namespace elfref::tools::commands
