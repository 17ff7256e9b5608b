#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <utility>

#include "elfref/core/text/text.h"
#include "elfref/elfenland/hidden/cards/card_proof.h"
#include "elfref/elfenland/hidden/counters/counter_proof.h"
#include "elfref/elfenland/hidden/plan/plan_proof.h"
#include "elfref/elfenland/hidden/slips.h"
#include "elfref/elfenland/hidden/surely_paid.h"
#include "elfref/elfenland/judging/alternatives.h"
#include "elfref/elfenland/judging/summaries.h"
#include "elfref/elfenland/judging/whole.h"
#include "elfref/elfenland/plays/phrases.h"

namespace elfref::elfenland {
namespace {

struct Judging {
  const Source& source;
  const Session& session;
  Options options;
  Seating seating = listed_seating();
  std::vector<std::string> names{};
  /// The session without what was played after the end: that is replayed for information, and shows nothing hidden.
  const Session* until_the_end = &session;

  void add(Judgement& judgement, Diagnostic found) const {
    if (found.rule != nullptr) found.cites = citations(*found.rule, session, options);
    judgement.findings.push_back(std::move(found));
  }

  void add_answers(Judgement& judgement, const Replayed<State>& table, const Report& report) const {
    const Hanging hangs = hanging(session, options, seating, table, report);
    for (std::size_t i = 0; i < table.raised.size(); ++i) {
      const Raised& raised = table.raised[i];
      if (!raised.finding.words) continue;
      Diagnostic found = in_words(raised, report, source);
      if (raised.rule->id == "cards-in-the-box" && !raised.claim)
        if (const auto proof = contradiction_of_cards(*until_the_end, options, table, source, raised.ply))
          found.because.push_back(proof.message);
      if (!hangs.accusations[i].empty()) {
        found.severity = Severity::warning;
        found.option = hangs.accusations[i];
        if (found.hangs_on.empty())
          found.hangs_on =
              fmt::format("option '{}': {} (line {})", found.option, found.id, place_of(source, found.span).line);
      }
      add(judgement, std::move(found));
    }
    for (std::size_t i = 0; i < hangs.claims.size(); ++i)
      if (!hangs.claims[i].option.empty()) add(judgement, open_claim(session.claims[i], hangs.claims[i], table.table));
  }

  /// What no play shows alone: travel cards that cannot all be true, whatever was in the hands.
  void add_hidden(Judgement& judgement, const Replayed<State>& table, const Report& report) const {
    if (session.sheet || too_many_found(table, Answer::broken)) return;
    const auto told = with_surely_paid(*until_the_end, begin(session, options, seating), table);
    const auto proof = contradiction_of_cards(told ? *told : *until_the_end, options, table, source);
    if (proof.possible == Possible::given_up) add(judgement, undecided("cards-in-the-box", "cards"));
    if (!proof) return;
    const CardEntry& last = proof.entries.back();
    Diagnostic found = remark("cards-in-the-box", last.span, proof.message);
    found.seat = last.seat;
    found.round = last.round;
    add_related(found, proof.entries);
    if (told) add_what_was_unseen(found, *told, proof.entries);
    const auto may_be = [this](const Session& played, const Options& by, const Replayed<State>& judged) {
      const auto paid = with_surely_paid(played, begin(session, by, seating), judged);
      return cards_may_be(paid ? *paid : played, by, judged, source);
    };
    const bool won = hang_where_it_may_be(found, table, report, may_be);
    if (won && too_many_found(table, Answer::doubtful)) return;
    add(judgement, std::move(found));
  }

  /// Options that say what may have been paid, dealt or laid.
  static constexpr std::array about_pieces{Option::deal, Option::overpay, Option::caravan, Option::pass_end,
                                           Option::lake_cost};

  /// A contradiction is not held against anyone where there is none if somebody has won before, or by another value of
  /// some option that may hold: `may_be(session, options, judged)` says whether there is none. True where it hangs on a
  /// win by these options.
  template <class MayBe>
  bool hang_where_it_may_be(Diagnostic& found, const Replayed<State>& table, const Report& report,
                            const MayBe& may_be) const {
    if (const auto won = until_a_win(*until_the_end, options, seating); won && may_be(*won, options, table)) {
      hang_on(found, unwritten_win);
      return true;
    }
    const Accused accused(table, report);
    for (const Alternative& other : alternatives(session, options)) {
      if (done(session.work)) break;
      const auto differs =
          std::ranges::find_if(about_pieces, [&](Option one) { return other.options[one] != options[one]; });
      const auto won = won_by(other.options);
      if (differs == about_pieces.end() && !won) continue;
      const Replayed<State> judged = judged_whole(session, other.options, seating);
      if (!may_be_played_by(judged, accused, report)) continue;
      if (!may_be(won ? *won : *until_the_end, other.options, judged)) continue;
      hang_on(found, differs == about_pieces.end() ? Option::early_win : *differs);
      break;
    }
    return false;
  }

