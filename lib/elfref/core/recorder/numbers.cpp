#include "elfref/core/recorder/numbers.h"

#include <algorithm>
#include <cstdint>

#include "elfref/core/asking/outcome.h"
#include "elfref/core/recorder/edits.h"
#include "elfref/core/text/markup.h"
#include "elfref/core/words/core_msg.h"

namespace elfref::recorder {
namespace {

/// The standing of a player, or of all together; null: there is none.
const Standing* standing_of(const Judgement& judgement, std::optional<Seat> seat) {
  const auto found = std::ranges::find_if(judgement.standings, [&](const Standing& standing) {
    return seat ? standing.side == std::vector{*seat} : standing.side.size() > 1;
  });
  return found == judgement.standings.end() ? nullptr : &*found;
}

const Figure* figure_found(const Judgement& judgement, std::optional<Seat> seat, std::string_view key) {
  const Standing* standing = standing_of(judgement, seat);
  return standing == nullptr ? nullptr : standing->figure(key);
}

void add_to(std::string& map, const std::string& entry) {
  if (!entry.empty()) map += (map.empty() ? "" : ", ") + entry;
}

std::string in_braces(const std::string& key, const std::string& map) {
  return map.empty() ? std::string() : key + ": {" + map + "}";
}

/// Those that are claimed of these figures: `towns: 17, cards: 2`.
template <class Is>
std::string entries_of_claims(std::span<const Claimable> all, const ClaimedValues& claimed, const Is& is) {
  std::string map;
  for (const Claimable& figure : all) {
    const auto value = claimed.find(figure.slot());
    if (!is(figure) || value == claimed.end()) continue;
    const ClaimedValue& is_claimed = value->second;
    const std::string words = !is_claimed.written.empty() ? is_claimed.written : as_key(is_claimed.value);
    add_to(map, std::string(figure.key) + ": " + words);
  }
  return map;
}

}  // namespace

std::string Claimable::slot() const {
  if (seat) return std::to_string(seat->value) + "." + std::string(key);
  return under.empty() ? std::string(key) : std::string(under) + "." + std::string(key);
}

ClaimAnswered ClaimsJudged::in(std::string_view slot) const {
  const auto found = of.find(slot);
  return found == of.end() ? ClaimAnswered() : found->second;
}

std::string number_found(const Judgement& judgement, std::optional<Seat> seat, std::string_view key) {
  const Figure* figure = figure_found(judgement, seat, key);
  const bool known = figure != nullptr && figure->number && figure->number->exact() && figure->number->min >= 0;
  return known ? std::to_string(figure->number->min) : std::string();
}

std::string_view word_found(const Judgement& judgement, std::optional<Seat> seat, std::string_view key) {
  const Figure* figure = figure_found(judgement, seat, key);
  return figure == nullptr ? std::string_view() : std::string_view(figure->word);
}

std::string result_entry(std::span<const Claimable> all, const ClaimedValues& claimed,
                         std::span<const std::string> names) {
  std::string map =
      entries_of_claims(all, claimed, [](const Claimable& one) { return !one.seat && one.under.empty(); });
  std::vector<std::string_view> maps;
  for (const Claimable& one : all)
    if (!one.under.empty() && std::ranges::find(maps, one.under) == maps.end()) maps.push_back(one.under);
  for (const std::string_view under : maps)
    add_to(map, in_braces(std::string(under),
                          entries_of_claims(all, claimed, [&](const Claimable& one) { return one.under == under; })));
  for (std::uint8_t seat = 0; seat < names.size(); ++seat)
    add_to(map, in_braces(as_key(names[seat]), entries_of_claims(all, claimed, [&](const Claimable& one) {
                            return one.seat == Seat{seat};
                          })));
  return in_braces(std::string(result_key), map);
}

Edit as_one(std::string_view text, std::span<const Edit> edits) {
  Edit whole{{edits.front().span.begin, edits.front().span.end}, {}};
  for (const Edit& edit : edits) {
    whole.span.begin = std::min(whole.span.begin, edit.span.begin);
    whole.span.end = std::max(whole.span.end, edit.span.end);
  }
  std::vector<Edit> within(edits.begin(), edits.end());
  for (Edit& edit : within) {
    edit.span.begin -= whole.span.begin;
    edit.span.end -= whole.span.begin;
  }
  whole.text = with_edits(text.substr(whole.span.begin, whole.span.end - whole.span.begin), within);
  return whole;
}

std::optional<Edit> put_at_root(const Written& to, std::string_view key, const std::string& entry) {
  const KeyWords& keys = keys_of(to.game);
  for (const RecordEntry& one : entries_of(to.record, to.record.root())) {
    if (!keys.is(one.key->text, key)) continue;
    return entry.empty() ? std::optional(removed(to.record, one)) : in_place_of(to, one.span, entry, false);
  }
  return entry.empty() ? std::nullopt : added(to, {.path = {}, .words = entry});
}

Slot slot_of(const Claimable& figure, const std::string& value, const ClaimAnswered& answered) {
  Slot slot{.id = figure.slot(), .words = figure.words, .optional = true, .seat = figure.seat};
  if (figure.answers.empty()) {
    slot.look = Look::counts;
    slot.least = figure.least;
    slot.most = figure.most;
    slot.answers.push_back({.value = {}, .words = figure.words, .legal = answered.legal, .because = answered.because});
    if (!value.empty()) slot.chosen = {{std::string(), std::stoi(value)}};
    return slot;
  }
  slot.look = Look::list;
  slot.answers = figure.answers;
  slot.answers.push_back({.value = std::string(unclaimed), .words = msg::recorder_unclaimed()});
  slot.chosen = {{value.empty() ? std::string(unclaimed) : value, 1}};
  for (Answer& answer : slot.answers)
    if (answer.value == value) {
      answer.legal = answered.legal;
      answer.because = answered.because;
    }
  return slot;
}

Slot slot_of_winners(std::size_t players, const std::vector<Seat>& seats, const ClaimAnswered& answered) {
  Slot slot{.id = std::string(winner_slot),
            .words = msg::recorder_winner(),
            .look = Look::many,
            .optional = true,
            .most = static_cast<int>(players)};
  for (std::uint8_t i = 0; i < players; ++i) {
    const Seat seat{i};
    const bool chosen = std::ranges::find(seats, seat) != seats.end();
    Answer answer{.value = std::to_string(i), .words = alone(seat)};
    if (chosen) {
      slot.chosen.push_back({answer.value, 1});
      answer.legal = answered.legal;
      answer.because = answered.because;
    }
    slot.answers.push_back(std::move(answer));
  }
  return slot;
}

std::string value_in(const Choices& choices, std::string_view slot) {
  const std::vector<Chosen>& values = choices.in(slot);
  if (values.empty() || values.front().value == unclaimed) return {};
  return values.front().value.empty() ? std::to_string(values.front().count) : values.front().value;
}

}  // namespace elfref::recorder
