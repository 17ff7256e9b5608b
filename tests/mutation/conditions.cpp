// leave_out: leaves out one condition of the quick way at a time (core/judging/condition.h), and judges sessions both
// ways until something is judged otherwise. A line a condition; one that nobody misses is a failure.

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "elfref/core/judging/condition.h"
#include "elfref/core/record/record_reader.h"
#include "elfref/core/words/speaker.h"
#include "elfref/elfenland/judging/known_replay.h"
#include "elfref/elfenland/judging/referee.h"
#include "elfref/elfenland/reading/decode.h"
#include "elfref/elfenland/rules/apply.h"
#include "elfref/elfenland/rules/game.h"
#include "elfref/elfenland/table/score.h"
#include "elfref/testing/dice.h"
#include "elfref/testing/generator.h"
#include "testing/fixture.h"
#include "testing/thinning.h"

namespace elfref {
namespace {

/// A condition by where it is written: file and line.
using Site = std::pair<std::string_view, int>;

struct Conditions {
  std::map<Site, bool> met;  ///< those that were asked, and whether one was left out where it did not hold
  std::optional<Site> left_out;
  bool needed = false;   ///< the one that is left out did not hold
  bool nothing = false;  ///< none holds: everything goes the long way
};

Conditions& conditions() {
  static Conditions all;
  return all;
}

}  // namespace

bool holds(bool condition, const char* file, int line) {
  const Site site{file, line};
  Conditions& all = conditions();
  if (all.nothing) return false;
  if (!all.left_out) {
    all.met.emplace(site, false);
    return condition;
  }
  if (*all.left_out != site) return condition;
  if (!condition) all.met[site] = all.needed = true;
  return true;
}

namespace testing {
namespace {

using namespace elfenland;

/// A session, and what the long way says of it, once somebody has asked.
struct Judged {
  std::string name;
  Source source;
  Session session;
  Options options;
  std::vector<std::string> said;
};

/// Everything that is said of a session.
std::vector<std::string> said(const Judged& one) {
  const Judgement judgement = judge(one.session, one.source);
  const Speaker says(judgement);
  std::vector<std::string> lines;
  for (const Diagnostic& finding : judgement.findings)
    lines.push_back(std::to_string(finding.span.begin) + " " + std::to_string(static_cast<int>(finding.severity)) +
                    " " + says(finding.message));
  for (const Diagnostic& finding : judgement.findings)
    for (const Related& note : finding.related) lines.push_back(says(note.message));
  lines.push_back(std::to_string(static_cast<int>(judgement.verdict)) + " " +
                  std::to_string(static_cast<int>(judgement.claims)) + " " + std::string(judgement.ended));
  for (const Standing& standing : judgement.standings) {
    lines.push_back(standing.name + " " + range(*standing.place));
    for (const Figure& figure : standing.figures)
      lines.back() += " " + (figure.number ? range(*figure.number) : figure.word);
  }
  return lines;
}

class Sessions {
 public:
  void add(std::string name, Source source) {
    Diagnostics faults;
    const auto record = read_record(source, faults);
    auto session = faults.unreadable() ? std::nullopt : decode(*record, faults);
    if (!session) return;
    look_ahead(session->plays);
    const Options options = judging_options(*session);
    all_.push_back({std::move(name), std::move(source), std::move(*session), options, {}});
  }

  void add_file(const std::string& path) {
    for (const Fixture& fixture : fixtures_of(path))
      add(path + ":" + std::to_string(fixture.source.first_line), fixture.source);
  }

  void add_files() {
    for (const char* folder : {"tests/elfenland", "records/elfenland"})
      for (const std::string& path : records_below(folder)) add_file(path);
  }

  void add_generated() {
    const SessionGenerator& generator = generators().front();
    Dice dice(41);
    for (std::uint64_t number = 0; number < 250; ++number) {
      const auto add_one = [&](std::string_view what, std::string text) {
        add(std::string(what) + " " + std::to_string(number), {.name = "generated", .text = std::move(text)});
      };
      const std::string whole = generator.record({.seed = 41}, number);
      add_one("whole", whole);
      const std::string broken = generator.record({.seed = 41, .breaks = "any"}, number);
      add_one("broken", broken);
      for (int time = 0; time < 8; ++time) add_one("thinned", thinned(whole, dice));
      for (int time = 0; time < 8; ++time) add_one("broken and thinned", thinned(broken, dice));
    }
  }

  [[nodiscard]] std::vector<Judged>& all() { return all_; }

 private:
  /// A session of which something was not written down, or that stops early.
  static std::string thinned(const std::string& whole, Dice& dice) {
    const Thinning thinning({.name = "whole", .text = whole});
    const auto any = [&dice](std::size_t of) { return static_cast<std::size_t>(dice.below(static_cast<int>(of))); };
    std::vector<Thinning::Left> left;
    for (int i = dice.below(3); i >= 0 && !thinning.entries().empty(); --i)
      left.push_back({any(thinning.entries().size()), any(4)});
    std::optional<std::size_t> stop;
    if (dice.below(2) == 0 && !thinning.stops().empty()) stop = any(thinning.stops().size());
    return thinning.text(left, stop);
  }

