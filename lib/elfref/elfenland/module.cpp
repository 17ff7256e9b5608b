#include "elfref/elfenland/module.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>
#include <numeric>
#include <set>

#include "elfref/core/asking/count.h"
#include "elfref/core/asking/position.h"
#include "elfref/core/text/text.h"
#include "elfref/elfenland/asking/asking.h"
#include "elfref/elfenland/facts/options.h"
#include "elfref/elfenland/facts/words.h"
#include "elfref/elfenland/hidden/cards/card_proof.h"
#include "elfref/elfenland/hidden/counters/counter_proof.h"
#include "elfref/elfenland/hidden/plan/plan_proof.h"
#include "elfref/elfenland/hidden/surely_paid.h"
#include "elfref/elfenland/judging/alternatives.h"
#include "elfref/elfenland/judging/referee.h"
#include "elfref/elfenland/judging/told.h"
#include "elfref/elfenland/plays/phrases.h"
#include "elfref/elfenland/reading/decode.h"

namespace elfref::elfenland {
namespace {

// ---------------------------------------------------------------- overrides

std::string refuse(const Overrides& overrides) {
  if (!overrides.edition.empty() && !edition_named(overrides.edition))
    return fmt::format("unknown edition '{}': one of {}", overrides.edition, listed(edition_words(), "or"));
  for (const auto& [key, value] : overrides.options) {
    const auto option = option_named(key);
    if (!option) {
      std::vector<std::string_view> names;
      for (const OptionInfo& entry : option_infos()) names.push_back(entry.name);
      return fmt::format("unknown option '{}': one of {}", key, listed(names, "or"));
    }
    const OptionInfo& entry = info(*option);
    if (!option_value(*option, value))
      return fmt::format("'{}' is no value of '{}': {}", value, key,
                         listed(std::span(entry.values).first(entry.value_count), "or"));
  }
  return {};
}

// ---------------------------------------------------------------- what only the whole shows

/// Who has which place, in words: `Anna 1, Boris 2`.
std::string places(const State& state, const Session& session) {
  std::string text;
  for (const Standing& standing : standings(state, session.players)) {
    const Range place = *standing.place;
    text += fmt::format("{}{} {}", text.empty() ? "" : ", ", standing.name,
                        place.exact() ? fmt::format("{}", place.min) : fmt::format("{}-{}", place.min, place.max));
  }
  return text;
}

std::string scores_in_words(const State& state, const Session& session) {
  std::string text;
  const auto all = scores(state);
  for (int seat = 0; seat < state.players; ++seat) {
    const Range score = all[seat].score;
    text += fmt::format("{}{} {}", text.empty() ? "" : ", ", session.players[seat].name,
                        score.exact() ? fmt::format("{}", score.min) : fmt::format("{} to {}", score.min, score.max));
  }
  return text;
}

bool same_scores(const State& a, const State& b) {
  const auto x = scores(a), y = scores(b);
  for (int seat = 0; seat < a.players; ++seat)
    if (x[seat].score.exact() && y[seat].score.exact() && x[seat].score != y[seat].score) return false;
  return true;
}

bool same_places(const State& a, const State& b) {
  const auto x = scores(a), y = scores(b);
  for (int seat = 0; seat < a.players; ++seat)
    if (x[seat].place != y[seat].place) return false;
  return true;
}

/// The record as a whole. `judge` says what only the whole shows: what an option left to the edition would change,
/// shared wins, missing town cards. It is the seam for working out hidden cards.
struct Whole {
  const Session& session;
  const Options& options;
  const Seating& seating;
  const State& table;
  Span result;  ///< where the record says who won, else its players

  [[nodiscard]] std::vector<Diagnostic> judge() const {
    std::vector<Diagnostic> found;
    distance_by_edition(found);
    early_win_by_edition(found);
    shared_win(found);
    if (options.town_cards() && !table.penalty)
      found.push_back(remark("no-town-cards-written", session.players_span,
                             "no town card is written down: nothing is taken off the towns"));
    return found;
  }

  void distance_by_edition(std::vector<Diagnostic>& found) const {
    if (!table.penalty || table.ending == Ending::none || is_set(session, Option::distance)) return;
    State other = table;
    other.options[Option::distance] = static_cast<std::uint8_t>(1 - other.options[Option::distance]);
    const bool same = same_places(table, other);
    if (same && same_scores(table, other)) return;
    Diagnostic note = remark("distance-by-edition", result,
                             fmt::format("{} would differ under distance: {}", same ? "scores" : "places",
                                         info(Option::distance).values[other.options[Option::distance]]));
    const auto words = same ? scores_in_words : places;
    note.because = {fmt::format("here: {}", words(table, session)), fmt::format("there: {}", words(other, session))};
    note.option = info(Option::distance).name;
    found.push_back(std::move(note));
  }

  [[nodiscard]] bool somebody_has_all() const {
    for (int seat = 0; seat < table.players; ++seat)
      if (table.player[seat].towns_max >= 20) return true;
    return false;
  }

