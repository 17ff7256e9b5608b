#pragma once

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

/// A place in a session: the table there, and what is to be played. What is written behind the place tells what was in
/// hands and in front of players before it.
struct PlaceInRecord {
  const Session& session;
  std::uint32_t ply = 0;
  State state;
  std::string_view phase = phase::setup;  ///< of what is to be played
  std::optional<Seat> written;            ///< whose play is written there
  bool over = false;                      ///< the game has ended

  PlaceInRecord(const Session& read, const PositionRequest& request);

  /// A written play stands there.
  [[nodiscard]] bool at_play() const { return here_; }
  /// Everybody at the table.
  [[nodiscard]] Seats everybody() const { return first_seats(state.players); }

 private:
  void play(State& table, std::uint32_t i) const;
  [[nodiscard]] bool stayed() const;
  [[nodiscard]] std::string_view phase_before() const;
  void enter(std::string_view next, const Action& beginning);
  void move_on();
  void see_the_end();
  template <class Kind, class Each>
  void for_later(const Each& each) const;
  void learn_cards();
  void learn_counters();

  bool here_ = false;
};

}  // namespace elfref::elfenland
