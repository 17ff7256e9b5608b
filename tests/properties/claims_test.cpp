// What is claimed of a session, true or not: where a claim is confirmed, every claim that contradicts it is refuted, by
// whichever rulebook. ELFREF_GENERATED of the environment is how many generated sessions are asked, and has every record
// judged by every edition and every assumed value; without it, a quick share, and of the records one in three.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <compare>
#include <cstdlib>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "elfref/core/judging/alternatives.h"
#include "elfref/elfenland/facts/options.h"
#include "elfref/elfenland/judging/judged_session.h"
#include "elfref/elfenland/judging/referee.h"
#include "elfref/elfenland/table/score.h"
#include "elfref/testing/elfenland.h"
#include "testing/fixture.h"
#include "testing/wanted.h"

namespace elfref::testing::claims_test {
namespace {

using elfenland::Action;
using elfenland::Session;
using elfenland::Position;
using Key = elfenland::ClaimResult::Key;

/// Something of which one claim at most is true: who has won (nothing), or a number of somebody's.
struct Question {
  std::optional<Key> key;
  Seat seat{};
  friend auto operator<=>(const Question&, const Question&) = default;
};

Action claim(const Question& question, int answer) {
  if (!question.key) return elfenland::ClaimWinner{static_cast<Seats>(answer)};
  return elfenland::ClaimResult{.key = *question.key, .seat = question.seat, .value = answer};
}

/// Other values that may hold.
std::vector<Alternative> others_of(const Session& session) {
  return alternatives(elfenland::option_table(), session, elfenland::settled_options(session),
                      elfenland::judging_options(session));
}

/// Answers to every question: what is true by some rulebook, or may be, and what is beside it.
class Answers {
 public:
  explicit Answers(const Session& session) {
    for (const EditionInfo& edition : elfenland::editions()) {
      Session other = session;
      other.edition = edition.name;
      take(elfenland::judging_options(other), session);
      for (const auto& [options, option] : others_of(other))
        if (option == "early-win" || option == "lake-cost") take(options, session);
    }
  }

  [[nodiscard]] const std::map<Question, std::set<int>>& all() const { return all_; }

 private:
  void take(const elfenland::Options& options, const Session& session) {
    if (std::ranges::find(taken_, options) != taken_.end()) return;
    taken_.push_back(options);
    const Position table = elfenland::played_by(session, options, elfenland::seating_of(session, options));
    Seats winners = 0;
    const auto scores = elfenland::scores(table);
    for (std::uint8_t seat = 0; seat < table.players; ++seat) {
      const elfenland::Score& score = scores[seat];
      take({Key::towns, {seat}}, score.towns);
      take({Key::score, {seat}}, score.score);
      take({Key::place, {seat}}, score.place);
      take({Key::cards, {seat}}, {table.player[seat].hand.min, table.player[seat].hand.max});
      if (score.distance) take({Key::distance, {seat}}, *score.distance);
      const int at = table.player[seat].at.empty() ? 0 : table.player[seat].at.first().value;
      take({Key::at, {seat}}, {at, at});
      if (score.place.max == 1) winners |= bit({seat});
      all_[{}].insert(bit({seat}));
    }
    if (winners != 0) all_[{}].insert(winners);
  }

  void take(const Question& question, Range range) {
    for (const int end : {range.min, range.max})
      for (const int answer : {end - 1, end, end + 1})
        if (question.key != Key::at || (answer >= 0 && answer < elfenland::town_count)) all_[question].insert(answer);
  }

