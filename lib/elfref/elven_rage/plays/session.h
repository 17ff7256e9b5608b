#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "elfref/core/judging/cards.h"
#include "elfref/core/judging/session.h"
#include "elfref/core/judging/turns.h"
#include "elfref/elven_rage/facts/components.h"

// The plays of a session: one struct for each kind. `seat` is the player of a play.

namespace elfref::elven_rage {

inline constexpr int max_seats = 8;    ///< the most that can be replayed; 2 to 4 play (ER-COM-1)
inline constexpr int full_hand = 5;    ///< cards that stay after Discard (ER-TRN-5)
inline constexpr int squad_size = 3;   ///< of neutral cards; each side sends this number too (ER-SET-3, ER-PRE-8)
inline constexpr int edge_places = 4;  ///< of a battle

/// The chapters of the rulebook, as phases of plays.
namespace phase {
inline constexpr std::string_view setup = "setup", turn = "turn", battle = "battle", end = "end";
}  // namespace phase

/// The aim of the game (ER-SCN-1 to -5).
enum class Scenario : std::uint8_t { supremacy, lord_of_dragons, race, only_war, alliance };
/// The names of scenarios in records, by Scenario.
inline constexpr std::array<std::string_view, 5> scenario_names{"supremacy", "lord-of-dragons", "race", "only-war",
                                                                "alliance"};
/// How battles are laid out (ER-PLC-1).
enum class LaidOut : std::uint8_t { either, advanced, beginner };

/// A place that a record names.
struct KnownPlace {
  std::string name;   ///< as it is first written
  PlaceKinds kind{};  ///< by the map; for a place off the map, all that it may be
  friend bool operator==(const KnownPlace&, const KnownPlace&) = default;
};

/// All things that plays name, by index: first those of the components, then those that only the record names.
struct Box {
  Components components{};           ///< cards, artifacts and goals that only the record names are not `listed`
  std::vector<KnownPlace> places{};  ///< those of the map first, by their index there
  std::optional<Map> map{};          ///< the map for this number of players; without one no place is known
  bool built_in = false;             ///< the set is built in