  void early_win_by_edition(std::vector<Diagnostic>& found) const {
    if (session.sheet || !somebody_has_all() || is_set(session, Option::early_win)) return;
    std::vector<std::string_view> values;
    std::vector<std::string> there;
    for (std::uint8_t value = 0; value < info(Option::early_win).value_count; ++value) {
      if (value == options[Option::early_win]) continue;
      Options changed = options;
      changed[Option::early_win] = value;
      const State other = played_by(session, changed, seating);
      if (other.ending == Ending::none || table.ending == Ending::none || same_places(table, other)) continue;
      values.push_back(info(Option::early_win).values[value]);
      there.push_back(fmt::format("{}: {}", values.back(), places(other, session)));
    }
    if (values.empty()) return;
    Diagnostic note = remark("early-win-by-edition", result,
                             fmt::format("places would differ under early-win: {}", listed(values, "or")));
    note.because = {fmt::format("here: {}", places(table, session))};
    note.because.insert(note.because.end(), there.begin(), there.end());
    note.option = info(Option::early_win).name;
    found.push_back(std::move(note));
  }

  void shared_win(std::vector<Diagnostic>& found) const {
    if (table.ending == Ending::none) return;
    const auto all = scores(table);
    std::vector<std::string_view> names;
    for (int seat = 0; seat < table.players; ++seat)
      if (all[seat].place.max == 1) names.push_back(session.players[static_cast<std::size_t>(seat)].name);
    if (names.size() > 1)
      found.push_back(remark("shared-win", result,
                             fmt::format("{} share the win: still level after every tie-break", listed(names, "and"))));
  }
};

// ---------------------------------------------------------------- the judgement

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

