#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "elfref/bgstats.h"
#include "elfref/core/text/wrap.h"
#include "elfref/games.h"
#include "output.h"
#include "records.h"
#include "sheet_files.h"
#include "speaking.h"
#include "words/tool_msg.h"

namespace elfref::tools::commands {
namespace {

bool is_same(const Figure& one, const Figure& other) {
  return one.key == other.key && one.number == other.number && one.word == other.word;
}
bool is_same(const Standing& one, const Standing& other) {
  return one.side == other.side &&
         std::ranges::equal(one.figures, other.figures, [](const auto& a, const auto& b) { return is_same(a, b); });
}

/// Adds why a score by round ends before the record does, or has no rounds; nothing if it is complete.
void add_unknown_rounds(std::string& out, const Judgement& judgement, TextStyle style) {
  if (judgement.verdict == Verdict::unreadable) return;
  const std::vector<RoundScore>& rounds = judgement.rounds;
  if (rounds.empty()) {
    add_line(out, said(msg::score_no_rounds()), style.width, 0);
  } else if (!std::ranges::equal(rounds.back().standings, judgement.standings,
                                 [](const auto& a, const auto& b) { return is_same(a, b); })) {
    add_line(out, said(msg::score_rounds_end({.round = rounds.back().round})), style.width, 0);
  }
}

void render_score_by_round(std::string& out, const Source& source, const Judgement& judgement, TextStyle style) {
  render_score(out, source, judgement, style);
  add_unknown_rounds(out, judgement, style);
}

/// Prints the plays for BG Stats: one file of all records, or a link for each. What has no result is left out, which is
/// said.
int export_to_bgstats(const RecordRequest& request) {
  if (const Message why = refusal(request.overrides); !why.empty()) return refuse(why);
  const SheetsOfFiles read = sheets_of_files(request, language_of_data());
  int code = read.complained ? exit_not_judged : exit_clean;
  std::string links;
  for (const ResultSheet& sheet : read.sheets) {
    if (sheet.by == ResultBy::nothing) {
      code = exit_not_judged;
      if (sheet.game != nullptr)
        complain(msg::bgstats_no_result({.record = verbatim(sheet.name), .why = Message(sheet.left_out->why)}));
    } else if (request.format == Format::bgstats_link) {
      links += bgstats_link(sheet) + "\n";
    }
  }
  const std::string out = request.format == Format::bgstats_link ? links : bgstats_file(read.sheets);
  return print(out) ? code : exit_not_judged;
}

}  // namespace

Command score() {
  const auto request = std::make_shared<RecordRequest>();
  request->titles = true;
  Command command = record_command(request, "score", msg::score_about(),
                                   {.runs = {{"elfref score game.yaml", msg::score_run_text()},
                                             {"elfref score --by-round game.yaml", msg::score_run_by_round()},
                                             {"elfref score --option town-cards=true -", msg::score_run_option()},
                                             {"elfref score --format json game.yaml", msg::for_programs()},
                                             {"elfref score --format csv games/*.yaml", msg::score_run_csv()},
                                             {"elfref score --format bgstats-link game.yaml", msg::score_run_link()}},
                                    .notes = {msg::score_note(), msg::score_note_rounds()},
                                    .exit = msg::exit_as_for_check()},
                                   render_score);
  const auto format = std::ranges::find(command.arguments, "--format", &Argument::name);
  *format = score_format_argument(request->format);
  command.arguments.insert(format, flag("--by-round", request->overrides.by_round, msg::score_by_round()));
  command.run = [request] {
    if (request->format == Format::bgstats || request->format == Format::bgstats_link)
      return export_to_bgstats(*request);
    return report_records(*request, request->overrides.by_round ? render_score_by_round : render_score);
  };
  return command;
}

}  // namespace elfref::tools::commands
