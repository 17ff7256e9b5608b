#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "elfref/core/hidden/possible.h"
#include "elfref/core/judging/judgement.h"
#include "elfref/core/judging/rule.h"
#include "elfref/core/judging/turns.h"
#include "elfref/core/judging/work.h"
#include "elfref/elven_rage/facts/options.h"
#include "elfref/elven_rage/plays/session.h"
#include "elfref/elven_rage/table/battle.h"

// The position between two plays. Unknown facts are part of it, as a range or as a set of what is possible.

namespace elfref::elven_rage {

/// The possible owners of a place: a bit for each seat, and one for no owner.
using Owners = std::uint16_t;
inline constexpr Owners nobody = 1u << 15;  ///< the place is free
/// All of this number of players, and no owner.
[[nodiscard]] constexpr Owners anybody(int players) {
  return static_cast<Owners>(first_seats(players) | nobody);
}

inline constexpr PlaceKinds any_castle{PlaceKind::castle, PlaceKind::centre};  ///< including the central one

inline constexpr int deck_size = 20;             ///< with the dragon (ER-COM-2)
inline constexpr int own_cards = deck_size - 1;  ///< without it (ER-SET-8)
inline constexpr std::uint32_t never = no_ply;   ///< no play
inline constexpr std::size_t most_places = 400;  ///< places of a position; with more, nothing of the map is judged

/// A place of the map, or an unnamed one that a player holds.
struct Land {
  PlaceId id = nothing_named;    ///< its name
  PlaceKinds kinds{};            ///< its possible kinds, without what was built there
  Owners owners = nobody;        ///< its possible owners
  std::int8_t home = -1;         ///< the player whose starting castle it is; -1: none
  bool built = false;            ///< an Artifact built a tower there
  bool built_perhaps = false;    ///< an Artifact may have built one
  bool alias = false;            ///< it may be a place that is counted without its name: it is not counted
  std::uint32_t marked = never;  ///< the play with which it last changed hands

