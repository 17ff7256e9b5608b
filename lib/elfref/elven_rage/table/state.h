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

// The table between two plays. What is not known is part of it: an interval, or a set of what may be.

namespace elfref::elven_rage {

/// Who may own a place: a bit a seat, and one for nobody.
using Owners = std::uint16_t;
inline constexpr Owners nobody = 1u << 15;  ///< it is free
/// Everybody of so many players, and nobody.
[[nodiscard]] constexpr Owners anybody(int players) {
  return static_cast<Owners>(first_seats(players) | nobody);
}

inline constexpr PlaceKinds any_castle{PlaceKind::castle, PlaceKind::centre};  ///< the central one too

inline constexpr int deck_size = 20;                ///< with the dragon (ER-COM-2)
inline constexpr int own_cards = deck_size - 1;     ///< without it (ER-SET-8)
inline constexpr std::uint32_t never = no_ply;      ///< no play
inline constexpr std::size_t most_places = 400;     ///< that a table has; then nothing of the map is judged

/// A place of the map, or one that somebody holds and nobody named.
struct Land {
  PlaceId id = nothing_named;    ///< its name
  PlaceKinds kinds{};            ///< what it may be, without what was built there
  Owners owners = nobody;        ///< who may own it
  std::int8_t home = -1;         ///< whose starting castle it is; -1: nobody's
  bool built = false;            ///< an Artifact built a tower there
  bool built_perhaps = false;    ///< nobody can tell whether one did
  bool alias = false;            ///< it may be one that is counted without its name: it is not counted
  std::uint32_t marked = never;  ///< the play with which it changed hands last