  /// The card with this index. REQUIRES: the box has it.
  [[nodiscard]] const Card& card(CardId id) const { return components.cards[id]; }
  friend bool operator==(const Box&, const Box&) = default;
};

/// A place as an attack names it.
struct Target {
  PlaceId place = nothing_named;    ///< its name
  std::optional<PlaceKind> kind{};  ///< as written
  std::optional<Seat> of{};         ///< the owner, as written
  friend bool operator==(const Target&, const Target&) = default;
};

inline constexpr std::uint8_t reserve_called = edge_places + 1;  ///< the upper card of the centre
inline constexpr std::uint8_t beneath_called = edge_places + 2;  ///< the card under it

/// A card of a battle as a line calls it: by name, or by its place.
struct CardCalled {
  CardId card = nothing_named;
  std::uint8_t place = 0;  ///< 1 to 4 at the edge, reserve_called, beneath_called; 0: called by name
  /// Whether a card is called.
  [[nodiscard]] bool any() const { return card != nothing_named || place != 0; }
  friend bool operator==(const CardCalled&, const CardCalled&) = default;
};

/// The effect of an Action or an Artifact, as recorded.
struct WrittenChange {
  /// The kind; `unknown`: not recorded.
  enum class Kind : std::uint8_t { slot, life, initiative, draw, capture, token, tower, beginner, other, unknown };
  Kind kind = Kind::unknown;
  CardCalled card{};             ///< slot, life, initiative
  Slot slot = Slot::centre;      ///< slot
  Icon icon = Icon::none;        ///< slot: the icon that it shows then
  int amount = 0;                ///< life, initiative: signed
  Cards cards{};                 ///< draw
  PlaceId from = nothing_named;  ///< token
  PlaceId to = nothing_named;    ///< token, tower
  friend bool operator==(const WrittenChange&, const WrittenChange&) = default;
};

/// A thing that is handed over.
struct Thing {
  enum class Kind : std::uint8_t { treasure, artifact, help };
  Kind kind = Kind::treasure;
  ArtifactId artifact = nothing_named;  ///< the Artifact, if it is named
  friend bool operator==(const Thing&, const Thing&) = default;
};

// ---------------------------------------------------------------- setup

/// All players sit down.
struct Begin {
  int players = 0;
  friend bool operator==(const Begin&, const Begin&) = default;
};
/// A player takes a people and a corner of the map.
struct SitDown {
  Seat seat;
  std::optional<Pile> elves{};     ///< the people
  PlaceId castle = nothing_named;  ///< the corner
  friend bool operator==(const SitDown&, const SitDown&) = default;
};
/// A player draws a card to decide who starts (ER-SET-6).
struct DrawForStart {
  Seat seat;
  int initiative = 0;
  bool treasure = false;  ///< a Treasure instead, which decides nothing
  friend bool operator==(const DrawForStart&, const DrawForStart&) = default;
};
/// The cards of which five are kept (ER-SET-9).
struct Deal {
  Seat seat;
  Cards cards;
  friend bool operator==(const Deal&, const Deal&) = default;
};
/// The cards that are kept.
struct Keep {
  Seat seat;
  Cards cards;
  friend bool operator==(const Keep&, const Keep&) = default;
};
/// A player gets a secret goal (ER-SET-10).
struct GetGoal {
  Seat seat;
  GoalId goal = nothing_named;
  friend bool operator==(const GetGoal&, const GetGoal&) = default;
};

// ---------------------------------------------------------------- a turn

/// A turn begins. Its lines are its `extra` part.
struct BeginTurn {
  Seat seat;
  bool midway = false;   ///< the record begins before phase 3 of it
  bool unknown = false;  ///< what happened in it is not recorded
  friend bool operator==(const BeginTurn&, const BeginTurn&) = default;
};
/// Any number of unrecorded turns.
struct UnknownTurns {
  friend bool operator==(const UnknownTurns&, const UnknownTurns&) = default;
};
/// Phase 1.
struct Summon {
  Seat seat;
  Cards cards;
  friend bool operator==(const Summon&, const Summon&) = default;
};
/// Phase 2, or the surplus after a Treasure.
struct Discard {
  Seat seat;
  Cards cards;
  /// Derived, of a Discard that is not written: the cards discarded after the Treasure that follows, perhaps for both.
  int after = 0;
  static constexpr int perhaps = -1;  ///< `after`: the discard after the Treasure may be for both; plays between
  friend bool operator==(const Discard&, const Discard&) = default;
};
/// The player does not attack, and takes two cards.
struct Decline {
  Seat seat;
  Cards cards;
  bool written = true;  ///< else inferred: nothing else of that turn is written
  int ahead = 0;        ///< the least number of attacks and declines that follow in its turn, less extra captures
  friend bool operator==(const Decline&, const Decline&) = default;
};
/// What later lines show about an attack: an announced one, or one that `unknown` leaves under way.
struct AttackAhead {
  bool ended = false;           ///< how it ended
  bool centre = false;          ///< the centre of its battle
  bool begins = false;          ///< when its battle begins, or that there is none
  std::uint32_t last = no_ply;  ///< else the last of its lines, if other lines follow it; no_ply: none do
  bool stops = false;           ///< the record stops in its turn
  friend bool operator==(const AttackAhead&, const AttackAhead&) = default;
};
/// Phase 3: an attack is announced.
struct Attack {
  Seat seat;
  Target target;
  /// The layout of its battle, if later lines give all of it: the edge, then the upper and the lower card of the
  /// centre.
  std::optional<std::array<CardId, edge_places + 2>> six{};
  AttackAhead ahead{};
  friend bool operator==(const Attack&, const Attack&) = default;
};
/// A player looks at a squad.
struct Look {
  Seat seat;
  int squad = 0;                 ///< from 1
  CardId shown = nothing_named;  ///< the card that lies open on it now
  bool none_shown = false;       ///< no card was opened
  friend bool operator==(const Look&, const Look&) = default;
};
/// The squad that fights.
struct FightSquad {
  Seat seat;
  int squad = 0;
  friend bool operator==(const FightSquad&, const FightSquad&) = default;
};
/// The owner fights with these cards.
struct Defend {
  Seat seat;
  Cards cards;
  friend bool operator==(const Defend&, const Defend&) = default;
};
/// The owner leaves the land, and takes two cards.
struct Retreat {
  Seat seat;
  Cards cards;
  friend bool operator==(const Retreat&, const Retreat&) = default;
};
/// The owner has too few cards, and gives up the land.
struct GiveUp {
  Seat seat;
  friend bool operator==(const GiveUp&, const GiveUp&) = default;
};
/// The cards that the attacker sends.
struct Send {
  Seat seat;
  Cards cards;
  friend bool operator==(const Send&, const Send&) = default;
};
/// A player takes an Artifact for a land.
struct TakeArtifact {
  Seat seat;
  ArtifactId artifact = nothing_named;
  bool none = false;  ///< the record says that there was none
  friend bool operator==(const TakeArtifact&, const TakeArtifact&) = default;
};
/// A player exchanges a Treasure for two cards (ER-TRE-3).
struct CashTreasure {
  Seat seat;
  Cards cards;
  friend bool operator==(const CashTreasure&, const CashTreasure&) = default;
};
/// A player uses an Action (ER-ACT-1).
struct UseAction {
  Seat seat;
  CardId card = nothing_named;
  std::vector<WrittenChange> changes{};
  bool answer = false;       ///< in answer to the play right before
  bool or_artifact = false;  ///< no set lists that name: it may be an Artifact's
  friend bool operator==(const UseAction&, const UseAction&) = default;
};
/// A player uses an Artifact.
struct UseArtifact {
  Seat seat;
  ArtifactId artifact = nothing_named;
  std::vector<WrittenChange> changes{};
  bool answer = false;  ///< in answer to the play right before
  friend bool operator==(const UseArtifact&, const UseArtifact&) = default;
};
/// Two players exchange things.
struct Trade {
  Seat seat;
  Thing given{};
  Thing taken{};
  Seat with;
  friend bool operator==(const Trade&, const Trade&) = default;
};
/// A player gives a thing without return.
struct Give {
  Seat seat;
  Thing given{};
  Seat to;
  friend bool operator==(const Give&, const Give&) = default;
};
/// A player shows a secret goal.
struct ShowGoal {
  Seat seat;
  GoalId goal = nothing_named;
  friend bool operator==(const ShowGoal&, const ShowGoal&) = default;
};
/// A player's cards are counted.
struct CountHand {
  Seat seat;
  int cards = 0;
  friend bool operator==(const CountHand&, const CountHand&) = default;
};
/// What happened is not recorded.
struct Unknown {
  Seat seat;
  AttackAhead ahead{};
  friend bool operator==(const Unknown&, const Unknown&) = default;
};
/// A turn ends.
struct EndTurn {
  Seat seat;
  bool stops = false;  ///< the record may stop within it
  friend bool operator==(const EndTurn&, const EndTurn&) = default;
};

// ---------------------------------------------------------------- a battle

/// The order in which the four cards of the edge were placed.
struct PlacedInOrder {
  Seat seat;
  std::array<CardId, edge_places> cards{};
  friend bool operator==(const PlacedInOrder&, const PlacedInOrder&) = default;
};
/// The four cards of the edge, clockwise; nothing_named for an unseen one.
struct LayOut {
  Seat seat;
  std::array<CardId, edge_places> cards{};
  bool guarded = false;  ///< a card is present that makes this a beginner battle (ER-PLC-6)
  friend bool operator==(const LayOut&, const LayOut&) = default;
};
/// The two cards of the centre.
struct LayCentre {
  Seat seat;
  CardId upper = nothing_named;
  CardId lower = nothing_named;
  friend bool operator==(const LayCentre&, const LayCentre&) = default;
};
/// The reserve is exchanged with a card of the edge.
struct Swap {
  Seat seat;
  CardCalled card;
  friend bool operator==(const Swap&, const Swap&) = default;
};
/// A card acts.
struct WrittenAct {
  enum class Kind : std::uint8_t { strike, move, stay, nothing };
  Seat seat;
  CardCalled card;
  Kind kind = Kind::strike;
  std::optional<Slot> slot{};  ///< as written
  CardCalled target{};         ///< as written
  std::optional<int> cost{};   ///< lives that the target lost, as written
  bool dies = false;           ///< the target died, as written
  friend bool operator==(const WrittenAct&, const WrittenAct&) = default;
};
/// Movements repeated a position.
struct Loop {
  Seat seat;
  friend bool operator==(const Loop&, const Loop&) = default;
};
/// The cards of the edge that died.
struct Fallen {
  Seat seat;
  Cards cards;
  friend bool operator==(const Fallen&, const Fallen&) = default;
};
/// The player who plays the neutral cards.
struct NeutralsBy {
  Seat seat;
  friend bool operator==(const NeutralsBy&, const NeutralsBy&) = default;
};
/// A battle ends.
struct EndBattle {
  Seat seat;                 ///< the attacker, or the player recorded as the winner
  bool won = false;          ///< for the attacker
  std::optional<Seat> by{};  ///< the player recorded as the winner
  friend bool operator==(const EndBattle&, const EndBattle&) = default;
};

// ---------------------------------------------------------------- claims

/// `winner` names these players.
struct ClaimWinner {
  Seats seats = 0;
  friend bool operator==(const ClaimWinner&, const ClaimWinner&) = default;
};
/// The figures that `result` may give for a player.
enum class Figure : std::uint8_t { lands, towers, castles, hand, artifacts, treasures, out };
inline constexpr std::size_t figure_count = 7;  ///< every Figure is below it
/// The names of figures in records, by Figure.
inline constexpr std::array<std::string_view, figure_count> figure_names{"lands",     "towers",    "castles", "hand",
                                                                         "artifacts", "treasures", "out"};
/// `result` gives this figure.
struct ClaimFigure {
  Seat seat;
  Figure figure = Figure::lands;
  int value = 0;  ///< for `out`, 1 means yes
  friend bool operator==(const ClaimFigure&, const ClaimFigure&) = default;
};

/// The claims of a record, to be compared with each other. They are numbered in the order of the record.
struct Claimed {
  static constexpr int none = -1;                                 ///< not claimed
  std::optional<Seats> winner{};                                  ///< the players claimed as winners: claim 0
  std::array<std::array<int, figure_count>, max_seats> value{};   ///< by seat and Figure
  std::array<std::array<int, figure_count>, max_seats> number{};  ///< of the claim, or none
  friend bool operator==(const Claimed&, const Claimed&) = default;
};
/// A play.
using Action =
    std::variant<Begin, SitDown, DrawForStart, Deal, Keep, GetGoal, BeginTurn, UnknownTurns, Summon, Discard, Decline,
                 Attack, Look, FightSquad, Defend, Retreat, GiveUp, Send, TakeArtifact, CashTreasure, UseAction,
                 UseArtifact, Trade, Give, ShowGoal, CountHand, Unknown, EndTurn, PlacedInOrder, LayOut, LayCentre,
                 Swap, WrittenAct, Loop, Fallen, NeutralsBy, EndBattle, ClaimWinner, ClaimFigure>;

/// The claims of a session.
[[nodiscard]] Claimed claimed_in(std::span<const Play<Action>> claims);

/// The parts of a play at which findings point.
enum PlayPart : Part {
  whole,   ///< all of it
  object,  ///< what is played: cards, a place, a number
  target,  ///< the target: the card that is struck, the player who gets something
  extra,   ///< the effects
};

/// The position in which a record begins, if it does not begin with the setup.
struct Start {
  bool written = false;
  Seat turn{};             ///< the player whose turn is next
  bool at_summon = false;  ///< it begins with phase 1, else before phase 3
  /// What is known of a player.
  struct Of {
    bool written = false;
    std::optional<int> lands{};    ///< the number, if only that is recorded
    std::vector<PlaceId> named{};  ///< the places that are named
    bool lands_named = false;      ///< `named` are all places that the player holds
    std::optional<Cards> hand{};
    std::optional<Cards> discard{};
    std::optional<Cards> deck{};
    std::optional<int> artifacts{};
    std::optional<int> treasures{};
    bool first_turn = false;
    friend bool operator==(const Of&, const Of&) = default;
  };
  std::vector<Of> of{};  ///< by seat
  /// What is known of a squad.
  struct Squad {
    int number = 0;               ///< from 1
    CardId open = nothing_named;  ///< the card that lies open on it
    bool gone = false;            ///< it has fought
    friend bool operator==(const Squad&, const Squad&) = default;
  };
  std::optional<std::vector<Squad>> squads{};
  std::vector<PlaceId> towers{};  ///< the places where an Artifact built one
  std::optional<Seat> centre{};   ///< the holder of the central castle
  bool centre_known = false;      ///< whether a player holds it is recorded
  friend bool operator==(const Start&, const Start&) = default;
};

/// A decoded record.
struct Session : SessionOf<Action> {
  std::shared_ptr<const Box> box;  ///< the things that plays name; never null
  Scenario scenario = Scenario::supremacy;
  LaidOut placement = LaidOut::either;
  std::array<std::uint8_t, max_seats> side{};  ///< by seat; without sides each player has a side alone
  bool sides_written = false;
  std::optional<Goal> goal{};              ///< in a race
  std::vector<std::optional<Pile>> elves;  ///< by seat
  std::vector<PlaceId> castles;            ///< by seat
  bool declines_written = false;           ///< some `decline` line is written
  std::shared_ptr<const Claimed> claimed{};  ///< the claims; null: none
  Start start{};
};

/// Whether a line belongs to an attack only: without an attack under way it makes no sense.
[[nodiscard]] bool is_of_an_attack(const Box& box, const Action& action);
/// Fills in what later lines show about attacks and declines.
void look_ahead(Session& session);
/// Treats an attack with which a record stops as one that goes on, whatever was played after its last line.
void go_on(Action& action);

}  // namespace elfref::elven_rage
