#include <array>
#include <cstddef>
#include <cstdint>

#include "elfref/elfenland/facts/options.h"
#include "elfref/testing/breaches.h"
#include "elfref/testing/dice.h"
#include "elfref/testing/elfenland.h"
#include "elfref/testing/elfenland/box.h"

namespace elfref::testing {
namespace {

using elfenland::Option;

/// Options that bear on results: where an edition only assumes their value, a record that says none leaves its claims
/// open.
constexpr std::array<Option, 3> of_results{Option::early_win, Option::distance, Option::second_tiebreak};

void set(Agreement& agreed, Option option, int value) {
  agreed.options[option] = static_cast<std::uint8_t>(value);
  agreed.options_set |= static_cast<std::uint16_t>(1u << static_cast<int>(option));
}

void set_as_it_is(Agreement& agreed, Option option) {
  set(agreed, option, agreed.options[option]);
}

bool is_set(const Agreement& agreed, Option option) {
  return (agreed.options_set >> static_cast<int>(option) & 1) != 0;
}

/// How many values each option has: the table of the options counts them anew whenever it is asked.
const std::array<int, elfenland::option_count>& value_counts() {
  static const auto counts = [] {
    std::array<int, elfenland::option_count> found{};
    for (std::size_t option = 0; option < found.size(); ++option)
      found[option] = static_cast<int>(elfenland::info(Option(option)).values.size());
    return found;
  }();
  return counts;
}

/// The rules: of an edition, with what the table agreed besides.
void agree(Agreement& agreed, const SessionRequest& request, Dice& dice) {
  const auto editions = elfenland::editions();
  const int any = dice.below(static_cast<int>(editions.size()) + 1);
  const bool unnamed = request.edition.empty() && any == static_cast<int>(editions.size());
  const bool house_rules = dice.chance(40);
  const EditionInfo& edition = request.edition.empty()
                                              ? editions[static_cast<std::size_t>(unnamed ? 0 : any)]
                                              : elfenland::edition(request.edition);
  agreed.edition = unnamed ? std::string_view() : edition.name;
  agreed.options = edition.options;
  const std::array<int, elfenland::option_count>& values = value_counts();
  for (int index = 0; index < elfenland::option_count; ++index) {
    const auto option = static_cast<Option>(index);
    const int value = dice.below(values[static_cast<std::size_t>(index)]);
    const bool of_the_variant = option == Option::town_cards || option == Option::second_tiebreak;
    const bool changed = dice.chance(of_the_variant ? 40 : house_rules ? 35 : 0);
    // Who plays by an edition plays as it is printed.
    if (changed && (request.edition.empty() || edition.assumes(option))) set(agreed, option, value);
    if (unnamed) set_as_it_is(agreed, option);
  }
  for (const Option option : of_results)
    if (edition.assumes(option)) set_as_it_is(agreed, option);
  if (edition.name == "rio-grande-2015" && agreed.options.rounds() == 4) set_as_it_is(agreed, Option::early_win);
  agreed.towns_written = agreed.options.town_cards();
  // The draft deals everybody a town card. A table may leave them out; then nobody writes any, nor the option.
  if (agreed.towns_written && !is_set(agreed, Option::town_cards) && dice.chance(20)) agreed.towns_written = false;
  // A town for everybody says that there are town cards.
  if (agreed.towns_written && is_set(agreed, Option::town_cards) && dice.chance(50) && !unnamed)
    agreed.options_set &= static_cast<std::uint16_t>(~(1u << static_cast<int>(Option::town_cards)));
}

}  // namespace

Agreement agreement_of(const SessionRequest& request, std::uint64_t number, std::uint64_t attempt) {
  using namespace elfenland;
  Dice dice(request.seed, stream_of(number, attempt) * 2 + 1);
  Agreement agreed{.seed = request.seed, .number = number, .attempt = attempt};
  const int any = 2 + dice.below(5);
  agreed.players = request.players != 0 ? request.players : any;
  agree(agreed, request, dice);
  const int kind = dice.below(16);
  const int round = 1 + dice.below(agreed.options.rounds());
  const auto phase = static_cast<std::size_t>(dice.below(5));
  const int plays = 1 + dice.below(200);
  agreed.sheet = dice.below(16) == 0;
  if (kind == 0) agreed.stop_after = plays;
  if (kind == 1) agreed.first_round = round;
  if (kind == 1 || (kind == 2 && dice.chance(30))) agreed.first_phase = phases[phase];
  if (kind == 2 || kind == 3) {
    agreed.ahead = true;
    agreed.first_round = 2 + dice.below(2);
  }
  return agreed;
}

}  // namespace elfref::testing
