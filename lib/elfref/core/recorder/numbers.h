#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "elfref/core/judging/judgement.h"
#include "elfref/core/record/edit.h"
#include "elfref/core/record/record_reader.h"
#include "elfref/core/recorder/answers.h"
#include "elfref/core/recorder/of_game.h"

// The numbers that players count at the end of a game, as the claims of a record: `winner` and `result`.

namespace elfref::recorder {

/// The id of the form in which they are chosen, and of the action that opens it.
inline constexpr std::string_view numbers_form = "numbers";
/// The slot with the winners.
inline constexpr std::string_view winner_slot = "winner";
/// The key of the claims about figures.
inline constexpr std::string_view result_key = "result";
/// The value of a figure that the record does not claim.
inline constexpr std::string_view unclaimed = "none";

/// A figure that `result` may claim: a number, or one of some values.
struct Claimable {
  std::string_view key;           ///< its key in `result`, as Figure::key: `towns`
  std::optional<Seat> seat{};     ///< whose it is; nothing: the figure is about the whole table
  std::string_view under{};       ///< the key of the map in `result` that has it; empty: none
  Message words{};                ///< in words
  int least = 0;                  ///< the least number that can be claimed
  int most = 99;                  ///< the greatest
  std::vector<Answer> answers{};  ///< the values, as records write them; none: it is a number
  std::string found{};            ///< the value at the end; empty: it is not certain, or cannot be claimed
  bool only_if_claimed = false;   ///< it is asked only if the record claims it already

  /// The id of its slot: `0.towns`, `under.colour`, `sent`.
  [[nodiscard]] std::string slot() const;
};

/// A value that a record claims.
struct ClaimedValue {
  std::string slot;       ///< the id of its slot
  std::string value;      ///< a number, or one of the values
  std::string written{};  ///< as the record writes it, if that says more
  friend bool operator==(const ClaimedValue&, const ClaimedValue&) = default;
};
/// The values that are claimed, by slot.
using ClaimedValues = std::map<std::string, ClaimedValue, std::less<>>;

/// What the referee says of one value that is claimed.
struct ClaimAnswered {
  Legality legal = Legality::yes;    ///< whether it is right; no: it is refuted
  std::optional<Because> because{};  ///< the finding, if it is not confirmed
};
/// What the referee says of a record with other claims.
struct ClaimsJudged {
  Edit writes;                                             ///< the change of the record
  Claims claims = Claims::none;                            ///< all of them together
  ClaimAnswered whole{};                                   ///< what is said of all of them
  std::map<std::string, ClaimAnswered, std::less<>> of{};  ///< each that is not confirmed, by slot

  /// What is said of the value in a slot.
  [[nodiscard]] ClaimAnswered in(std::string_view slot) const;
};

/// A number that the standings give for certain; empty: they do not. `seat`: whose; nothing: of the whole table.
[[nodiscard]] std::string number_found(const Judgement& judgement, std::optional<Seat> seat, std::string_view key);
/// The word that the standings give; empty: there is none.
[[nodiscard]] std::string_view word_found(const Judgement& judgement, std::optional<Seat> seat, std::string_view key);
/// The claims as an entry of a record: `result: {Anna: {towns: 17}}`; empty: nothing is claimed. `names`: of players,
/// by seat.
[[nodiscard]] std::string result_entry(std::span<const Claimable> all, const ClaimedValues& claimed,
                                       std::span<const std::string> names);
/// The change that puts other entries in place of the claims of a record: an empty one removes its key, nothing leaves
/// it. `read(text, faults)` reads a record with the attachments of this one. Nothing: nothing changes.
template <class Read>
[[nodiscard]] std::optional<Edit> claims_written(const Written& to, const std::optional<std::string>& winner,
                                                 const std::optional<std::string>& result, const Read& read);

/// The slot of a figure. `value`: what is chosen; empty: nothing is claimed. `answered`: what the referee says of it.
[[nodiscard]] Slot slot_of(const Claimable& figure, const std::string& value, const ClaimAnswered& answered);
/// The slot of the winners. `seats`: those that are chosen.
[[nodiscard]] Slot slot_of_winners(std::size_t players, const std::vector<Seat>& seats, const ClaimAnswered& answered);
/// A value that is chosen in the slot of a figure; empty: nothing is claimed.
[[nodiscard]] std::string value_in(const Choices& choices, std::string_view slot);

/// The changes of a text as one.
[[nodiscard]] Edit as_one(std::string_view text, std::span<const Edit> edits);
/// The change that puts an entry of the whole record in place of the one with this key, or adds it. An empty one
/// removes it. Nothing: there is nothing to remove.
[[nodiscard]] std::optional<Edit> put_at_root(const Written& to, std::string_view key, const std::string& entry);

template <class Read>
std::optional<Edit> claims_written(const Written& to, const std::optional<std::string>& winner,
                                   const std::optional<std::string>& result, const Read& read) {
  const std::string& text = to.record.source().text;
  const std::optional<Edit> first = winner ? put_at_root(to, winner_slot, *winner) : std::nullopt;
  if (!result) return first;
  if (!first) return put_at_root(to, result_key, *result);
  Diagnostics faults;
  const auto record = read(with_edits(text, {&*first, 1}), faults);
  if (faults.unreadable()) return std::nullopt;
  const Written after{to.game, *record, to.faults, to.overrides, to.schema};
  const std::optional<Edit> then = put_at_root(after, result_key, *result);
  return then ? as_one(text, composed(text, {&*first, 1}, {&*then, 1})) : first;
}

}  // namespace elfref::recorder