  /// The session until a win at once by another value of early-win, if somebody may have won so.
  [[nodiscard]] std::optional<Session> won_by(const Options& other) const {
    if (other.early_win() == options.early_win()) return std::nullopt;
    return until_a_win(session, other, seating);
  }

  /// Not held against anyone: it may be none.
  void hang_on(Diagnostic& found, std::string_view cause) const {
    found.severity = Severity::warning;
    found.hangs_on = fmt::format("{}: {} (line {})", cause, found.id, place_of(source, found.span).line);
  }
  /// The same, by another value of an option that may hold.
  void hang_on(Diagnostic& found, Option option) const {
    found.option = info(option).name;
    hang_on(found, fmt::format("option '{}'", found.option));
  }

  /// What is said where the search for a completion was given up: about travel cards, or about counters.
  [[nodiscard]] Diagnostic undecided(std::string_view rule, std::string_view pieces) const {
    Diagnostic found =
        remark(rule, session.players_span,
               fmt::format("not decided whether the box had all these {}: there are too many ways to try", pieces));
    found.severity = Severity::warning;
    found.hangs_on = fmt::format("hidden {}: too many ways to try", pieces);
    return found;
  }
  /// The same, about the planning.
  [[nodiscard]] Diagnostic undecided_plan() const {
    Diagnostic found = remark("plan-in-turn", session.players_span,
                              "not decided whether the unknown entries of the planning can have been what the journeys "
                              "show: there are too many ways to try");
    found.severity = Severity::warning;
    found.hangs_on = "unknown entries of the planning: too many ways to try";
    return found;
  }

  /// Adds of which payments the unseen cards are known.
  void add_what_was_unseen(Diagnostic& found, const Session& told, const std::vector<CardEntry>& entries) const {
    std::set<std::uint32_t> lines;
    for (const CardEntry& entry : entries) {
      const auto* step = std::get_if<Step>(&session.plays[entry.ply].action);
      if (step != nullptr && std::get<Step>(told.plays[entry.ply].action).paid != step->paid)
        lines.insert(static_cast<std::uint32_t>(place_of(source, entry.span).line));
    }
    if (!lines.empty())
      found.because.push_back(
          fmt::format("the unseen cards{} are the price, as far as they can be nothing else", in_lines(lines)));
  }

  /// Adds what belongs to a contradiction, but for its last line: once a line.
  void add_related(Diagnostic& found, const std::vector<CardEntry>& entries) const {
    constexpr std::string_view what[] = {"in hand", "dealt", "paid", "thrown away"};
    const auto line = [this](const Span& span) { return place_of(source, span).line; };
    const CardEntry* before = nullptr;
    for (const CardEntry& entry : entries) {
      if (line(entry.span) == line(found.span)) break;
      const bool again = before != nullptr && before->seat == entry.seat && before->what == entry.what &&
                         line(before->span) == line(entry.span);
      before = &entry;
      if (again) {
        found.related.back().span.end = entry.span.end;
      } else {
        found.related.push_back({entry.span, fmt::format("{}: {} here", session.players[entry.seat.value].name,
                                                         what[static_cast<std::size_t>(entry.what)])});
      }
    }
  }

  /// Whether it is said already of some play that it shows too many cards of a transport.
  [[nodiscard]] static bool too_many_found(const Replayed<State>& table, Answer answer) {
    return std::ranges::any_of(table.raised, [answer](const Raised& raised) {
      return raised.rule->id == "cards-in-the-box" && raised.finding.answer == answer;
    });
  }

  /// By which rules the counters of the session are read, where `table` is its replay.
  [[nodiscard]] CounterRules counter_rules(const Replayed<State>& table) const {
    return {options, seating, CounterSlips::of(session, table)};
  }

  /// What no play shows alone: transport counters that cannot all be true. Where another row would make them true it is
  /// asked about and not held against anyone.
  void add_hidden_counters(Judgement& judgement, const Replayed<State>& table, const Report& report) const {
    const auto proof = contradiction_of_counters(*until_the_end, counter_rules(table), source);
    if (proof.possible == Possible::given_up) add(judgement, undecided("counters-in-the-box", "counters"));
    if (!proof) return;
    Diagnostic found = contradiction(proof.rule, proof.message, proof.entries, part_in_proof);
    const auto may_be = [this](const Session& played, const Options& by, const Replayed<State>& judged) {
      return !contradiction_of_counters(played, {by, seating, CounterSlips::of(session, judged)}, source);
    };
    hang_where_it_may_be(found, table, report, may_be);
    if (options.row() != RowOption::refresh) {
      Options refreshed = options;
      refreshed[Option::row] = static_cast<std::uint8_t>(RowOption::refresh);
      if (may_be(*until_the_end, refreshed, table)) hang_on_the_row(found);
    }
    add(judgement, std::move(found));
  }

