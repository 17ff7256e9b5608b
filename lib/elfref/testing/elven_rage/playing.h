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

// How a session is played: a walk over the moves of a game of which everything is known, and the lines that somebody
// wrote of it.

namespace elfref::testing::rage {

inline constexpr int nobody_at_all = -1;  ///< who owns a free place

// ---------------------------------------------------------------- what is written

/// A play, as each level of detail writes it.
struct Line {
  Action play{};
  Detail least = Detail::minimal;  ///< the least detail at which it is written
  std::optional<Detail> bare{};    ///< from this detail on without its cards
  bool short_form = false;         ///< what comes of it is not written: the set says it
};
/// The play of a line, if it is of a kind; else null.
template <class Kind>
[[nodiscard]] const Kind* as(const Line& line) {
  return std::get_if<Kind>(&line.play);
}
/// Whether a line is of one of some kinds.
template <class... Kinds>
[[nodiscard]] bool is(const Line& line) {
  return (std::holds_alternative<Kinds>(line.play) || ...);
}
/// The cards of a play; null: it is about none.
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

/// What is known of a table at which a record begins.
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
  std::vector<CardId> squads{};  ///< the open card of each
  std::vector<bool> gone{};      ///< by squad
  std::vector<PlaceId> towers{};
  int centre = nobody_at_all;
};

/// A player as the head of a record has him.
struct WrittenPlayer {
  std::string_view name;
  Pile elves = Pile::neutral;
  PlaceId castle = nothing_named;
  GoalId goal = nothing_named;
  int drawn = 0;                           ///< the initiative for the first turn
  std::vector<CardId> dealt{}, kept{};     ///< of the setup
  std::array<int, figure_count> result{};  ///< by Figure
  bool hand_told = true;                   ///< the result has the cards in hand
};

/// The one breach of a session.
struct Breach {
  enum class Where : std::uint8_t { none, line, turn, head, winner, result };
  std::string_view rule{};    ///< its id; empty: there is none
  Where where = Where::none;  ///< line and turn: the last one
  std::string_view key{};     ///< head: the line that begins so
  Seat seat{};                ///< head, result: of whom
};

/// A session that was played.
struct Played {
  Agreement agreed;
  std::vector<WrittenPlayer> players{};
  std::vector<WrittenTurn> turns{};
  WrittenStart start{};
  Seats winners = 0;         ///< 0: nobody has won
  bool claimed = false;      ///< the result is written
  bool first_drawn = false;  ///< initiatives were drawn for the first turn, and written
  bool stopped = false;      ///< the record ends before its end
  Breach breach{};
  std::map<std::string, int, std::less<>> noted{};  ///< kinds of play
};

/// Any kind of line in another's place, as somebody breaks a rule with it.
struct Breaker;

// ---------------------------------------------------------------- the table, for who breaks a rule

/// A player as he really is.
struct TruePlayer {
  Pile elves = Pile::neutral;
  CardId dragon = nothing_named;
  std::vector<CardId> hand{}, discard{};
  std::vector<CardId> spent{};  ///< those of the discard that an Action brought there while the record was written
  std::vector<ArtifactId> artifacts{};
  int treasures = 0;
  GoalId goal = nothing_named;
  bool first = true;      ///< his next turn, or the one under way, is the first
  bool out = false;       ///< he has lost his castle
  bool shuffled = false;  ///< his deck was made anew
  bool blurred = false;   ///< something was done that nobody can verify: his hand is not known for sure
};

/// A place as it really is.
struct TruePlace {
  PlaceKind kind = PlaceKind::land;
  int owner = nobody_at_all;
  int home = nobody_at_all;  ///< whose starting castle it is
  bool there = true;         ///< it is played on
};

/// What a record does not tell of a battle, and of who plays.
struct Untold {
  bool left_out = false;      ///< somebody's turn is not written
  bool used = false;          ///< some Action or Artifact after the centre
  bool unclear = false;       ///< the record names several of the six for one
  bool changed = false;       ///< initiatives changed at the reveal
  bool acted = false;         ///< some act is written
  bool begun_midway = false;  ///< the record began in this turn, before phase 3
  std::array<bool, max_seats> shuffled{}, blurred{};              ///< see TruePlayer
  std::array<std::vector<CardId>, max_seats> spent_before{};      ///< before the record began
  std::size_t used_before = 0;                                    ///< Artifacts, likewise
};

