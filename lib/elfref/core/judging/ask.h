#pragma once

#include <array>
#include <cstddef>
#include <utility>
#include <variant>

#include "elfref/core/judging/rule.h"

namespace elfref {

/// The judges of one kind of play. Each is called directly, so the compiler can inline it. `index` is a constant:
/// index_rules() of a table.
template <const auto& index, std::size_t kind, class Position, class Action>
struct Asking {
  using Kind = std::variant_alternative_t<kind, Action>;  ///< the kind of play

  /// Asks one judge.
  template <std::size_t nth>
  static void ask_one(const Position& state, const Kind& play, const AnswerSink& sink) {
    constexpr AskedJudge<Position, Action> asked = index.of[kind][nth];
    constexpr auto judge = std::get<Finding (*)(const Position&, const Kind&)>(asked.judge);
    Finding found = judge(state, play);
    if (found.answer != Answer::kept) [[unlikely]] sink(asked.rule, std::move(found));
  }

  /// Asks all judges. REQUIRES: the play is of this kind.
  static void ask(const Position& state, const Action& action, const AnswerSink& sink) {
    const Kind& play = *std::get_if<kind>(&action);
    [&]<std::size_t... nth>(std::index_sequence<nth...>) {
      (ask_one<nth>(state, play, sink), ...);
    }(std::make_index_sequence<index.count[kind]>());
  }
};

/// Asks the judges of a play's kind about it, in table order; `sink` receives every answer except `kept`.
template <const auto& index, class Position, class Action>
void ask_judges(const Position& state, const Action& action, const AnswerSink& sink) {
  using Ask = void (*)(const Position&, const Action&, const AnswerSink&);
  static constexpr auto asking = []<std::size_t... kind>(std::index_sequence<kind...>) {
    return std::array<Ask, sizeof...(kind)>{Asking<index, kind, Position, Action>::ask...};
  }(std::make_index_sequence<std::variant_size_v<Action>>());
  asking[action.index()](state, action, sink);
}

}  // namespace elfref
