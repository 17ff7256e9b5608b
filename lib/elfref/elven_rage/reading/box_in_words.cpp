#include "elfref/elven_rage/reading/box_in_words.h"

#include <array>
#include <optional>
#include <string>
#include <utility>

#include "elfref/core/text/text.h"
#include "elfref/elven_rage/facts/words.h"
#include "elfref/elven_rage/reading/decode_components.h"
#include "elfref/elven_rage/words/elven_rage_msg.h"

namespace elfref::elven_rage {
namespace {

/// The number of a whole box, if these are fewer.
std::optional<int> of_whole(int count, int whole) {
  return count < whole ? std::optional(whole) : std::nullopt;
}

BoxTable pile_in_words(const Components& all, Pile pile) {
  constexpr std::array<Noun, pile_count> names{noun::people_high, noun::people_black, noun::people_snow,
                                               noun::people_forest, noun::people_neutral};
  const std::size_t index = static_cast<std::size_t>(pile);
  BoxTable table;
  const int cards = all.count(pile);
  table.title = msg::box_pile({.cards = cards, .pile = names[index], .whole = of_whole(cards, pile_sizes[index])});
  table.columns = {msg::column_card(), msg::column_copies(), msg::column_kind(), msg::column_is(),
                   msg::column_action()};
  for (const Card& card : all.cards)
    if (card.pile.is(pile))
      table.rows.push_back({card.name, std::to_string(card.copies),
                            std::string(card_kind_names[static_cast<std::size_t>(*card.kind.known())]),
                            numbers_of(card), in_words(card.action)});
  return table;
}

BoxTable map_in_words(const Map& map) {
  BoxTable table;
  table.title = msg::box_map({.map = verbatim(map.name), .places = map.places.size()});
  table.columns = {msg::column_place_on_map(), msg::column_kind(), msg::column_borders_on()};
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
    const int cards = static_cast<int>(all.artifacts.size());
    BoxTable table{msg::box_artifacts({.cards = cards, .whole = of_whole(cards, whole_artifacts)}),
                   {msg::column_artifact(), msg::column_effect()},
                   {}};
    for (const Artifact& artifact : all.artifacts) table.rows.push_back({artifact.name, in_words(artifact.effect)});
    box.tables.push_back(std::move(table));
  }
  if (!all.goals.empty()) {
    const int cards = static_cast<int>(all.goals.size());
    BoxTable table{msg::box_goals({.cards = cards, .whole = of_whole(cards, whole_goals)}),
                   {msg::column_goal(), msg::column_needs()},
                   {}};
    for (const Goal& goal : all.goals) table.rows.push_back({goal.name, in_words(goal)});
    box.tables.push_back(std::move(table));
  }
  for (const Map& map : all.maps) box.tables.push_back(map_in_words(map));
  return box;
}

}  // namespace elfref::elven_rage
