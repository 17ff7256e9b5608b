#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "documents.h"
#include "elfref/core/render/render_parts.h"
#include "elfref/core/text/text.h"
#include "elfref/core/words/speaker.h"
#include "file_writing.h"
#include "line_reader.h"
#include "offers.h"
#include "output.h"
#include "questions.h"
#include "recording.h"
#include "records.h"
#include "speaking.h"
#include "system/paths.h"
#include "words/tool_msg.h"

namespace elfref::tools::commands {
namespace {

struct RecordingRequest {
  std::string file;
  Overrides overrides;
  Colour colour = Colour::automatic;
};

/// A record on the disk that goes on in another file where somebody else writes this one.
class RecordOnDisk {
 public:
  explicit RecordOnDisk(const std::string& path) : path_(path), file_(std::make_unique<HeldFile>(path)) {}

  /// Returns why it cannot be written, or nothing.
  [[nodiscard]] Message open() { return file_->hold(); }
  /// Returns why it was not written, or nothing. Where somebody else has written the file, it says so, and where the
  /// record goes on.
  [[nodiscard]] Message write(const std::string& text) {
    if (file_->changed_meanwhile()) go_on_beside();
    const Message why = file_->write(text);
    return why.empty() ? Message() : msg::not_written_yet({.file = verbatim(file_->path()), .why = why});
  }
  /// Whether the record is not in its own file.
  [[nodiscard]] bool went_on_beside() const { return file_->path() != path_; }

 private:
  void go_on_beside() {
    const std::string beside = name_beside();
    complain(msg::goes_on_beside({.beside = verbatim(beside), .file = verbatim(file_->path())}));
    complain(msg::compare_the_two());
    file_ = std::make_unique<HeldFile>(beside);
  }

  /// `game.typed.yaml` beside `game.yaml`, or with a number, whichever is not there.
  [[nodiscard]] std::string name_beside() const {
    const std::filesystem::path whole = path_in_utf8(path_);
    for (int number = 1;; ++number) {
      std::filesystem::path beside = whole;
      beside.replace_filename(path_in_utf8(utf8_of(whole.stem()) + ".typed" +
                                           (number > 1 ? "-" + std::to_string(number) : "") +
                                           utf8_of(whole.extension())));
      std::error_code failed;
      if (!std::filesystem::exists(std::filesystem::symlink_status(beside, failed))) return utf8_of(beside);
    }
  }

  std::string path_;
  std::unique_ptr<HeldFile> file_;
};

/// Asks for lines until there are no more, and writes them. Only a person at a terminal is asked questions.
class Dialog {
 public:
  /// Goes on with a text. `beside` opens the attachments that it names.
  Dialog(const RecordingRequest& request, RecordOnDisk& disk, std::string text, const OpenBeside& beside)
      : disk_(disk),
        style_(style_for(request.colour)),
        recording_(request.file, std::move(text), request.overrides, beside),
        offers_(request.file, request.overrides, beside) {}

  int run() {
    if (asks() && !print(said(msg::record_greeting()) + "\n")) return exit_not_judged;
    bool all_written = true;
    while (const std::optional<std::string> line = next_line()) {
      if (*line == "undo") {
        if (!recording_.undo()) complain(msg::nothing_to_undo());
      } else if (!take(*line)) {
        all_written = all_written && asks();  // at a terminal it was typed once more, or meant so
        continue;
      }
      unwritten_.push_back(*line);
      if (const Message why = save(); !why.empty()) complain(msg::not_written_trying({.why = why}));
    }
    if (asks() && !print("\n")) return exit_not_judged;
    if (const Message why = unwritten_.empty() ? Message() : save(); !why.empty()) complain(why);
    for (const std::string& line : unwritten_) complain(msg::line_not_written({.line = verbatim(line)}));
    all_written = all_written && unwritten_.empty() && !disk_.went_on_beside();
    return !all_written ? exit_not_judged : recording_.has_breach() ? exit_breach : exit_clean;
  }