  /// Whether it is certain that somebody owns it.
  [[nodiscard]] bool is_of(Seat seat) const { return owners == elfref::bit(seat); }
  /// Whether somebody may own it.
  [[nodiscard]] bool may_be_of(Seat seat) const { return (owners & elfref::bit(seat)) != 0; }
  /// What it is on the table: an ordinary land with a tower on it is a tower (ER-NOT-2).
  [[nodiscard]] PlaceKinds shown() const {
    if (!may_have_tower() || !kinds.may_be(PlaceKind::land)) return kinds;
    return (built ? kinds.without(PlaceKind::land) : kinds) | PlaceKind::tower;
  }
  /// Whether a tower may have been built there.
  [[nodiscard]] bool may_have_tower() const { return built || built_perhaps; }
  /// Whether it counts as one of these: surely, or perhaps. A tower counts wherever it is built.
  [[nodiscard]] bool is_surely(PlaceKinds of) const { return shown().is(of) || (built && of.may_be(PlaceKind::tower)); }
  [[nodiscard]] bool may_be(PlaceKinds of) const {
    return shown().may_be(of) || (may_have_tower() && of.may_be(PlaceKind::tower));
  }
  /// Whether it has a name.
  [[nodiscard]] bool named() const { return id != nothing_named; }
  friend bool operator==(const Land&, const Land&) = default;
};

/// What somebody has.
struct PlayerState {
  Range hand{0, own_cards};         ///< cards in hand
  Range deck{0, own_cards};         ///< cards in the deck
  Range artifacts{0, 0};            ///< Artifacts held
  Range treasures{0, 0};            ///< Treasures held
  std::vector<CardId> gone{};       ///< cards that surely lie in the discard
  std::vector<CardId> spent{};      ///< those of them that an Action brought there
  std::vector<ArtifactId> drawn{};  ///< Artifacts that are surely held, by name
  std::optional<Cards> dealt{};     ///< at the start, until the first turn
  GoalId goal = nothing_named;      ///< the secret goal, as written
  bool has_goal = false;            ///< some goal is written
  bool first_turn = true;           ///< the next turn is the first
  bool first_perhaps = false;       ///< nobody can tell whether it is
  bool out = false;                 ///< the own castle is lost
  std::uint32_t out_at = never;     ///< with which play
  bool may_be_out = false;          ///< nobody can tell
  bool lands_open = false;          ///< nobody can tell what he holds besides
  Owners dragon_left = 0;           ///< who took his castle and moved the token on: the dragon may be with them
  friend bool operator==(const PlayerState&, const PlayerState&) = default;
};

/// Where cards lie. Of the neutral cards `hand` is the squads; `apart` is what is out of the way: Treasures held.
/// `shown` is the card of an Action that works.
enum class Lies : std::uint8_t { deck, hand, discard, battle, apart, shown };
inline constexpr std::uint8_t neutral_cards = max_seats;  ///< whose cards are nobody's: behind the seats
inline constexpr std::uint8_t all_artifacts = max_seats + 1;  ///< of the Artifacts it is only noted where all may lie

/// Some cards lie elsewhere now.
struct CardMove {
  /// Which of those that lie there.
  enum class Which : std::uint8_t {
    some,       ///< so many
    all,        ///< all of them
    treasures,  ///< all that are Treasures
    open,       ///< nobody can tell where any card of theirs lies
  };
  std::uint8_t of = 0;  ///< whose cards: a seat, neutral_cards, or all_artifacts
  Which which = Which::some;
  Lies from = Lies::deck;       ///< where they lay
  Lies to = Lies::hand;         ///< where they lie; the same: they are still there
  Range cards{0, 0};            ///< some: how many
  std::vector<CardId> named{};  ///< those of them that are known
  std::uint32_t ply = never;    ///< by which play
  friend bool operator==(const CardMove&, const CardMove&) = default;
};

/// A squad of neutral warriors.
struct Squad {
  enum class Is : std::uint8_t { there, gone, perhaps };
  Is is = Is::there;
  CardId open = nothing_named;  ///< the card that lies open on it
  bool may_be_open = false;     ///< nobody can tell
  bool open_known = false;      ///< whether one is open is known: it is not, or `open` is it
  friend bool operator==(const Squad&, const Squad&) = default;
};

/// Who answers an attack, and how.
enum class Reply : std::uint8_t { none, fights, retreats, gives_up };

/// An attack that is under way.
struct Assault {
  bool open = false;          ///< there is one
  std::uint32_t ply = never;  ///< with which play it was announced
  Seat attacker{};
  std::int16_t land = -1;  ///< which place; -1: it cannot be told
  PlaceKinds kinds{};      ///< what the place may be
  Owners owners = 0;       ///< who may own it
  std::int8_t home = -1;   ///< whose starting castle it is
  bool looked = false;     ///< a squad was looked at
  int looked_at = 0;       ///< which
  int squad = 0;           ///< which one fights; 0: not written
  Reply reply = Reply::none;
  AttackAhead ahead{};                 ///< what is written of it further on
  bool entered = false;                ///< cards are sent
  std::optional<Range> away{};         ///< so many of the attacker's have left his hand
  std::array<bool, 2> sent_written{};  ///< by Side
  std::array<Cards, 2> sent{};         ///< by Side
  /// The layout, by Place, where all of it is written further on.
  std::optional<std::array<CardId, edge_places + 2>> six{};
  std::array<std::uint32_t, 2> sent_ply{never, never};  ///< by Side: with which play it was written
  std::uint32_t laid_ply = never;                       ///< with which play the edge was written
  bool laid = false;                   ///< the edge is written
  bool centred = false;                ///< the centre is written
  std::array<CardId, 6> cards{};       ///< by Place, as laid
  bool unlisted_loss = false;          ///< a loss of lives by what no set lists: it may add to the strike before it
  bool anything = false;               ///< an effect came in that nobody verifies: no card is known any more
  bool reserve_back = false;           ///< the reserve may have come back: the centre is not recorded
  bool blind = false;                  ///< laid out as beginners do, by an effect
  bool acts_written = false;
  std::uint32_t slipped = never;  ///< the first act that was not right: what follows may follow from it
  bool loop = false;
  bool swapped = false;
  std::optional<Cards> fallen{};
  std::array<CardId, edge_places> placed{};  ///< in which order the edge was laid
  bool placed_written = false;
  Battle battle{};  ///< line by line
  /// What was used before the edge was laid: it works when the cards lie there.
  std::vector<std::pair<Effect, std::vector<Change>>> waiting{};
  friend bool operator==(const Assault&, const Assault&) = default;

