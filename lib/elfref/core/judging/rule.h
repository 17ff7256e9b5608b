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
#include "elfref/core/words/message.h"

namespace elfref {

/// The subject of a rule, if a breach of it limits what can be concluded from the play. 0: no such subject; a game
/// names the others.
using Topic = std::uint8_t;

/// A rule as readers of the rulebook know it. Its title is in the game's catalogue: title_of().
struct RuleInfo {
  std::string_view id;                        ///< kebab-case; never reused, never changes its meaning
  std::string_view code;                      ///< its handle in the collected facts (`MOVE-4`)
  std::string_view phase;                     ///< the phase whose chapter has it
  Severity severity = Severity::error;        ///< of a breach
  Bearing bearing = Bearing::verdict;         ///< what a breach affects
  Topic about = 0;                            ///< for conclusions from plays
  std::array<std::string_view, 6> options{};  ///< the options it depends on; unused ones are empty
  std::array<Citation, 4> cites{};            ///< unused ones have no edition
  std::array<Citation, 4> otherwise{};        ///< where an edition has a different rule; no finding cites it for that
};

/// The answers of a rule about a play.
enum class Answer : std::uint8_t {
  kept,              ///< the rule is kept, with nothing to report
  taken_on_trust,  ///< kept, on trust: what would show it is unrecorded
  odd,               ///< kept, and worth a note
  doubtful,          ///< broken, unless something unrecorded happened: a warning
  cannot_tell,       ///< kept or broken, depending on unrecorded facts
  broken,            ///< broken, whatever is unrecorded
};

/// What an Unrecorded asks about its messages.
namespace detail {

/// A message whose argument is `players`.
template <class Made>
concept TakesPlayers = requires(typename Made::Arguments given) { given.players; };
/// A message whose argument is `plays`.
template <class Made>
concept TakesPlays = requires(typename Made::Arguments given) { given.plays; };
/// A message without arguments.
template <class Made>
concept TakesNothing = requires(const Made& made) { made(); };

}  // namespace detail

/// Why a rule cannot tell, or takes a play on trust. Plays with one cause are summed up in one line.
struct Unrecorded {
  /// What the line of a cause is given.
  enum class Asks : std::uint8_t {
    nothing,  ///< `payments not recorded`; the line adds whose plays they are
    players,  ///< a list: `no cards recorded for { $players }`
    plays,    ///< a number of what is counted: `no map: { $plays } not checked`
  };

  /// From two messages and a noun: `{msg::unknown_payment, msg::payments_not_recorded, noun::step}`. The second message
  /// has no argument, or `players`, or `plays`.
  template <class Depends, class Summary>
  requires requires { Depends::id, Summary::id; }
  constexpr Unrecorded(const Depends&, const Summary&, Noun what)
      : depends(Depends::id), summary(Summary::id), counted(what), asks(asked_by<Summary>()) {}
  Msg depends;    ///< what a verdict depends on, without arguments: `unknown payment`
  Msg summary;    ///< the line of many plays, or its beginning
  Noun counted;   ///< what is counted: `step`
  Asks asks;      ///< the argument of `summary`

