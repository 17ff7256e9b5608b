#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "elfref/core/asking/replay_view.h"
#include "elfref/core/judging/legality.h"
#include "elfref/core/record/diagnostic.h"
#include "elfref/core/record/record.h"
#include "elfref/core/text/source.h"
#include "elfref/core/words/message.h"

// What a person taps to record a session: questions with their answers, in the same form for every game. Code that
// shows them knows no game. All places are bytes of the record's text.

namespace elfref::recorder {

/// How much of a session is written down.
enum class Level : std::uint8_t {
  full,     ///< everything, also what only one player sees
  public_,  ///< what all players can see
  minimal,  ///< only the plays
};
/// A level as records write it: `public`.
[[nodiscard]] std::string_view name(Level level);
/// The level with this name; nothing if there is none.
[[nodiscard]] std::optional<Level> level_named(std::string_view name);

/// How the answers of a slot are laid out.
enum class Look : std::uint8_t {
  grid,     ///< small answers in a grid
  row,      ///< the pieces that lie on the table in a row
  list,     ///< one below the other
  many,     ///< several answers at once, each up to its number
  counts,   ///< a number of each; together the number that is due
  seats,    ///< one for each place, in order
  cards,    ///< wide answers with their effect
  text,     ///< a field for words
  picture,  ///< on the picture, and in a list that can be searched
  table,    ///< pieces that belong to the whole table
};
/// A look as the questions write it: `grid`.
[[nodiscard]] std::string_view name(Look look);
/// Whether several answers of a slot with this look are chosen together.
[[nodiscard]] constexpr bool is_composed(Look look) {
  return look == Look::counts || look == Look::many || look == Look::seats;
}

/// A value that is chosen in a slot.
struct Chosen {
  std::string value;  ///< the answer's; empty: only the number is known
  int count = 1;      ///< how many of it
  friend bool operator==(const Chosen&, const Chosen&) = default;
};
/// What is chosen in one slot.
struct Choice {
  std::string slot;            ///< its id
  std::vector<Chosen> values;  ///< none: nothing
  friend bool operator==(const Choice&, const Choice&) = default;
};
/// One value that is chosen in a slot.
[[nodiscard]] Choice one(std::string_view slot, std::string_view value);
/// Chooses one more of a value.
void add_one(std::vector<Chosen>& chosen, std::string_view value);

/// What is chosen in a form, slot by slot.
class Choices {
 public:
  /// Nothing is chosen.
  Choices() = default;
  /// All choices.
  explicit Choices(std::vector<Choice> all) : all_(std::move(all)) {}

  /// All choices, in the order in which they were made.
  [[nodiscard]] const std::vector<Choice>& all() const { return all_; }
  /// The values chosen in a slot; none if nothing is.
  [[nodiscard]] const std::vector<Chosen>& in(std::string_view slot) const;
  /// The only value chosen in a slot; empty if nothing is.
  [[nodiscard]] std::string_view one(std::string_view slot) const;
  /// Whether something is chosen in a slot.
  [[nodiscard]] bool has(std::string_view slot) const { return !in(slot).empty(); }
  /// The number of all that is chosen in a slot.
  [[nodiscard]] int sum(std::string_view slot) const;
  /// The same choices with other ones in a slot.
  [[nodiscard]] Choices with(std::string_view slot, std::vector<Chosen> values) const;
  /// The same choices without those in a slot.
  [[nodiscard]] Choices without(std::string_view slot) const;

  friend bool operator==(const Choices&, const Choices&) = default;

