#include "elfref/elfenland/judging/hidden_judges.h"

#include <algorithm>
#include <cstdint>
#include <set>

#include "elfref/core/judging/summaries.h"
#include "elfref/elfenland/hidden/cards/card_proof.h"
#include "elfref/elfenland/hidden/counters/counter_proof.h"
#include "elfref/elfenland/hidden/plan/plan_proof.h"
#include "elfref/elfenland/hidden/proof_words.h"
#include "elfref/elfenland/hidden/slips.h"
#include "elfref/elfenland/hidden/surely_paid.h"
#include "elfref/elfenland/rules/game.h"
#include "elfref/elfenland/words/elfenland_msg.h"

namespace elfref::elfenland {
namespace {

// ---------------------------------------------------------------- travel cards

/// A session with the payments that are known of it.
std::optional<Session> with_payments(const HiddenCase& asked) {
  return with_surely_paid(asked.played, begin(asked.session, asked.options, asked.seating), asked.table);
}

/// Adds of which payments the unseen cards are known.
void add_what_was_unseen(Diagnostic& found, const HiddenCase& asked, const Session& told,
                         const std::vector<CardEntry>& entries) {
  std::set<std::uint32_t> lines;
  for (const CardEntry& entry : entries) {
    const auto* step = std::get_if<Step>(&asked.session.plays[entry.ply].action);
    if (step != nullptr && std::get<Step>(told.plays[entry.ply].action).paid != step->paid)
      lines.insert(static_cast<std::uint32_t>(place_of(asked.source, entry.span).line));
  }
  if (!lines.empty())
    found.because.push_back(msg::unseen_cards_are_the_price({.lines = lines_in_brackets(lines)}));
}

/// The role of an entry in a contradiction: `Anna: paid here`.
Message role_of(const CardEntry& entry) {
  switch (entry.what) {
    case CardEntry::What::held:
      return msg::card_was_held({.player = entry.seat});
    case CardEntry::What::dealt:
      return msg::card_was_dealt({.player = entry.seat});
    case CardEntry::What::paid:
      return msg::card_was_paid({.player = entry.seat});
    case CardEntry::What::discarded:
      return msg::card_was_discarded({.player = entry.seat});
  }
  return {};
}

/// Adds what belongs to a contradiction, but for its last line: once a line.
void add_related(Diagnostic& found, const HiddenCase& asked, const std::vector<CardEntry>& entries) {
  const auto line = [&](const Span& span) { return place_of(asked.source, span).line; };
  const CardEntry* before = nullptr;
  for (const CardEntry& entry : entries) {
    if (line(entry.span) == line(found.span)) break;
    const bool again = before != nullptr && before->seat == entry.seat && before->what == entry.what &&
                       line(before->span) == line(entry.span);
    before = &entry;
    if (again) {
      found.related.back().span.end = entry.span.end;
    } else {
      found.related.push_back({entry.span, role_of(entry)});
    }
  }
}

HiddenFinding judge_cards(const HiddenCase& asked) {
  const auto told = with_payments(asked);
  const auto proof = contradiction_of_cards(told ? *told : asked.played, asked.options, asked.table, asked.source);
  if (!proof) return {proof.possible, {}};
  const CardEntry& last = proof.entries.back();
  Diagnostic found = remark(rule_named(proof.rule), last.span, proof.message);
  found.seat = last.seat;
  found.round = last.round;
  add_related(found, asked, proof.entries);
  if (told) add_what_was_unseen(found, asked, *told, proof.entries);
  return {proof.possible, std::move(found)};
}

bool may_be_cards(const HiddenCase& asked) {
  const auto told = with_payments(asked);
  return cards_may_be(told ? *told : asked.played, asked.options, asked.table, asked.source);
}

std::vector<Deduction> deduce_cards(const HiddenCase& asked) {
  return deductions_of_cards(asked.played, asked.options, asked.table, asked.source);
}

/// Whether it is said of some play that it shows too many cards of a transport.
bool too_many_cards(const Replayed<Position>& table, Answer answer) {
  return std::ranges::any_of(Slips::of(table), [answer](const Slip& slip) {
    return slip.about == about::cards_in_all && slip.answer == answer;
  });
}

// ---------------------------------------------------------------- counters, and the planning

/// A contradiction of plays stands at the last; the others are related.
HiddenFinding told(const HiddenCase& asked, const Contradiction<std::uint32_t>& proof, Message (*part)(const Action&)) {
  if (!proof) return {proof.possible, {}};
  const auto& plays = asked.session.plays;
  const Play<Action>& last = plays[proof.entries.back()];
  Diagnostic found = remark(rule_named(proof.rule), last.at(object), proof.message);
  found.seat = last.seat;
  found.round = last.round;
  found.phase = last.phase;
  if (last.ruling == Ruling::stands) found.ruling = "stands";
  for (const std::uint32_t ply : proof.entries)
    if (ply != proof.entries.back())
      found.related.push_back({plays[ply].parts[0], part(plays[ply].action)});
  return {proof.possible, std::move(found)};
}

CounterRules counter_rules(const HiddenCase& asked) {
  return {asked.options, asked.seating, CounterSlips::of(asked.session, asked.table)};
}

HiddenFinding judge_counters(const HiddenCase& asked) {
  return told(asked, contradiction_of_counters(asked.played, counter_rules(asked), asked.source), part_in_proof);
}

bool may_be_counters(const HiddenCase& asked) {
  return counters_may_be(asked.played, counter_rules(asked));
}

std::vector<Deduction> deduce_counters(const HiddenCase& asked) {
  return deductions_of_counters(asked.played, counter_rules(asked), asked.source);
}

PlanRules plan_rules(const HiddenCase& asked) {
  return {asked.options, asked.seating, Slips::of(asked.table)};
}

HiddenFinding judge_plan(const HiddenCase& asked) {
  return told(asked, contradiction_of_the_plan(asked.played, plan_rules(asked), asked.source), part_in_plan);
}

bool may_be_plan(const HiddenCase& asked) {
  return plan_may_be(asked.played, plan_rules(asked));
}

constexpr HiddenJudge judges[]{
    {.judge = judge_cards,
     .may_be = may_be_cards,
     .deduce = deduce_cards,
     .said = too_many_cards,
     .rule = "cards-in-the-box",
     .undecided = msg::cards_undecided.id,
     .depends_on = msg::depends_on_cards.id},
    {.judge = judge_plan,
     .may_be = may_be_plan,
     .rule = "plan-in-turn",
     .undecided = msg::plan_undecided.id,
     .depends_on = msg::depends_on_entries.id,
     .alone = true},
    {.judge = judge_counters,
     .may_be = may_be_counters,
     .deduce = deduce_counters,
     .rule = "counters-in-the-box",
     .undecided = msg::counters_undecided.id,
     .depends_on = msg::depends_on_counters.id,
     .of_the_row = true},
};

}  // namespace

std::span<const HiddenJudge> hidden_judges() {
  return judges;
}

}  // namespace elfref::elfenland
