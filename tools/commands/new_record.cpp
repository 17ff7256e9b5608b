#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "claim_sheet.h"
#include "command.h"
#include "elfref/core/judging/titles.h"
#include "elfref/recorder.h"
#include "elfref/reference.h"
#include "key_words.h"
#include "output.h"
#include "speaking.h"
#include "starter.h"
#include "words/tool_msg.h"

namespace elfref::tools::commands {
namespace {

struct NewRequest {
  StarterRequest starter;
  std::string players;
  bool components = false;
  bool csv = false;
};

/// Names between commas, without the spaces around them.
std::vector<std::string> names_in(std::string_view text) {
  std::vector<std::string> names;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(','), text.size());
    std::string_view name = text.substr(0, end);
    name.remove_prefix(std::min(name.find_first_not_of(' '), name.size()));
    name = name.substr(0, name.find_last_not_of(' ') + 1);
    names.emplace_back(name);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return names;
}

int run(NewRequest request) {
  const GameModule& game = *request.starter.game;
  if (request.components) {
    const GameReference* reference = reference_of(game);
    if (reference == nullptr || reference->set_to_fill == nullptr)
      return refuse(msg::box_is_built_in({.game = title_of(game, speaker_of(game, language()))}));
    return print(reference->set_to_fill(said_by_id)) ? exit_clean : exit_not_judged;
  }
  request.starter.players = names_in(request.players);
  if (request.csv) return print(csv_template(game, request.starter.players, language())) ? exit_clean : exit_not_judged;
  Message why;
  const std::string text = starter(request.starter, why);
  if (text.empty()) return refuse(why);
  return print(text) ? exit_clean : exit_not_judged;
}

Argument whose_record(const GameModule*& into) {
  std::vector<std::pair<std::string, const GameModule*>> words;
  for (const GameModule* game : recorded_games()) words.emplace_back(game->name, game);
  Argument argument = choice("GAME", into, words, msg::new_game());
  argument.required = true;
  return argument;
}

}  // namespace

Command new_record() {
  const auto request = std::make_shared<NewRequest>();
  request->starter.level = recorder::Level::public_;
  return {.name = "new",
          .description = msg::new_about(),
          .footer = {.runs = {{"elfref new elfenland >evening.yaml", msg::new_run()},
                              {"elfref new elven-rage --players Anna,Boris --level plays", msg::new_run_players()},
                              {"elfref new --components master-elf >my-box.yaml", msg::new_run_components()}},
                     .notes = {msg::new_note()},
                     .exit = msg::new_exit()},
          .arguments = {whose_record(request->starter.game),
                        text("--players", "NAME,...", request->players, msg::new_players()),
                        choice<recorder::Level>("--level", request->starter.level,
                                                {{"everything", recorder::Level::full},
                                                 {"public", recorder::Level::public_},
                                                 {"plays", recorder::Level::minimal}},
                                                msg::new_level()),
                        flag("--components", request->components, msg::new_components()),
                        flag("--csv", request->csv, msg::new_csv())},
          .run = [request] { return run(*request); },
          .group = Group::write};
}

}  // namespace elfref::tools::commands
