#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string>
#include <type_traits>
#include <unordered_set>
#include <utility>
#include <variant>
#include <vector>

#include "elfref/core/judging/legality.h"

// The possible plays in a position, and what chance may bring: one interface, which each game fills.

namespace elfref {

/// A line of a record that breaks no rule.
template <class Action>
struct LegalPlayOf {
  Action play;            ///< open choices in it are not named: `discard 2`
  bool certain = true;    ///< false: that depends on unrecorded facts
  bool several = false;   ///< a group of which some are legal: which card, on whom
  bool nameless = false;  ///< a group for which records have no common words: which Artifact is used
};

/// Something that chance may bring.
struct Chance {
  std::uint16_t piece = 0;  ///< its index in the game
  int ways = 1;             ///< the number of equal pieces
};

/// Kinds of plays: one bit per alternative of a game's Action.
using PlayKinds = std::uint64_t;
inline constexpr PlayKinds all_kinds = ~PlayKinds{0};  ///< any play
/// The bit of a play's kind.
template <class Action>
[[nodiscard]] constexpr PlayKinds kind_bit(const Action& play) {
  return PlayKinds{1} << play.index();
}
/// The bit of a kind among these kinds.
template <class Kind, class... All>
[[nodiscard]] constexpr PlayKinds bit_among(const std::variant<All...>*) {
  static_assert((std::is_same_v<Kind, All> || ...), "it is no kind of play of that game");
  PlayKinds bit = 1;
  static_cast<void>(((bit <<= std::is_same_v<Kind, All> ? 0 : 1, !std::is_same_v<Kind, All>)&&...));
  return bit;
}
/// The bits of these kinds.
template <class Action, class... Kinds>
[[nodiscard]] constexpr PlayKinds kinds_of() {
  return (bit_among<Kinds>(static_cast<const Action*>(nullptr)) | ...);
}

/// Whether a play is of these kinds.
template <class Action>
[[nodiscard]] bool has_kind(PlayKinds kinds, const Action& play) {
  return (kinds & kind_bit(play)) != 0;
}

/// The moves of a game, in addition to its rules:
/// - `proposed(state, kinds)`: plays of these kinds of which some may be legal; no rule was asked. The player's
///   choices may be open in them, and what chance brings is open;
/// - `choices(state, proposed)`: the plays of a group in which the player's choice is open; none if nothing is
///   open, or if the choices are unknown;
/// - `chances(state, play)`: what may turn up next in a play whose choices are all made; nothing if all has turned up;
/// - `turn_up(state, play, piece)`: names that piece in it;
/// - `ask(state, proposed)`: asks the rules, notes whether it is certainly legal, and returns whether it may be listed;
/// - `play(state, action)`: makes `state` the position after the play.
template <class Moves>
concept MovesOfAGame = requires(const typename Moves::Position& state, typename Moves::Position& changed,
                                const typename Moves::Action& action, LegalPlayOf<typename Moves::Action>& legal) {
  { Moves::proposed(state, all_kinds) } -> std::same_as<std::vector<LegalPlayOf<typename Moves::Action>>>;
  { Moves::choices(state, legal) } -> std::same_as<std::vector<LegalPlayOf<typename Moves::Action>>>;
  { Moves::chances(state, action) } -> std::same_as<std::vector<Chance>>;
  Moves::turn_up(state, legal.play, std::uint16_t{});
  { Moves::ask(state, legal) } -> std::same_as<bool>;
  Moves::play(changed, action);
};

/// The moves of a game whose state counts its plays in `ply`, with no open choices and no chance. A game derives its
/// Moves from it.
template <class Position_, class Action_>
struct MovesOf {
  using Position = Position_;                      ///< the position
  using Action = Action_;                          ///< a play
  using Plays = std::vector<LegalPlayOf<Action>>;  ///< plays that may be legal

  static Plays choices(const Position&, const LegalPlayOf<Action>&) { return {}; }            ///< see MovesOfAGame
  static std::vector<Chance> chances(const Position&, const Action&) { return {}; }           ///< see MovesOfAGame
  static void turn_up(const Position&, Action&, std::uint16_t) {}                             ///< see MovesOfAGame
  static void play(Position& state, const Action& play) { apply(state, play), ++state.ply; }  ///< see MovesOfAGame

