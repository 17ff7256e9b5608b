#include "elfref/elven_rage/plays/session.h"

#include <algorithm>

namespace elfref::elven_rage {

void look_ahead(std::span<Play<Action>> plays) {
  Attack* attack = nullptr;
  const LayOut* edge = nullptr;
  for (Play<Action>& play : plays) {
    if (play.ruling == Ruling::taken_back) continue;
    if (is_any<BeginTurn, Attack>(play.action)) {
      attack = std::get_if<Attack>(&play.action);
      edge = nullptr;
    } else if (const auto* laid = std::get_if<LayOut>(&play.action)) {
      edge = laid;
    } else if (const auto* centre = std::get_if<LayCentre>(&play.action); centre && attack && edge && !attack->six) {
      attack->six.emplace();
      std::ranges::copy(edge->cards, attack->six->begin());
      (*attack->six)[edge_places] = centre->upper;
      (*attack->six)[edge_places + 1] = centre->lower;
    }
  }
}

}  // namespace elfref::elven_rage
