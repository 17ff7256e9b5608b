#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "elfref/core/diagnostic.h"

namespace elfref {

/// A rule as a reader of the rulebook knows it.
struct RuleInfo {
  std::string_view id;    ///< kebab-case; never reused, never changes its meaning
  std::string_view code;  ///< its handle in the collected facts (`MOVE-4`)
  std::string_view phase;
  std::string_view text;  ///< the rule in one clause
  Severity severity = Severity::error;
  Bearing bearing = Bearing::verdict;
  std::array<std::string_view, 2> options{};  ///< the options it hangs on; unused ones are empty
  std::array<Citation, 4> cites{};            ///< unused ones have no edition
};

/// What a rule answers when it is asked about a play.
enum class Answer : std::uint8_t {
  kept,
  taken_as_written,  ///< kept, on the record's word alone: nobody wrote down what would show it
  odd,               ///< kept, and worth a note
  doubtful,          ///< broken unless something happened that nobody wrote down: a warning
  cannot_tell,       ///< kept or broken, as what was not recorded may have been
  broken,
};

/// Why a rule cannot tell, or takes a play as written. Plays with one cause are summed up in one line.
struct Cause {
  std::string_view one;   ///< `unknown payment`
  std::string_view many;  ///< `payments not recorded`, or with a hole for the players: `no cards recorded for {}`
  std::string_view unit;  ///< what is counted: `step`
};

/// An earlier play that has to do with a finding, by its index.
struct EarlierPlay {
  std::uint32_t ply = 0;
  std::string message{};
};

/// The part of a play at which a finding points. 0 is the whole play; a game names the others.
using Part = std::uint8_t;

/// Stands before a seat's number (counted from 1) in words; the report puts the player's name there.
inline constexpr char seat_mark = '\x01';
[[nodiscard]] inline std::string who(Seat seat) { return {seat_mark, static_cast<char>(seat.value + 1)}; }

/// How one play breaks (or oddly keeps) one rule, in words; made only when there is something to say.
struct Words {
  Part part = 0;
  std::string message{};
  std::vector<std::string> because{};
  std::vector<EarlierPlay> earlier{};
  std::string advice{};
  std::optional<std::uint32_t> follows{};  ///< the play whose slip this only follows from
  bool open = false;                     ///< of a claim: it hangs on something unwritten
  std::string hangs_on{};                  ///< of a doubtful play: on what
};

/// Ends words out of line: nearly every answer has none, and every answer of every judge is ended.
struct DeleteWords {
  void operator()(Words* words) const noexcept;
};

/// A rule's answer about one play.
struct Finding {
  Answer answer = Answer::kept;
  const Cause* cause = nullptr;
  std::unique_ptr<Words, DeleteWords> words;
};

inline Finding kept() { return {}; }
inline Finding cannot_tell(const Cause& cause) { return {Answer::cannot_tell, &cause, nullptr}; }
inline Finding taken_as_written(const Cause& cause) { return {Answer::taken_as_written, &cause, nullptr}; }
inline Finding say(Answer answer, Words words) {
  return {answer, nullptr, std::unique_ptr<Words, DeleteWords>(new Words(std::move(words)))};
}
inline Finding broken(Words words) { return say(Answer::broken, std::move(words)); }
inline Finding odd(Words words) { return say(Answer::odd, std::move(words)); }

template <class State, class Action>
struct JudgeOf;

template <class State, class... Kinds>
struct JudgeOf<State, std::variant<Kinds...>> {
  using type = std::variant<Finding (*)(const State&, const Kinds&)...>;
};

/// The judges of one rule: functions of a state and of one kind of play each. A lambda's parameter decides which plays
/// it is asked about; one about anything that is not a play does not compile.
template <class State, class Action>
struct Judges {
  static constexpr std::size_t room = 8;
  using Judge = typename JudgeOf<State, Action>::type;

  template <class... F>
  constexpr Judges(F... judge) : of{Judge(+judge)...}, count(sizeof...(F)) {}  // NOLINT: meant to convert

  std::array<Judge, room> of{};
  std::uint8_t count = 0;
};

/// One rule of a game: what it is, and who judges it.
template <class State, class Action>
struct Rule {
  RuleInfo info;
  Judges<State, Action> judges;
};

/// A judge to be asked about a kind of play, and its rule's index in the table.
template <class State, class Action>
struct AskedJudge {
  typename JudgeOf<State, Action>::type judge{};
  std::uint8_t rule = 0;
};

/// Which judges are asked about each kind of play, in table order; side by side, because every play asks them.
template <class State, class Action, std::size_t rules>
struct RuleIndex {
  static constexpr std::size_t kinds = std::variant_size_v<Action>;
  std::array<std::array<AskedJudge<State, Action>, rules>, kinds> of{};
  std::array<std::uint8_t, kinds> count{};
};

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
