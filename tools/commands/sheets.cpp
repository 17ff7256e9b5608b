#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bytes.h"
#include "claim_sheet.h"
#include "command.h"
#include "elfref/core/record/record_reader.h"
#include "output.h"
#include "words/tool_msg.h"

namespace elfref::tools::commands {
namespace {

struct SheetsRequest {
  std::string file;
  const GameModule* game = games().front();
};

/// The whole text of a file, without a byte order mark; or why it cannot be read.
Message read_whole(const std::string& path, Source& into) {
  into.name = path == "-" ? "<stdin>" : path;
  Bytes bytes(path);
  while (bytes.read(into.text))
    if (into.text.size() > max_document_bytes) return msg::file_too_large({.mebibytes = max_document_bytes >> 20});
  constexpr std::string_view mark = "\xEF\xBB\xBF";
  if (into.text.starts_with(mark)) into.text.erase(0, mark.size());
  return bytes.failure();
}

int run(const SheetsRequest& request) {
  Source source;
  if (const Message why = read_whole(request.file, source); !why.empty())
    return refuse(msg::cannot_read_file({.file = verbatim(request.file), .why = why}));
  const std::size_t begin = source.text.find_first_not_of(" \t\r\n");
  const bool json = begin != std::string::npos && source.text[begin] == '{';
  ReadSheets read = json ? sheets_from_bgstats(source) : sheets_from_csv(source, *request.game);
  std::string out;
  if (read.faults.empty())
    for (const ClaimSheet& sheet : read.sheets) {
      if (!out.empty()) out += "---\n";
      out += record_of(sheet, read.faults);
    }
  if (read.others > 0) complain(msg::bgstats_others({.plays = read.others}));
  std::ranges::stable_sort(read.faults, {}, &CsvFault::span);
  for (const CsvFault& fault : read.faults) {
    const Place place = place_of(source, fault.span);
    complain(msg::at_place_in_file(
        {.column = place.column, .fault = fault.what, .file = verbatim(source.name), .line = place.line}));
  }
  if (!read.faults.empty()) return exit_not_judged;
  return print(out) ? exit_clean : exit_not_judged;
}

}  // namespace

Command sheets() {
  const auto request = std::make_shared<SheetsRequest>();
  std::vector<std::pair<std::string, const GameModule*>> words;
  for (const GameModule* game : games()) words.emplace_back(game->name, game);
  return {.name = "sheets",
          .description = msg::sheets_about(),
          .footer = {.runs = {{"elfref sheets heat.csv >heat.yaml", msg::sheets_run_csv()},
                              {"elfref sheets BGStatsExport.json >plays.yaml", msg::sheets_run_bgstats()},
                              {"elfref new --csv elfenland >heat.csv", msg::sheets_run_new()}},
                     .notes = {msg::sheets_note(), msg::sheets_note_groups()},
                     .exit = msg::sheets_exit()},
          .arguments = {{.name = "FILE",
                         .value = "FILE",
                         .description = msg::sheets_file(),
                         .values = Values::records,
                         .required = true,
                         .take =
                             [request](const std::string& file) {
                               request->file = file;
                               return Message();
                             }},
                        choice<const GameModule*>("--game", request->game, words, msg::sheets_game())},
          .run = [request] { return run(*request); },
          .group = Group::write};
}

}  // namespace elfref::tools::commands
