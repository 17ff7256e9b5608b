#include "elfref/elfenland/hidden/surely_paid.h"

#include <algorithm>
#include <optional>
#include <variant>

#include "elfref/elfenland/hidden/slips.h"
#include "elfref/elfenland/rules/game.h"
#include "elfref/elfenland/rules/resolve.h"
#include "elfref/elfenland/rules/rulebook.h"
#include "elfref/elfenland/table/early_win.h"

namespace elfref::elfenland {
namespace {

constexpr int most_cards = 3;  ///< of more, any may be a caravan

/// Some cards are unseen, and so few that they can hardly be a caravan.
bool is_open(const Pieces& paid) {
  return paid.unknown > 0 && !paid.open && paid.count() <= most_cards;
}
bool pays_unseen(const Play<Action>& play) {
  const auto* step = std::get_if<Step>(&play.action);
  return step != nullptr && play.ruling != Ruling::taken_back && is_open(step->paid);
}

/// The unseen cards of a step that are the same in every legal payment.
class SurelyPaid {
 public:
  SurelyPaid(const State& state, const Step& step) : state_(state), action_(step) { fill(0, step.paid.unknown); }

  /// Nothing: no payment is legal.
  [[nodiscard]] std::optional<Cards> cards() const { return least_; }

 private:
  /// Tries every way to choose the unseen cards from a transport on.
  void fill(std::size_t kind, int left) {
    if (kind + 1 == transport_count) {
      chosen_[kind] = static_cast<std::uint8_t>(left);
      try_out();
      return;
    }
    for (int some = 0; some <= left; ++some) {
      chosen_[kind] = static_cast<std::uint8_t>(some);
      fill(kind + 1, left - some);
    }
  }

  void try_out() {
    if (least_ && std::ranges::all_of(*least_, [](std::uint8_t cards) { return cards == 0; })) return;
    Action action = action_;
    Pieces& paid = std::get<Step>(action).paid;
    paid.unknown = 0;
    for (std::size_t kind = 0; kind < transport_count; ++kind)
      paid.of[kind] = static_cast<std::uint8_t>(paid.of[kind] + chosen_[kind]);
    resolve(state_, action);
    if (is_wrong(action)) return;
    if (!least_) least_ = chosen_;
    for (std::size_t kind = 0; kind < transport_count; ++kind)
      (*least_)[kind] = std::min((*least_)[kind], chosen_[kind]);
  }

  /// Whether a payment breaks a rule; whether the box has the cards is asked of all payments together.
  [[nodiscard]] bool is_wrong(const Action& action) const {
    bool wrong = false;
    check(state_, action, [&](const RuleInfo& rule, const Finding& finding) {
      wrong = wrong || (finding.answer == Answer::broken && rule.id != "cards-in-the-box");
    });
    return wrong;
  }

  const State& state_;
  Action action_;
  Cards chosen_{};
  std::optional<Cards> least_;
};

}  // namespace

std::optional<Cards> surely_paid(const State& state, const Step& step) {
  return is_open(step.paid) ? SurelyPaid(state, step).cards() : Cards{};
}

std::optional<Session> with_surely_paid(const Session& session, const State& begin, const Replayed<State>& table) {
  if (std::ranges::none_of(session.plays, pays_unseen)) return std::nullopt;
  spend_a_replay(session);
  Session told = session;
  const Slips slips = Slips::of(table, true);
  State state = begin;
  walk<Elfenland<false>>(session.plays, state, [&](std::uint32_t ply, const Action& action) {
    const Play<Action>& play = session.plays[ply];
    const bool won = state.ending == Ending::early_win || state.won_before;
    const bool over = won || may_be_over(state, traveller_with(state, action));
    if (!pays_unseen(play) || slips.has(ply) || over) return;
    const auto surely = surely_paid(state, std::get<Step>(play.action));
    Pieces& paid = std::get<Step>(told.plays[ply].action).paid;
    for (std::size_t kind = 0; surely && kind < transport_count; ++kind) {
      paid.of[kind] = static_cast<std::uint8_t>(paid.of[kind] + (*surely)[kind]);
      paid.unknown = static_cast<std::uint8_t>(paid.unknown - (*surely)[kind]);
    }
  });
  look_ahead(told.plays);
  return told;
}

}  // namespace elfref::elfenland