  /// What no play shows alone: a planning of which the unknown entries cannot have been anything legal. True where that
  /// is held against somebody.
  bool add_hidden_plan(Judgement& judgement, const Replayed<State>& table, const Report& report) const {
    const auto proof = contradiction_of_the_plan(*until_the_end, PlanRules{options, seating, Slips::of(table)}, source);
    if (proof.possible == Possible::given_up) add(judgement, undecided_plan());
    if (!proof) return false;
    Diagnostic found = contradiction(proof.rule, proof.message, proof.entries, part_in_plan);
    const auto may_be = [this](const Session& played, const Options& by, const Replayed<State>& judged) {
      return plan_may_be(played, PlanRules{by, seating, Slips::of(judged)});
    };
    hang_where_it_may_be(found, table, report, may_be);
    const bool accuses = found.severity == Severity::error;
    add(judgement, std::move(found));
    return accuses;
  }

  /// A contradiction stands at its last play; the others are related.
  [[nodiscard]] Diagnostic contradiction(std::string_view rule, const std::string& message,
                                         const std::vector<std::uint32_t>& plies,
                                         std::string_view (*part)(const Action&)) const {
    const Play<Action>& last = session.plays[plies.back()];
    Diagnostic found = remark(rule, last.at(object), message);
    found.seat = last.seat;
    found.round = last.round;
    found.phase = last.phase;
    if (last.ruling == Ruling::stands) found.ruling = "stands";
    for (const std::uint32_t ply : plies)
      if (ply != plies.back())
        found.related.push_back({session.plays[ply].parts[0], std::string(part(session.plays[ply].action))});
    return found;
  }

  void hang_on_the_row(Diagnostic& found) const {
    const auto others = alternatives(session, options);
    const bool open =
        std::ranges::any_of(others, [](const Alternative& other) { return other.options.row() == RowOption::refresh; });
    if (open) return hang_on(found, Option::row);
    hang_on(found, "another row");
  }

  [[nodiscard]] Diagnostic open_claim(const Play<Action>& claim, const OpenClaim& hangs, const State& table) const {
    const RuleInfo* rule = &rule_named("claimed-winner");
    if (const auto* result = std::get_if<ClaimResult>(&claim.action)) rule = &rule_of(result->key);
    Diagnostic found;
    found.id = rule->id;
    found.rule = rule;
    found.bearing = Bearing::claims;
    found.severity = Severity::warning;
    found.span = claim.parts[0];
    found.seat = claim.seat;
    found.phase = claim.phase;
    found.option = hangs.option;
    const std::string_view why = session.edition.empty() ? "no edition is named" : "the edition leaves it open";
    if (std::holds_alternative<ClaimWinner>(claim.action)) {
      found.message = fmt::format("{} won under {}: {}, {} under {}; {}", winners(table, session), hangs.option,
                                  hangs.here, hangs.winners, hangs.there, why);
    } else {
      found.message = fmt::format("true under {}: {}, and not{} under {}; {}", hangs.option, hangs.here,
                                  hangs.refuted ? "" : " for certain", hangs.there, why);
      found.because = {fmt::format("under {}: {}", hangs.there, hangs.told)};
    }
    return found;
  }

  /// What is forced of what nobody wrote down, as far as it is found with so much work more.
  void deduce(Judgement& judgement, const Replayed<State>& table) const {
    Session told = *until_the_end;
    Work work(most_beside(session.work == nullptr ? 0 : session.work->spent()));
    told.work = &work;
    judgement.deductions = deductions_of_counters(told, counter_rules(table), source);
    for (Deduction& forced : deductions_of_cards(told, options, table, source))
      judgement.deductions.push_back(std::move(forced));
    std::ranges::stable_sort(judgement.deductions, {}, [](const Deduction& forced) { return forced.span.begin; });
    if (work.done()) judgement.given_up.emplace_back("deductions");
  }

  void add_summaries(Judgement& judgement, const Replayed<State>& table, const Report& report) const {
    for (const Tally& tally : tallies(table, report, Answer::cannot_tell))
      add(judgement, cannot_tell_line(tally, report, source));
    for (const Tally& tally : tallies(table, report, Answer::taken_as_written))
      add(judgement, taken_line(tally, report, session.players_span));
  }