/// A battle as it is fought.
struct TrueBattle {
  Seat attacker{};
  int owner = nobody_at_all;  ///< nobody: neutrals
  int squad = 0;              ///< that fights; 0: none
  std::array<CardId, 6> cards{};  ///< by Place, as laid, or as they are going to be
  std::array<Side, 6> side{};     ///< by Place: whose they are
  bool advanced = true;
  bool centred = false, swapped = false;
  bool acted = false, used = false, left_out = false, unclear = false, changed = false;  ///< see Untold
  std::optional<Side> reserve{};                                                         ///< whose it is for a tie
  Fight fight{};
  BattleOptions options{};
};

/// The table as somebody sees it who is going to break a rule: what lies where before the next line.
struct Situation {
  Situation(const Played& played, const Game& game, const Untold& untold, const Line& next, bool over);

  const Played& game;
  const Agreement& agreed;
  const State& state;
  const Components& box;
  const Map& map;
  const OptionValues& options;
  std::vector<TruePlayer> players{};
  std::vector<TruePlace> places{};
  std::vector<std::vector<CardId>> squads{};  ///< none: it has fought
  Seat mover{};
  int captures = 1, attacks = 0;  ///< of this turn
  bool begun_midway = false;      ///< see Untold
  std::optional<TrueBattle> battle{};
  bool attack_open = false;        ///< an attack is under way
  PlaceId target = nothing_named;  ///< which
  bool looked = false;
  std::vector<ArtifactId> used_up{};  ///< Artifacts out of the game
  bool answerable = false;            ///< an Action or an Artifact was the last line
  bool after_a_treasure = false;      ///< what is thrown away is the surplus after a Treasure

  [[nodiscard]] int seats() const { return static_cast<int>(players.size()); }
  [[nodiscard]] const TruePlayer& at(Seat seat) const { return players[seat.value]; }
  [[nodiscard]] const TruePlace& at(PlaceId place) const { return places[place]; }
  [[nodiscard]] const Card& card(CardId id) const { return box.cards[id]; }
  [[nodiscard]] int option(Option option) const { return options[option]; }
  [[nodiscard]] bool allies(Seat a, Seat b) const { return a != b && state.allies(a, b); }
  [[nodiscard]] CardId open_on(int squad) const { return state.squads[static_cast<std::size_t>(squad)].open; }
  [[nodiscard]] std::vector<PlaceId> lands_of(Seat seat) const;
  /// Places that surely count as one kind.
  [[nodiscard]] int count(Seat seat, PlaceKind kind) const { return elven_rage::count_lands(state, seat, kind).min; }
  [[nodiscard]] int count_lands(Seat seat) const { return elven_rage::count_lands(state, seat, {}).min; }
  [[nodiscard]] bool borders_own(Seat seat, PlaceId place) const;
  [[nodiscard]] bool holds_a_portal(Seat seat) const;
  /// What may be attacked.
  [[nodiscard]] std::vector<PlaceId> targets(Seat seat) const;
  /// Whether an effect of somebody may touch a card of a side.
  [[nodiscard]] bool may_touch(Seat seat, const Effect& effect, Side side) const;
};

/// Whether it is the own castle of somebody who holds castles of others: whose those are when he is out, the book does
/// not say.
[[nodiscard]] bool passes_on_castles(const State& state, const Land& land);
/// The made-up set, as a record with this number of players has it.
[[nodiscard]] const std::shared_ptr<const Box>& box_for(int players);

/// Plays a session; with a breaker, so far as to the line that breaks its rule. Nothing where that cannot be.
[[nodiscard]] std::optional<Played> play_session(const Agreement& agreed, const Breaker* breaker = nullptr);
/// The session of that number in which exactly one rule is broken; nothing where none was found in which it can be.
[[nodiscard]] std::optional<Played> broken_session(const SessionRequest& request, std::uint64_t number);
/// The record in YAML.
[[nodiscard]] std::string record_of(const Played& game, Detail detail);
/// The record of somebody who saw or noted less of it; `dice` say what.
[[nodiscard]] std::string thinned_record_of(const Played& game, Dice dice);

}  // namespace elfref::testing::rage
