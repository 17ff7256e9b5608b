#pragma once

#include <type_traits>

#include "elfref/core/judging/rule.h"
#include "elfref/elfenland/table/exact.h"
#include "elfref/elfenland/table/state.h"

// Answers of judges who are asked of either table: of a State in words, of an Exact as nothing but an Answer. A judge
// is a template over the table, and says each condition once; what only a State can be asked stands behind in_full().

namespace elfref::elfenland {

using elfref::broken;  // beside those of a table
using elfref::kept;
using elfref::odd;
using elfref::say;

/// Whether everything is known at a table, so that its judges answer without words.
template <class Table>
inline constexpr bool answers_only = std::is_same_v<Said<Table>, Answer>;

/// How a play breaks a rule, or keeps it oddly, in words.
template <class Play>
using Wording = Words (*)(const State& state, const Play& play);

/// The rule is kept.
template <class Table>
[[nodiscard]] Said<Table> kept(const Table&) {
  return {};
}
/// Whether that is what was said.
[[nodiscard]] inline bool is_kept(const Finding& said) {
  return said.answer == Answer::kept;
}
[[nodiscard]] inline bool is_kept(Answer said) {
  return said == Answer::kept;
}

/// An answer in words.
template <class Table, class Play>
[[nodiscard]] Said<Table> say(Answer answer, const Table& table, const Play& play, Wording<Play> words) {
  if constexpr (answers_only<Table>) {
    return answer;
  } else {
    return say(answer, [&] { return words(table, play); });
  }
}
/// The rule is broken.
template <class Table, class Play>
[[nodiscard]] Said<Table> broken(const Table& table, const Play& play, Wording<Play> words) {
  return say(Answer::broken, table, play, words);
}
/// The rule is kept in a way that is worth a note.
template <class Table, class Play>
[[nodiscard]] Said<Table> odd(const Table& table, const Play& play, Wording<Play> words) {
  return say(Answer::odd, table, play, words);
}
/// The play is not plainly legal: what comes of it a State knows, and an Exact cannot tell.
template <class Table, class Play>
[[nodiscard]] Said<Table> in_full(const Table& table, const Play& play, Finding (*ask)(const State&, const Play&)) {
  if constexpr (answers_only<Table>) {
    return Answer::cannot_tell;
  } else {
    return ask(table, play);
  }
}

}  // namespace elfref::elfenland