 private:
  [[nodiscard]] bool asks() const { return lines_.interactive(); }
  [[nodiscard]] Questions questions() const { return {offers_, recording_.has_players(), recording_.text().empty()}; }

  /// The next line that is to be written, or `undo`; nothing: there are no more. Answers what a person asks before.
  std::optional<std::string> next_line() {
    for (;;) {
      std::string prompt;
      if (asks()) {
        if (asked_ != recording_.text()) offers_.ask(asked_.emplace(recording_.text()));
        if (!print(questions().line() + "\n")) return std::nullopt;
        prompt = questions().prompt();
      }
      const std::optional<std::string> line = lines_.next(prompt);
      if (!line) return std::nullopt;
      if (without_spaces(*line).empty()) {
        if (asks() && !goes_on()) return std::nullopt;
      } else if (!asks() || !answered(*line)) {
        return line;
      }
    }
  }

  /// Whether an empty line was only a slip.
  bool goes_on() { return chosen(said(msg::record_end()), {"yes", "no"}) == "no"; }

  /// Asks until the answer is the beginning of a word, and returns that word; empty: there are no more lines. The words
  /// begin with different letters.
  std::string_view chosen(const std::string& question, const std::vector<std::string_view>& words) {
    completes_ = false;
    std::string_view word;
    while (word.empty()) {
      const std::optional<std::string> answer = lines_.next(question);
      if (!answer) break;
      const std::string beginning = fold(*answer);
      for (const std::string_view whole : words)
        if (!beginning.empty() && whole.starts_with(beginning)) word = whole;
    }
    completes_ = true;
    return word;
  }

  /// Answers `help`, `plays`, `why` and `why PLAY`. False: the line is none of these.
  bool answered(std::string_view line) {
    line = without_spaces(line);
    constexpr std::string_view why = "why ";
    if (line == "help") {
      static_cast<void>(print(questions().help()));
    } else if (line == "plays") {
      static_cast<void>(print(plays_in_words(offers_.plays(recording_.text()))));
    } else if (line == "why") {
      static_cast<void>(print(questions().reasons()));
    } else if (line.starts_with(why)) {
      const Recording::Taken taken = meant(std::string(line.substr(why.size())));
      tell(taken);
      if (taken.readable && !taken.breaks && taken.findings.empty())
        static_cast<void>(print(said(msg::record_breaks_nothing()) + "\n"));
    } else {
      return false;
    }
    return true;
  }

  /// Brings to the disk what was typed. Returns why it was not written, or nothing.
  Message save() {
    Message why = disk_.write(recording_.text());
    if (why.empty()) unwritten_.clear();
    return why;
  }

  /// What becomes of a line. A line that is offered is what the offer says.
  [[nodiscard]] Recording::Taken meant(const std::string& line) const {
    if (const Offer* offer = offers_.named(line))
      if (Recording::Taken taken = recording_.changed(offer->writes); taken.readable) return taken;
    return recording_.ask(line);
  }

  /// Says what becomes of a line, and writes it. False: it is not written.
  bool take(const std::string& line) {
    std::optional<Recording::Taken> taken = meant(line);
    tell(*taken);
    if (taken->readable && taken->breaks && asks()) taken = decided(std::move(*taken));
    if (taken && taken->readable) {
      recording_.write(std::move(*taken));
      return true;
    }
    complain(msg::line_not_written({.line = verbatim(line)}));
    return false;
  }

  /// Says what was found, each with its place, without a verdict.
  void tell(const Recording::Taken& taken) const {
    std::string out;
    Places places(taken.refereed.source());
    const Speaker says(taken.refereed.judgement, style_.language);
    for (const std::size_t index : taken.findings)
      render_finding(out, taken.refereed.source(), places, taken.refereed.judgement.findings[index], says, style_);
    if (taken.readable && !taken.skips.empty()) out += "elfref: " + printable(said(taken.skips)) + "\n";
    if (asks()) {
      static_cast<void>(print(out));
    } else {
      print_error(out);
    }
  }