 private:
  template <class Summary>
  static consteval Asks asked_by() {
    if constexpr (detail::TakesPlayers<Summary>) {
      return Asks::players;
    } else if constexpr (detail::TakesPlays<Summary>) {
      return Asks::plays;
    } else {
      static_assert(detail::TakesNothing<Summary>, "its argument is `players` or `plays`");
      return Asks::nothing;
    }
  }
};

/// The cause if a rule cannot tell because a set lists fewer pieces than the box has: there may be more of any piece.
extern const Unrecorded set_in_part;

/// An earlier play that is related to a finding, by its index.
struct EarlierPlay {
  std::uint32_t ply = 0;  ///< its index from 0, in the order of the game
  Message message{};      ///< what was done there: `first counter placed here`
};

/// The part of a play to which a finding points. 0 is the whole play; a game names the others.
using Part = std::uint8_t;

/// How one play breaks (or oddly keeps) one rule, in words; made only if there is something to report.
struct Words {
  Part part = 0;                           ///< the part at fault
  Message message{};                       ///< the message; lower case, no full stop
  std::vector<Message> because{};          ///< the grounds, one line each
  std::vector<EarlierPlay> earlier{};      ///< earlier plays that matter
  Message advice{};                        ///< what was legal there; may be empty
  std::optional<std::uint32_t> follows{};  ///< the play with the slip from which this only follows
  bool open = false;                       ///< for a claim: it depends on something unrecorded
  Message depends_on{};                      ///< for a doubtful play: what it depends on
};

/// Deletes words out of line: nearly every answer has none, but every answer is destroyed.
struct DeleteWords {
  /// Frees them.
  void operator()(Words* words) const noexcept;
};

/// A rule's answer about one play.
struct Finding {
  Answer answer = Answer::kept;  ///< decides which of the members below is set
  const Unrecorded* unrecorded = nullptr;  ///< for `cannot_tell` and `taken_on_trust`, else null; a constant
  std::unique_ptr<Words, DeleteWords> words;  ///< for `odd`, `doubtful` and `broken`, else null
};

/// The rule is kept. Allocates nothing, like the next two functions.
inline Finding kept() { return {}; }
/// It depends on unrecorded facts. REQUIRES: `unrecorded` is a constant.
inline Finding cannot_tell(const Unrecorded& unrecorded) { return {Answer::cannot_tell, &unrecorded, nullptr}; }
/// Nothing contradicts the play, and nothing shows it to be legal. REQUIRES: `unrecorded` is a constant.
inline Finding taken_on_trust(const Unrecorded& unrecorded) {
  return {Answer::taken_on_trust, &unrecorded, nullptr};
}
/// An answer that has words.
inline Finding say(Answer answer, Words words) {
  return {answer, nullptr, std::unique_ptr<Words, DeleteWords>(new Words(std::move(words)))};
}
/// The rule is broken, as the words explain.
inline Finding broken(Words words) { return say(Answer::broken, std::move(words)); }

/// An answer whose words are made out of line. So a judge that finds nothing is short, and the compiler can inline it.
template <class Make>
requires std::is_invocable_r_v<Words, Make>
[[gnu::cold, gnu::noinline]] Finding say(Answer answer, const Make& words) {
  return {answer, nullptr, std::unique_ptr<Words, DeleteWords>(new Words(words()))};
}
/// The rule is broken, as the words explain.
template <class Make>
requires std::is_invocable_r_v<Words, Make>
Finding broken(const Make& words) { return say(Answer::broken, words); }
/// The rule is kept, but in a way that is worth a note.
template <class Make>
requires std::is_invocable_r_v<Words, Make>
Finding odd(const Make& words) { return say(Answer::odd, words); }

/// A part of the play breaks the rule; `message()` explains how, and there is nothing to add.
template <class Make>
Finding broken(Part part, const Make& message) {
  return say(Answer::broken, [&] { return Words{.part = part, .message = message()}; });
}
/// The rule is kept, but in a way that is worth a note: `message()`.
template <class Make>
Finding odd(Part part, const Make& message) {
  return say(Answer::odd, [&] { return Words{.part = part, .message = message()}; });
}

/// A receiver of answers: refers to a callable that takes a rule's index in the table and its answer.
class AnswerSink {
 public:
  /// REQUIRES: `hear` outlives this object.
  template <class Hear>
  explicit AnswerSink(Hear& hear)
      : hear_(&hear), call_([](void* to, std::uint8_t rule, Finding&& said) {
          (*static_cast<Hear*>(to))(rule, std::move(said));
        }) {}
  /// Passes an answer on.
  void operator()(std::uint8_t rule, Finding&& said) const { call_(hear_, rule, std::move(said)); }