  [[nodiscard]] Diagnostic seating_warning() const {
    std::string order;
    for (std::size_t i = 0; i < session.players.size(); ++i)
      order += (i == 0 ? "" : ", ") + session.players[seating[i]].name;
    return remark("another-seating", session.players_span,
                  fmt::format("all plays follow another seating, and are judged by it: {}", order));
  }
};

Claims claims_of(const Judgement& judgement, const Session& session) {
  if (session.claims.empty()) return Claims::none;
  Claims claims = Claims::confirmed;
  for (const Diagnostic& found : judgement.findings) {
    if (found.bearing != Bearing::claims) continue;
    if (found.severity == Severity::error) return Claims::refuted;
    if (found.severity == Severity::warning) claims = Claims::open;
  }
  return claims;
}

}  // namespace

Judgement unreadable(Diagnostics faults) {
  Judgement judgement;
  judgement.game = "elfenland";
  judgement.findings = faults.take();
  std::stable_sort(judgement.findings.begin(), judgement.findings.end(),
                   [](const Diagnostic& a, const Diagnostic& b) { return a.span.begin < b.span.begin; });
  return judgement;
}

Verdict verdict_of(std::span<const Diagnostic> findings) {
  Verdict verdict = Verdict::legal;
  for (const Diagnostic& found : findings) {
    if (found.bearing != Bearing::verdict || found.severity == Severity::note) continue;
    if (found.severity == Severity::error) return Verdict::illegal;
    verdict = Verdict::possible;
  }
  return verdict;
}

Diagnostic diagnosed(const Raised& raised, const Report& report, const Session& session, const Options& judging,
                     const Source& source) {
  Diagnostic found;
  if (raised.finding.words) {
    found = in_words(raised, report, source);
  } else {
    const Tally alone{raised.finding.cause, &raised, {&raised}};
    found = raised.finding.answer == Answer::cannot_tell ? cannot_tell_line(alone, report, source)
                                                         : taken_line(alone, report, report.place_of(raised));
  }
  if (found.rule != nullptr) found.cites = citations(*found.rule, session, judging);
  return found;
}

Judgement judge(const Session& session, const Source& source, Diagnostics faults, bool deductions, bool by_round) {
  Judging judging{.source = source, .session = session, .options = judging_options(session)};
  for (const Player& player : session.players) judging.names.push_back(player.name);
  Judgement judgement = unreadable(std::move(faults));
  judgement.edition = edition(session.edition).name;
  judgement.players = judging.names;

  Replayed<State> table = judged_by(session, judging.options, judging.seating);
  if (const auto seating = other_seating(session, judging.options, table)) {
    judging.seating = *seating;
    judging.add(judgement, judging.seating_warning());
    table = judged_by(session, judging.options, judging.seating);
  }
  std::optional<Session> shortened;
  if (Elfenland<false>::closed(table.table) && table.table.ply < session.plays.size()) {
    shortened = session;
    shortened->plays.resize(table.table.ply);
    judging.until_the_end = &*shortened;
  }
  const Report report(session.plays, session.claims, judging.names);
  judging.add_answers(judgement, table, report);
  judging.add_summaries(judgement, table, report);
  judging.add_hidden(judgement, table, report);
  const bool plan_is_wrong =
      verdict_of(judgement.findings) != Verdict::illegal && judging.add_hidden_plan(judgement, table, report);
  if (!plan_is_wrong) judging.add_hidden_counters(judgement, table, report);
  const Span result = session.claims.empty() ? session.players_span : session.claims.front().parts[0];
  const Whole whole{session, judging.options, judging.seating, table.table, result};
  for (Diagnostic& found : remarks_on(whole)) judging.add(judgement, std::move(found));

  std::stable_sort(judgement.findings.begin(), judgement.findings.end(),
                   [](const Diagnostic& a, const Diagnostic& b) { return a.span.begin < b.span.begin; });
  for (const Diagnostic& found : judgement.findings)
    if (!found.hangs_on.empty()) judgement.hangs_on.push_back(found.hangs_on);
  judgement.verdict = verdict_of(judgement.findings);
  judgement.claims = claims_of(judgement, session);
  judgement.finished = table.table.ending != Ending::none;
  if (table.table.ending == Ending::last_round) {
    judgement.ended = "last-round";
    judgement.ended_in_words = session.sheet ? "score sheet" : "finished after the last round";
  } else if (table.table.ending == Ending::early_win) {
    judgement.ended = "early-win";
    judgement.ended_in_words = "finished by an early win";
  }
  judgement.plays = static_cast<int>(
      std::count_if(session.plays.begin(), session.plays.end(), [](const auto& play) { return play.counted; }));
  judgement.standings = standings(table.table, session.players);
  if (by_round) judgement.rounds = scores_by_round(session, judging.options, judging.seating);
  if (deductions) judging.deduce(judgement, table);
  return judgement;
}

}  // namespace elfref::elfenland
