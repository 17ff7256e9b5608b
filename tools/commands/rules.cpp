#include <memory>
#include <string>
#include <vector>

#include "command.h"
#include "description.h"
#include "elfref/core/render/render.h"
#include "elfref/games.h"
#include "output.h"
#include "words/tool_msg.h"

namespace elfref::tools::commands {
namespace {

enum class RulesForm { text, json, markdown };

struct RulesRequest {
  RulesForm form = RulesForm::text;
  Colour colour = Colour::automatic;
  const GameModule* game = nullptr;  // null: every game
};

int run(const RulesRequest& request) {
  std::string out;
  std::vector<const GameModule*> whose(games().begin(), games().end());
  if (request.game != nullptr) whose = {request.game};
  switch (request.form) {
    case RulesForm::text:
      render_rules(out, whose, style_for(request.colour));
      break;
    case RulesForm::json:
      out = render_rules_json(whose) + "\n";
      break;
    case RulesForm::markdown:
      for (const GameModule* game : whose) out += render_rules_markdown(*game);
      break;
  }
  return print(out) ? exit_clean : exit_not_judged;
}

}  // namespace

Command rules() {
  const auto request = std::make_shared<RulesRequest>();
  return {.name = "rules",
          .description = msg::rules_about(),
          .footer = {.runs = {{"elfref rules", msg::rules_run_text()},
                              {"elfref rules --format json", msg::for_programs()},
                              {"elfref rules --format markdown", msg::rules_run_markdown()}}},
          .arguments = {choice<RulesForm>(
                            "--format", request->form,
                            {{"text", RulesForm::text}, {"json", RulesForm::json}, {"markdown", RulesForm::markdown}},
                            msg::rules_format()),
                        any_game_argument(request->game, msg::rules_game()), colour_argument(request->colour)},
          .run = [request] { return run(*request); },
          .group = Group::rules};
}

}  // namespace elfref::tools::commands