  /// Who defends it; nothing: neutrals, or it cannot be told.
  [[nodiscard]] std::optional<Seat> defender() const {
    const Owners seats = static_cast<Owners>(owners & ~nobody);
    if ((owners & nobody) != 0 || seats == 0 || (seats & (seats - 1)) != 0) return std::nullopt;
    return first_of(seats);
  }
  /// Whether neutrals surely defend it.
  [[nodiscard]] bool free() const { return owners == nobody; }
  /// Whether they may.
  [[nodiscard]] bool may_be_free() const { return (owners & nobody) != 0; }
};

/// Where a turn is.
struct TurnState {
  bool open = false;  ///< somebody's turn is under way
  Seat seat{};
  bool midway = false;   ///< it began before phase 3
  bool first = false;    ///< it is its player's first
  bool first_perhaps = false;  ///< nobody can tell whether it is
  bool unknown = false;  ///< something in it nobody wrote down
  AttackAhead ahead{};   ///< of an attack that this left under way
  bool summoned = false;
  bool discarded = false;
  bool passed_perhaps = false;        ///< a decline was read as that of one more capture, since none follows it
  bool ended_early = false;           ///< the game was over before it
  int attacks = 0;                    ///< announced
  int passed = 0;                     ///< times that nothing was attacked
  int captures = 1;                   ///< attacks that are allowed
  Owners untold = 0;                  ///< who fought in an attack whose end is not recorded: it may still go on
  Seats in_gap = 0;                   ///< whose cards an attack in what was not recorded may still change
  std::uint32_t opened_at = never;    ///< with which play cards were opened for either
  bool may_decline = false;           ///< an attack that was announced may be declined yet
  bool may_capture_more = false;      ///< nobody can tell how many
  std::uint32_t attack_ply = never;   ///< the last one
  std::uint32_t decline_ply = never;  ///< with which the turn's attack was declined
  int artifacts_due = 0;              ///< that may be taken now
  bool artifact_perhaps = false;      ///< whether one may be taken cannot be told
  std::optional<bool> last_won{};     ///< whether the last attack of it that is over took the land
  std::uint32_t won_ply = never;  ///< the last battle that was won
  friend bool operator==(const TurnState&, const TurnState&) = default;
};

/// Whose searches of a table spend: no part of how it is.
struct Spending {
  Work* of = nullptr;  ///< null: nobody counts
  friend constexpr bool operator==(Spending, Spending) { return true; }
};

/// The table.
struct State {
  ValuesInForce options{};
  std::shared_ptr<const Box> box{};
  std::uint32_t ply = 0;
  int players = 0;
  Scenario scenario = Scenario::supremacy;
  LaidOut placement = LaidOut::either;
  std::array<std::uint8_t, max_seats> side{};
  std::array<std::optional<Pile>, max_seats> elves{};
  std::optional<Goal> race{};
  bool declines_written = false;
  bool from_start = false;    ///< the record begins at a position
  std::vector<Land> lands{};  ///< those of the map first, by PlaceId
  std::size_t mapped = 0;     ///< how many of them
  std::array<PlayerState, max_seats> of{};
  std::array<Squad, max_seats + 1> squads{};
  int squad_count = 0;    ///< 0: it is not known how they lie
  Range squads_fought{0, 0};   ///< since they were laid
  int treasures_gone = 0;      ///< that are out of the game
  bool guardian_fell = false;  ///< for his holder, and lies in the neutral discard
  Seat next{};            ///< whose turn is next
  bool next_known = true;
  bool lost_track = false;  ///< nobody can tell how the map is
  TurnState turn{};
  Seats over = 0;           ///< who throws away at once what is too much, unless the line that follows says it
  Seats over_treasure = 0;  ///< those of them who exchanged a Treasure
  Seats over_perhaps = 0;   ///< who may have exchanged one right before, which was not recorded
  Assault assault{};
  /// How the battle that ended last went is written: what fought, and what became of it. Where no act is written: no
  /// player can have lost a card.
  bool told = false;
  std::uint32_t untold = never;        ///< the end of the first battle, without acts, that left a known hand open
  std::uint32_t ended_untold = never;  ///< the play before which an attack was read as ended: its end is not recorded
  bool answerable = false;         ///< an Action or an Artifact stands right before
  std::vector<ArtifactId> used{};  ///< Artifacts out of the game
  std::vector<GoalId> goals{};     ///< that somebody has
  std::uint32_t ended = never;     ///< the play with which the game ended
  Seats winners = 0;
  bool last_stands = false;     ///< the game ended because all others are out, and by no goal
  bool may_have_ended = false;  ///< nobody can tell
  std::array<std::int16_t, max_seats>
      first_drawn{};  ///< initiatives for the first turn; -1: not written, -2: a Treasure
  std::shared_ptr<const Claimed> claims{};  ///< what the record claims; null: nothing
  bool noting = false;            ///< where cards go is noted, for who asks what nobody wrote down
  std::vector<CardMove> moves{};  ///< if so: what plays did with cards, in that order; who asked takes them away
  Spending work{};

