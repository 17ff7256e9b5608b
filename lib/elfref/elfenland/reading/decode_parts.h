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

// The parts of a record, as decode() reads them.

namespace elfref::elfenland {

/// Reads `start`. REQUIRES: the players are seated.
void decode_start(Reading& reading, const Field& start, Session& session);

/// Reads `rounds`. `ended`: the record has claims that only the end of a game allows, so its last round is over.
void decode_rounds(Reading& reading, const Field& rounds, bool ended, Session& session);

/// Reads the recorded lines of one phase of a round. It adds neither the beginning of the phase nor unrecorded plays.
/// REQUIRES: the key names a phase.
void decode_phase(Reading& reading, const Field& phase, int round, Session& session);

/// The key of the five face-up counters of a round, which have a line of their own.
inline constexpr std::string_view row_key = "row";
/// The keys of a round.
inline constexpr std::array round_keys{row_key,     phase::deal,   phase::draw, phase::choose,
                                       phase::plan, phase::travel, phase::keep};

/// One line of a phase as a small record, in which the key of the phase is before the line. For the row the line itself
/// has the key.
struct LineOfText {
  std::unique_ptr<Record> record;
  std::uint32_t ahead = 0;  ///< bytes of its text before the line
};
/// Reads a line as such a record.
LineOfText read_line(std::string_view line, std::string_view phase, Diagnostics& faults);

/// The plays of one line of a phase.
using LineRead = elfref::LineRead<Action>;
/// Reads one line of a phase, or of `row_key`. The line is at `at` in its source, and spans are bytes of that source.
LineRead decode_line(std::string_view line, Span at, std::string_view phase, int round,
                     const std::vector<Player>& players);

/// Adds the play that `make` makes. A conversion constructs it in its place in the vector, without a move. (Plays are
/// large and many are read per second; with clang 14 emplace_back() alone cannot construct an aggregate.)
template <class Make>
Play<Action>& add_play(std::vector<Play<Action>>& plays, const Make& make) {
  struct InItsPlace {
    const Make& make;
    operator Play<Action>() const { return make(); }
  };
  return plays.emplace_back(InItsPlace{make});
}

/// Reads one line of `travel` and adds its plays to `plays`.
void decode_journey(Reading& reading, const Line& line, std::uint16_t round, std::vector<Play<Action>>& plays);

/// Reads all lines of a `travel` that was left unread.
void decode_unread_journeys(Reading& reading, const PlainLines& plain, const Node& list, std::uint16_t round,
                            std::vector<Play<Action>>& plays);

/// These read `final`, `winner` and `result`.
void decode_sheet(Reading& reading, const Field& sheet, Session& session);
void decode_winner(Reading& reading, const Field& winner, Session& session);
void decode_result(Reading& reading, const Field& result, Session& session);

/// Recorded towns: their number, or a list.
struct TownsWritten {
  std::optional<std::uint8_t> count;  ///< without Elvenhold and repetitions
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
/// Adds a note for each listed town that does not count. A score sheet has a rule for them instead.
void note_idle_towns(Reading& reading, const TownsWritten& towns);

}  // namespace elfref::elfenland
