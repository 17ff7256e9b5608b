#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "command.h"
#include "documents.h"
#include "elfref/core/asking/mend.h"
#include "elfref/core/judging/game.h"
#include "elfref/core/render/render.h"
#include "output.h"

namespace elfref::tools {

/// What was asked for of a command that reads records.
struct RecordRequest {
  std::vector<std::string> files;  ///< `-` is standard input
  Input input = Input::by_name;
  Overrides overrides;
  Format format = Format::text;
  Colour colour = Colour::automatic;
  bool cite_all = false;
  bool suggest = false;  ///< look for small changes after which a finding is gone
  bool fix = false;      ///< print them as a patch, and nothing else
  std::vector<ChosenWay> choices;  ///< which of several to put into it
  bool summary = false;  ///< print only a line a record, and what they come to
  std::vector<std::string_view> only;  ///< ids of rules and faults: of nothing else is anything said; empty: of all
  bool fail_fast = false;              ///< stop behind the first record that does not come to exit status 0
  int jobs = 0;                        ///< so many records are judged at once; 0: as many as there are processors
  bool titles = false;   ///< of several records each has its name above what is printed of it
  bool strict = false;   ///< warnings and `possible` count as breaches
  bool verbose = false;  ///< say on standard error what is done
};

/// The files that a command reads, `--input`, and `--option`, over the record's own.
[[nodiscard]] Argument files_argument(std::vector<std::string>& into);
[[nodiscard]] Argument input_argument(Input& into);
[[nodiscard]] Argument option_argument(std::vector<std::pair<std::string, std::string>>& into);

/// What is in the box, by the name of a set that is built in, else of a file; nothing where it cannot be read, and why.
[[nodiscard]] std::optional<Source> box_source(const std::string& name, std::string& why);
/// `--components`, over what records name beside them. REQUIRES: `into` lives as long as the command.
[[nodiscard]] Argument components_argument(std::shared_ptr<const Source>& into);

/// `--only`, and `--jobs`. REQUIRES: `into` lives as long as the command.
[[nodiscard]] Argument only_argument(std::vector<std::string_view>& into);
[[nodiscard]] Argument jobs_argument(int& into);

/// The arguments of a command that reads records. REQUIRES: `into` lives as long as the command.
[[nodiscard]] std::vector<Argument> record_arguments(RecordRequest& into);

/// Writes one judged record as text for people.
using RenderText = void (*)(std::string& out, const Source& source, const Judgement& judgement, TextStyle style);

/// Judges every record of the request's files and prints what is said of each: by `render`, or as JSON where that was
/// asked for. A file that cannot be read is complained about, and the others are still judged. Returns the exit code.
int report_records(const RecordRequest& request, RenderText render);

/// A command that does that with a request of its own, which may have more arguments than the command gives it.
[[nodiscard]] Command record_command(const std::shared_ptr<RecordRequest>& request, std::string name,
                                     std::string description, std::string examples, RenderText render);

/// A file that cannot be read on, as programs are told of it: a record without text, and why it is unreadable.
struct UnreadFile {
  Source source;
  Judgement judgement;
};
/// `path` is as it was named; `document` is the number of the record that would have followed.
[[nodiscard]] UnreadFile unread_file(const std::string& path, int document, std::string_view why);

/// The exit code that a judgement comes to.
[[nodiscard]] int exit_code(const Judgement& judgement, bool strict);

}  // namespace elfref::tools
