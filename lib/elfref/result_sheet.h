#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/judging/session_entries.h"
#include "elfref/games.h"

// What a record says about the result of its session, for tables of many records.

namespace elfref {

/// Why a record does not prove its result, or why it is not counted.
struct ResultDoubt {
  std::string_view id;  ///< for programs: `refuted`
  std::string why;      ///< for people
};

/// A player at the end of a session.
struct ResultPlayer {
  std::string name;            ///< as the record has it
  std::string role{};          ///< the colour, the people or the character that the player has; may be empty
  std::optional<int> place{};  ///< nothing: it is not known, or the game has none
  bool won = false;            ///< certainly won
  std::optional<int> score{};  ///< nothing: it is not known, or the game has none
};

/// The origin of a result.
enum class ResultBy : std::uint8_t {
  nothing,  ///< there is no result
  referee,  ///< the referee computed it from the record
  claims,   ///< the record only claims it, and nothing in it refutes that
};

/// The result of one record.
struct ResultSheet {
  std::string file;                       ///< as given
  int document = 1;                       ///< counts the records of a file from 1
  std::string name;                       ///< as people know it: `heats.yaml (record 2)`
  const GameModule* game = nullptr;       ///< null: no record was read
  std::vector<SessionEntry> session{};    ///< what the record tells about its session
  Verdict verdict = Verdict::unreadable;  ///< on the whole record
  Claims claims = Claims::none;           ///< whether its claims are true
  ResultBy by = ResultBy::nothing;        ///< where the result comes from
  bool together = false;                  ///< all players win or lose together: there are no places
  std::vector<ResultPlayer> players{};    ///< by seat
  std::vector<ResultDoubt> doubts{};      ///< why the result is not verified; none: it is
  std::optional<ResultDoubt> left_out{};  ///< why it is not counted; nothing: it is
};

/// The result of a record that was judged. Reasons are in that language.
[[nodiscard]] ResultSheet sheet_of(const Refereed& refereed, Language language);

/// The claims of a record about its end, as they are written.
struct ClaimedEnd {
  std::vector<bool> winners;               ///< by seat; empty: no winner is claimed
  std::optional<bool> together;            ///< whether all have won together
  std::vector<std::optional<int>> places;  ///< by seat
  std::vector<std::optional<int>> scores;  ///< by seat
};
/// Reads them. A claim that cannot be read is left out.
[[nodiscard]] ClaimedEnd claimed_end(const Record& record, const GameModule& game,
                                     const std::vector<std::string>& players);

}  // namespace elfref
