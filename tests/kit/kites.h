#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "elfref/core/judging/kit.h"
#include "elfref/core/judging/turns.h"
#include "elfref/core/walk/moves.h"

/// Kites, a game for two to four players that was never sold. Every kite of the box has a kind, and each kind has its
/// points. In turn, a player draws a kite that the others do not see, flies a set of equal ones for their points, or
/// passes. A player who flies enough sets ends the game.
namespace elfref::kites {

inline constexpr int max_seats = 8;                 ///< the most that can be replayed
inline constexpr int max_kinds = 8;                 ///< of kites in a box
using Kites = std::array<std::uint8_t, max_kinds>;  ///< a number for each kind

enum class Option : std::uint8_t { set, goal };  ///< in the order of the format
[[nodiscard]] const OptionTable& option_table();

/// All players sit down.
struct Begin { int players = 0; };
/// A player draws a kite; nothing: only its owner saw it.
struct Draw { Seat seat; std::optional<std::uint8_t> kind{}; };
/// A player flies equal kites.
struct Fly { Seat seat; int kites = 0; std::uint8_t kind = 0; };
/// A player passes.
struct Pass { Seat seat; };
/// `winner` names these players.
struct ClaimWinner { Seats seats = 0; };
/// `result` gives this score.
struct ClaimScore { Seat seat; int score = 0; };
using Action = std::variant<Begin, Draw, Fly, Pass, ClaimWinner, ClaimScore>;

/// The parts of a play at which findings point.
enum PlayPart : Part { whole, object };

/// A decoded record, with what its attachment says about the box.
struct Session : SessionOf<Action> {
  Kites in_box{};  ///< by kind, the number of kites
  Kites points{};  ///< by kind, the points of one kite in a set
  std::vector<std::string> kinds{};
};

/// The position between two plays.
struct Position {
  OptionValues options{};
  Kites in_box{}, points{};  ///< as in the session
  int players = 0, drawn = 0;  ///< kites of any kind
  std::uint32_t ply = 0;
  Seat turn{};                                            ///< the player of the turn
  Kites shown{};                                          ///< by kind, those that are certainly out of the box
  std::array<Kites, max_seats> hand{};                    ///< by seat, kites whose kind is recorded
  std::array<int, max_seats> unseen{}, sets{}, score{};  ///< by seat: other kites in hand; sets flown; points
  std::optional<std::uint32_t> ended{};                   ///< the play that ended the game
  friend bool operator==(const Position&, const Position&) = default;
};

[[nodiscard]] Position begin(const Session& session, const OptionValues& options);
void apply(Position& state, const Action& action);
/// All players with the best score.
[[nodiscard]] Seats best(const Position& state);
[[nodiscard]] std::vector<Standing> standings(const Position& state, const Session& session);
/// Reads a record; `components` names the document of its box.
[[nodiscard]] std::optional<Session> decode(const Record& record, Diagnostics& faults);
/// A play in the words of a line: `fly 2 red`.
[[nodiscard]] std::string written(const Action& action, const Session& session);
/// The possible plays, for core/walk.
struct Moves : MovesOf<Position, Action> {
  static Plays proposed(const Position& state, PlayKinds kinds);
  static std::vector<Chance> chances(const Position& state, const Action& play);
  static void turn_up(const Position&, Action& play, std::uint16_t kind) { std::get<Draw>(play).kind = kind; }
  static bool ask(const Position& state, LegalPlayOf<Action>& proposed);
};

/// The game as the command line sees it.
[[nodiscard]] const GameModule& game();
}  // namespace elfref::kites
