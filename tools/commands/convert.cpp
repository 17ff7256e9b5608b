#include <memory>
#include <span>
#include <string>
#include <utility>

#include "documents.h"
#include "elfref/core/asking/session_in_words.h"
#include "elfref/core/assist/keys_in_language.h"
#include "elfref/core/record/record_reader.h"
#include "elfref/core/record/write_record.h"
#include "elfref/core/words/speaker.h"
#include "elfref/games.h"
#include "log.h"
#include "output.h"
#include "speaking.h"
#include "records.h"
#include "words/tool_msg.h"

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
    log(msg::log_reading({.file = verbatim(path)}));
    while (std::optional<Source> source = documents.next())
      if (!record(path, std::move(*source))) return false;
    if (!documents.failure().empty()) {
      complain(msg::cannot_read_file({.file = verbatim(path), .why = documents.failure()}));
      code_ = exit_not_judged;
    }
    return true;
  }

  bool record(const std::string& path, Source source) {
    Diagnostics faults;
    const GameRecord read =
        read_game_record(std::move(source), faults, [&](std::string_view name) { return attachment_of(path, name); });
    const Record* record = read.record.get();
    if (faults.unreadable()) return refuse(*record, faults.all(), *read.game);
    if (!has_shape(*record)) return refuse(*record, referee(record->source()).judgement.findings, *read.game);
    if (const auto asked = language_asked()) put_keys_into(*asked, *read.record, *read.game, record_schema(*read.game));
    if (target_for(record->source(), request_.target) == Target::ndjson)
      return print(write_json_whole(*record, read.game->attachment_key) + "\n");
    std::string text = write_yaml(*record);
    if (!can_be_read_again(*record, text)) return refuse(record->source(), msg::too_long_for_yaml());
    return print((records_++ > 0 ? "---\n" : "") + std::move(text));
  }

  /// Whether it is a record as far as its outline goes: players, and rounds where there are any. Words that nobody
  /// knows are converted like others.
  static bool has_shape(const Record& record) {
    const Node* players = record.find(record.root(), "players");
    const Node* rounds = record.find(record.root(), "rounds");
    return players != nullptr && players->shape == Shape::list && (rounds == nullptr || rounds->shape == Shape::list);
  }

  /// Whether a record is the same tree when its YAML is read. Only long keys and texts can stand against that.
  static bool can_be_read_again(const Record& record, const std::string& yaml) {
    if (yaml.size() <= max_document_bytes && !has_long_text(record, record.root())) return true;
    Diagnostics ignored;
    return same_tree(*read_record({.name = "", .text = yaml}, ignored), record);
  }

  /// Whether a key or a text may become too long for YAML when it is written in quotes.
  static bool has_long_text(const Record& record, const Node& node) {
    constexpr std::size_t longest_key = 250, longest_text = 60'000;
    bool key = node.shape == Shape::map;
    for (const Node& child : record.children(node)) {
      if (child.text.size() > (key ? longest_key : longest_text) || has_long_text(record, child)) return true;
      key = node.shape == Shape::map && !key;
    }
    return false;
  }

  bool refuse(const Record& record, std::span<const Diagnostic> faults, const GameModule& game) {
    const Speaker says(language(), words_of(game));
    for (const Diagnostic& fault : faults) {
      if (fault.severity != Severity::error) continue;
      const Place place = place_of(fault.source(record.source()), fault.span);
      const std::string at = (fault.attachment ? fault.attachment->name + ":" : "") + std::to_string(place.line) + ":" +
                             std::to_string(place.column);
      return refuse(record.source(), msg::fault_at({.fault = Message(says(fault.message)), .place = verbatim(at)}));
    }
    return refuse(record.source(), msg::not_to_be_read());
  }

  bool refuse(const Source& source, const Message& why) {
    complain(msg::not_converted({.record = verbatim(title_of(source, language())), .why = why}));
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
          .description = msg::convert_about(),
          .footer = {.runs = {{"elfref convert game.yaml", msg::convert_run_one()},
                              {"elfref convert games/*.yaml > games.ndjson"},
                              {"elfref convert games.ndjson", msg::convert_run_yaml()},
                              {"elfref convert --to ndjson - < game.yaml | elfref check --input ndjson -"}},
                     .notes = {msg::convert_note()},
                     .exit = msg::convert_exit()},
          .arguments = {files_argument(request->files), input_argument(request->input),
                        choice<Target>("--to", request->target, {{"ndjson", Target::ndjson}, {"yaml", Target::yaml}},
                                       msg::convert_to()),
                        verbose_argument(request->verbose)},
          .run =
              [request] {
                if (request->verbose) start_log();
                return Conversion(*request).run();
              },
          .group = Group::write};
}

}  // namespace commands
}  // namespace elfref::tools
