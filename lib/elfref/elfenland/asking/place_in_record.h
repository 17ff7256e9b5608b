#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "elfref/core/asking/position.h"
#include "elfref/elfenland/plays/session.h"
#include "elfref/elfenland/table/state.h"

namespace elfref::elfenland {

/// `phase 5, travel`; empty for what is no phase of a round.
[[nodiscard]] std::string_view phase_in_words(std::string_view phase);

/// The session of a record in which places are asked for. Its edition and players come into `position`, or why it has
/// no places: then there is a complaint, and no session.
[[nodiscard]] std::optional<Session> session_with_places(const Record& record, const Overrides& overrides,
                                                         Position& position);

/// What plays tell of the table before them, in their round: what somebody pays, lays or keeps was there already.
class FromBehind {
 public:
  /// Goes once over the plays from `from` on. REQUIRES: there are so many.
  explicit FromBehind(const Session& session, std::uint32_t from = 0);
  /// Puts that into the table before the play `ply`, in the phase of what is to be played then.
  /// REQUIRES: `from` <= `ply` <= how many plays there are; the game is not over.
  void learn(State& table, std::uint32_t ply, std::string_view phase) const;

 private:
  struct Laid {
    std::uint32_t ply = 0;
    Holding::Use use;  // of a counter laid or kept
  };
  void note(const Action& action, std::uint32_t ply);
  void learn_cards(State& table, std::uint32_t ply) const;
  void learn_counters(State& table, std::uint32_t ply) const;

  std::uint32_t from_ = 0;
  std::vector<std::array<Counts, max_seats>> given_;   // by play: cards that each gives from then on in that round
  std::array<std::vector<Laid>, max_seats> laid_;      // by seat, in the order of the game
  std::vector<std::uint32_t> round_ends_;              // by play: the first from there on that begins or ends a round
};

/// A place in a session: the table there, and what is to be played. What is written behind the place tells what was in
/// hands and in front of players before it.
struct PlaceInRecord {
  const Session& session;
  std::uint32_t ply = 0;
  State state;
  std::string_view phase = phase::setup;  ///< of what is to be played
  std::optional<Seat> written;            ///< whose play is written there
  bool over = false;                      ///< the game has ended
  bool between_rounds = false;            ///< nothing is written of the round yet

  PlaceInRecord(const Session& read, const PositionRequest& request);

  /// A written play stands there.
  [[nodiscard]] bool at_play() const { return here_; }
  /// Everybody at the table.
  [[nodiscard]] Seats everybody() const { return first_seats(state.players); }

 private:
  void play(State& table, std::uint32_t i) const;
  [[nodiscard]] bool ends_a_journey() const;
  [[nodiscard]] bool stayed() const;
  [[nodiscard]] std::string_view phase_before() const;
  void enter(std::string_view next, const Action& beginning);
  void move_on();
  void see_the_end();

  bool here_ = false;
};

}  // namespace elfref::elfenland
