#include <algorithm>

#include "records.h"

namespace elfref::tools::commands {

Command score() {
  const auto request = std::make_shared<RecordRequest>();
  request->titles = true;
  Command command = record_command(
      request, "score", "Prints the score table of each record, and compares it with what the record claims",
      "Examples:\n"
      "  elfref score game.yaml                      the table, each line explained\n"
      "  elfref score --by-round game.yaml           and the numbers after every round\n"
      "  elfref score --option town-cards=true -     standard input, scored with town cards\n"
      "  elfref score --format json game.yaml        for programs\n"
      "  elfref score --format csv games/*.yaml      for a spreadsheet: a line a player\n"
      "\n"
      "With town cards the score after a round is what it would be if the game had ended there: the way from the boot\n"
      "to the town card is taken off.\n"
      "\n"
      "Exit status: as for 'elfref check'.\n",
      render_score);
  const auto format = std::ranges::find(command.arguments, "--format", &Argument::name);
  *format = score_format_argument(request->format);
  command.arguments.insert(format, flag("--by-round", request->overrides.by_round,
                                        "Say also how many towns, points and cards each had after every round"));
  return command;
}

}  // namespace elfref::tools::commands
