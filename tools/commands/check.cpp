#include "records.h"

namespace elfref::tools::commands {

Command check() {
  return record_command(
      "check", "Replays records, prints every finding with its place and rule, and a verdict for each record",
      "Examples:\n"
      "  elfref check game.yaml                      one record, or several in a file\n"
      "  elfref check --edition rio-grande-2015 -    standard input, by the rules of that edition\n"
      "  elfref check --option caravan=only-if-unable game.yaml\n"
      "  elfref check --deductions game.yaml         also what hidden cards and counters must have been\n"
      "  elfref check --format ndjson games/*.yaml   a line of JSON for each record\n"
      "\n"
      "Exit status: 0 no breach and no refuted claim, 1 a breach or a refuted claim, 2 something could not be\n"
      "judged; of several records the highest.\n",
      render_check, true);
}

}  // namespace elfref::tools::commands
