#include "description.h"

#include <utility>

#include "elfref/games.h"

namespace elfref::tools {

std::vector<std::string> spellings(const Argument& argument) {
  std::vector<std::string> found(1);
  for (const char c : argument.name) {
    if (c == ',') {
      found.emplace_back();
    } else {
      found.back() += c;
    }
  }
  return found;
}

std::vector<std::string> words_for(const Argument& argument) {
  if (argument.values == Values::editions) return rule_editions();
  std::vector<std::string> ids;
  if (argument.values == Values::commands) {
    for (const Command& command : all_commands()) ids.push_back(command.name);
    return ids;
  }
  if (argument.values != Values::rules) return argument.choices;
  for (const RuleInfo* rule : all_rules()) ids.emplace_back(rule->id);
  for (const Fault* fault : all_faults()) ids.emplace_back(fault->id);
  return ids;
}

std::vector<std::string> rule_editions() {
  std::vector<std::string> all;
  for (const GameModule* game : games())
    for (const EditionWords& edition : game->editions()) all.emplace_back(edition.name);
  return all;
}

std::vector<OptionWords> rule_options() {
  std::vector<OptionWords> all;
  for (const GameModule* game : games()) {
    const auto of_game = game->options();
    all.insert(all.end(), of_game.begin(), of_game.end());
  }
  return all;
}

Argument any_game_argument(const GameModule*& into, Message description) {
  std::vector<std::pair<std::string, const GameModule*>> words;
  for (const GameModule* game : games()) words.emplace_back(game->name, game);
  return choice("--game", into, words, std::move(description));
}

std::string join(const std::vector<std::string>& words, std::string_view between) {
  std::string joined;
  for (const std::string& word : words) {
    if (!joined.empty()) joined += between;
    joined += word;
  }
  return joined;
}

}  // namespace elfref::tools
