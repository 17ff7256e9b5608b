#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

#include "elfref/core/record/diagnostic.h"

namespace elfref {

/// What a rule is about, as far as a breach of it says what cannot be concluded from the play. 0 is nothing of that
/// kind; a game names the others.
using Topic = std::uint8_t;

/// A rule as a reader of the rulebook knows it.
struct RuleInfo {
  std::string_view id;                        ///< kebab-case; never reused, never changes its meaning
  std::string_view code;                      ///< its handle in the collected facts (`MOVE-4`)
  std::string_view phase;                     ///< the phase whose chapter it stands in
  std::string_view text;                      ///< the rule in one clause
  Severity severity = Severity::error;        ///< of a breach
  Bearing bearing = Bearing::verdict;         ///< what a breach changes
  Topic about = 0;                            ///< for what is concluded from plays
  std::array<std::string_view, 6> options{};  ///< the options it hangs on; unused ones are empty
  std::array<Citation, 4> cites{};            ///< unused ones have no edition
  std::array<Citation, 4> otherwise{};        ///< where an edition states it differently; no finding cites it for that
  std::string_view differs{};  ///< what some edition has otherwise and no option settles, why none prints it; or empty
};

/// What a rule answers when it is asked about a play.
enum class Answer : std::uint8_t {
  kept,              ///< nothing to say
  taken_as_written,  ///< kept, on the record's word alone: nobody wrote down what would show it
  odd,               ///< kept, and worth a note
  doubtful,          ///< broken unless something happened that nobody wrote down: a warning
  cannot_tell,       ///< kept or broken, as what was not recorded may have been
  broken,            ///< broken, whatever was not recorded
};

/// Why a rule cannot tell, or takes a play as written. Plays with one cause are summed up in one line.
struct Cause {
  std::string_view one;   ///< `unknown payment`
  /// `payments not recorded`; with a hole for the players where they are taken as written: `no cards recorded for {}`;
  /// for what is counted where a rule cannot tell: `no map: {} not checked`.
  std::string_view many;
  std::string_view unit;  ///< what is counted: `step`
};

/// The cause of what cannot be told where a set lists fewer pieces than the box has: there may be more of any.
inline constexpr Cause set_in_part{"a set in part", "the set lists only a part of the box: {} not checked", "play"};

/// An earlier play that has to do with a finding, by its index.
struct EarlierPlay {
  std::uint32_t ply = 0;  ///< counts from 0, in the order of the game
  std::string message{};  ///< what was done there: `first counter placed here`
};

/// The part of a play at which a finding points. 0 is the whole play; a game names the others.
using Part = std::uint8_t;

/// Stands before a seat's number (counted from 1) in words; the report puts the player's name there.
inline constexpr char seat_mark = '\x01';
/// A player in words, before the report knows the name.
[[nodiscard]] inline std::string who(Seat seat) {
  return {seat_mark, static_cast<char>(seat.value + 1)};
}

/// How one play breaks (or oddly keeps) one rule, in words; made only when there is something to say.
struct Words {
  Part part = 0;                           ///< at fault
  std::string message{};                   ///< what is there; lower case, no full stop, seats by who()
  std::vector<std::string> because{};      ///< what the message is made of, a line each
  std::vector<EarlierPlay> earlier{};      ///< plays to look back to
  std::string advice{};                    ///< what would have been right there; may be empty
  std::optional<std::uint32_t> follows{};  ///< the play whose slip this only follows from
  bool open = false;                       ///< of a claim: it hangs on something unwritten
  std::string hangs_on{};                  ///< of a doubtful play: on what
};

/// Ends words out of line: nearly every answer has none, and every answer of every judge is ended.
struct DeleteWords {
  /// Frees them.
  void operator()(Words* words) const noexcept;
};

/// A rule's answer about one play.
struct Finding {
  Answer answer = Answer::kept;  ///< says which of the members below is set
  const Cause* cause = nullptr;  ///< of `cannot_tell` and `taken_as_written`, else null; lives as long as the program
  std::unique_ptr<Words, DeleteWords> words;  ///< of `odd`, `doubtful` and `broken`, else null
};

/// The rule is kept; allocates nothing, like the next two.
inline Finding kept() { return {}; }
/// What was not recorded decides. REQUIRES: `cause` is a constant.
inline Finding cannot_tell(const Cause& cause) { return {Answer::cannot_tell, &cause, nullptr}; }
/// Nothing contradicts the play, and nothing shows it. REQUIRES: `cause` is a constant.
inline Finding taken_as_written(const Cause& cause) { return {Answer::taken_as_written, &cause, nullptr}; }
/// An answer in words.
inline Finding say(Answer answer, Words words) {
  return {answer, nullptr, std::unique_ptr<Words, DeleteWords>(new Words(std::move(words)))};
}
/// The rule is broken, and this is how.
inline Finding broken(Words words) { return say(Answer::broken, std::move(words)); }

/// The same with words that are made out of line: a judge that has nothing to say is short then, and is asked where it
/// is called.
template <class Make>
requires std::is_invocable_r_v<Words, Make>
[[gnu::cold, gnu::noinline]] Finding say(Answer answer, const Make& words) {
  return {answer, nullptr, std::unique_ptr<Words, DeleteWords>(new Words(words()))};
}
/// The rule is broken, and this is how.
template <class Make>
requires std::is_invocable_r_v<Words, Make>
Finding broken(const Make& words) { return say(Answer::broken, words); }
/// The rule is kept in a way that is worth a note.
template <class Make>
requires std::is_invocable_r_v<Words, Make>
Finding odd(const Make& words) { return say(Answer::odd, words); }

/// The rule is broken by a part of the play; `message()` says how, and there is no more to say.
template <class Make>
Finding broken(Part part, const Make& message) {
  return say(Answer::broken, [&] { return Words{.part = part, .message = message()}; });
}
/// The rule is kept in a way that is worth a note, which `message()` is.
template <class Make>
Finding odd(Part part, const Make& message) {
  return say(Answer::odd, [&] { return Words{.part = part, .message = message()}; });
}

/// Who hears what rules answer: refers to a callable of a rule's index in the table and of what it said.
class AnswerSink {
 public:
  /// REQUIRES: `hear` lives longer.
  template <class Hear>
  explicit AnswerSink(Hear& hear)
      : hear_(&hear), call_([](void* to, std::uint8_t rule, Finding&& said) {
          (*static_cast<Hear*>(to))(rule, std::move(said));
        }) {}
  /// Hears an answer.
  void operator()(std::uint8_t rule, Finding&& said) const { call_(hear_, rule, std::move(said)); }

