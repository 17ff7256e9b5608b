#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "command.h"
#include "documents.h"
#include "elfref/core/asking/fix.h"
#include "elfref/core/judging/game.h"
#include "elfref/core/render/render.h"
#include "output.h"

namespace elfref::tools {

/// The request of a command that reads records.
struct RecordRequest {
  std::vector<std::string> files;  ///< `-` is standard input
  Input input = Input::by_name;
  Overrides overrides;
  Format format = Format::text;
  Colour colour = Colour::automatic;
  bool cite_all = false;
  bool suggest = false;  ///< look for small changes that remove a finding
  bool fix = false;      ///< print them as a patch, and nothing else
  std::vector<ChosenWay> choices;  ///< the chosen ones among several
  bool summary = false;  ///< print only one line per record, and the totals
  std::vector<std::string_view> only;  ///< only these ids of rules and faults are reported; empty: all
  bool fail_fast = false;              ///< stop after the first record without exit status 0
  int jobs = 0;                        ///< records that are judged at the same time; 0: the number of processors
  bool titles = false;   ///< several records: print the name of each above its output
  bool strict = false;   ///< warnings and `possible` count as breaches
  bool verbose = false;  ///< report on standard error what is done
};

/// The files that a command reads; `--input`; `--option`, which overrides the record's own.
[[nodiscard]] Argument files_argument(std::vector<std::string>& into);
[[nodiscard]] Argument input_argument(Input& into);
[[nodiscard]] Argument option_argument(std::vector<std::pair<std::string, std::string>>& into);

/// The components of a built-in set with this name, else those of a file; nothing, with the reason, if it cannot be
/// read.
[[nodiscard]] std::optional<Source> box_source(const std::string& name, Message& why);
/// `--components`, which overrides the attachments of records. REQUIRES: `into` lives as long as the command.
[[nodiscard]] Argument components_argument(std::shared_ptr<const Source>& into);

/// `--only`, and `--jobs`. REQUIRES: `into` lives as long as the command.
[[nodiscard]] Argument only_argument(std::vector<std::string_view>& into);
[[nodiscard]] Argument jobs_argument(int& into);

/// The arguments of a command that reads records. REQUIRES: `into` lives as long as the command.
[[nodiscard]] std::vector<Argument> record_arguments(RecordRequest& into);

/// Writes one judged record as text for people.
using RenderText = void (*)(std::string& out, const Source& source, const Judgement& judgement, TextStyle style);

/// Judges all records of the request's files and prints the result of each: by `render`, or as JSON if requested.
/// Complains about a file that cannot be read, and still judges the others. Returns the exit code.
int report_records(const RecordRequest& request, RenderText render);

/// A command that does this with a request of its own. It may have more arguments than the command gives it.
[[nodiscard]] Command record_command(const std::shared_ptr<RecordRequest>& request, std::string name,
                                     Message description, Footer footer, RenderText render);

/// A file whose reading failed, as programs see it: a record without text, and the reason.
struct UnreadFile {
  Source source;
  Judgement judgement;
};
/// `path` is the name as given; `document` is the number of the record that would have followed.
[[nodiscard]] UnreadFile unread_file(const std::string& path, int document, const Message& why);

/// The exit code for a judgement.
[[nodiscard]] int exit_code(const Judgement& judgement, bool strict);

}  // namespace elfref::tools
