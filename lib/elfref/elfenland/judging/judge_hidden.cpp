#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <utility>

#include "elfref/elfenland/hidden/plan/plan_proof.h"
#include "elfref/elfenland/hidden/surely_paid.h"
#include "elfref/elfenland/judging/judge.h"
#include "elfref/elfenland/plays/phrases.h"

namespace elfref::elfenland {

void Judge::hidden_cards() {
  if (session_.sheet || too_many_found(Answer::broken)) return;
  bool decided = true;
  const auto told = with_surely_paid(until_the_end(), begin(session_, options_, seating_), table_);
  const auto proof = contradiction_of_cards(told ? *told : until_the_end(), options_, table_, source_, ~0u, &decided);
  if (!decided) add(undecided("cards-in-the-box", "the box had all these cards", "hidden cards"));
  if (!proof) return;
  const CardEntry& last = proof->entries.back();
  Diagnostic found = remark(rule_named("cards-in-the-box"), last.span, proof->message);
  found.seat = last.seat;
  found.round = last.round;
  add_related(found, proof->entries);
  if (told) add_what_was_unseen(found, *told, proof->entries);
  const auto may_be = [this](const Session& played, const Options& by, const Replayed<State>& judged) {
    const auto paid = with_surely_paid(played, begin(session_, by, seating_), judged);
    return cards_may_be(paid ? *paid : played, by, judged, source_);
  };
  const bool won = hang_where_it_may_be(found, may_be);
  if (won && too_many_found(Answer::doubtful)) return;
  add(std::move(found));
}

/// Options that say what may have been paid, dealt or laid.
constexpr std::array about_pieces{Option::deal, Option::overpay, Option::caravan, Option::pass_end,
                                  Option::lake_cost};

/// A contradiction is not held against anyone where there is none if somebody has won before, or by another value of
/// some option that may hold: `may_be(session, options, judged)` says whether there is none. True where it hangs on a
/// win by these options.
template <class MayBe>
bool Judge::hang_where_it_may_be(Diagnostic& found, const MayBe& may_be) const {
  if (const auto won = until_a_win(until_the_end(), options_, seating_); won && may_be(*won, options_, table_)) {
    hang_on(found, unwritten_win);
    return true;
  }
  const Reporter<Action> report = this->report();
  const Accused accused(std::span<const Raised>(table_.raised), report);
  for (const Alternative& other : others()) {
    if (done(session_.work)) break;
    const auto differs =
        std::ranges::find_if(about_pieces, [&](Option one) { return other.options[one] != options_[one]; });
    const auto won = won_by(other.options);
    if (differs == about_pieces.end() && !won) continue;
    const Replayed<State> judged = replayed_whole(other.options);
    if (!accused.holds_all(std::span<const Raised>(judged.raised), report)) continue;
    if (!may_be(won ? *won : until_the_end(), other.options, judged)) continue;
    hang_on(found, differs == about_pieces.end() ? Option::early_win : *differs);
    break;
  }
  return false;
}

/// The session until a win at once by another value of early-win, if somebody may have won so.
std::optional<Session> Judge::won_by(const Options& other) const {
  if (other.early_win() == Options(options_).early_win()) return std::nullopt;
  return until_a_win(session_, other, seating_);
}

/// Not held against anyone: it may be none, by another value of an option that may hold.
void Judge::hang_on(Diagnostic& found, Option option) const {
  found.option = info(option).name;
  hang_on(found, fmt::format("option '{}'", found.option));
}

/// What is said where the search for a completion was given up.
Diagnostic Judge::undecided(std::string_view rule, std::string_view what, std::string_view about) const {
  Diagnostic found = remark(rule_named(rule), session_.players_span,
                            fmt::format("not decided whether {}: there are too many ways to try", what));
  found.severity = Severity::warning;
  found.hangs_on = fmt::format("{}: too many ways to try", about);
  return found;
}

/// Adds of which payments the unseen cards are known.
void Judge::add_what_was_unseen(Diagnostic& found, const Session& told, const std::vector<CardEntry>& entries) const {
  std::set<std::uint32_t> lines;
  for (const CardEntry& entry : entries) {
    const auto* step = std::get_if<Step>(&session_.plays[entry.ply].action);
    if (step != nullptr && std::get<Step>(told.plays[entry.ply].action).paid != step->paid)
      lines.insert(static_cast<std::uint32_t>(place_of(source_, entry.span).line));
  }
  if (!lines.empty())
    found.because.push_back(
        fmt::format("the unseen cards{} are the price, as far as they can be nothing else", in_lines(lines)));
}

/// Adds what belongs to a contradiction, but for its last line: once a line.
void Judge::add_related(Diagnostic& found, const std::vector<CardEntry>& entries) const {
  constexpr std::string_view what[] = {"in hand", "dealt", "paid", "thrown away"};
  const auto line = [this](const Span& span) { return place_of(source_, span).line; };
  const CardEntry* before = nullptr;
  for (const CardEntry& entry : entries) {
    if (line(entry.span) == line(found.span)) break;
    const bool again = before != nullptr && before->seat == entry.seat && before->what == entry.what &&
                       line(before->span) == line(entry.span);
    before = &entry;
    if (again) {
      found.related.back().span.end = entry.span.end;
    } else {
      found.related.push_back({entry.span, fmt::format("{}: {} here", session_.players[entry.seat.value].name,
                                                       what[static_cast<std::size_t>(entry.what)])});
    }
  }
}

/// Whether it is said already of some play that it shows too many cards of a transport.
bool Judge::too_many_found(Answer answer) const {
  return std::ranges::any_of(table_.raised, [answer](const Raised& raised) {
    return raised.rule->id == "cards-in-the-box" && raised.finding.answer == answer;
  });
}

/// By which rules the counters of the session are read, where `table` is its replay.
CounterRules Judge::counter_rules() const {
  return {options_, seating_, CounterSlips::of(session_, table_)};
}

void Judge::hidden_counters() {
  bool decided = true;
  const auto proof = contradiction_of_counters(until_the_end(), counter_rules(), source_, &decided);
  if (!decided) add(undecided("counters-in-the-box", "the box had all these counters", "hidden counters"));
  if (!proof) return;
  Diagnostic found = contradiction(proof->rule, proof->message, proof->plies, part_in_proof);
  const auto may_be = [this](const Session& played, const Options& by, const Replayed<State>& judged) {
    return !contradiction_of_counters(played, {by, seating_, CounterSlips::of(session_, judged)}, source_);
  };
  hang_where_it_may_be(found, may_be);
  if (Options(options_).row() != RowOption::refresh) {
    Options refreshed = options_;
    refreshed[Option::row] = static_cast<std::uint8_t>(RowOption::refresh);
    if (may_be(until_the_end(), refreshed, table_)) hang_on_the_row(found);
  }
  add(std::move(found));
}

bool Judge::hidden_plan() {
  bool decided = true;
  const auto proof =
      contradiction_of_the_plan(until_the_end(), PlanRules::of(options_, seating_, table_), source_, &decided);
  if (!decided)
    add(undecided("plan-in-turn", "the unknown entries of the planning can have been what the journeys show",
                  "unknown entries of the planning"));
  if (!proof) return false;
  Diagnostic found = contradiction(proof->rule, proof->message, proof->plies, part_in_plan);
  const auto may_be = [this](const Session& played, const Options& by, const Replayed<State>& judged) {
    return plan_may_be(played, PlanRules::of(by, seating_, judged));
  };
  hang_where_it_may_be(found, may_be);
  const bool accuses = found.severity == Severity::error;
  add(std::move(found));
  return accuses;
}

/// A contradiction stands at its last play; the others are related.
Diagnostic Judge::contradiction(std::string_view rule, const std::string& message,
                                       const std::vector<std::uint32_t>& plies,
                                       std::string_view (*part)(const Action&)) const {
  const Play<Action>& last = session_.plays[plies.back()];
  Diagnostic found = remark(rule_named(rule), last.at(object), message);
  found.seat = last.seat;
  found.round = last.round;
  found.phase = last.phase;
  if (last.ruling == Ruling::stands) found.ruling = "stands";
  for (const std::uint32_t ply : plies)
    if (ply != plies.back())
      found.related.push_back({session_.plays[ply].parts[0], std::string(part(session_.plays[ply].action))});
  return found;
}

void Judge::hang_on_the_row(Diagnostic& found) const {
  const bool open = std::ranges::any_of(
      others(), [](const Alternative& other) { return Options(other.options).row() == RowOption::refresh; });
  if (open) return hang_on(found, Option::row);
  hang_on(found, "another row");
}


}  // namespace elfref::elfenland