  void add_answers(Judgement& judgement, const Table& table, const Report& report) const {
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
  void add_hidden(Judgement& judgement, const Table& table, const Report& report) const {
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
    const auto may_be = [this](const Session& played, const Options& by, const Table& judged) {
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
  bool hang_where_it_may_be(Diagnostic& found, const Table& table, const Report& report, const MayBe& may_be) const {
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
      const Table judged = judged_whole(session, other.options, seating);
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
  [[nodiscard]] static bool too_many_found(const Table& table, Answer answer) {
    return std::ranges::any_of(table.raised, [answer](const Raised& raised) {
      return raised.rule->id == "cards-in-the-box" && raised.finding.answer == answer;
    });
  }

  /// By which rules the counters of the session are read, where `table` is its replay.
  [[nodiscard]] CounterRules counter_rules(const Table& table) const {
    return {options, seating, CounterSlips::of(session, table)};
  }

  /// What no play shows alone: transport counters that cannot all be true. Where another row would make them true it is
  /// asked about and not held against anyone.
  void add_hidden_counters(Judgement& judgement, const Table& table, const Report& report) const {
    const auto proof = contradiction_of_counters(*until_the_end, counter_rules(table), source);
    if (proof.possible == Possible::given_up) add(judgement, undecided("counters-in-the-box", "counters"));
    if (!proof) return;
    Diagnostic found = contradiction(proof.rule, proof.message, proof.entries, part_in_proof);
    const auto may_be = [this](const Session& played, const Options& by, const Table& judged) {
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
  bool add_hidden_plan(Judgement& judgement, const Table& table, const Report& report) const {
    const auto proof = contradiction_of_the_plan(*until_the_end, PlanRules::of(options, seating, table), source);
    if (proof.possible == Possible::given_up) add(judgement, undecided_plan());
    if (!proof) return false;
    Diagnostic found = contradiction(proof.rule, proof.message, proof.entries, part_in_plan);
    const auto may_be = [this](const Session& played, const Options& by, const Table& judged) {
      return plan_may_be(played, PlanRules::of(by, seating, judged));
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
  void deduce(Judgement& judgement, const Table& table) const {
    Session told = *until_the_end;
    Work work(most_beside(session.work == nullptr ? 0 : session.work->spent()));
    told.work = &work;
    judgement.deductions = deductions_of_counters(told, counter_rules(table), source);
    for (Deduction& forced : deductions_of_cards(told, options, table, source))
      judgement.deductions.push_back(std::move(forced));
    std::ranges::stable_sort(judgement.deductions, {}, [](const Deduction& forced) { return forced.span.begin; });
    if (work.done()) judgement.given_up.emplace_back("deductions");
  }

  void add_summaries(Judgement& judgement, const Table& table, const Report& report) const {
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

Judgement unreadable(Diagnostics faults) {
  Judgement judgement;
  judgement.game = "elfenland";
  judgement.findings = faults.take();
  std::stable_sort(judgement.findings.begin(), judgement.findings.end(),
                   [](const Diagnostic& a, const Diagnostic& b) { return a.span.begin < b.span.begin; });
  return judgement;
}

constexpr std::uint64_t units_a_byte = 18;  // of work, to read and to decode it

Judgement referee(const Record& record, const Overrides& asked, Diagnostics faults) {
  Overrides overrides = asked;
  Work own;
  if (overrides.work == nullptr) overrides.work = &own;
  const std::uint64_t before = overrides.work->spent();
  overrides.work->spend(record.source().text.size() * units_a_byte);
  const std::optional<Session> session = readable(record, overrides, faults);
  Judgement judgement = session ? judge(*session, record.source(), std::move(faults), overrides.deductions,
                                          overrides.by_round)
                                : unreadable(std::move(faults));
  judgement.work = overrides.work->spent() - before;
  return judgement;
}

std::vector<RecordedPlay> plays(const Record& record) {
  Diagnostics faults;
  const std::optional<Session> session = decode(record, faults);
  return session ? recorded_plays(*session) : std::vector<RecordedPlay>();
}

std::vector<Suggestion> proposals_for(const Record& record, const Overrides& overrides, const Judgement& judgement) {
  Diagnostics faults;
  const std::optional<Session> session = readable(record, overrides, faults);
  return session ? proposals(record, *session, judgement) : std::vector<Suggestion>();
}

std::vector<RecordedFact> facts(const Record& record) {
  Diagnostics faults;
  const std::optional<Session> session = decode(record, faults);
  return session ? recorded_facts(*session) : std::vector<RecordedFact>();
}

std::span<const RuleInfo* const> rules() {
  static const std::vector<const RuleInfo*> infos = [] {
    std::vector<const RuleInfo*> found;
    for (const auto& rule : rulebook()) found.push_back(&rule.info);
    return found;
  }();
  return infos;
}

std::vector<EditionWords> edition_words_of_the_game() {
  std::vector<EditionWords> words;
  for (const EditionInfo& edition : editions()) {
    words.push_back({.name = edition.name,
                     .title = edition.title,
                     .text = edition.text,
                     .cited_as = edition.cited_as,
                     .remark = edition.remark,
                     .settings = {}});
    for (int i = 0; i < option_count; ++i) {
      const auto option = static_cast<Option>(i);
      const bool other_with_four = edition.name == "rio-grande-2015" && option == Option::early_win;
      words.back().settings.push_back({.value = info(option).values[edition.options[option]],
                                       .assumed = edition.assumes(option),
                                       .remark = other_with_four ? "with rounds: 4 immediate, assumed" : ""});
    }
  }
  return words;
}

std::vector<OptionWords> option_words() {
  std::vector<OptionWords> words;
  for (const OptionInfo& option : option_infos())
    words.push_back({.name = option.name,
                     .text = option.text,
                     .values = std::span(option.values).first(option.value_count),
                     .in_words = std::span(option.in_words).first(option.value_count)});
  return words;
}

RulesInForce in_force(const Record& record, const Overrides& overrides) {
  Diagnostics faults;
  std::optional<Session> session = decode(record, faults);
  if (!session) return {};
  const std::uint16_t by_the_record = session->options_set;
  const bool by_a_town = session->town_written;
  override(*session, overrides);
  const Options options = judging_options(*session);
  const EditionInfo& judging = edition(session->edition);
  RulesInForce rules{.edition = judging.name, .edition_named = !session->edition.empty(), .options = {}};
  for (int i = 0; i < option_count; ++i) {
    const auto option = static_cast<Option>(i);
    const bool asked =
        std::ranges::any_of(overrides.options, [&](const auto& set) { return option_named(set.first) == option; });
    const bool recorded = (by_the_record >> i & 1) != 0 || (by_a_town && option == Option::town_cards);
    ValueInForce value{.value = info(option).values[options[option]]};
    value.set_by = asked ? SetBy::request : recorded ? SetBy::record : SetBy::edition;
    value.assumed = value.set_by == SetBy::edition && is_assumed(judging, options, option);
    rules.options.push_back(value);
  }
  return rules;
}

constexpr GameModule elfenland_module{.name = "elfenland",
                                      .title = "Elfenland (Alan R. Moon, 1998)",
                                      .referee = referee,
                                      .plays = plays,
                                      .proposals = proposals_for,
                                      .position = position,
                                      .facts = facts,
                                      .rules = rules,
                                      .refuse = refuse,
                                      .editions = edition_words_of_the_game,
                                      .options = option_words,
                                      .figures = figures,
                                      .in_force = in_force,
                                      .count = count};

}  // namespace

void override(Session& session, const Overrides& overrides) {
  session.work = overrides.work;
  if (!overrides.edition.empty())
    if (const auto name = edition_named(overrides.edition)) session.edition = *name;
  for (const auto& [key, value] : overrides.options) {
    const auto option = option_named(key);
    const auto index = option ? option_value(*option, value) : std::nullopt;
    if (!index) continue;
    session.options[*option] = *index;
    session.options_set |= static_cast<std::uint16_t>(1u << static_cast<int>(*option));
  }
}

std::optional<Session> readable(const Record& record, const Overrides& overrides, Diagnostics& faults) {
  std::optional<Session> session = decode(record, faults);
  if (!session || faults.unreadable()) return std::nullopt;
  override(*session, overrides);
  look_ahead(session->plays);
  return session;
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

  Table table = judged_by(session, judging.options, judging.seating);
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
  for (Diagnostic& found : whole.judge()) judging.add(judgement, std::move(found));

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

const GameModule& game() {
  return elfenland_module;
}

}  // namespace elfref::elfenland
