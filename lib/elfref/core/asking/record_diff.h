#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/judging/game.h"
#include "elfref/core/judging/judgement.h"

// Two people's records of one session, compared by what they say.

namespace elfref {

/// How two texts about one thing compare.
enum class Telling : std::uint8_t {
  same,              ///< both say the same
  first_tells_more,  ///< what the second leaves out or does not know, and nothing against it
  second_tells_more,
  both_tell_more,  ///< each what the other leaves out, and nothing against it
  apart,           ///< both cannot be true
};

/// How two descriptions of one play compare.
[[nodiscard]] Telling compare_meanings(const PlayMeaning& first, const PlayMeaning& second);

/// Something on which two records differ.
struct RecordsApart {
  /// How they do.
  enum class How : std::uint8_t {
    otherwise,      ///< one says this and the other that
    only_in_first,  ///< the other says that it was not so, by leaving it out
    only_in_second,
    elsewhere,  ///< both have it, at different places in the order of play
  };
  How how = How::otherwise;                    ///< which of the members below are set
  std::string what;                            ///< of what lies outside of the plays (`edition`); empty for a play
  int round = 0;                               ///< 0: outside of any round
  std::string_view phase;                      ///< empty: outside of any phase
  std::string player;                          ///< by the name in the first record; may be empty
  std::array<std::optional<Span>, 2> spans{};  ///< where it is written in each
  std::array<std::string, 2> words{};          ///< what is written there, in the words of the format
};

/// A difference as reports write it: `otherwise`.
[[nodiscard]] std::string_view name(RecordsApart::How how);

/// One of the two records.
struct RecordSide {
  const Record& record;        ///< as it was read
  const Judgement& judgement;  ///< of that record
};

/// Two records compared.
struct RecordDiff {
  std::vector<RecordsApart> apart;                       ///< outside of the plays first, then in the order of play
  std::array<int, 2> tells_more{};                       ///< in how many places each says what the other leaves open
  std::array<std::vector<const Diagnostic*>, 2> only{};  ///< breaches and warnings that only this one has

  /// The records say nothing against each other.
  [[nodiscard]] bool same() const { return apart.empty(); }
  /// The first play on which they differ, or null.
  [[nodiscard]] const RecordsApart* first_play() const;
  /// Which of the two breaks no rule where they differ: 0 or 1. Nothing where that does not tell them apart.
  [[nodiscard]] std::optional<int> stands_up() const;
  /// How grave what only this one has is; nothing: there is nothing.
  [[nodiscard]] std::optional<Severity> gravest(int side) const;
};

/// Compares two records of one game that can be read. Findings are those of their judgements, which outlive it.
[[nodiscard]] RecordDiff diff_records(const GameModule& game, const RecordSide& first, const RecordSide& second);

}  // namespace elfref