  std::vector<Judged> all_;
};

/// Whether all is known behind the last play that somebody wrote down, or the game is over.
bool is_known(const Judged& one) {
  Position state = begin(one.session, one.options, listed_seating());
  bool known = true;
  for (const Play<Action>& play : one.session.plays) {
    Action action = play.action;
    if (play.ruling == Ruling::taken_back) continue;
    resolve(state, action);
    elfenland::apply(state, action);
    const bool parts_others = is_any<BeginChoose, BeginPlan, BeginTravel, UnknownSteps, EndRound>(action);
    if (is_written(action) && !parts_others) known = state.end.ending != Ending::none || known_position_of(state);
  }
  return known;
}

/// Whether the quick way says anything else of a session than the long way.
bool is_told_otherwise(Judged& one) {
  Conditions& all = conditions();
  all.needed = false;
  const auto known = replayed_known<false>(one.session, begin(one.session, one.options, listed_seating()));
  if (!known || (all.left_out && !all.needed)) return false;
  const auto noted = [&](const Raised& raised) {
    const bool taken_back = !raised.claim && one.session.plays[raised.ply].ruling == Ruling::taken_back;
    return raised.finding.answer == Answer::odd || taken_back;
  };
  if (!std::ranges::all_of(known->raised, noted) || !is_known(one)) return true;
  if (one.said.empty()) {
    all.nothing = true;
    one.said = said(one);
    all.nothing = false;
  }
  return said(one) != one.said;
}

bool scores_otherwise(const Position& state, const KnownPosition& exact) {
  const auto here = scores(state), there = scores(widened(exact));
  for (std::size_t seat = 0; seat < state.players; ++seat)
    if (here[seat].score != there[seat].score || here[seat].cards != there[seat].cards) return true;
  return false;
}

/// Whether the table where all is known says something else of a play, or knows more behind it than there is to know.
bool is_played_otherwise(const Judged& one) {
  Position state = begin(one.session, one.options, listed_seating());
  for (std::uint32_t ply = 0; ply < one.session.plays.size() && state.end.ending == Ending::none; ++ply) {
    Action action = one.session.plays[ply].action;
    state.ply = ply;
    resolve(state, action);
    auto exact = known_position_of(state);
    if (is_any<BeginGame, TakeSeat, StartPlayer, StartRoad>(action)) exact.reset();
    if (exact) {
      Answer worst = Answer::kept;
      check(state, action, [&](const RuleInfo&, const Finding& found) { worst = std::max(worst, found.answer); });
      if (scores_otherwise(state, *exact)) return true;
      const Answer quick = make_if_legal(*exact, action);
      if (quick > Answer::odd) exact.reset();
      if (exact && quick != worst) return true;
    }
    if (one.session.plays[ply].ruling != Ruling::taken_back) elfenland::apply(state, action);
    if (exact && one.session.plays[ply].ruling == Ruling::none && state.end.ending == Ending::none &&
        known_position_of(state) != exact)
      return true;
  }
  return false;
}

bool differs(Judged& one) {
  return is_told_otherwise(one) || is_played_otherwise(one);
}

std::string as_text(const Site& site) {
  const auto& [file, line] = site;
  const std::size_t lib = file.rfind("lib/elfref/");
  return std::string(file.substr(lib == std::string_view::npos ? 0 : lib)) + ":" + std::to_string(line);
}

int run(std::span<char*> files) {
  Sessions sessions;
  for (const std::string file : files) sessions.add_file(file);
  if (files.empty()) {
    sessions.add_files();
    sessions.add_generated();
  }
  for (Judged& one : sessions.all())
    if (differs(one)) {
      std::printf("with all conditions: %s is judged otherwise\n", one.name.c_str());
      return 1;
    }
  const std::map<Site, bool> met = conditions().met;
  std::size_t missed = 0;
  for (const auto& [site, unused] : met) {
    conditions().left_out = site;
    const auto found = std::ranges::find_if(sessions.all(), differs);
    const bool killed = found != sessions.all().end();
    if (killed) ++missed;
    std::printf("%s: %s%s\n", as_text(site).c_str(), killed ? "missed by " : "NOT MISSED",
                killed                   ? found->name.c_str()
                : conditions().met[site] ? ""
                                         : ": it always holds");
    std::fflush(stdout);
  }
  std::printf("%zu conditions, %zu missed, %zu sessions\n", met.size(), missed, sessions.all().size());
  return missed == met.size() ? 0 : 1;
}

}  // namespace
}  // namespace testing
}  // namespace elfref

int main(int count, char** arguments) {
  return elfref::testing::run({arguments + 1, arguments + count});
}
