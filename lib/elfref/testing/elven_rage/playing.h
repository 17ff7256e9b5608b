#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/elven_rage/facts/words.h"
#include "elfref/elven_rage/table/battle_fight.h"
#include "elfref/testing/dice.h"
#include "elfref/testing/elven_rage/agreement.h"
#include "elfref/testing/things.h"

// How a session is played: the table as it really is, and the lines that somebody wrote. A turn is played in
// play_turn.cpp, an attack in play_attack.cpp, a battle in play_battle.cpp and play_changes.cpp. What a strike does,
// what points where and whose turn it is are the table's facts (elven_rage/table/battle_fight.h); no rule is asked.

namespace elfref::testing::rage {

inline constexpr int nobody_at_all = -1;  ///< who owns a free place

// ---------------------------------------------------------------- what is written

/// A line, as each level of detail writes it.
struct Line {
  std::size_t kind = 0;            ///< the alternative of Action that it is
  Seat seat{};                     ///< whose it is
  std::string verb{};              ///< the first word, or the card that acts
  std::string text{};              ///< what stands behind it
  std::vector<CardId> cards{};     ///< behind that
  bool counted = false;            ///< cards are due there: where not all of them are seen, their number
  bool list = false;               ///< the text is a list
  std::optional<Detail> bare{};    ///< from this detail on only the verb
  Detail least = Detail::minimal;  ///< the least detail at which it is written
  // What it is about, for those who write it otherwise.
  PlaceId place = nothing_named;        ///< attack: which
  int number = 0;                       ///< a squad, lives
  CardId card = nothing_named;          ///< an Action's
  ArtifactId artifact = nothing_named;  ///< an Artifact
};
/// Which alternative of Action a kind of play is.
template <class Kind, std::size_t index = 0>
[[nodiscard]] constexpr std::size_t kind_of() {
  if constexpr (std::is_same_v<std::variant_alternative_t<index, Action>, Kind>) {
    return index;
  } else {
    return kind_of<Kind, index + 1>();
  }
}
/// Whether a line is of a kind.
template <class Kind>
[[nodiscard]] bool is(const Line& line) {
  return line.kind == kind_of<Kind>();
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

// ---------------------------------------------------------------- the table

/// A player as he really is.
struct TruePlayer {
  Pile elves = Pile::neutral;
  PlaceId castle = nothing_named;
  CardId dragon = nothing_named;
  std::vector<CardId> deck{}, hand{}, discard{};  ///< the top of the deck is its end
  std::vector<CardId> spent{};  ///< those of the discard that an Action brought there
  std::vector<ArtifactId> artifacts{};
  int treasures = 0;
  GoalId goal = nothing_named;
  bool first = true;      ///< his next turn is the first
  bool out = false;       ///< he has lost his castle
  bool shuffled = false;  ///< his deck was made anew
  bool blurred = false;   ///< something was done that nobody can verify: his hand is not known for sure
};

/// A place as it really is.
struct TruePlace {
  PlaceKind kind = PlaceKind::land;
  int owner = nobody_at_all;
  int home = nobody_at_all;  ///< whose starting castle it is
  bool built = false;        ///< an Artifact built a tower there
  bool there = true;         ///< it is played on
};

/// A squad that lies there.
struct TrueSquad {
  std::vector<CardId> cards{};  ///< none: it has fought
  CardId open = nothing_named;
};

/// A battle as it is fought.
struct TrueBattle {
  Seat attacker{};
  int owner = nobody_at_all;  ///< nobody: neutrals
  PlaceId place = nothing_named;
  int squad = 0;                              ///< that fights; 0: none
  std::array<std::vector<CardId>, 2> sent{};  ///< by Side
  std::array<CardId, 6> cards{};              ///< by Place, as laid
  std::array<Side, 6> side{};                 ///< by Place: whose they are
  bool advanced = true;
  bool laid = false, centred = false, swapped = false;
  bool acted = false;             ///< some act is written
  bool used = false;              ///< some Action or Artifact behind the centre
  std::optional<Side> reserve{};  ///< whose it is for a tie
  Fight fight{};
  BattleOptions options{};
  bool left_out = false;                                 ///< somebody's turn is not written
  bool over = false;                                     ///< its end is written
  std::vector<std::pair<std::size_t, int>> changed{};    ///< initiatives at the reveal, by Place
  bool unclear = false;                                  ///< the record names several of the six for one of these
  std::vector<std::array<Fighter, edge_count>> stood{};  ///< positions that there were, of two copies each by itself
  int again = 0;                                         ///< how often the one after the last movement was there before
  int repeated = 0;                                      ///< how often one was there that looks like it
  bool free_hit = false;                                 ///< something may add to the strike just made
};

/// One session as its people play it.
struct TrueTable {
  TrueTable(const Agreement& agreement, Played& played, const Breaker* breaks);

  const Agreement& agreed;
  Played& game;
  const Breaker* breaker;
  Dice dice;
  Dice other_dice;  ///< of who breaks a rule
  const Components& box;
  const Map& map;
  const OptionValues& options;
  std::vector<TruePlayer> players{};
  std::vector<TruePlace> places{};
  std::vector<CardId> neutral{}, neutral_discard{};
  CardId guardian = nothing_named, treasure = nothing_named;
  std::vector<ArtifactId> artifacts{};
  std::vector<TrueSquad> squads{};
  Seat mover{};
  int captures = 1, attacks = 0;  ///< of this turn
  int turns_played = 0;
  bool recorded = false;      ///< the record has begun
  bool begun_midway = false;  ///< and did so in this turn, before phase 3
  bool stopped = false;       ///< it ends
  int lines_written = 0;
  bool over = false;
  bool opened = false;  ///< the squads cannot be told
  std::optional<TrueBattle> battle{};
  bool attack_open = false;        ///< an attack is under way
  PlaceId target = nothing_named;  ///< which
  bool looked = false;
  std::vector<ArtifactId> used_up{};  ///< Artifacts out of the game
  bool answerable = false;            ///< an Action or an Artifact was the last line
  bool behind_a_treasure = false;     ///< what is thrown away is the surplus behind a Treasure
  // Where a rule is broken: of all occasions one is taken, each as likely.
  int occasions = 0;
  std::size_t broken_turns = 0, broken_lines = 0;
  std::vector<Line> broken{};
  bool breaks_a_turn = false;

  [[nodiscard]] int any(int sides) { return dice.below(sides); }
  [[nodiscard]] bool chance(int percent) { return dice.chance(percent); }
  [[nodiscard]] int seats() const { return static_cast<int>(players.size()); }
  [[nodiscard]] TruePlayer& at(Seat seat) { return players[seat.value]; }
  [[nodiscard]] const TruePlayer& at(Seat seat) const { return players[seat.value]; }
  [[nodiscard]] TruePlace& at(PlaceId place) { return places[place]; }
  [[nodiscard]] const TruePlace& at(PlaceId place) const { return places[place]; }
  [[nodiscard]] const Card& card(CardId id) const { return box.cards[id]; }
  [[nodiscard]] int option(Option option) const { return options[option]; }

  /// Two of one side; nobody is his own ally.
  [[nodiscard]] bool allies(Seat a, Seat b) const;
  [[nodiscard]] int side_of(Seat seat) const;
  [[nodiscard]] std::vector<PlaceId> lands_of(Seat seat) const;
  /// Places that count as one kind.
  [[nodiscard]] int count(Seat seat, PlaceKind kind) const;
  [[nodiscard]] int count_lands(Seat seat) const { return static_cast<int>(lands_of(seat).size()); }
  /// How many cards Summon gives.
  [[nodiscard]] int summon_of(Seat seat) const;
  [[nodiscard]] bool borders_own(Seat seat, PlaceId place) const;
  [[nodiscard]] bool holds_a_portal(Seat seat) const;
  [[nodiscard]] bool holds_castles_of_others(int seat) const;
  /// What may be attacked.
  [[nodiscard]] std::vector<PlaceId> targets(Seat seat) const;
  /// Dragons, and the guardian, that somebody may send beside hand cards.
  [[nodiscard]] std::vector<CardId> captured_dragons(Seat seat) const;
  [[nodiscard]] bool fulfilled(Seat seat, const Goal& goal) const;
  [[nodiscard]] std::optional<PlaceId> centre() const;

  // what happens
  std::vector<CardId> draw(Seat seat, int number);
  CardId draw_neutral();
  void lay_squads();
  void look_whether_it_ends();
  /// Somebody's surplus over five goes at once.
  void discard_surplus(Seat seat);
  /// The same where the table cuts a hand whenever cards come to it.
  void cut_at_once(Seat seat);

  // what is written
  void note(std::string_view what) {
    if (recorded && !stopped) ++game.noted[std::string(what)];
  }
  /// Writes a line. REQUIRES: the table is as before it, but for what is drawn with it.
  void write(Line line);
  /// Lets a rule be broken where no line stands.
  void offer(const Line& next);
  [[nodiscard]] std::string name(CardId id) const { return card(id).name; }
  [[nodiscard]] std::string name(Seat seat) const { return std::string(game.players[seat.value].name); }
  [[nodiscard]] std::string place_name(PlaceId place) const { return map.places[place].name; }
  /// A word in the language of the record.
  [[nodiscard]] std::string say(Word word) const;
  [[nodiscard]] std::string say(Icon icon) const;
  [[nodiscard]] std::string say(Slot slot) const;
};

// what of a turn is written
template <class Kind>
[[nodiscard]] Line line_of(const TrueTable& table, Seat seat, Word verb, std::string text = {},
                           Detail least = Detail::minimal) {
  Line line;
  line.kind = kind_of<Kind>();
  line.seat = seat;
  line.verb = table.say(verb);
  line.text = std::move(text);
  line.least = least;
  return line;
}
/// With cards.
template <class Kind>
[[nodiscard]] Line line_with(const TrueTable& table, Seat seat, Word verb, std::vector<CardId> cards,
                             Detail least = Detail::minimal) {
  Line line = line_of<Kind>(table, seat, verb, {}, least);
  line.cards = std::move(cards);
  line.counted = true;
  return line;
}

// the parts of a session
void sit_down(TrueTable& table);
void take_turn(TrueTable& table);
void exchange_treasures(TrueTable& table);
void decline(TrueTable& table);
void attack(TrueTable& table, PlaceId place);
/// Whether the attacker has won.
bool fight(TrueTable& table);
/// An Action or an Artifact that may be used now, for some kinds of effect.
struct Source {
  Seat seat{};
  CardId card = nothing_named;
  ArtifactId artifact = nothing_named;
  Effect effect{};
};
[[nodiscard]] std::vector<Source> sources(const TrueTable& table, Seat seat, std::initializer_list<When> when,
                                          std::initializer_list<Does> does);
/// The line that says that it is used; `so` is what comes of it.
[[nodiscard]] Line line_of_use(const TrueTable& table, const Source& source, const std::string& so,
                               bool answer = false);
/// It is used up.
void spend(TrueTable& table, const Source& source);
/// Cards are drawn by it; `short_form`: what the set says of it is not written.
void write_draw(TrueTable& table, const Source& source, bool short_form);
/// Between acts: Actions and Artifacts, with answers.
void use_in_battle(TrueTable& table);
/// Between the edge and the centre: initiatives.
void use_at_reveal(TrueTable& table);
/// Remembers what lies where; `moved`: a movement led to it.
void note_position(TrueBattle& battle, bool moved);
/// Movements have gone round, so that the battle may end.
[[nodiscard]] bool gone_round(const TrueBattle& battle);
/// They have, and no card could strike: it has to end.
[[nodiscard]] bool must_end(const TrueBattle& battle);
/// Whether an effect of somebody may touch a card of a side.
[[nodiscard]] bool may_touch(const TrueTable& table, Seat seat, const Effect& effect, Side side);
/// What an effect makes of a card that is called so, in words.
[[nodiscard]] std::string change_in_words(const TrueTable& table, const Effect& effect, const std::string& called,
                                          Slot slot);
/// How a card of the edge is called.
[[nodiscard]] std::string call(TrueTable& table, elven_rage::Place place);

/// Plays a session; with a breaker, so far as to the line that breaks its rule. Nothing where that cannot be.
[[nodiscard]] std::optional<Played> play_session(const Agreement& agreed, const Breaker* breaker = nullptr);
/// The session of that number in which exactly one rule is broken; nothing where none was found in which it can be.
[[nodiscard]] std::optional<Played> broken_session(const SessionRequest& request, std::uint64_t number);
/// The record in YAML.
[[nodiscard]] std::string record_of(const Played& game, Detail detail);
/// The record of somebody who saw or noted less of it; `dice` say what.
[[nodiscard]] std::string thinned_record_of(const Played& game, Dice dice);
/// Words of a record, without a table.
[[nodiscard]] std::string_view say(Word word, bool russian);

}  // namespace elfref::testing::rage
