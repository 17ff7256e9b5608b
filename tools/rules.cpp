#include <string>
#include <vector>

#include "command.h"
#include "elfref/games.h"
#include "output.h"

namespace elfref::tools {

int rules(const Request& request) {
  std::vector<const RuleInfo*> table;
  for (const GameModule* game : games()) {
    const auto of_game = game->rules();
    table.insert(table.end(), of_game.begin(), of_game.end());
  }
  std::string out;
  if (request.format == Format::text) {
    render_rules(out, table, style_for(request.colour));
  } else {
    out = render_rules_json(table) + "\n";
  }
  return print(out) ? exit_clean : exit_not_judged;
}

}  // namespace elfref::tools