  /// Whether a player certainly owns it.
  [[nodiscard]] bool is_of(Seat seat) const { return owners == elfref::bit(seat); }
  /// Whether a player may own it.
  [[nodiscard]] bool may_be_of(Seat seat) const { return (owners & elfref::bit(seat)) != 0; }
  /// Its kinds on the table: an ordinary land with a tower on it is a tower (ER-NOT-2).
  [[nodiscard]] PlaceKinds shown() const {
    if (!may_have_tower() || !kinds.may_be(PlaceKind::land)) return kinds;
    return (built ? kinds.without(PlaceKind::land) : kinds) | PlaceKind::tower;
  }
  /// Whether a tower may have been built there.
  [[nodiscard]] bool may_have_tower() const { return built || built_perhaps; }
  /// Whether it counts as one of these kinds: certainly, or possibly. A tower counts wherever it is built.
  [[nodiscard]] bool is_surely(PlaceKinds of) const { return shown().is(of) || (built && of.may_be(PlaceKind::tower)); }
  [[nodiscard]] bool may_be(PlaceKinds of) const {
    return shown().may_be(of) || (may_have_tower() && of.may_be(PlaceKind::tower));
  }
  /// Whether it has a name.
  [[nodiscard]] bool named() const { return id != nothing_named; }
  friend bool operator==(const Land&, const Land&) = default;
};

/// The possessions of a player.
struct PlayerState {
  Range hand{0, own_cards};         ///< cards in hand
  Range deck{0, own_cards};         ///< cards in the deck
  Range artifacts{0, 0};            ///< Artifacts held
  Range treasures{0, 0};            ///< Treasures held
  std::vector<CardId> gone{};       ///< cards that are certainly in the discard
  std::vector<CardId> spent{};      ///< those of them that came there by an Action
  std::vector<ArtifactId> drawn{};  ///< Artifacts that are certainly held, by name
  std::optional<Cards> dealt{};     ///< the cards dealt at the start, until the first turn
  GoalId goal = nothing_named;      ///< the secret goal, as written
  bool has_goal = false;            ///< a goal is recorded
  bool first_turn = true;           ///< the next turn is the first
  bool first_perhaps = false;       ///< it is unknown whether it is
  bool out = false;                 ///< the player has lost their castle
  std::uint32_t out_at = never;     ///< the play with which that happened
  bool may_be_out = false;          ///< the player may be out
  bool lands_open = false;          ///< it is unknown what further lands the player holds
  Owners dragon_left = 0;           ///< players who took the castle and moved the token on: they may have the dragon
  friend bool operator==(const PlayerState&, const PlayerState&) = default;
};

/// Where cards are. For neutral cards, `hand` means the squads, and `apart` the Treasures that players hold. `shown` is
/// the card of a working Action.
enum class Lies : std::uint8_t { deck, hand, discard, battle, apart, shown };
inline constexpr std::uint8_t neutral_cards = max_seats;      ///< the owner of the neutral cards: after the seats
inline constexpr std::uint8_t all_artifacts = max_seats + 1;  ///< owner of the Artifacts: only `open` is noted for them

/// Some cards go to another place.
struct CardMove {
  /// Which of the cards at the old place.
  enum class Which : std::uint8_t {
    some,       ///< a number of them
    all,        ///< all of them
    treasures,  ///< all that are Treasures
    open,       ///< the place of every card of this owner becomes unknown
  };
  std::uint8_t of = 0;  ///< the owner of the cards: a seat, neutral_cards, or all_artifacts
  Which which = Which::some;
  Lies from = Lies::deck;       ///< the old place
  Lies to = Lies::hand;         ///< the new place; if it is the old one, they are still there
  Range cards{0, 0};            ///< some: how many
  std::vector<CardId> named{};  ///< the known ones among them
  std::uint32_t ply = never;    ///< the play that moves them
  friend bool operator==(const CardMove&, const CardMove&) = default;
};

/// A squad of neutral warriors.
struct Squad {
  enum class Is : std::uint8_t { there, gone, perhaps };
  Is is = Is::there;
  CardId open = nothing_named;  ///< the card that lies open on it
  bool may_be_open = false;     ///< it is unknown whether one does
  bool open_known = false;      ///< it is known whether one does: `open`, or none
  friend bool operator==(const Squad&, const Squad&) = default;
};

/// The answer of an owner to an attack.
enum class Reply : std::uint8_t { none, fights, retreats, gives_up };

/// An attack that is under way.
struct Assault {
  bool open = false;          ///< an attack is under way
  std::uint32_t ply = never;  ///< the play that announced it
  Seat attacker{};
  std::int16_t land = -1;  ///< the place; -1: unknown
  PlaceKinds kinds{};      ///< the possible kinds of the place
  Owners owners = 0;       ///< its possible owners
  std::int8_t home = -1;   ///< the player whose starting castle it is
  bool looked = false;     ///< a squad was looked at
  int looked_at = 0;       ///< which squad
  int squad = 0;           ///< the squad that fights; 0: not recorded
  Reply reply = Reply::none;
  AttackAhead ahead{};                 ///< what later lines show about it
  bool entered = false;                ///< cards are sent
  std::optional<Range> away{};         ///< the attacker's cards that have left the hand
  std::array<bool, 2> sent_written{};  ///< by Side
  std::array<Cards, 2> sent{};         ///< by Side
  /// The layout, by Place, if later lines give all of it.
  std::optional<std::array<CardId, edge_places + 2>> six{};
  std::array<std::uint32_t, 2> sent_ply{never, never};  ///< by Side: the play that recorded it
  std::uint32_t laid_ply = never;                       ///< the play that recorded the edge
  bool laid = false;                                    ///< the edge is recorded
  bool centred = false;                                 ///< the centre is recorded
  std::array<CardId, 6> cards{};                        ///< by Place, as placed
  bool unlisted_loss = false;  ///< something that no set lists took lives: it may add to the strike before it
  bool anything = false;       ///< an unverified effect came in: no card is known any more
  bool reserve_back = false;   ///< the reserve may have come back: the centre is not recorded
  bool blind = false;          ///< it has the beginner placement, by an effect
  bool acts_written = false;
  std::uint32_t slipped = never;  ///< the first act that was not right: later faults may follow from it
  bool loop = false;
  bool swapped = false;
  std::optional<Cards> fallen{};
  std::array<CardId, edge_places> placed{};  ///< the order in which the edge was placed
  bool placed_written = false;
  Battle battle{};  ///< line by line
  /// Effects used before the edge was laid out: they work when its cards are there.
  std::vector<std::pair<Effect, std::vector<Change>>> waiting{};
  friend bool operator==(const Assault&, const Assault&) = default;

