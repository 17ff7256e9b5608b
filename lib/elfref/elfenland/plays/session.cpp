#include "elfref/elfenland/plays/session.h"

#include <algorithm>

namespace elfref::elfenland {

bool is_written(const Action& action) {
  return std::visit(
      [](const auto& play) {
        if constexpr (requires { play.written; }) return play.written;
        return true;
      },
      action);
}

Options judging_options(const Session& session) {
  Options options = option_table().values(session);
  if (session.town_written && !session.sets(Option::town_cards)) options[Option::town_cards] = 1;
  return options;
}

OptionSet settled_options(const Session& session) {
  constexpr OptionSet town_cards = only(static_cast<std::size_t>(Option::town_cards));
  return session.town_written ? session.options_set | town_cards : session.options_set;
}

void look_ahead(std::span<Play<Action>> plays) {
  Counts later{};
  for (auto play = plays.rbegin(); play != plays.rend(); ++play) {
    const bool taken_back = play->ruling == Ruling::taken_back;
    if (const auto* end = std::get_if<EndJourney>(&play->action)) {
      if (!taken_back) later = end->discard.of;
    } else if (auto* step = std::get_if<Step>(&play->action)) {
      step->later = later;
      for (std::size_t kind = 0; kind < later.size() && !taken_back; ++kind)
        later[kind] = static_cast<std::uint8_t>(std::min(250, later[kind] + step->paid.of[kind]));
    }
  }
}

}  // namespace elfref::elfenland
