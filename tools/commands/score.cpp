#include <algorithm>

#include "records.h"
#include "words/tool_msg.h"

namespace elfref::tools::commands {

Command score() {
  const auto request = std::make_shared<RecordRequest>();
  request->titles = true;
  Command command = record_command(request, "score", msg::score_about(),
                                   {.runs = {{"elfref score game.yaml", msg::score_run_text()},
                                             {"elfref score --by-round game.yaml", msg::score_run_by_round()},
                                             {"elfref score --option town-cards=true -", msg::score_run_option()},
                                             {"elfref score --format json game.yaml", msg::for_programs()},
                                             {"elfref score --format csv games/*.yaml", msg::score_run_csv()}},
                                    .notes = {msg::score_note()},
                                    .exit = msg::exit_as_for_check()},
                                   render_score);
  const auto format = std::ranges::find(command.arguments, "--format", &Argument::name);
  *format = score_format_argument(request->format);
  command.arguments.insert(format, flag("--by-round", request->overrides.by_round, msg::score_by_round()));
  return command;
}

}  // namespace elfref::tools::commands