  /// The player who defends it; nothing: neutral cards, or unknown.
  [[nodiscard]] std::optional<Seat> defender() const {
    const Owners seats = static_cast<Owners>(owners & ~nobody);
    if ((owners & nobody) != 0 || seats == 0 || (seats & (seats - 1)) != 0) return std::nullopt;
    return first_of(seats);
  }
  /// Whether neutral cards certainly defend it.
  [[nodiscard]] bool free() const { return owners == nobody; }
  /// Whether neutral cards may defend it.
  [[nodiscard]] bool may_be_free() const { return (owners & nobody) != 0; }
};

/// The state of a turn.
struct TurnState {
  bool open = false;  ///< a player's turn is under way
  Seat seat{};
  bool midway = false;         ///< it began before phase 3
  bool first = false;          ///< it is its player's first
  bool first_perhaps = false;  ///< it is unknown whether it is
  bool unknown = false;        ///< something in it is not recorded
  AttackAhead ahead{};         ///< of an attack that the unrecorded part left under way
  bool summoned = false;
  bool discarded = false;
  bool passed_perhaps = false;        ///< a decline was read as the decline of one more capture, since none follows it
  bool ended_early = false;           ///< the game had ended before it
  int attacks = 0;                    ///< announced
  int passed = 0;                     ///< times that the player attacked nothing
  int captures = 1;                   ///< attacks that are allowed
  Owners untold = 0;                  ///< players who fought in an attack whose end is not recorded: it may still go on
  Seats in_gap = 0;                   ///< players whose cards an attack in an unrecorded part may still change
  std::uint32_t opened_at = never;    ///< the play with which cards were opened for either reason
  bool may_decline = false;           ///< an announced attack may still be declined
  bool may_capture_more = false;      ///< the number of captures is unknown
  std::uint32_t attack_ply = never;   ///< the last attack
  std::uint32_t decline_ply = never;  ///< the play that declined the turn's attack
  int artifacts_due = 0;              ///< that may be taken now
  bool artifact_perhaps = false;      ///< it is unknown whether one may be taken
  std::optional<bool> last_won{};     ///< whether its last finished attack took the land
  std::uint32_t won_ply = never;      ///< the last battle that was won
  friend bool operator==(const TurnState&, const TurnState&) = default;
};

/// The Work that searches of a position spend. It is not part of the position.
struct Spending {
  Work* of = nullptr;  ///< null: the work is not counted
  friend constexpr bool operator==(Spending, Spending) { return true; }
};

/// Whose turn is next, and what is still due.
struct TurnOrder {
  Seat next{};  ///< the player whose turn is next
  bool next_known = true;
  Seats over = 0;           ///< players who discard their surplus immediately, unless the next line records it
  Seats over_treasure = 0;  ///< those of them who exchanged a Treasure
  Seats over_perhaps = 0;   ///< players who may have exchanged one right before, unrecorded
  bool answerable = false;  ///< an Action or an Artifact is right before
  std::array<std::int16_t, max_seats>
      first_drawn{};  ///< by seat: initiatives for the first turn; -1: not written, -2: a Treasure
  friend bool operator==(const TurnOrder&, const TurnOrder&) = default;
};

/// The places and who holds them.
struct MapState {
  LaidOut placement = LaidOut::either;
  std::vector<Land> lands{};  ///< those of the map first, by PlaceId
  std::size_t mapped = 0;     ///< their number
  friend bool operator==(const MapState&, const MapState&) = default;
};

/// What no player owns: the squads of neutral warriors and what is out of the game; also which goals are taken.
struct CommonPieces {
  std::array<Squad, max_seats + 1> squads{};
  int squad_count = 0;             ///< 0: their layout is unknown
  Range squads_fought{0, 0};       ///< since they were placed
  int treasures_gone = 0;          ///< Treasures out of the game
  bool guardian_fell = false;      ///< for its holder, and is in the neutral discard
  std::vector<ArtifactId> used{};  ///< Artifacts out of the game
  std::vector<GoalId> goals{};     ///< goals that players have
  friend bool operator==(const CommonPieces&, const CommonPieces&) = default;
};

/// How the game ended.
struct GameEnd {
  std::uint32_t ended = never;  ///< the play with which the game ended
  Seats winners = 0;
  bool last_stands = false;     ///< the game ended because all others are out, not by a goal
  bool may_have_ended = false;  ///< the game may have ended
  friend bool operator==(const GameEnd&, const GameEnd&) = default;
};

/// What the record leaves out, and what it tells.
struct NotRecorded {
  bool declines_written = false;  ///< some `decline` line is written
  bool from_start = false;        ///< the record begins at a position
  bool lost_track = false;        ///< the state of the map is unknown
  /// How the last finished battle went is recorded: the cards that fought, and what became of them. Without recorded
  /// acts: no player can have lost a card.
  bool told = false;
  std::uint32_t untold = never;        ///< the end of the first battle without acts that left a known hand open
  std::uint32_t ended_untold = never;  ///< the play before which an attack was read as ended: its end is not recorded
  friend bool operator==(const NotRecorded&, const NotRecorded&) = default;
};

/// Where cards go, for questions about unrecorded cards.
struct CardsNoted {
  bool noting = false;            ///< it is noted where cards go
  std::vector<CardMove> moves{};  ///< if so: what plays did with cards, in that order; the reader clears it
  friend bool operator==(const CardsNoted&, const CardsNoted&) = default;
};

/// The position.
struct Position {
  ValuesInForce options{};
  std::shared_ptr<const Box> box{};
  std::uint32_t ply = 0;
  int players = 0;
  Scenario scenario = Scenario::supremacy;
  std::array<std::uint8_t, max_seats> side{};
  std::array<std::optional<Pile>, max_seats> elves{};
  std::optional<Goal> race{};
  std::array<PlayerState, max_seats> of{};
  TurnState turn{};
  Assault assault{};
  TurnOrder turns{};                        ///< the order of play
  MapState map{};                           ///< the places
  CommonPieces common{};                    ///< what no player owns
  GameEnd end{};                            ///< how the game ended
  NotRecorded unrecorded{};                 ///< what the record leaves out
  CardsNoted cards{};                       ///< where cards go
  std::shared_ptr<const Claimed> claims{};  ///< the claims of the record; null: none
  Spending work{};

