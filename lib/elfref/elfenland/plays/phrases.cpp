#include "elfref/elfenland/plays/phrases.h"

#include <fmt/format.h>

#include "elfref/elfenland/facts/words.h"

namespace elfref::elfenland {

std::string counted(int number, std::string_view one, std::string_view many) {
  return fmt::format("{} {}", number, number == 1 ? one : many);
}

std::string counted(int number, Transport kind) { return counted(number, name(kind), plural(kind)); }

std::string cards(int number) { return counted(number, "card", "cards"); }

std::string ascii(TownId id) { return std::string(town(id).ascii); }

std::vector<std::string_view> ascii(TownSet set) {
  std::vector<std::string_view> names;
  for (std::uint8_t id = 0; id < town_count; ++id)
    if (set.has({id})) names.push_back(town({id}).ascii);
  return names;
}

std::string road_name(TownId a, TownId b) { return fmt::format("{}-{}", town(a).ascii, town(b).ascii); }

std::string road_name(const Link& link) { return road_name(link.a, link.b); }

std::string in_rounds(int first, int last) {
  return first == last ? fmt::format("round {}", first) : fmt::format("rounds {} to {}", first, last);
}

}  // namespace elfref::elfenland
