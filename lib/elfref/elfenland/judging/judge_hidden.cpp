#include <algorithm>
#include <array>
#include <iterator>
#include <span>
#include <utility>

#include "elfref/core/words/core_msg.h"
#include "elfref/elfenland/judging/judge.h"
#include "elfref/elfenland/words/elfenland_msg.h"

namespace elfref::elfenland {

void Judge::hidden() {
  if (judgement_.all_known) return;
  for (const HiddenJudge& judge : hidden_judges()) {
    if (judge.alone && verdict_of(judgement_.findings) == Verdict::illegal) continue;
    if (judge.said != nullptr && (session_.sheet || judge.said(table_, Answer::broken))) continue;
    HiddenFinding said = judge.judge(hidden_case(until_the_end(), options_, table_));
    if (said.possible == Possible::given_up) add(undecided(judge));
    if (!said.contradiction) continue;
    Diagnostic& found = *said.contradiction;
    const bool won = depend_where_it_may_be(found, judge);
    if (won && judge.said != nullptr && judge.said(table_, Answer::doubtful)) continue;
    const bool accuses = found.severity == Severity::error;
    add(std::move(found));
    if (judge.alone && accuses) return;
  }
}

void Judge::deduce() {
  Session told = until_the_end();
  Work work(most_beside(spent(session_.work)));
  work.allow_details(work.left() / 2);
  told.work = &work;
  const std::span<const HiddenJudge> judges = hidden_judges();
  for (auto judge = judges.rbegin(); judge != judges.rend(); ++judge)
    if (judge->deduce != nullptr)
      std::ranges::move(judge->deduce(hidden_case(told, options_, table_)), std::back_inserter(judgement_.deductions));
  std::ranges::stable_sort(judgement_.deductions, {}, [](const Deduction& forced) { return forced.span.begin; });
  if (work.done()) judgement_.given_up.push_back(msg::deductions());
}

bool Judge::depend_where_it_may_be(Diagnostic& found, const HiddenJudge& judge) const {
  const bool won = depend_on_a_win(found, judge);
  if (!won) depend_on_an_option(found, judge);
  if (!judge.of_the_row || Options(options_).row() == RowOption::refresh) return won;
  Options refreshed = options_;
  refreshed[Option::row] = static_cast<std::uint8_t>(RowOption::refresh);
  if (judge.may_be(hidden_case(until_the_end(), refreshed, table_))) depend_on_the_row(found);
  return won;
}

bool Judge::depend_on_a_win(Diagnostic& found, const HiddenJudge& judge) const {
  const auto won = until_a_win(until_the_end(), options_, seating_);
  if (!won || !judge.may_be(hidden_case(*won, options_, table_))) return false;
  depend_on(found, unrecorded_win());
  return true;
}

void Judge::depend_on_an_option(Diagnostic& found, const HiddenJudge& judge) const {
  // Those that say what may have been paid, dealt or laid.
  constexpr std::array about_pieces{Option::deal, Option::overpay, Option::caravan, Option::pass_end,
                                    Option::lake_cost};
  const Reporter<Action> report = this->report();
  const Accused accused(std::span<const Raised>(table_.raised), report);
  for (const Alternative& other : others()) {
    if (done(session_.work)) break;
    const auto differs =
        std::ranges::find_if(about_pieces, [&](Option one) { return other.options[one] != options_[one]; });
    const auto won = won_by(other.options);
    if (differs == about_pieces.end() && !won) continue;
    const Replayed<Position> judged = replayed_whole(other.options);
    if (!accused.holds_all(Accused(std::span<const Raised>(judged.raised), report))) continue;
    if (!judge.may_be(hidden_case(won ? *won : until_the_end(), other.options, judged))) continue;
    return depend_on(found, differs == about_pieces.end() ? Option::early_win : *differs);
  }
}

void Judge::depend_on_the_row(Diagnostic& found) const {
  const bool open = std::ranges::any_of(
      others(), [](const Alternative& other) { return Options(other.options).row() == RowOption::refresh; });
  if (open) return depend_on(found, Option::row);
  depend_on(found, msg::another_row());
}

void Judge::depend_on(Diagnostic& found, Option option) const {
  found.option = info(option).name;
  depend_on(found, options_in_words(found));
}

std::optional<Session> Judge::won_by(const Options& other) const {
  if (other.early_win() == Options(options_).early_win()) return std::nullopt;
  return until_a_win(session_, other, seating_);
}

Diagnostic Judge::undecided(const HiddenJudge& judge) const {
  Diagnostic found = remark(rule_named(judge.rule), session_.players_span, say(judge.undecided, nullptr, 0));
  found.severity = Severity::warning;
  found.depends_on = say(judge.depends_on, nullptr, 0);
  return found;
}

}  // namespace elfref::elfenland
