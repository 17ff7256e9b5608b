#include "records.h"

namespace elfref::tools::commands {

Command score() {
  return record_command(std::make_shared<RecordRequest>(), "score",
                        "Prints the score table of each record, and compares it with what the record claims",
                        "Examples:\n"
                        "  elfref score game.yaml                      the table, each line explained\n"
                        "  elfref score --option town-cards=true -     standard input, scored with town cards\n"
                        "  elfref score --format json game.yaml        for programs\n"
                        "\n"
                        "Exit status: as for 'elfref check'.\n",
                        render_score);
}

}  // namespace elfref::tools::commands