  /// Asks whether a line that breaks a rule is written: as it is, with a ruling, or not.
  std::optional<Recording::Taken> decided(Recording::Taken taken) {
    const auto [taken_back, stands] = rulings(taken);
    std::vector<std::string_view> words{"yes", "no"};
    if (taken_back) words.emplace_back("void");
    if (stands) words.emplace_back("stands");
    const std::string_view word =
        chosen(said(msg::write_it({.stands = stands ? 1 : 0, .taken_back = taken_back ? 1 : 0})), words);
    if (word == "void") return recording_.changed(taken, *taken_back);
    if (word == "stands") return recording_.changed(taken, *stands);
    return word == "yes" ? std::optional(std::move(taken)) : std::nullopt;
  }

  /// The changes that rule about the play of a line that breaks a rule: it is taken back, it stands.
  std::pair<std::optional<Edit>, std::optional<Edit>> rulings(const Recording::Taken& taken) {
    const recorder::Plays plays = offers_.plays(taken.refereed.source().text);
    const std::uint32_t begin = new_places(taken.edits).front().begin;
    const auto is_breach = [&](std::size_t found) { return plays.found[found].severity == Severity::error; };
    for (const recorder::PlayShown& play : plays.plays)
      if (play.span.end > begin && play.ruling.empty() && std::ranges::any_of(play.found, is_breach))
        return {play.taken_back, play.stands};
    return {};
  }

  RecordOnDisk& disk_;
  TextStyle style_;
  Recording recording_;
  Offers offers_;
  std::optional<std::string> asked_;    // the text about which offers_ was asked
  std::vector<std::string> unwritten_;  // lines that are not on the disk yet
  bool completes_ = true;               // else the question is not about a play
  LineReader lines_{[this](std::string_view typed) {
    return completes_ ? questions().completions(typed) : std::vector<std::string>();
  }};
};

int run(const RecordingRequest& request) {
  if (const Message why = refusal(request.overrides); !why.empty()) return refuse(why);
  RecordOnDisk disk(request.file);
  if (const Message why = disk.open(); !why.empty())
    return refuse(msg::cannot_write({.file = verbatim(request.file), .why = why}));
  std::string text;
  if (std::error_code failed; std::filesystem::exists(path_in_utf8(request.file), failed)) {
    Documents documents(request.file, Input::yaml);
    const std::optional<Source> found = documents.next();
    if (!documents.failure().empty())
      return refuse(msg::cannot_read_file({.file = verbatim(request.file), .why = documents.failure()}));
    if (documents.is_packed()) return refuse(msg::file_packed({.file = verbatim(request.file)}));
    if (found) text = found->text;
    if (documents.next()) return refuse(msg::file_of_several({.file = verbatim(request.file)}));
  }
  const auto beside = [file = request.file](std::string_view name) { return attachment_of(file, name); };
  return Dialog(request, disk, std::move(text), beside).run();
}

}  // namespace

Command record() {
  const auto request = std::make_shared<RecordingRequest>();
  Argument file = text("FILE", "FILE", request->file, msg::record_file());
  file.values = Values::records;
  file.required = true;
  return {.name = "record",
          .description = msg::record_about(),
          .footer = {.runs = {{"elfref record game.yaml", msg::record_run_table()},
                              {"elfref record game.yaml <plays", msg::record_run_file()}},
                     .column = 38,
                     .notes = {msg::record_note(), msg::record_note_terminal()},
                     .exit = msg::record_exit()},
          .arguments = {std::move(file), edition_argument(request->overrides.edition, msg::option_edition()),
                        option_argument(request->overrides.options), colour_argument(request->colour)},
          .run = [request] { return run(*request); },
          .group = Group::write};
}

}  // namespace elfref::tools::commands