  /// The possessions of a player.
  [[nodiscard]] const PlayerState& operator[](Seat seat) const { return of[seat.value]; }
  [[nodiscard]] PlayerState& operator[](Seat seat) { return of[seat.value]; }
  /// Whether the borders of places are known.
  [[nodiscard]] bool has_map() const { return box->map && box->map->bordered; }
  /// Whether two players are on one side.
  [[nodiscard]] bool allies(Seat a, Seat b) const { return side[a.value] == side[b.value]; }
  friend bool operator==(const Position&, const Position&) = default;
};

/// The position before the first play.
[[nodiscard]] Position begin(const Session& session, const ValuesInForce& options);
/// Carries out a play, right or wrong. Total.
void apply(Position& state, const Action& action);

/// The number of places of some kinds that a player holds: at least, and at most.
[[nodiscard]] Range count_lands(const Position& state, Seat seat, PlaceKinds kinds);
/// The half of the map that has the castles of both players (ER-SET-1), or null.
[[nodiscard]] const std::vector<PlaceId>* half_of(const Position& state);
/// The most places of some kinds that a position can have; nothing if no map shows it.
[[nodiscard]] std::optional<int> most_of_the_map(const Position& state, PlaceKinds kinds);
/// The most Treasures that there can be.
[[nodiscard]] int most_treasures(const Box& box);
/// The number of cards that Summon gives a player (ER-TRN-2).
[[nodiscard]] Range summon_due(const Position& state, Seat seat);
/// The number of cards by which a hand exceeds five.
[[nodiscard]] Range surplus_of(const Position& state, Seat seat);
/// The player whose turn follows, past players who are certainly out.
[[nodiscard]] Seat next_in(const Position& state, Seat seat);
/// The index of a player's starting castle, or -1.
[[nodiscard]] int home_of(const Position& state, Seat seat);
/// The index of the place that is certainly the central castle, or -1.
[[nodiscard]] int centre_of(const Position& state);
/// The possible holders of the central castle. If no set lists the places, it may be any of them.
[[nodiscard]] Owners central_owners(const Position& state);
/// Whether two places may be one: one of them has a name, the other was taken or is known without one.
[[nodiscard]] bool may_be_one_place(const Land& a, const Land& b);
/// Whether a player holds the starting castle of another: at least and at most 0 or 1. Its place may be unknown.
[[nodiscard]] Range holds_castle_of(const Position& state, Seat holder, Seat player);
/// Whether the place of an attack may be the starting castle of a player.
[[nodiscard]] bool may_be_castle_of(const Position& state, const Assault& assault, Seat seat);
/// Whether an attack on a place of this owner, of these kinds, may mean this one.
[[nodiscard]] bool may_mean(const Land& land, Seat owner, PlaceKinds kinds);
/// An attack in terms of the position: its place is found by the name; else it is a place that fits.
[[nodiscard]] Assault assault_of(const Position& state, const Attack& attack);
/// The values of the options about battles.
[[nodiscard]] BattleOptions battle_options(const OptionValues& options);
/// Notes which options bear on a battle in which a card shows these icons.
void note_icons(const Position& state, const Icons& icons);
/// The effect of an Action or an Artifact; nothing if unknown.
[[nodiscard]] std::optional<Effect> effect_of(const Position& state, const UseAction& used);
[[nodiscard]] std::optional<Effect> effect_of(const Position& state, const UseArtifact& used);
/// Whether the cards of a battle are known well enough to judge its acts: all are listed, and their sides are known.
[[nodiscard]] bool is_judged(const Assault& assault);
/// Whether a player may have the dragon of another: the castle was taken (ER-MAP-5), and perhaps left since.
[[nodiscard]] bool may_have_dragon(const Position& state, Seat holder, Seat player);
/// The most captured dragons that a player may have and use in any battle (ER-SCN-2).
[[nodiscard]] int captured_dragons(const Position& state, Seat seat);
/// The possible holders of the dragon of a people: its player, or a player who took the castle (ER-MAP-5).
[[nodiscard]] Owners holders_of_dragon(const Position& state, Pile people);
/// The number of hand cards that the attacker sends: fewer with the guardian or captured dragons.
[[nodiscard]] Range sent_by_attacker(const Position& state, const Assault& assault);
/// The number of hand cards that the owner of an attacked place sends: two with a dragon (ER-MAP-2).
[[nodiscard]] Range sent_by_owner(const Position& state, const Assault& assault);
/// The number of cards that come to a hand with this one: none for dragons and the guardian (ER-MAP-4, -8), and unknown
/// for a card that no set lists.
[[nodiscard]] Range comes_to_hand(const Position& state, CardId card);
/// The kinds that a card may be. REQUIRES: it is named.
[[nodiscard]] inline CardKinds kind_of(const Position& state, CardId card) {
  return state.box->card(card).kind;
}
/// A card as it fights in a battle.
[[nodiscard]] Fighter fighter_of(const Position& state, const Assault& assault, CardId card);
/// The places where a called card may be, in the centre too.
[[nodiscard]] Places places_called(const Assault& assault, const CardCalled& called);
/// A recorded act as the battle takes it, with its names. REQUIRES: some card is called.
[[nodiscard]] Act act_called(const WrittenAct& act);
/// The meaning of an act: the first of its right readings; nothing if it means no card.
[[nodiscard]] std::optional<Act> act_in(const Assault& assault, const WrittenAct& act);
/// The changes that an Action or an Artifact makes in the battle, with their names.
[[nodiscard]] std::vector<Change> changes_called(const std::vector<WrittenChange>& written);
/// The effect of a card of which nothing is known, as recorded.
[[nodiscard]] Effect written_effect(const std::vector<WrittenChange>& changes);
/// The places of the edge whose cards are not recorded.
[[nodiscard]] Places not_seen(const Assault& assault);
/// The places with one of which the reserve is exchanged: those with which it may be, if there are any.
[[nodiscard]] Places swapped_places(const Assault& assault, const Swap& swapped);
/// The cards recorded as fallen in a battle; nothing if they are not recorded.
[[nodiscard]] std::optional<Fell> fell(const Assault& assault);
/// The places with whose cards the reserve may have been exchanged unrecorded.
[[nodiscard]] Places unwritten_exchanges(const Assault& assault);
/// The battle after each of these exchanges.
[[nodiscard]] std::vector<Battle> exchanges(const Assault& assault);
/// Whether some play of the cards gives the outcome. The attacker may have exchanged the reserve before. Work: what the
/// search may spend, or null. REQUIRES: the battle is judged, and no card has acted.
[[nodiscard]] Possible can_end(const Assault& assault, const EndBattle& end, Work* work);
/// The sides of the battle on which a player may be; nothing among them: the player may be on none.
[[nodiscard]] std::vector<std::optional<Side>> sides_in(const Position& state, Seat seat);
/// Whether a goal is fulfilled: at least and at most 0 or 1.
[[nodiscard]] Range fulfilled(const Position& state, Seat seat, const Goal& goal);

}  // namespace elfref::elven_rage
