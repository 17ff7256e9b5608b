#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/judging/game.h"
#include "elfref/core/judging/judgement.h"

// Two people's records of one session, compared by their meaning.

namespace elfref {

/// How two texts about one thing compare.
enum class Telling : std::uint8_t {
  same,              ///< both report the same
  first_tells_more,  ///< it reports what the second leaves out or does not know; no contradiction
  second_tells_more,
  both_tell_more,  ///< each reports what the other leaves out; no contradiction
  apart,           ///< they cannot both be true
};

/// How two descriptions of one play compare.
[[nodiscard]] Telling compare_meanings(const PlayMeaning& first, const PlayMeaning& second);

/// A difference between two records.
struct RecordsApart {
  /// The kind of difference.
  enum class How : std::uint8_t {
    otherwise,      ///< they report different things
    only_in_first,  ///< the other record implies, by leaving it out, that it was not so
    only_in_second,
    elsewhere,  ///< both have it, at different places in the order of play
  };
  How how = How::otherwise;                    ///< which of the members below are set
  std::string what;                            ///< the subject, if it is not a play (`edition`); empty for a play
  Message subject{};                           ///< the same for people; empty: `what`, a key of records
  int round = 0;                               ///< 0: outside of any round
  std::string_view phase;                      ///< empty: outside of any phase
  std::string player;                          ///< the name in the first record; may be empty
  std::array<std::optional<Span>, 2> spans{};  ///< its place in each record
  std::array<std::string, 2> words{};          ///< its text in each, in the words of the format
};

/// A kind of difference, as reports write it: `otherwise`.
[[nodiscard]] std::string_view name(RecordsApart::How how);

/// One of the two records.
struct RecordSide {
  const Record& record;        ///< as it was read
  const Judgement& judgement;  ///< of that record
};

/// The comparison of two records.
struct RecordDiff {
  std::vector<RecordsApart> apart;                       ///< outside the plays first, then in the order of play
  std::array<int, 2> tells_more{};                       ///< in how many places each reports what the other omits
  std::array<std::vector<const Diagnostic*>, 2> only{};  ///< breaches and warnings that only this record has

  /// Whether the records do not contradict each other.
  [[nodiscard]] bool same() const { return apart.empty(); }
  /// The first play on which they differ, or null.
  [[nodiscard]] const RecordsApart* first_play() const;
  /// The record, 0 or 1, whose own breaches and warnings are less grave; nothing if they are equally grave.
  [[nodiscard]] std::optional<int> stands_up() const;
  /// The gravest severity among breaches and warnings that only this record has; nothing: it has none.
  [[nodiscard]] std::optional<Severity> gravest(int side) const;
};

/// Compares two readable records of one game. Findings belong to their judgements, which must outlive the result.
[[nodiscard]] RecordDiff diff_records(const GameModule& game, const RecordSide& first, const RecordSide& second);

}  // namespace elfref