  /// What somebody has.
  [[nodiscard]] const PlayerState& operator[](Seat seat) const { return of[seat.value]; }
  [[nodiscard]] PlayerState& operator[](Seat seat) { return of[seat.value]; }
  /// Whether the borders of places are known.
  [[nodiscard]] bool has_map() const { return box->map && box->map->bordered; }
  /// Whether two are of one side.
  [[nodiscard]] bool allies(Seat a, Seat b) const { return side[a.value] == side[b.value]; }
  friend bool operator==(const State&, const State&) = default;
};

/// The table before the first play.
[[nodiscard]] State begin(const Session& session, const OptionValues& options);
/// What a play does, right or wrong. Total.
void apply(State& state, const Action& action);

/// How many places of some kinds somebody holds: at least, and at most.
[[nodiscard]] Range count_lands(const State& state, Seat seat, PlaceKinds kinds);
/// The half of the map in which both castles of two players are (ER-SET-1), or null.
[[nodiscard]] const std::vector<PlaceId>* half_of(const State& state);
/// How many places of some kinds a table can have; nothing where no map says it.
[[nodiscard]] std::optional<int> most_of_the_map(const State& state, PlaceKinds kinds);
/// How many Treasures there can be.
[[nodiscard]] int most_treasures(const Box& box);
/// How many cards Summon gives him (ER-TRN-2).
[[nodiscard]] Range summon_due(const State& state, Seat seat);
/// By how many cards a hand is over five.
[[nodiscard]] Range surplus_of(const State& state, Seat seat);
/// Whose turn follows, past who is surely out.
[[nodiscard]] Seat next_in(const State& state, Seat seat);
/// The starting castle of somebody: its index, or -1.
[[nodiscard]] int home_of(const State& state, Seat seat);
/// The place that is surely the central castle: its index, or -1.
[[nodiscard]] int centre_of(const State& state);
/// Who may hold the central castle. Where no set lists the places it may be any of them.
[[nodiscard]] Owners central_owners(const State& state);
/// Whether one of them, which has a name, may be the other, which was taken or is known without one.
[[nodiscard]] bool may_be_one_place(const Land& a, const Land& b);
/// Whether somebody holds the starting castle of a player: at least, and at most. Which it is may not be known.
[[nodiscard]] Range holds_castle_of(const State& state, Seat holder, Seat player);
/// Whether a place that is attacked may be the starting castle of somebody.
[[nodiscard]] bool may_be_castle_of(const State& state, const Assault& assault, Seat seat);
/// Whether an attack on a place of somebody, of these kinds, may mean this one.
[[nodiscard]] bool may_mean(const Land& land, Seat owner, PlaceKinds kinds);
/// What an attack is about, as the table has it: the place is found by its name, else one that fits.
[[nodiscard]] Assault assault_of(const State& state, const Attack& attack);
/// The values by which battles are judged.
[[nodiscard]] BattleOptions battle_options(const OptionValues& options);
/// Notes which options bear on a battle in which a card shows these icons.
void note_icons(const State& state, const Icons& icons);
/// The effect of an Action or an Artifact; nothing where nobody knows it.
[[nodiscard]] std::optional<Effect> effect_of(const State& state, const UseAction& used);
[[nodiscard]] std::optional<Effect> effect_of(const State& state, const UseArtifact& used);
/// Whether the cards of a battle are known well enough that its acts are judged: all are listed, and whose they are.
[[nodiscard]] bool is_judged(const Assault& assault);
/// Whether somebody may have the dragon of another player: the castle was taken (ER-MAP-5), and perhaps left since.
[[nodiscard]] bool may_have_dragon(const State& state, Seat holder, Seat player);
/// How many captured dragons somebody may have who uses them in any battle (ER-SCN-2).
[[nodiscard]] int captured_dragons(const State& state, Seat seat);
/// Who may have the dragon of a people: its player, or who took the castle (ER-MAP-5).
[[nodiscard]] Owners holders_of_dragon(const State& state, Pile people);
/// How many hand cards the attacker sends: fewer beside the guardian or captured dragons.
[[nodiscard]] Range sent_by_attacker(const State& state, const Assault& assault);
/// How many hand cards the owner of an attacked place sends: two beside a dragon (ER-MAP-2).
[[nodiscard]] Range sent_by_owner(const State& state, const Assault& assault);
/// How many cards come to a hand with this one: dragons and the guardian never do (ER-MAP-4, -8), and of a card that no
/// set lists nobody can tell.
[[nodiscard]] Range comes_to_hand(const State& state, CardId card);
/// What a card may be. REQUIRES: it is named.
[[nodiscard]] inline CardKinds kind_of(const State& state, CardId card) {
  return state.box->card(card).kind;
}
/// A card as it stands in a battle.
[[nodiscard]] Fighter fighter_of(const State& state, const Assault& assault, CardId card);
/// The places at which a called card may stand, in the centre too.
[[nodiscard]] Places places_called(const Assault& assault, const CardCalled& called);
/// An act for the battle, with the names that are written. REQUIRES: some card is called.
[[nodiscard]] Act act_called(const WrittenAct& act);
/// What an act means: of several readings the first that is right; nothing where no card is meant.
[[nodiscard]] std::optional<Act> act_in(const Assault& assault, const WrittenAct& act);
/// What an Action or an Artifact does in the battle, with the names that are written.
[[nodiscard]] std::vector<Change> changes_called(const std::vector<WrittenChange>& written);
/// The effect of a card of which nothing is known: as it was written.
[[nodiscard]] Effect written_effect(const std::vector<WrittenChange>& changes);
/// The places of the edge whose cards were not recorded.
[[nodiscard]] Places not_seen(const Assault& assault);
/// The places with one of which the reserve is exchanged: those with which it may be, if it may with any.
[[nodiscard]] Places swapped_places(const Assault& assault, const Swap& swapped);
/// Who is written as fallen in a battle; nothing where that is not told.
[[nodiscard]] std::optional<Fell> fell(const Assault& assault);
/// The battle with each exchange of the reserve that may have been made without being written.
[[nodiscard]] std::vector<Battle> exchanges(const Assault& assault);
/// Whether some play of the cards gives the outcome; the attacker may have exchanged his reserve before. Work: what the
/// search may spend, or null. REQUIRES: the battle is judged, and no card has acted.
[[nodiscard]] Possible can_end(const Assault& assault, const EndBattle& end, Work* work);
/// The sides of the battle on which somebody may stand; nothing among them: he may be in none.
[[nodiscard]] std::vector<std::optional<Side>> sides_in(const State& state, Seat seat);
/// A goal is fulfilled: surely, perhaps, not: at least and at most 0 or 1.
[[nodiscard]] Range fulfilled(const State& state, Seat seat, const Goal& goal);

}  // namespace elfref::elven_rage