  std::map<Question, std::set<int>> all_;
  std::vector<elfenland::Options> taken_;
};

/// What becomes of some claims, made together: each stands at a byte of its own.
std::vector<Claims> judged(const Session& session, const Source& source, const std::vector<Action>& claims) {
  Session claimed = session;
  claimed.claims.clear();
  for (std::uint32_t i = 0; i < claims.size(); ++i) {
    Play<Action>& play = claimed.claims.emplace_back();
    play.action = claims[i];
    play.parts[0] = {.begin = i, .end = i + 1};
  }
  std::vector<Claims> found(claims.size(), Claims::confirmed);
  for (const Diagnostic& finding : elfenland::judge(claimed, source).findings)
    if (finding.bearing == Bearing::claims && finding.severity != Severity::note)
      found.at(finding.span.begin) = finding.severity == Severity::error ? Claims::refuted : Claims::open;
  return found;
}

std::string in_words(const Question& question, int answer) {
  if (!question.key) return "winners " + std::to_string(answer);
  static constexpr const char* keys[] = {"towns", "at", "distance", "score", "cards", "place"};
  return std::string(keys[static_cast<int>(*question.key)]) + " of " + std::to_string(question.seat.value) + ": " +
         std::to_string(answer);
}

/// Questions of which an answer is confirmed and another one is not refuted, in words.
std::string contradictions(const Session& session, const Source& source) {
  const Answers answers(session);
  std::map<Question, std::map<int, Claims>> told;
  for (std::size_t layer = 0, more = 1; more > 0; ++layer) {
    std::vector<std::pair<Question, int>> asked;
    for (const auto& [question, all] : answers.all())
      if (layer < all.size()) asked.emplace_back(question, *std::next(all.begin(), static_cast<std::ptrdiff_t>(layer)));
    more = asked.size();
    std::vector<Action> claims;
    for (const auto& [question, answer] : asked) claims.push_back(claim(question, answer));
    const std::vector<Claims> found = judged(session, source, claims);
    for (std::size_t i = 0; i < asked.size(); ++i) told[asked[i].first][asked[i].second] = found[i];
  }
  std::string wrong;
  for (const auto& [question, all] : told) {
    const auto confirmed = std::ranges::count_if(all, [](const auto& one) { return one.second == Claims::confirmed; });
    const auto open = std::ranges::count_if(all, [](const auto& one) { return one.second == Claims::open; });
    if (confirmed == 0 || (confirmed == 1 && open == 0)) continue;
    for (const auto& [answer, became] : all)
      wrong += in_words(question, answer) + " is " + std::string(name(became)) + '\n';
  }
  return wrong;
}

const char* asked_for() {
  return std::getenv("ELFREF_GENERATED");
}

/// A record by a rulebook, and with another value of an option that this one only assumes: the one of that number, or
/// all.
std::vector<Overrides> rulebooks(std::string_view edition, std::uint64_t number) {
  const Overrides as_it_is{.edition = std::string(edition)};
  Session session;
  session.edition = edition;
  const auto others = others_of(session);
  std::vector<Overrides> all{as_it_is};
  std::vector<Overrides> assumed;
  for (const Alternative& other : others) {
    const auto option = elfenland::option_named(other.option);
    if (!option) continue;
    const std::string value(elfenland::info(*option).values[other.options[*option]]);
    assumed.push_back(as_it_is);
    assumed.back().options = {{std::string(other.option), value}};
  }
  if (asked_for() != nullptr) {
    all.insert(all.end(), assumed.begin(), assumed.end());
  } else if (!assumed.empty()) {
    all.push_back(assumed[number % assumed.size()]);
  }
  return all;
}

void expect_no_contradictions(const Source& source, std::string_view edition, std::uint64_t number) {
  for (const Overrides& overrides : rulebooks(edition, number)) {
    const Refereed refereed = referee(source, overrides);
    if (refereed.judgement.verdict == Verdict::unreadable) return;
    Diagnostics faults;
    const auto session = elfenland::readable(*refereed.record, overrides, faults);
    ASSERT_TRUE(session);
    const std::string by =
        overrides.options.empty() ? "" : " " + overrides.options[0].first + " " + overrides.options[0].second;
    ASSERT_EQ(contradictions(*session, refereed.source()), "") << source.name << " by " << edition << by << '\n'
                                                               << source.text;
  }
}

/// The editions of the table, and none.
std::string_view some_edition(std::uint64_t number) {
  const std::size_t index = number % (elfenland::editions().size() + 1);
  return index == 0 ? std::string_view() : elfenland::editions()[index - 1].name;
}

TEST(ClaimsOfGeneratedSessions, AreConfirmedOnlyWhereOthersAreRefuted) {
  const auto games = static_cast<std::uint64_t>(wanted("ELFREF_GENERATED", 40, 120));
  for (std::uint64_t number = 0; number < games; ++number) {
    const PlayedGame game = play_game(agreement_of({.seed = 4712}, number));
    const auto detail = std::array{Detail::full, Detail::in_public, Detail::minimal}[number % 3];
    expect_no_contradictions({"generated", record_of(game, detail), 1, 1}, some_edition(number / 3), number);
    if (HasFatalFailure()) return;
  }
}

/// The records of a folder, each by so many of the editions.
struct Folder {
  std::string path;
  int editions;
};

class ClaimsOfRecords : public ::testing::TestWithParam<Folder> {};

TEST_P(ClaimsOfRecords, AreConfirmedOnlyWhereOthersAreRefuted) {
  std::uint64_t number = 0;
  const int all_of_them = static_cast<int>(elfenland::editions().size()) + 1;
  const int editions = asked_for() != nullptr ? all_of_them : GetParam().editions;
  const std::uint64_t one_in = asked_for() != nullptr || in_full() ? 1 : 3;
  std::uint64_t record = 0;
  for (const std::string& path : records_below(GetParam().path))
    for (const Fixture& fixture : fixtures_of(path)) {
      const bool asked = record++ % one_in == 0;
      for (int edition = 0; edition < editions; ++edition, ++number)
        if (asked) expect_no_contradictions(fixture.source, some_edition(number), number);
      if (HasFatalFailure()) return;
    }
}

INSTANTIATE_TEST_SUITE_P(, ClaimsOfRecords,
                         ::testing::Values(Folder{"records/elfenland/cases", 9},
                                           Folder{"records/elfenland/disputes", 3},
                                           Folder{"records/elfenland/rulebook", 3}, Folder{"tests/elfenland/rules", 1}),
                         [](const auto& folder) { return folder.param.path.substr(folder.param.path.rfind('/') + 1); });

}  // namespace
}  // namespace elfref::testing::claims_test
