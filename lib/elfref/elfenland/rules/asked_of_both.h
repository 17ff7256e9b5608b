#pragma once

#include <type_traits>

#include "elfref/core/judging/rule.h"
#include "elfref/elfenland/table/known_position.h"
#include "elfref/elfenland/table/position.h"

// Answers of judges that take either position. A Position gets words; a KnownPosition gets only an Answer. A judge is a
// template over the position and states each condition once. A question that only a Position can answer is inside
// in_full().

namespace elfref::elfenland {

using elfref::broken;  // in addition to the overloads below
using elfref::kept;
using elfref::odd;
using elfref::say;

/// Whether everything is known in this kind of position, so that its judges answer without words.
template <class Table>
inline constexpr bool answers_only = std::is_same_v<RuleResult<Table>, Answer>;

/// A function that words a breach or an odd play.
template <class Play>
using Wording = Words (*)(const Position& state, const Play& play);

/// The answer that the rule is kept.
template <class Table>
[[nodiscard]] RuleResult<Table> kept(const Table&) {
  return {};
}
/// Whether an answer is `kept`.
[[nodiscard]] inline bool is_kept(const Finding& said) {
  return said.answer == Answer::kept;
}
[[nodiscard]] inline bool is_kept(Answer said) {
  return said == Answer::kept;
}

/// An answer in words.
template <class Table, class Play>
[[nodiscard]] RuleResult<Table> say(Answer answer, const Table& table, const Play& play, Wording<Play> words) {
  if constexpr (answers_only<Table>) {
    return answer;
  } else {
    return say(answer, [&] { return words(table, play); });
  }
}
/// The answer that the rule is broken.
template <class Table, class Play>
[[nodiscard]] RuleResult<Table> broken(const Table& table, const Play& play, Wording<Play> words) {
  return say(Answer::broken, table, play, words);
}
/// The answer that the rule is kept in a way that is worth a note.
template <class Table, class Play>
[[nodiscard]] RuleResult<Table> odd(const Table& table, const Play& play, Wording<Play> words) {
  return say(Answer::odd, table, play, words);
}
/// The answer about a play that is not plainly legal: that of `ask` for a Position, `cannot_tell` for a KnownPosition.
template <class Table, class Play>
[[nodiscard]] RuleResult<Table> in_full(const Table& table, const Play& play,
                                        Finding (*ask)(const Position&, const Play&)) {
  if constexpr (answers_only<Table>) {
    return Answer::cannot_tell;
  } else {
    return ask(table, play);
  }
}

}  // namespace elfref::elfenland
