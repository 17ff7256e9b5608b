#pragma once

#include <array>
#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

#include "elfref/elven_rage/live/game.h"
#include "elfref/elven_rage/live/moves.h"
#include "elfref/testing/dice.h"
#include "elfref/testing/elven_rage/agreement.h"
#include "elfref/testing/things.h"

// The playing of a session: a walk over the legal plays of a fully known game, and the lines of its record.

namespace elfref::testing::rage {

inline constexpr int nobody_at_all = -1;  ///< the owner of a free place

// ---------------------------------------------------------------- the record

/// A play, as records of each detail have it.
struct Line {
  Action play{};
  Detail least = Detail::minimal;  ///< the least detail with which it is recorded
  std::optional<Detail> bare{};    ///< from this detail on it has no cards
  bool short_form = false;         ///< its effect is not recorded, because the components have it
};
/// The play of a line, if it is of a kind; else null.
template <class Kind>
[[nodiscard]] const Kind* as(const Line& line) {
  return std::get_if<Kind>(&line.play);
}
/// Whether the play of a line is of one of some kinds.
template <class... Kinds>
[[nodiscard]] bool is(const Line& line) {
  return (std::holds_alternative<Kinds>(line.play) || ...);
}
/// The cards of a play; null if it has none.
template <class Play>
[[nodiscard]] auto* cards_of(Play& play) {
  using Found = std::conditional_t<std::is_const_v<Play>, const Cards, Cards>;
  return std::visit(
      [](auto& one) -> Found* {
        if constexpr (requires { one.cards.named; }) return &one.cards;
        if constexpr (requires { one.changes; })
          for (auto& change : one.changes)
            if (change.kind == WrittenChange::Kind::draw) return &change.cards;
        return nullptr;
      },
      play);
}

/// The lines of a turn.
struct WrittenTurn {
  Seat seat{};
  std::vector<Line> lines{};
};

/// The recorded facts about the position at which a record begins.
struct WrittenStart {
  struct Of {
    std::vector<PlaceId> lands{};
    std::vector<CardId> hand{}, discard{};
    int deck = 0, artifacts = 0, treasures = 0;
    bool first = false, out = false;
  };
  std::vector<Of> of{};  ///< by seat; empty: the record begins with the setup
  Seat turn{};
  bool at_summon = false;
  std::vector<CardId> squads{};  ///< the open card of each squad
  std::vector<bool> gone{};      ///< by squad
  std::vector<PlaceId> towers{};
  int centre = nobody_at_all;
};

/// A player in the head of a record.
struct WrittenPlayer {
  std::string_view name;
  Pile elves = Pile::neutral;
  PlaceId castle = nothing_named;
  GoalId goal = nothing_named;
  int drawn = 0;                           ///< the initiative for the first turn
  std::vector<CardId> dealt{}, kept{};     ///< in the setup
  std::array<int, figure_count> result{};  ///< by Figure
  bool hand_told = true;                   ///< the result has the number of cards in hand
};

/// The one breach of a session.
struct Breach {
  enum class Where : std::uint8_t { none, line, turn, head, winner, result };
  std::string_view rule{};    ///< its id; empty: there is no breach
  Where where = Where::none;  ///< line and turn: the last one
  std::string_view key{};     ///< head: the beginning of the line
  Seat seat{};                ///< head, result: the player
};

/// A generated session.
struct Played {
  Agreement agreed;
  std::vector<WrittenPlayer> players{};
  std::vector<WrittenTurn> turns{};
  WrittenStart start{};
  Seats winners = 0;         ///< 0: no player has won
  bool claimed = false;      ///< the result is recorded
  bool first_drawn = false;  ///< initiatives were drawn for the first turn, and recorded
  bool stopped = false;      ///< the record ends before the session does
  Breach breach{};
  std::map<std::string, int, std::less<>> noted{};  ///< the number of plays of each kind
};

/// A way to break one rule, by lines instead of another one.
struct Breaker;

// ---------------------------------------------------------------- the position, for breakers

/// The real state of a player.
struct TruePlayer {
  Pile elves = Pile::neutral;
  CardId dragon = nothing_named;
  std::vector<CardId> hand{}, discard{};
  std::vector<CardId> spent{};  ///< cards that an Action discarded since the record began
  std::vector<ArtifactId> artifacts{};
  int treasures = 0;
  GoalId goal = nothing_named;
  bool first = true;      ///< the player's next or current turn is the first
  bool out = false;       ///< the player has lost their castle
  bool shuffled = false;  ///< the player's deck was made from the discard again
  bool blurred = false;   ///< an unverifiable play was made, so the hand is not certain
};

/// The real state of a place.
struct TruePlace {
  PlaceKind kind = PlaceKind::land;
  int owner = nobody_at_all;
  int home = nobody_at_all;  ///< the player whose starting castle it is
  bool there = true;         ///< the place is in the game
};

/// The facts about a battle and its players that a record does not have.
struct Untold {
  bool left_out = false;      ///< some turn of a battle is not recorded
  bool used = false;          ///< an Action or Artifact was used after the centre
  bool unclear = false;       ///< a name in the record fits several of the six cards
  bool changed = false;       ///< initiatives changed at the reveal
  bool acted = false;         ///< some act is recorded
  bool begun_midway = false;  ///< the record began in this turn, before phase 3
  std::array<bool, max_seats> shuffled{}, blurred{};              ///< see TruePlayer
  std::array<std::vector<CardId>, max_seats> spent_before{};      ///< cards spent before the record began
  std::size_t used_before = 0;                                    ///< Artifacts used before the record began
};

/// The real state of a battle.
struct TrueBattle {
  Seat attacker{};
  int owner = nobody_at_all;  ///< nobody_at_all: neutrals
  int squad = 0;              ///< the squad that fights; 0: none
  std::array<CardId, 6> cards{};  ///< by Place, as placed or as they will be placed
  std::array<Side, 6> side{};     ///< by Place: the side of the card
  bool advanced = true;
  bool centred = false, swapped = false;
  bool acted = false, used = false, left_out = false, unclear = false, changed = false;  ///< see Untold
  std::optional<Side> reserve{};                                                         ///< its side, for ties
  Fight fight{};
  BattleOptions options{};
};

/// The position for a breaker: the places of all pieces before the next line.
struct Situation {
  Situation(const Played& played, const Game& game, const Untold& untold, const Line& next, bool over);