 private:
  void* hear_;
  void (*call_)(void*, std::uint8_t, Finding&&);
};

inline constexpr std::uint32_t no_ply = 0xFFFFFFFF;  ///< no play

/// A part of the play breaks the rule, as `message` explains.
[[nodiscard]] Finding broken_by(Part part, Message message, Message advice = {});
/// A part of the play breaks the rule after the play `ply`; `there`: what was done there. `no_ply`: no earlier play.
[[nodiscard]] Finding broken_after(Part part, Message message, std::uint32_t ply, Message there);
/// A number with its noun: `3 cards`, `1 card`.
[[nodiscard]] std::string counted(int number, std::string_view one, std::string_view many);

/// What the judges of a position answer: findings, with words.
template <class Position>
struct RuleResultOf {
  using type = Finding;  ///< the answer
};
/// For a position that declares it, its own `RuleResult`: for example `Answer`, if no words are needed.
template <class Position>
requires requires { typename Position::RuleResult; }
struct RuleResultOf<Position> {
  using type = typename Position::RuleResult;  ///< the answer
};
/// What the judges of a position answer.
template <class Position>
using RuleResult = typename RuleResultOf<Position>::type;

/// The type of a judge of any kind of play. `Action` is the variant of all kinds.
template <class Position, class Action>
struct JudgeOf;

/// A pointer to a function of the state and of one kind, for each kind.
template <class Position, class... Kinds>
struct JudgeOf<Position, std::variant<Kinds...>> {
  /// The alternative that it holds is the kind that it judges.
  using type = std::variant<RuleResult<Position> (*)(const Position&, const Kinds&)...>;
};

/// The judges of one rule: functions of a position and one kind of play each. A lambda's parameter decides which plays
/// it judges; a lambda about anything but a play does not compile.
template <class Position, class Action>
struct Judges {
  static constexpr std::size_t room = 11;  ///< the most judges that one rule has
  /// A judge of one of the kinds.
  using Judge = typename JudgeOf<Position, Action>::type;

  /// From lambdas without captures, in any order.
  template <class... F>
  constexpr Judges(F... judge) : of{Judge(+judge)...}, count(sizeof...(F)) {}  // NOLINT: meant to convert
  /// From lambdas of which some judge another type of position: keeps those for this one.
  template <class... F>
  requires(sizeof...(F) > 0 && !(std::is_constructible_v<Judge, F> && ...))
  constexpr Judges(F... judge) {  // NOLINT: meant to convert
    const auto add = [this](auto one) {
      if constexpr (std::is_constructible_v<Judge, decltype(one)>) of[count++] = Judge(one);
    };
    (add(judge), ...);
  }

  std::array<Judge, room> of{};  ///< `count` of them are used
  std::uint8_t count = 0;        ///< 0: only the whole record shows a breach
};

/// One rule of a game: its facts and its judges.
template <class Position, class Action>
struct Rule {
  RuleInfo info;                 ///< for people
  Judges<Position, Action> judges;  ///< one for each kind of play
};

/// A judge of a kind of play, and its rule's index in the table.
template <class Position, class Action>
struct AskedJudge {
  typename JudgeOf<Position, Action>::type judge{};  ///< of the kind under which it is listed
  std::uint8_t rule = 0;                          ///< index into the rules table
};

/// The judges of each kind of play, in table order. They are adjacent in memory, because every play asks them.
template <class Position, class Action, std::size_t rules>
struct RuleIndex {
  static constexpr std::size_t kinds = std::variant_size_v<Action>;      ///< the number of kinds of play
  std::array<std::array<AskedJudge<Position, Action>, rules>, kinds> of{};  ///< by kind, then in table order
  std::array<std::uint8_t, kinds> count{};                               ///< by kind: the number of its judges
};

/// Sorts the judges of a table by the kind of play that they judge.
template <class Position, class Action, std::size_t n>
constexpr auto index_rules(const Rule<Position, Action> (&table)[n]) {
  RuleIndex<Position, Action, n> index;
  for (std::uint8_t rule = 0; rule < n; ++rule)
    for (std::uint8_t judge = 0; judge < table[rule].judges.count; ++judge) {
      const auto& asked = table[rule].judges.of[judge];
      index.of[asked.index()][index.count[asked.index()]++] = {asked, rule};
    }
  return index;
}

/// Whether every rule of a table has its own id.
template <class Position, class Action, std::size_t n>
consteval bool ids_are_unique(const Rule<Position, Action> (&table)[n]) {
  for (std::size_t a = 0; a < n; ++a)
    for (std::size_t b = a + 1; b < n; ++b)
      if (table[a].info.id == table[b].info.id) return false;
  return true;
}

}  // namespace elfref