 private:
  void* hear_;
  void (*call_)(void*, std::uint8_t, Finding&&);
};

inline constexpr std::uint32_t no_ply = 0xFFFFFFFF;  ///< no play

/// The rule is broken by a part of the play, in so many words.
[[nodiscard]] Finding broken_by(Part part, std::string message, std::string advice = {});
/// The same, with the play to look back at, and what was done there; none where it is `no_ply`.
[[nodiscard]] Finding broken_after(Part part, std::string message, std::uint32_t ply, std::string there);
/// `3 cards`, `1 card`.
[[nodiscard]] std::string counted(int number, std::string_view one, std::string_view many);

/// What the judges of a table answer: findings, in words.
template <class State>
struct SaidOf {
  using type = Finding;  ///< the answer
};
/// Of a table that says so, its own `Said`: `Answer`, where nobody wants to hear words.
template <class State>
requires requires { typename State::Said; }
struct SaidOf<State> {
  using type = typename State::Said;  ///< the answer
};
/// What the judges of a table answer.
template <class State>
using Said = typename SaidOf<State>::type;

/// The type of a judge of some kind of play. `Action` is the variant of all kinds.
template <class State, class Action>
struct JudgeOf;

/// A pointer to a function of the state and of one kind, for each kind.
template <class State, class... Kinds>
struct JudgeOf<State, std::variant<Kinds...>> {
  /// Which alternative it holds says which kind it judges.
  using type = std::variant<Said<State> (*)(const State&, const Kinds&)...>;
};

/// The judges of one rule: functions of a state and of one kind of play each. A lambda's parameter decides which plays
/// it is asked about; one about anything that is not a play does not compile.
template <class State, class Action>
struct Judges {
  static constexpr std::size_t room = 11;  ///< the most judges that one rule has
  /// A judge of one of the kinds.
  using Judge = typename JudgeOf<State, Action>::type;

  /// Of lambdas without captures, in any order.
  template <class... F>
  constexpr Judges(F... judge) : of{Judge(+judge)...}, count(sizeof...(F)) {}  // NOLINT: meant to convert
  /// Of those of many that are asked of this table; the others are asked of another one only.
  template <class... F>
  requires(sizeof...(F) > 0 && !(std::is_constructible_v<Judge, F> && ...))
  constexpr Judges(F... judge) {  // NOLINT: likewise
    const auto add = [this](auto one) {
      if constexpr (std::is_constructible_v<Judge, decltype(one)>) of[count++] = Judge(one);
    };
    (add(judge), ...);
  }

  std::array<Judge, room> of{};  ///< `count` of them are used
  std::uint8_t count = 0;        ///< 0: a rule that only the whole record shows
};

/// One rule of a game: what it is, and who judges it.
template <class State, class Action>
struct Rule {
  RuleInfo info;                 ///< for people
  Judges<State, Action> judges;  ///< for plays
};

/// A judge to be asked about a kind of play, and its rule's index in the table.
template <class State, class Action>
struct AskedJudge {
  typename JudgeOf<State, Action>::type judge{};  ///< of the kind under which it is found
  std::uint8_t rule = 0;                          ///< index into the rules table
};

/// Which judges are asked about each kind of play, in table order; side by side, because every play asks them.
template <class State, class Action, std::size_t rules>
struct RuleIndex {
  static constexpr std::size_t kinds = std::variant_size_v<Action>;      ///< how many kinds of play there are
  std::array<std::array<AskedJudge<State, Action>, rules>, kinds> of{};  ///< by kind, then in table order
  std::array<std::uint8_t, kinds> count{};                               ///< by kind: how many judges it has
};

/// Sorts the judges of a table by the kind of play that they are asked about.
template <class State, class Action, std::size_t n>
constexpr auto index_rules(const Rule<State, Action> (&table)[n]) {
  RuleIndex<State, Action, n> index;
  for (std::uint8_t rule = 0; rule < n; ++rule)
    for (std::uint8_t judge = 0; judge < table[rule].judges.count; ++judge) {
      const auto& asked = table[rule].judges.of[judge];
      index.of[asked.index()][index.count[asked.index()]++] = {asked, rule};
    }
  return index;
}

/// Whether no two rules of a table have one id.
template <class State, class Action, std::size_t n>
consteval bool ids_are_unique(const Rule<State, Action> (&table)[n]) {
  for (std::size_t a = 0; a < n; ++a)
    for (std::size_t b = a + 1; b < n; ++b)
      if (table[a].info.id == table[b].info.id) return false;
  return true;
}

}  // namespace elfref
