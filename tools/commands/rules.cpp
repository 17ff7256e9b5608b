#include <memory>
#include <string>

#include "command.h"
#include "elfref/core/render/render.h"
#include "elfref/games.h"
#include "output.h"

namespace elfref::tools::commands {
namespace {

enum class Form { text, json, markdown };

struct Request {
  Form form = Form::text;
  Colour colour = Colour::automatic;
};

int run(const Request& request) {
  std::string out;
  switch (request.form) {
    case Form::text:
      render_rules(out, all_rules(), style_for(request.colour));
      break;
    case Form::json:
      out = render_rules_json(all_rules()) + "\n";
      break;
    case Form::markdown:
      for (const GameModule* game : games()) out += render_rules_markdown(*game);
      break;
  }
  return print(out) ? exit_clean : exit_not_judged;
}

}  // namespace

Command rules() {
  const auto request = std::make_shared<Request>();
  return {.name = "rules",
          .description = "Prints the rules that are judged, with the place of each in the printed rulebooks",
          .examples =
              "Examples:\n"
              "  elfref rules                                for reading\n"
              "  elfref rules --format json                  for programs\n"
              "  elfref rules --format markdown              as a page, with the editions and their options\n",
          .arguments = {choice<Form>("--format", request->form,
                                     {{"text", Form::text}, {"json", Form::json}, {"markdown", Form::markdown}},
                                     "How the table is written"),
                        colour_argument(request->colour)},
          .run = [request] { return run(*request); }};
}

}  // namespace elfref::tools::commands