  const Played& game;
  const Agreement& agreed;
  const Position& state;
  const Components& box;
  const Map& map;
  const OptionValues& options;
  std::vector<TruePlayer> players{};
  std::vector<TruePlace> places{};
  std::vector<std::vector<CardId>> squads{};  ///< empty: the squad has fought
  Seat mover{};
  int captures = 1, attacks = 0;  ///< in this turn
  bool begun_midway = false;      ///< see Untold
  std::optional<TrueBattle> battle{};
  bool attack_open = false;        ///< an attack is under way
  PlaceId target = nothing_named;  ///< the place under attack
  bool looked = false;
  std::vector<ArtifactId> used_up{};  ///< Artifacts out of the game
  bool answerable = false;            ///< the last line was an Action or an Artifact
  bool after_a_treasure = false;      ///< the next discard is the surplus after a Treasure

  [[nodiscard]] int seats() const { return static_cast<int>(players.size()); }
  [[nodiscard]] const TruePlayer& at(Seat seat) const { return players[seat.value]; }
  [[nodiscard]] const TruePlace& at(PlaceId place) const { return places[place]; }
  [[nodiscard]] const Card& card(CardId id) const { return box.cards[id]; }
  [[nodiscard]] int option(Option option) const { return options[option]; }
  [[nodiscard]] bool allies(Seat a, Seat b) const { return a != b && state.allies(a, b); }
  [[nodiscard]] CardId open_on(int squad) const { return state.common.squads[static_cast<std::size_t>(squad)].open; }
  [[nodiscard]] std::vector<PlaceId> lands_of(Seat seat) const;
  /// The number of a player's places that surely count as one kind.
  [[nodiscard]] int count(Seat seat, PlaceKind kind) const { return elven_rage::count_lands(state, seat, kind).min; }
  [[nodiscard]] int count_lands(Seat seat) const { return elven_rage::count_lands(state, seat, {}).min; }
  [[nodiscard]] bool borders_own(Seat seat, PlaceId place) const;
  [[nodiscard]] bool holds_a_portal(Seat seat) const;
  /// The places that a player may attack.
  [[nodiscard]] std::vector<PlaceId> targets(Seat seat) const;
  /// Whether a player's effect may concern a card of a side.
  [[nodiscard]] bool may_touch(Seat seat, const Effect& effect, Side side) const;
};

/// Whether a land is the own castle of a player who holds other players' castles. The rulebook does not say who gets
/// those when that player is out.
[[nodiscard]] bool passes_on_castles(const Position& state, const Land& land);
/// The made-up components for a record with this number of players.
[[nodiscard]] const std::shared_ptr<const Box>& box_for(int players);

/// Plays a session; with a breaker, up to the line that breaks its rule. Nothing if that is not possible.
[[nodiscard]] std::optional<Played> play_session(const Agreement& agreed, const Breaker* breaker = nullptr);
/// The session with this number that breaks exactly one rule; nothing if none was found that can.
[[nodiscard]] std::optional<Played> broken_session(const SessionRequest& request, std::uint64_t number);
/// The record of a session in YAML.
[[nodiscard]] std::string record_of(const Played& game, Detail detail);
/// The record of a session in less detail; `dice` choose what is left out.
[[nodiscard]] std::string thinned_record_of(const Played& game, Dice dice);

}  // namespace elfref::testing::rage