 private:
  std::vector<Choice> all_;
};

/// Why an answer is not certainly legal.
struct Because {
  std::string_view rule;  ///< the id of the rule; empty: no rule forbids it
  Message words;          ///< in words
};

/// What has to be paid for an answer: a number of pieces of a kind.
struct Due {
  std::string picto;  ///< the kind; empty: any
  int count = 1;      ///< how many
};

/// One answer of a slot.
struct Answer {
  std::string value;                 ///< its name for programs, unique in its slot
  Message words;                     ///< in words
  std::string picto{};               ///< its pictogram: the id of a PictureKind, or a general one; or empty
  int count = 1;                     ///< how many there are, at least
  int most = 1;                      ///< how many there are, at most
  std::string at{};                  ///< where it is on the picture: `way:w14`, `place:virst`, `slot:row`; or empty
  std::vector<Due> price{};          ///< its price; none: it costs nothing
  Message effect{};                  ///< what it does, for people; or empty
  Message pill{};                    ///< its price or effect, abbreviated for the picture; or empty
  std::string colour{};              ///< a class of core/text/look.h, or empty
  Legality legal = Legality::yes;    ///< whether the rules allow what comes of it
  std::optional<Because> because{};  ///< why they may not; nothing if they do
  std::optional<Edit> writes{};      ///< the change of the record, if nothing more has to be chosen
};

/// A part of a form that a person chooses.
struct Slot {
  std::string id;                 ///< its name for programs: `piece`
  Message words{};                ///< its title, or empty
  Look look = Look::grid;         ///< how its answers are laid out
  bool later = false;             ///< it need not be chosen: its first answer that fits is taken
  bool optional = false;          ///< it may stay empty
  int least = 1;                  ///< for `counts` and `many`: the least number in all
  int most = 1;                   ///< likewise the greatest
  std::vector<Chosen> chosen{};   ///< what is chosen already
  std::vector<Answer> answers{};  ///< always in the same order
  std::optional<Seat> seat{};     ///< about whom it asks, where a form asks about several players
};

/// A kind of play, and what has to be chosen for it.
struct Form {
  std::string id;              ///< its name for programs: `place`
  Message words;               ///< in words: `places a counter`
  std::optional<Seat> seat{};  ///< whose play it is
  std::vector<Slot> slots{};   ///< in the order in which they are asked
};

/// An answer without slots, or the way to a form.
struct Action {
  std::string id;                    ///< its name for programs: `pass`
  Message words;                     ///< in words
  std::string picto{};               ///< as in Answer
  bool main = false;                 ///< it is what comes next
  Legality legal = Legality::yes;    ///< whether the rules allow it
  std::optional<Because> because{};  ///< why they may not
  std::string form{};                ///< the form that it opens, with these choices; empty: it writes
  Choices choices{};                 ///< for that form
  std::optional<Edit> writes{};      ///< the change of the record
};

/// A finding about one play.
struct Found {
  std::string_view rule;                ///< its id
  Severity severity = Severity::error;  ///< how grave it is
  Message words;                        ///< in words
  std::vector<Message> because;         ///< the grounds
  std::optional<std::uint32_t> play{};  ///< the number of its play, from 1
};

/// A phase of a round.
struct PhaseShown {
  /// How far it is.
  enum class State : std::uint8_t {
    done,        ///< plays of it are recorded
    now,         ///< it is asked about
    later,       ///< it is still to come
    unrecorded,  ///< it is past, and nothing of it is recorded
  };
  std::string id;                        ///< its name for programs
  Message words;                         ///< in words
  std::string picto{};                   ///< as in Answer
  State state = State::later;            ///< how far it is
  std::optional<std::uint32_t> first{};  ///< the number of its first play; nothing: none is recorded
};
/// Sets how far each phase of a round is, by its first play. `now`: the index of the one that is asked about.
void set_states(std::vector<PhaseShown>& phases, std::size_t now);

/// A round, or the turn of a game that has none.
struct RoundShown {
  int number = 0;                    ///< from 1
  Message words;                     ///< `round 2 of 4`
  std::vector<PhaseShown> phases{};  ///< in order
};

/// A number of things of a player; `most` is larger where it is not known.
struct CountShown {
  int count = 0;          ///< at least
  int most = 0;           ///< at most
  std::optional<int> of;  ///< the greatest possible number, if there is one
  Message words;          ///< what is counted: `towns`
};

/// A player's cell.
struct PlayerShown {
  ViewPlayer player;                  ///< name, mark, colour
  bool turn = false;                  ///< it is the player's turn
  CountShown counts;                  ///< the number that decides
  std::vector<ViewPiece> pieces{};    ///< what lies in front of the player
  std::optional<CountShown> cards{};  ///< cards in hand
};

/// A row that belongs to the whole table.
struct RowShown {
  std::string slot;                 ///< the id of its slot on the picture
  Message words;                    ///< what it is
  std::vector<ViewPiece> pieces{};  ///< what lies there
};

/// The whole table, as it is shown around a question.
struct Frame {
  std::optional<RoundShown> round{};   ///< nothing: none has begun
  std::vector<PlayerShown> players{};  ///< by seat
  std::vector<RowShown> table{};       ///< rows that belong to no player
  std::vector<ViewSlot> slots{};       ///< the slots of the picture
  std::vector<ViewHeld> held{};        ///< their contents, by slot

