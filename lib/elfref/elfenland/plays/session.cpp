#include "elfref/elfenland/plays/session.h"

#include <algorithm>

namespace elfref::elfenland {

Options judging_options(const Session& session) {
  const EditionInfo& chosen = edition(session.edition);
  Options options = chosen.options;
  for (int i = 0; i < option_count; ++i)
    if ((session.options_set >> i & 1) != 0) options.value[i] = session.options.value[i];
  const bool town_cards_set = (session.options_set >> static_cast<int>(Option::town_cards) & 1) != 0;
  if (session.town_written && !town_cards_set) options[Option::town_cards] = 1;
  // Four rounds of the 2015 box are its Variant 1, which has the early win; that it is immediate is assumed.
  const bool early_set = (session.options_set >> static_cast<int>(Option::early_win) & 1) != 0;
  if (chosen.name == "rio-grande-2015" && options.rounds() == 4 && !early_set)
    options[Option::early_win] = static_cast<std::uint8_t>(EarlyWin::immediate);
  return options;
}

void look_ahead(std::span<Play<Action>> plays) {
  std::array<std::uint8_t, transport_count> later{};
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
