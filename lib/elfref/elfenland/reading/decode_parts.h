#pragma once

#include <array>
#include <memory>
#include <optional>
#include <vector>

#include "elfref/core/reading/lines.h"
#include "elfref/core/reading/one_line.h"
#include "elfref/core/reading/reading.h"
#include "elfref/elfenland/plays/session.h"
#include "elfref/elfenland/reading/plain_lines.h"

// The parts of a record, as decode() goes through them.

namespace elfref::elfenland {

/// `start`. REQUIRES: the players are seated.
void decode_start(Reading& reading, const Field& start, Session& session);

/// `rounds`. `ended`: the record has claims that only the end of a game allows, so its last round is over.
void decode_rounds(Reading& reading, const Field& rounds, bool ended, Session& session);

/// What is written of one phase of a round, without its beginning and without what was left out. REQUIRES: the key
/// names a phase.
void decode_phase(Reading& reading, const Field& phase, int round, Session& session);

/// The key of the five face-up counters of a round, which has a line of its own.
inline constexpr std::string_view row_key = "row";
/// The keys of what happens in a round.
inline constexpr std::array round_keys{row_key,     phase::deal,   phase::draw, phase::choose,
                                       phase::plan, phase::travel, phase::keep};

/// One line of a phase as a text is read: below the key of its phase, which stands `ahead` of it. That of the row is
/// its key and what lies there.
struct LineOfText {
  std::unique_ptr<Record> record;
  std::uint32_t ahead = 0;  ///< bytes of its text before the line
};
LineOfText read_line(std::string_view line, std::string_view phase, Diagnostics& faults);

/// One line of a phase, as it would stand in a record.
using LineRead = elfref::LineRead<Action>;
/// Reads one line of a phase, or of `row_key`; spans are bytes of the source in which it stands `at`.
LineRead decode_line(std::string_view line, Span at, std::string_view phase, int round,
                     const std::vector<Player>& players);

/// Adds a play that `make` makes: it is made where it will stand, as a conversion is not moved into its place. (Plays
/// are large, and many are read a second; an aggregate cannot be made by emplace_back() alone with clang 14.)
template <class Make>
Play<Action>& add_play(std::vector<Play<Action>>& plays, const Make& make) {
  struct InItsPlace {
    const Make& make;
    operator Play<Action>() const { return make(); }
  };
  return plays.emplace_back(InItsPlace{make});
}

/// One line of `travel`: its plays go to `plays`.
void decode_journey(Reading& reading, const Line& line, std::uint16_t round, std::vector<Play<Action>>& plays);

/// All lines of `travel` where it was left unread.
void decode_unread_journeys(Reading& reading, const PlainLines& plain, const Node& list, std::uint16_t round,
                            std::vector<Play<Action>>& plays);

/// `final`, `winner` and `result`.
void decode_sheet(Reading& reading, const Field& sheet, Session& session);
void decode_winner(Reading& reading, const Field& winner, Session& session);
void decode_result(Reading& reading, const Field& result, Session& session);

/// Towns as written: how many, or which.
struct TownsWritten {
  std::optional<std::uint8_t> count;  ///< Elvenhold and repetitions not counted
  bool listed = false;
  TownSet named;  ///< without Elvenhold
  struct Idle {
    TownId town;
    bool again = false;
    Span span;
  };
  std::vector<Idle> idle;  ///< entries of the list that do not count
};
TownsWritten read_towns(Reading& reading, const Field& towns);
/// Notes the towns of a list that do not count; a score sheet has a rule for them.
void note_idle_towns(Reading& reading, const TownsWritten& towns);

}  // namespace elfref::elfenland
