#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <ranges>
#include <string>
#include <utility>

#include "elfref/core/text/text.h"
#include "elfref/elfenland/hidden/cards/card_proof.h"
#include "elfref/elfenland/hidden/judges.h"
#include "elfref/elfenland/judging/alternatives.h"
#include "elfref/elfenland/judging/summaries.h"
#include "elfref/elfenland/judging/whole.h"
#include "elfref/elfenland/plays/phrases.h"
#include "elfref/elfenland/table/score.h"

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

  [[nodiscard]] HiddenCase hidden_case(const Session& played, const Options& by, const Replayed<State>& judged) const {
    return {session, played, source, by, seating, judged};
  }

  /// What no play shows alone.
  void add_hidden(Judgement& judgement, const Replayed<State>& table, const Report& report) const {
    for (const HiddenJudge& judge : hidden_judges()) {
      if (judge.alone && verdict_of(judgement.findings) == Verdict::illegal) continue;
      if (judge.said != nullptr && (session.sheet || judge.said(table, Answer::broken))) continue;
      HiddenFinding said = judge.judge(hidden_case(*until_the_end, options, table));
      if (said.possible == Possible::given_up) add(judgement, undecided(judge));
      if (!said.contradiction) continue;
      Diagnostic& found = *said.contradiction;
      const bool won = hang_where_it_may_be(found, judge, table, report);
      if (won && judge.said != nullptr && judge.said(table, Answer::doubtful)) continue;
      const bool accuses = found.severity == Severity::error;
      add(judgement, std::move(found));
      if (judge.alone && accuses) return;
    }
  }

  /// Options that say what may have been paid, dealt or laid.
  static constexpr std::array about_pieces{Option::deal, Option::overpay, Option::caravan, Option::pass_end,
                                           Option::lake_cost};

  /// A contradiction is not held against anyone where there is none if somebody has won before, or by another value of
  /// some option that may hold, or with another row. True where it hangs on a win by these options.
  bool hang_where_it_may_be(Diagnostic& found, const HiddenJudge& judge, const Replayed<State>& table,
                            const Report& report) const {
    const bool won = hang_on_a_win(found, judge, table);
    if (!won) hang_on_an_option(found, judge, table, report);
    if (!judge.of_the_row || options.row() == RowOption::refresh) return won;
    Options refreshed = options;
    refreshed[Option::row] = static_cast<std::uint8_t>(RowOption::refresh);
    if (judge.may_be(hidden_case(*until_the_end, refreshed, table))) hang_on_the_row(found);
    return won;
  }

  bool hang_on_a_win(Diagnostic& found, const HiddenJudge& judge, const Replayed<State>& table) const {
    const auto won = until_a_win(*until_the_end, options, seating);
    if (!won || !judge.may_be(hidden_case(*won, options, table))) return false;
    hang_on(found, unwritten_win);
    return true;
  }

  void hang_on_an_option(Diagnostic& found, const HiddenJudge& judge, const Replayed<State>& table,
                         const Report& report) const {
    const Accused accused(table, report);
    for (const Alternative& other : alternatives(session, options)) {
      if (done(session.work)) break;
      const auto differs =
          std::ranges::find_if(about_pieces, [&](Option one) { return other.options[one] != options[one]; });
      const auto won = won_by(other.options);
      if (differs == about_pieces.end() && !won) continue;
      const Replayed<State> judged = judged_whole(session, other.options, seating);
      if (!may_be_played_by(judged, accused, report)) continue;
      if (!judge.may_be(hidden_case(won ? *won : *until_the_end, other.options, judged))) continue;
      return hang_on(found, differs == about_pieces.end() ? Option::early_win : *differs);
    }
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

  /// What is said where a judge of hidden things gave up.
  [[nodiscard]] Diagnostic undecided(const HiddenJudge& judge) const {
    Diagnostic found = remark(judge.rule, session.players_span,
                              fmt::format("not decided {}: there are too many ways to try", judge.undecided));
    found.severity = Severity::warning;
    found.hangs_on = fmt::format("{}: too many ways to try", judge.hangs_on);
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
    for (const HiddenJudge& judge : std::views::reverse(hidden_judges()))
      if (judge.deduce != nullptr)
        std::ranges::move(judge.deduce(hidden_case(told, options, table)), std::back_inserter(judgement.deductions));
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
