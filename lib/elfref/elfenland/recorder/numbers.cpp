#include <algorithm>
#include <array>
#include <string>

#include "elfref/core/words/core_msg.h"
#include "elfref/elfenland/facts/words.h"
#include "elfref/elfenland/forms/written.h"
#include "elfref/elfenland/plays/phrases.h"
#include "elfref/elfenland/recorder/guide.h"
#include "elfref/elfenland/words/elfenland_msg.h"

// What a record may claim of the end.

namespace elfref::elfenland {
namespace {

using Key = ClaimResult::Key;
using recorder::Claimable;

std::string_view key_of(Key key) {
  return result_keys[static_cast<std::size_t>(key)];
}

std::vector<recorder::Answer> towns_to_stand_in() {
  std::vector<recorder::Answer> all;
  for (std::uint8_t index = 0; index < town_count; ++index)
    all.push_back({.value = std::string(town({index}).ascii), .words = alone(as_name(TownId{index}))});
  return all;
}

/// A list of towns as a record writes it.
std::string list_of(TownSet towns) {
  std::string all;
  for (const TownId id : towns) all += (all.empty() ? "" : ", ") + std::string(town(id).ascii);
  return "[" + all + "]";
}

}  // namespace

std::vector<Claimable> Guide::claimable(const Desk& desk, const Judgement& judgement) {
  const bool cards_of_towns = desk.kept.end().options.town_cards();
  std::vector<Claimable> all;
  for (std::uint8_t index = 0; index < desk.session().players.size(); ++index) {
    const Seat seat{index};
    const auto add = [&](Key key, int least, int most, bool only_if_claimed) -> Claimable& {
      return all.emplace_back(Claimable{.key = key_of(key),
                                        .seat = seat,
                                        .least = least,
                                        .most = most,
                                        .found = recorder::number_found(judgement, seat, key_of(key)),
                                        .only_if_claimed = only_if_claimed});
    };
    add(Key::towns, 0, town_count - 1, false);
    Claimable& boot = add(Key::at, 0, 0, false);
    boot.answers = towns_to_stand_in();
    boot.found = recorder::word_found(judgement, seat, key_of(Key::at));
    add(Key::distance, 0, 99, !cards_of_towns);
    add(Key::score, 0, 99, !cards_of_towns);
    add(Key::cards, 0, 99, false);
    Claimable& place = add(Key::place, 1, static_cast<int>(desk.session().players.size()), true);
    place.words = elfref::msg::column_place();
  }
  return all;
}

std::optional<recorder::ClaimedValue> Guide::claimed(const Session&, const Action& claim) {
  const auto* result = std::get_if<ClaimResult>(&claim);
  if (result == nullptr) return std::nullopt;
  recorder::ClaimedValue value{.slot = Claimable{.key = key_of(result->key), .seat = result->seat}.slot(),
                               .value = value_of(*result)};
  if (result->key == Key::towns && !result->named.empty()) value.written = list_of(result->named);
  return value;
}

std::optional<Action> Guide::claim(const Position&, const Claimable& figure, std::string_view value) {
  const auto town = town_named(value);
  if (!town) return std::nullopt;
  return ClaimResult{.key = Key::at, .seat = *figure.seat, .value = town->value};
}

std::optional<Seats> Guide::claimed_winners(const Action& claim) {
  const auto* winner = std::get_if<ClaimWinner>(&claim);
  return winner == nullptr ? std::nullopt : std::optional<Seats>(winner->seats);
}

}  // namespace elfref::elfenland
