#include <algorithm>
#include <array>
#include <string>

#include "elfref/core/words/core_msg.h"
#include "elfref/master_elf/recorder/guide.h"
#include "elfref/master_elf/words/master_elf_msg.h"

// What a record may claim of the end.

namespace elfref::master_elf {
namespace {

using recorder::Claimable;
using What = ClaimNumber::What;

constexpr std::array<std::string_view, 3> numbers_of_table{"sent", "gifts", "rounds"};
constexpr std::string_view outcome_key = "outcome", under_key = "under", at_key = "at", cards_key = "cards",
                           crystal_key = "crystal";
constexpr int most_gifts_under = 20;

/// How the game ended, and what lies on the table.
void add_of_table(std::vector<Claimable>& all, const Guide::Desk& desk, const Judgement& judgement) {
  const Outcome outcome = desk.kept.end().end.outcome;
  all.push_back({.key = outcome_key,
                 .words = msg::ask_slot_outcome(),
                 .answers = {{.value = "won", .words = elfref::msg::outcome_all_win()},
                             {.value = "lost", .words = elfref::msg::outcome_all_lose()}},
                 .found = outcome == Outcome::open  ? ""
                          : outcome == Outcome::won ? "won"
                                                    : "lost"});
  for (const std::string_view key : numbers_of_table)
    all.push_back({.key = key, .found = recorder::number_found(judgement, std::nullopt, key)});
  all[1].most = parcel_count;
  for (std::size_t parcel = 0; parcel < parcel_count; ++parcel) {
    const ParcelState& state = desk.kept.end().gifts.parcels[parcel];
    Claimable under{.key = parcel_names[parcel], .under = under_key, .most = most_gifts_under};
    under.only_if_claimed = state.sent == Sure::yes;
    if (state.sent == Sure::no && state.count().exact()) under.found = std::to_string(state.count().min);
    all.push_back(std::move(under));
  }
}

}  // namespace

std::vector<Claimable> Guide::claimable(const Desk& desk, const Judgement& judgement) {
  std::vector<Claimable> all;
  add_of_table(all, desk, judgement);
  if (desk.session().competitive)
    for (Claimable& figure : all) figure.only_if_claimed = true;
  std::vector<recorder::Answer> places;
  const Box& box = *desk.kept.end().box;
  for (std::size_t place = 0; place < box.places.size(); ++place)
    places.push_back({.value = box.places[place].name,
                      .words = place == city ? msg::title_city() : alone(verbatim(box.places[place].name))});
  for (std::uint8_t index = 0; index < desk.session().players.size(); ++index) {
    const Seat seat{index};
    all.push_back({.key = cards_key, .seat = seat, .found = recorder::number_found(judgement, seat, cards_key)});
    all.push_back({.key = at_key,
                   .seat = seat,
                   .answers = places,
                   .found = std::string(recorder::word_found(judgement, seat, at_key))});
    all.push_back({.key = crystal_key,
                   .seat = seat,
                   .answers = {{.value = "unused", .words = msg::crystal_unused()},
                               {.value = "used", .words = msg::crystal_used()}},
                   .found = std::string(recorder::word_found(judgement, seat, crystal_key))});
  }
  return all;
}

std::optional<recorder::ClaimedValue> Guide::claimed(const Session& session, const Action& claim) {
  Claimable figure;
  std::string value;
  if (const auto* outcome = std::get_if<ClaimOutcome>(&claim)) {
    figure.key = outcome_key;
    value = outcome->outcome == Outcome::won ? "won" : "lost";
  } else if (const auto* number = std::get_if<ClaimNumber>(&claim)) {
    value = std::to_string(number->value);
    if (number->what == What::cards) {
      figure.key = cards_key;
      figure.seat = Seat{number->of};
    } else if (number->what == What::under) {
      figure.key = parcel_names[number->of];
      figure.under = under_key;
    } else {
      figure.key = numbers_of_table[static_cast<std::size_t>(number->what)];
    }
  } else if (const auto* state = std::get_if<ClaimState>(&claim)) {
    figure.seat = state->seat;
    figure.key = state->used ? crystal_key : at_key;
    if (state->used) value = *state->used ? "used" : "unused";
    if (!state->used) value = session.box->places[state->at].name;
  } else {
    return std::nullopt;
  }
  return recorder::ClaimedValue{.slot = figure.slot(), .value = std::move(value)};
}

std::optional<Action> Guide::claim(const Position& end, const Claimable& figure, std::string_view value) {
  if (figure.key == outcome_key) return ClaimOutcome{.outcome = value == "won" ? Outcome::won : Outcome::lost};
  if (figure.key == crystal_key) return ClaimState{.seat = *figure.seat, .used = value == "used"};
  const auto place = place_named(*end.box, value);
  if (!place) return std::nullopt;
  return ClaimState{.seat = *figure.seat, .at = *place};
}

}  // namespace elfref::master_elf
