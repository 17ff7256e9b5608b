#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "elfref/core/asking/position_view.h"
#include "elfref/elfenland/plays/session.h"
#include "elfref/elfenland/table/position.h"

namespace elfref::elfenland {

/// A phase as a word of the catalogues; nothing if it is not a phase of a round.
[[nodiscard]] std::optional<Noun> noun_of_phase(std::string_view phase);
/// A phase with its number: `phase 5, travel`. Empty if it is not a phase of a round.
[[nodiscard]] Message phase_in_words(std::string_view phase);

/// The session of a record in which a place is asked for. Fills the edition and the players of `position`. Nothing if
/// the record has no places; then `position` has the reason as its complaint.
[[nodiscard]] std::optional<Session> session_with_places(const Record& record, const Overrides& overrides,
                                                         PositionView& position);

/// The facts that plays show about earlier positions in their round: a piece that a player pays, places or keeps was
/// there before.
class FromLater {
 public:
  /// Reads the plays from `from` on, once. REQUIRES: `from` <= the number of plays.
  explicit FromLater(const Session& session, std::uint32_t from = 0);
  /// Adds these facts to the position before the play `ply`. `phase` is the phase of the next play.
  /// REQUIRES: `from` <= `ply` <= the number of plays; the game is not over.
  void learn(Position& table, std::uint32_t ply, std::string_view phase) const;

 private:
  struct Laid {
    std::uint32_t ply = 0;
    Holding::Use use;  // of a counter placed or kept
  };
  void note(const Action& action, std::uint32_t ply);
  void learn_cards(Position& table, std::uint32_t ply) const;
  void learn_counters(Position& table, std::uint32_t ply) const;

  std::uint32_t from_ = 0;
  std::vector<std::array<Counts, max_seats>> given_;   // by play: cards each player gives from it on in the round
  std::array<std::vector<Laid>, max_seats> laid_;      // by seat, in the order of the game
  std::vector<std::uint32_t> round_ends_;              // by play: the first at or after it that begins or ends a round
};

/// A place in a session, with its position and the phase of the next play. Plays recorded after the place show which
/// cards and counters the players had before it.
struct PlaceInRecord {
  const Session& session;
  std::uint32_t ply = 0;
  Position state;
  std::string_view phase = phase::setup;  ///< the phase of the next play
  std::optional<Seat> written;            ///< the player of the play recorded there
  bool over = false;                      ///< the game has ended
  bool between_rounds = false;            ///< the round has no recorded play yet

  /// `reached`: the position before that play, if it is known already.
  PlaceInRecord(const Session& read, const PositionRequest& request, std::optional<Position> reached = {});

  /// Whether a recorded play is there.
  [[nodiscard]] bool at_play() const { return here_; }
  /// All players.
  [[nodiscard]] Seats everybody() const { return first_seats(state.players); }

 private:
  void play(Position& table, std::uint32_t i) const;
  [[nodiscard]] bool ends_a_journey() const;
  [[nodiscard]] bool stayed() const;
  [[nodiscard]] std::string_view phase_before() const;
  void enter(std::string_view next, const Action& beginning);
  void move_on();
  void see_the_end();

  bool here_ = false;
};

}  // namespace elfref::elfenland
