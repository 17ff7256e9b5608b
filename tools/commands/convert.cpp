#include <memory>
#include <span>
#include <string>
#include <utility>

#include "documents.h"
#include "elfref/core/record/record_reader.h"
#include "elfref/core/record/write_record.h"
#include "elfref/core/words/speaker.h"
#include "elfref/games.h"
#include "log.h"
#include "output.h"
#include "records.h"

namespace elfref::tools {
namespace {

enum class Target { other, yaml, ndjson };

struct ConvertRequest {
  std::vector<std::string> files;
  Input input = Input::by_name;
  Target target = Target::other;
  bool verbose = false;
};

/// The language into which records of another are converted.
Target target_for(const Source& source, Target asked) {
  if (asked != Target::other) return asked;
  return source.syntax == Syntax::json ? Target::yaml : Target::ndjson;
}

class Conversion {
 public:
  explicit Conversion(const ConvertRequest& request) : request_(request) {}

  int run() {
    for (const std::string& path : request_.files)
      if (!file(path)) return exit_not_judged;
    return code_;
  }

 private:
  /// False when output ended.
  bool file(const std::string& path) {
    Documents documents(path, request_.input);
    log("reading " + path);
    while (std::optional<Source> source = documents.next())
      if (!record(path, std::move(*source))) return false;
    if (!documents.failure().empty()) {
      complain("cannot read '" + path + "': " + documents.failure());
      code_ = exit_not_judged;
    }
    return true;
  }

  bool record(const std::string& path, Source source) {
    Diagnostics faults;
    const GameRecord read =
        read_game_record(std::move(source), faults, [&](std::string_view name) { return document_beside(path, name); });
    const Record* record = read.record.get();
    if (faults.unreadable()) return refuse(*record, faults.all(), *read.game);
    if (!has_shape(*record)) return refuse(*record, referee(record->source()).judgement.findings, *read.game);
    if (target_for(record->source(), request_.target) == Target::ndjson)
      return print(write_json_whole(*record, read.game->beside) + "\n");
    std::string text = write_yaml(*record);
    Diagnostics ignored;
    if (!same_tree(*read_record({.name = "", .text = text}, ignored), *record))
      return refuse(record->source(), "it has a key or a text that is too long for YAML");
    return print((records_++ > 0 ? "---\n" : "") + std::move(text));
  }

  /// Whether it is a record as far as its outline goes: players, and rounds where there are any. Words that nobody
  /// knows are converted like others.
  static bool has_shape(const Record& record) {
    const Node* players = record.find(record.root(), "players");
    const Node* rounds = record.find(record.root(), "rounds");
    return players != nullptr && players->shape == Shape::list && (rounds == nullptr || rounds->shape == Shape::list);
  }

  bool refuse(const Record& record, std::span<const Diagnostic> faults, const GameModule& game) {
    const Speaker says(Language::en, words_of(game));
    for (const Diagnostic& fault : faults) {
      if (fault.severity != Severity::error) continue;
      const Place place = place_of(fault.source(record.source()), fault.span);
      return refuse(record.source(), (fault.beside ? fault.beside->name + ":" : "") + std::to_string(place.line) + ":" +
                                         std::to_string(place.column) + ": " + says(fault.message));
    }
    return refuse(record.source(), "it cannot be read");
  }

  bool refuse(const Source& source, const std::string& why) {
    complain(title_of(source) + " is not converted: " + why);
    code_ = exit_not_judged;
    return true;
  }

  const ConvertRequest& request_;
  int records_ = 0;
  int code_ = exit_clean;
};

}  // namespace

namespace commands {

Command convert() {
  const auto request = std::make_shared<ConvertRequest>();
  return {.name = "convert",
          .description = "Writes records as JSON Lines, or as YAML where they are JSON; they are not judged",
          .examples =
              "Examples:\n"
              "  elfref convert game.yaml                    a line of JSON for each record\n"
              "  elfref convert games/*.yaml > games.ndjson\n"
              "  elfref convert games.ndjson                 the same as YAML, with --- between them\n"
              "  elfref convert --to ndjson - < game.yaml | elfref check --input ndjson -\n"
              "\n"
              "Keys and texts keep their spelling; remarks (behind #) and the layout are lost.\n"
              "\n"
              "Exit status: 0 all is converted, 2 something cannot be read or written, or is no record.\n",
          .arguments = {files_argument(request->files), input_argument(request->input),
                        choice<Target>("--to", request->target, {{"ndjson", Target::ndjson}, {"yaml", Target::yaml}},
                                       "What to write; without it, the other than what is read"),
                        flag("--verbose", request->verbose, "Say on standard error what is done")},
          .run = [request] {
            if (request->verbose) start_log();
            return Conversion(*request).run();
          }};
}

}  // namespace commands
}  // namespace elfref::tools
