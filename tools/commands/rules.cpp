#include <memory>
#include <string>

#include "command.h"
#include "elfref/core/render.h"
#include "elfref/games.h"
#include "output.h"

namespace elfref::tools::commands {
namespace {

struct Request {
  Format format = Format::text;
  Colour colour = Colour::automatic;
};

int run(const Request& request) {
  std::string out;
  if (request.format == Format::text) {
    render_rules(out, all_rules(), style_for(request.colour));
  } else {
    out = render_rules_json(all_rules()) + "\n";
  }
  return print(out) ? exit_clean : exit_not_judged;
}

}  // namespace

Command rules() {
  const auto request = std::make_shared<Request>();
  return {.name = "rules",
          .description = "Prints the rules that are judged, with the place of each in the printed rulebooks",
          .examples = "Examples:\n"
                      "  elfref rules                                for reading\n"
                      "  elfref rules --format json                  for programs\n",
          .arguments = {table_format_argument(request->format), colour_argument(request->colour)},
          .run = [request] { return run(*request); }};
}

}  // namespace elfref::tools::commands
