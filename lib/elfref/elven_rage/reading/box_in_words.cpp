#include "elfref/elven_rage/reading/box_in_words.h"

#include <algorithm>
#include <string>
#include <utility>

#include "elfref/core/text/text.h"
#include "elfref/elven_rage/facts/words.h"
#include "elfref/elven_rage/reading/decode_components.h"

namespace elfref::elven_rage {
namespace {

std::string titled(std::string_view what, int count, int whole, std::string_view unit) {
  std::string title = std::string(what) + ": " + std::to_string(count) + " " + std::string(unit);
  if (count < whole) title += " of " + std::to_string(whole);
  return title;
}

BoxTable pile_in_words(const Components& all, Pile pile) {
  const std::size_t index = static_cast<std::size_t>(pile);
  BoxTable table;
  table.title = titled(std::string("the ").append(pile_names[index]).append(" deck"), all.count(pile),
                       pile_sizes[index], "cards");
  table.columns = {"card", "copies", "kind", "is", "action"};
  for (const Card& card : all.cards)
    if (card.pile.is(pile))
      table.rows.push_back({card.name, std::to_string(card.copies),
                            std::string(card_kind_names[static_cast<std::size_t>(*card.kind.known())]),
                            numbers_of(card), in_words(card.action)});
  return table;
}

BoxTable map_in_words(const Map& map) {
  BoxTable table;
  table.title = "the map '" + map.name + "': " + std::to_string(map.places.size()) + " places";
  table.columns = {"place", "kind", "borders on"};
  for (const MapPlace& place : map.places) {
    const std::string near = joined(place.neighbours, [&](PlaceId other) { return map.places[other].name; });
    table.rows.push_back({place.name, std::string(place_kind_names[static_cast<std::size_t>(place.kind)]), near});
  }
  return table;
}

}  // namespace

std::optional<Components> components_of(const Record& document, Diagnostics& faults) {
  Reading reading(document, faults, vocabulary());
  Components all = read_components(reading, document.root());
  return faults.unreadable() ? std::nullopt : std::optional(std::move(all));
}

std::optional<BoxContents> box_in_words(const Record& document, Diagnostics& faults) {
  const std::optional<Components> read = components_of(document, faults);
  if (!read) return std::nullopt;
  const Components& all = *read;
  BoxContents box{.name = all.name, .invented = all.invented, .tables = {}};
  for (std::size_t pile = 0; pile < pile_count; ++pile)
    if (all.count(Pile(pile)) > 0) box.tables.push_back(pile_in_words(all, Pile(pile)));
  if (!all.artifacts.empty()) {
    BoxTable table{titled("Artifacts", static_cast<int>(all.artifacts.size()), whole_artifacts, "cards"),
                   {"artifact", "effect"},
                   {}};
    for (const Artifact& artifact : all.artifacts) table.rows.push_back({artifact.name, in_words(artifact.effect)});
    box.tables.push_back(std::move(table));
  }
  if (!all.goals.empty()) {
    BoxTable table{titled("goals", static_cast<int>(all.goals.size()), whole_goals, "cards"), {"goal", "needs"}, {}};
    for (const Goal& goal : all.goals) table.rows.push_back({goal.name, in_words(goal)});
    box.tables.push_back(std::move(table));
  }
  for (const Map& map : all.maps) box.tables.push_back(map_in_words(map));
  return box;
}

}  // namespace elfref::elven_rage