  /// The contents of a slot; null: there is no such slot.
  [[nodiscard]] const ViewHeld* in(std::string_view slot) const;
};

/// The play before.
struct LastShown {
  std::uint32_t play = 0;            ///< its number, from 1
  std::optional<Seat> seat{};        ///< its player
  Message words;                     ///< in words
  std::vector<Found> found{};        ///< what is wrong with it
  Ruling ruling = Ruling::none;      ///< what the players decided about it
  std::vector<std::string> marks{};  ///< where it is on the picture, as Answer::at
  std::vector<Answer> instead{};     ///< other ways to have done it; each writes
  std::vector<Slot> asks{};          ///< what may still be said about it; each answer writes
};
/// Where a play is on the picture, as Answer::at.
[[nodiscard]] std::vector<std::string> marks_on_picture(const ViewMoment& moment);

/// A play that is being changed, or before which one is inserted.
struct Changing {
  std::uint32_t play = 0;        ///< its number, from 1
  std::uint32_t of = 0;          ///< how many plays there are
  bool insert = false;           ///< a new one comes before it
  std::optional<Seat> seat{};    ///< its player
  std::string form{};            ///< its form; empty: it has none
  Choices choices{};             ///< its choices
  std::optional<Edit> remove{};  ///< the change that leaves it out
};

/// The result of a finished game.
struct Over {
  Judgement judgement;           ///< of the whole record: how it ended, the standings
  Message words{};               ///< who won, and with how much: `Ira wins with 17`
  std::vector<Seat> winners{};   ///< those who are certain
  std::optional<Edit> claims{};  ///< writes down who won; nothing: it is written, or not certain
};

/// The ruling that a play with a breach waits for.
struct RulingAsked {
  std::uint32_t play = 0;         ///< its number, from 1
  Found found;                    ///< what is wrong
  std::vector<Action> actions{};  ///< it stands, it is taken back
};

/// The verdict so far, by the rules.
struct VerdictShown {
  Message words;      ///< `legal`
  int breaches = 0;   ///< plays that break a rule
  int uncertain = 0;  ///< plays that may break one
};

/// Why a question has no answer.
struct Refusal {
  std::string_view id;                  ///< its name for programs: `unreadable`; empty: there is an answer
  Message words{};                      ///< in words
  std::optional<Span> at{};             ///< the place in the text
  std::string_view field{};             ///< of `begin`: what is wrong
  std::optional<std::size_t> player{};  ///< of `begin`: whose
};

/// Everything on the screen: the question at a place, its answers, and the table around it.
struct Next {
  Refusal refusal{};                    ///< if it is set, nothing else is
  std::string_view game;                ///< its name in records
  const Room* words = nullptr;          ///< what the game can say besides the core
  Naming naming{};                      ///< how the record names things
  std::vector<std::string> players{};   ///< their names, by seat
  Level level = Level::public_;         ///< how much is written down
  Frame frame{};                        ///< the table
  std::optional<Picture> board{};       ///< on request
  bool with_board = false;              ///< it was requested
  std::uint32_t plays = 0;              ///< how many are recorded
  std::optional<LastShown> last{};      ///< nothing: no play is recorded
  Message title{};                      ///< whose turn it is, and for what
  Message hint{};                       ///< what to tap; or empty
  std::optional<Seat> seat{};           ///< whose turn it is
  std::vector<Seat> others{};           ///< who may play instead
  std::vector<Form> forms{};            ///< what can be answered
  std::vector<Action> actions{};        ///< answers without slots
  std::vector<Form> something_else{};   ///< every kind of play, without answers
  std::vector<Action> unseen{};         ///< what says that something was not seen
  std::optional<RulingAsked> ruling{};  ///< a ruling is due
  std::optional<Over> over{};           ///< the game has ended
  std::optional<Changing> changing{};   ///< a play is being changed
  VerdictShown verdict{};               ///< of the plays so far
  bool gave_up = false;                 ///< some answers were not tried: they are `depends`
};

/// A play that is partly or wholly chosen.
struct Sentence {
  Refusal refusal{};                   ///< if it is set, nothing else is
  const Room* words_of = nullptr;      ///< as in Next
  Naming naming{};                     ///< as in Next
  std::vector<std::string> players{};  ///< as in Next
  Form form{};                         ///< with its slots, narrowed
  Message words{};                     ///< the play in words, as far as it is chosen
  bool complete = false;               ///< nothing more has to be chosen
  Legality legal = Legality::yes;      ///< of the play as it would be recorded; else the best that can come of it
  std::optional<Because> because{};    ///< why it may break a rule
  std::vector<std::pair<std::string, std::string_view>> marks{};  ///< on the picture: where, and `chosen` or `bad`
  std::optional<Edit> writes{};                                   ///< the change of the record, if it is complete
  bool gave_up = false;                                           ///< as in Next
};

/// One play in the list of plays.
struct PlayShown {
  std::uint32_t play = 0;            ///< its number, from 1
  std::string name;                  ///< as --at names it
  int round = 0;                     ///< 0: outside of any round
  std::string_view phase;            ///< its name in the game
  std::optional<Seat> seat{};        ///< its player
  Message words;                     ///< in words
  std::string form{};                ///< its form; empty: it can only be left out
  Choices choices{};                 ///< its choices
  std::vector<std::size_t> found{};  ///< indices into Plays::found
  std::string_view ruling;           ///< `void`, `stands`, or empty
  bool gap = false;                  ///< it represents plays that are not recorded
  Span span;                         ///< its place in the text
  bool can_insert = false;           ///< another play can be inserted before it
  std::optional<Edit> remove{};      ///< leaves it out
  std::optional<Edit> taken_back{};  ///< rules that it is taken back
  std::optional<Edit> stands{};      ///< rules that it stands
};

/// A note among the plays.
struct NoteShown {
  std::uint32_t after = 0;       ///< the number of the play before it; 0: none
  std::string words;             ///< as written
  Span span;                     ///< its place in the text
  std::optional<Edit> remove{};  ///< leaves it out
};

/// The plays of a record in words, and the verdict on the whole.
struct Plays {
  Refusal refusal{};               ///< if it is set, nothing else is
  Judgement judgement{};           ///< of the whole record
  VerdictShown verdict{};          ///< in words
  std::vector<Found> found{};      ///< all findings
  std::vector<PlayShown> plays{};  ///< in the order of the game
  std::vector<NoteShown> notes{};  ///< in the order of the text
};

}  // namespace elfref::recorder