 protected:
  /// Asks the rules of `G`.
  template <class G>
  static bool ask_rules(const Position& state, LegalPlayOf<Action>& proposed) {
    const Legality found = legality_of<G>(state, proposed.play);
    proposed.certain = proposed.certain && found == Legality::yes;
    return found != Legality::no;
  }
};

/// The legal plays among these, at most `most`. `left_out`, if not null, gets the number of those that were not tried.
template <MovesOfAGame Moves>
[[nodiscard]] auto legal_among(const typename Moves::Position& state,
                               std::vector<LegalPlayOf<typename Moves::Action>> proposed, std::size_t most,
                               std::size_t* left_out = nullptr) {
  std::size_t kept = 0, tried = 0;
  for (; tried < proposed.size() && kept < most; ++tried)
    if (Moves::ask(state, proposed[tried])) std::swap(proposed[kept++], proposed[tried]);
  if (left_out != nullptr) *left_out = proposed.size() - tried;
  proposed.erase(proposed.begin() + static_cast<std::ptrdiff_t>(kept), proposed.end());
  return proposed;
}

/// The legal plays in a position, at most `most`; what chance brings is left open.
template <MovesOfAGame Moves>
[[nodiscard]] auto legal_moves(const typename Moves::Position& state, PlayKinds kinds, std::size_t most) {
  return legal_among<Moves>(state, Moves::proposed(state, kinds), most);
}

/// The legal plays of a group: one for each choice or, if nothing is to be chosen, for each piece that may turn up
/// first. `left_out`: see legal_among().
template <MovesOfAGame Moves>
[[nodiscard]] auto each_of(const typename Moves::Position& state, const LegalPlayOf<typename Moves::Action>& several,
                           std::size_t most, std::size_t* left_out = nullptr) {
  auto choices = Moves::choices(state, several);
  if (choices.empty())
    for (const Chance& chance : Moves::chances(state, several.play)) {
      choices.push_back({several.play, false});
      Moves::turn_up(state, choices.back().play, chance.piece);
    }
  return legal_among<Moves>(state, std::move(choices), most, left_out);
}

/// A legal line in words, for programs that play: it can be played as it is.
struct LegalLine {
  std::string words;     ///< as a record writes it: `attack b1`, `Boris: retreats 2`
  bool certain = true;   ///< false: that depends on unrecorded facts
  bool several = false;  ///< a group of which some are legal: it leaves open its result and its target
  /// When every play is listed: the least number of plays of its group that are not, because there are too many. Such a
  /// line is that of the group, after those of its plays that are listed.
  std::size_t left_out = 0;
};

/// How groups of legal lines are listed.
enum class Listing : std::uint8_t {
  grouped,  ///< as one line without its open choices, as a person would write who did not see the play
  each,     ///< every play; as one line if its plays are unknown or too many
};

/// Puts legal plays into words, each once. `write` puts a play into words; `open` returns the plays of a group, and
/// sets its second argument to the number of those that it leaves out.
template <class Play, class Write, class Open>
[[nodiscard]] std::vector<LegalLine> lines_of(const std::vector<Play>& plays, Listing how, const Write& write,
                                              const Open& open) {
  std::vector<LegalLine> lines;
  std::unordered_set<std::string> known;
  const auto add = [&](const Play& play, bool several, std::size_t left_out) {
    std::string words = write(play.play);
    if (known.insert(words).second) lines.push_back({std::move(words), play.certain, several, left_out});
  };
  for (const Play& play : plays) {
    const bool opened = play.several && (play.nameless || how == Listing::each);
    std::size_t left_out = 0;
    const std::vector<Play> each = opened ? open(play, left_out) : std::vector<Play>();
    for (const Play& one : each) add(one, false, 0);
    if (play.nameless) continue;
    if (each.empty() || left_out > 0) add(play, left_out > 0 || (play.several && how == Listing::grouped), left_out);
  }
  return lines;
}

}  // namespace elfref
