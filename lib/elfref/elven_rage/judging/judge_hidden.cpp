#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "elfref/core/words/core_msg.h"
#include "elfref/elven_rage/judging/judge.h"
#include "elfref/elven_rage/words/elven_rage_msg.h"

namespace elfref::elven_rage {
namespace {

constexpr std::size_t most_related = 12;

/// Rules of which a breach says nothing about cards: where a land lies, whose turn it is, how a battle was fought.
constexpr std::array<std::string_view, 30> about_no_cards{"highest-initiative-starts",
                                                          "another-corner-each",
                                                          "castles-of-one-half",
                                                          "turns-go-clockwise",
                                                          "phases-in-order",
                                                          "one-attack-a-turn",
                                                          "attack-another-land",
                                                          "no-ally-attacked",
                                                          "side-in-common",
                                                          "look-before-an-unseen-squad",
                                                          "castle-is-not-given-up",
                                                          "placement-as-agreed",
                                                          "two-of-each-at-the-edge",
                                                          "higher-initiative-on-top",
                                                          "highest-initiative-first",
                                                          "sides-by-turns-at-equal-initiative",
                                                          "strike-where-a-slot-points",
                                                          "only-strikes-strike",
                                                          "damage-where-possible",
                                                          "the-dead-do-nothing",
                                                          "counterattack-strikes-back",
                                                          "fire-shield-burns",
                                                          "movement-changes-places",
                                                          "opponent-plays-the-neutrals",
                                                          "action-price",
                                                          "action-in-its-time",
                                                          "answer-an-action",
                                                          "effect-of-the-card",
                                                          "tower-on-an-own-land",
                                                          "token-to-a-neighbour"};

/// Those of which it says something about neutral cards only.
constexpr std::array<std::string_view, 7> about_neutrals{
    "guardian-in-no-squad",    "squads-one-more-than-players", "look-at-one-squad",  "open-card-fights",
    "no-look-at-open-squads",  "squads-fight-once",            "treasures-held"};

bool is_one_of(const RuleInfo& rule, std::span<const std::string_view> rules) {
  return std::ranges::find(rules, rule.id) != rules.end();
}

Message undecided(PileLedger::Of of) {
  if (of == PileLedger::Of::artifacts) return msg::artifacts_undecided();
  return of == PileLedger::Of::goals ? msg::goals_undecided() : msg::cards_undecided();
}

}  // namespace

void tell_of_a_slip(const RuleInfo& rule, const Finding& finding, PileSlip& slip) {
  const bool wrong = finding.answer == Answer::broken || finding.answer == Answer::doubtful;
  if (!wrong || is_one_of(rule, about_no_cards)) return;
  (is_one_of(rule, about_neutrals) ? slip.neutrals : slip.any) = true;
}

void Judge::hidden_cards() {
  std::size_t shown = 0;
  for (PileContradiction& one : contradictions_) {
    const RuleInfo& rule = rule_named(one.rule);
    if (one.possible == Possible::given_up) {
      Diagnostic found = remark(rule, session_.players_span, undecided(one.of));
      found.severity = Severity::warning;
      found.depends_on = msg::too_many_ways();
      add(std::move(found));
      continue;
    }
    const Play<Action>& last = session_.plays[one.entries.back().ply];
    const bool begins = std::holds_alternative<SitDown>(last.action);
    Diagnostic found = remark(rule, begins ? span_in_proof(last) : last.at(object), std::move(one.message));
    found.because = std::move(one.because);
    found.seat = last.seat;
    found.round = last.round;
    found.phase = last.phase;
    if (last.ruling == Ruling::stands) found.ruling = "stands";
    for (const PileEntry& entry : one.entries) {
      const Play<Action>& play = session_.plays[entry.ply];
      const Span there = span_in_proof(play);
      if (&play == &last || (!found.related.empty() && found.related.back().span == there)) continue;
      found.related.push_back({there, msg::done_here({.done = done_in_proof(play.action, entry.card)})});
    }
    if (found.related.size() > most_related)
      found.related.erase(found.related.begin(), found.related.end() - static_cast<std::ptrdiff_t>(most_related));
    depend_on_options(found, excuses_of_shown(shown++));
    add(std::move(found));
  }
  const auto told = [](const Raised& raised) { return raised.finding.unrecorded == &set_in_part; };
  if (in_part_.empty() || std::ranges::any_of(table_.raised, told)) return;
  Tally tally{&set_in_part, &rule_named("cards-where-they-can-be"), {}};
  for (const std::uint32_t ply : in_part_) {
    const Play<Action>& play = session_.plays[ply];
    tally.plays.push_back({play.seat, play.round, play.phase, play.at(object)});
  }
  Diagnostic found = cannot_tell_line(tally, source_);
  explain_unrecorded(set_in_part, found);
  add(std::move(found));
}

bool Judge::is_in_part(PileLedger::Of of, Seat seat) const {
  const Components& all = session_.box->components;
  if (of == PileLedger::Of::neutrals) return !all.whole(Pile::neutral);
  const auto people = session_.elves[seat.value];
  return of == PileLedger::Of::deck && people && !all.whole(*people);
}

void Judge::deduce() {
  Session beside = session_;
  Work work(most_beside(spent(session_.work)));
  beside.work = &work;
  spend_a_replay(beside);
  const Told all = told(ElvenRageKit::begin(session_, options_), true);
  judgement_.deductions = deductions_of_piles(beside, all.piles, source_);
  std::ranges::stable_sort(judgement_.deductions, {}, [](const Deduction& forced) { return forced.span.begin; });
  if (work.done()) judgement_.given_up.push_back(msg::deductions());
}

}  // namespace elfref::elven_rage
