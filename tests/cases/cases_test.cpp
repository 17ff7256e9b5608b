// The numbered cases of each game, records/GAME/cases: each is judged under every edition, and under the options that
// it is about. The pages of cases are written from them: UPDATE_GOLDEN=1 does it.

#include "testing/cases.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <utility>

#include "testing/fixture.h"

namespace elfref::testing::cases_test {
namespace {

using ::testing::Contains;
using ::testing::Field;
using ::testing::IsEmpty;

/// What a suite of tests is called for a game.
std::string name_of_book(const ::testing::TestParamInfo<const CaseBook*>& book) {
  std::string name;
  for (const char c : book.param->game->name) {
    const bool begins = name.empty() || name.back() == '-';
    if (!name.empty() && name.back() == '-') name.pop_back();
    name += begins ? static_cast<char>(std::toupper(static_cast<unsigned char>(c))) : c;
  }
  return name;
}

// ---------------------------------------------------------------- each under each edition

void judge(const Case& record, const Expectation& expected) {
  SCOPED_TRACE(record.path + ": " + expected.name());
  ASSERT_EQ(record.book->game->refuse(expected.overrides()), Message());
  const Refereed refereed = referee(record.source, expected.overrides());
  const Judgement& judgement = refereed.judgement;
  EXPECT_EQ(name(judgement.verdict), expected.verdict);
  std::vector<std::string> graver;
  std::ranges::copy_if(expected.findings, std::back_inserter(graver),
                       [](const std::string& finding) { return !finding.starts_with("note "); });
  EXPECT_EQ(found(record, refereed, false), graver);
  for (const std::string& finding : expected.findings) EXPECT_THAT(found(record, refereed, true), Contains(finding));
  for (const std::string& fact : expected.outcome) EXPECT_EQ(as_it_is(fact, judgement), fact);
}

/// A case under every edition, with and without the options that it is about.
class Adjudication : public ::testing::TestWithParam<std::pair<const CaseBook*, std::string>> {};

TEST_P(Adjudication, IsAsTheCaseSays) {
  const auto& [book, path] = GetParam();
  const Case record = read_case(*book, path);
  for (const std::string& edition : case_editions(*book))
    EXPECT_THAT(record.expectations, Contains(Field(&Expectation::edition, edition)));
  for (const Expectation& expected : record.expectations) judge(record, expected);
}

std::string test_name(const ::testing::TestParamInfo<std::pair<const CaseBook*, std::string>>& one) {
  const auto& [book, path] = one.param;
  std::string name = path.substr(path.rfind('/') + 1);
  name.resize(name.rfind('.'));
  std::ranges::replace(name, '-', '_');
  std::string game(book->game->name);
  std::ranges::replace(game, '-', '_');
  return (book == &elfenland_cases() ? "" : game + "_") + name;
}

std::vector<std::pair<const CaseBook*, std::string>> all_files() {
  std::vector<std::pair<const CaseBook*, std::string>> all;
  for (const CaseBook* book : case_books())
    for (std::string& path : case_files(*book)) all.emplace_back(book, std::move(path));
  return all;
}

INSTANTIATE_TEST_SUITE_P(, Adjudication, ::testing::ValuesIn(all_files()), test_name);

// ---------------------------------------------------------------- the heads

class Cases : public ::testing::TestWithParam<const CaseBook*> {};
INSTANTIATE_TEST_SUITE_P(, Cases, ::testing::ValuesIn(case_books()), name_of_book);

TEST_P(Cases, AreWrittenAsThePageSays) {
  for (const Case& record : cases(*GetParam())) EXPECT_THAT(record.faults, IsEmpty()) << record.path;
}

TEST(CaseHeads, AFaultInOneIsSeen) {
  const auto faults = [](const std::string& text) {
    return read_case(elfenland_cases(), "records/elfenland/cases/007-x.yaml", text).faults;
  };
  const std::string good =
      "# case: 7\n# title: T\n# part: P\n# settles: C3\n# rules: ferry-price\n# question: Q?\n"
      "# expect all: illegal, ferry-price (1)\n# why: W.\nplayers: [A, B] # (1)\n";
  const auto with = [&](const std::string& from, const std::string& to) {
    return faults(std::regex_replace(good, std::regex(from), to));
  };
  EXPECT_THAT(faults(good), IsEmpty());
  EXPECT_THAT(with("case: 7", "case: 8"), Contains("the file is not that of its number"));
  EXPECT_THAT(with("# title: T\n", ""), Contains("no title"));
  EXPECT_THAT(with("title", "titel"), Contains("'titel' is no line of a head"));
  EXPECT_THAT(with("rules: ferry", "rules: fairy"), Contains("'fairy-price' is no rule"));
  EXPECT_THAT(with("illegal, ferry", "illegal, fairy"), Contains("'fairy-price' is no rule"));
  EXPECT_THAT(with("expect all", "expect bga"), Contains("nothing is expected under unnamed"));
  EXPECT_THAT(with("expect all", "expect all bga"), IsEmpty());
  EXPECT_THAT(with("expect all", "expect all lake-cost=3"), Contains("no option lake-cost=3"));
  EXPECT_THAT(with("# why", "# expect bga: legal\n# why"),
              Contains("more than one line says what is expected under bga"));
  EXPECT_THAT(with("# \\(1\\)", ""), Contains("no line is marked for 'ferry-price (1)'"));
}

TEST_P(Cases, AreNumberedFromOneWithoutAGap) {
  int number = 0;
  for (const Case& record : cases(*GetParam())) EXPECT_EQ(record.number, ++number) << record.path;
  EXPECT_GE(number, GetParam()->least);
}

TEST_P(Cases, HaveTitlesOfTheirOwn) {
  std::set<std::string> titles;
  for (const Case& record : cases(*GetParam())) EXPECT_TRUE(titles.insert(record.title).second) << record.path;
}

TEST_P(Cases, NameNoEditionAndNoOptionThemselves) {
  for (const Case& record : cases(*GetParam())) {
    EXPECT_FALSE(std::regex_search(record.record, std::regex("(^|\n)(edition|options):"))) << record.path;
    EXPECT_EQ(record.record.find("---"), std::string::npos) << record.path;
  }
}

// ---------------------------------------------------------------- what they show between them

/// What an option may change.
struct Outcome {
  std::string verdict;
  std::vector<std::string> standings;
  bool operator==(const Outcome&) const = default;
};

Outcome outcome(const Case& record, const Overrides& overrides) {
  const Refereed refereed = referee(record.source, overrides);
  Outcome found{std::string(name(refereed.judgement.verdict)), {}};
  for (const Standing& standing : refereed.judgement.standings)
    for (const std::string& figure : record.book->figures)
      found.standings.push_back(figure + ": " + as_it_is(figure + " " + standing.name, refereed.judgement));
  found.standings.push_back(as_it_is("winner", refereed.judgement));
  std::ranges::sort(found.standings);
  return found;
}

TEST_P(Cases, ShowWhatEachOptionAloneChanges) {
  for (const OptionWords& option : GetParam()->game->options()) {
    bool changes = false;
    for (const Case& record : cases(*GetParam()))
      for (const Expectation& expected : record.expectations) {
        if (expected.options.size() != 1 || expected.options[0].first != option.name) continue;
        changes |= outcome(record, expected.overrides()) != outcome(record, {.edition = expected.overrides().edition});
      }
    EXPECT_TRUE(changes) << "no case shows what " << option.name << " changes";
  }
}

// ---------------------------------------------------------------- the page

class Adjudications : public ::testing::TestWithParam<const CaseBook*> {
 protected:
  [[nodiscard]] static std::filesystem::path path() {
    return std::filesystem::path(ELFREF_SOURCE_DIR) / GetParam()->page;
  }
  [[nodiscard]] static std::string page() { return text_of_file(path().string()); }
};
INSTANTIATE_TEST_SUITE_P(, Adjudications, ::testing::ValuesIn(case_books()), name_of_book);

TEST_P(Adjudications, AreThePage) {
  const std::string now = page_of_cases(*GetParam(), page());
  if (std::getenv("UPDATE_GOLDEN") != nullptr) {
    std::ofstream(path()) << now;
  } else {
    EXPECT_EQ(now, page()) << "if it should be so: UPDATE_GOLDEN=1 tools/test --only 'Adjudications.*'";
  }
}

/// The page begins with a whole file as an example.
TEST_P(Adjudications, BeginWithACaseAsItIs) {
  const std::string text = page();
  const std::string fence = "\n```yaml\n";
  const auto begin = text.find(fence) + fence.size();
  const Case shown = read_case(*GetParam(), "", text.substr(begin, text.find("```\n", begin) - begin));
  ASSERT_GE(shown.number, 1);
  const std::string file = cases(*GetParam()).at(static_cast<std::size_t>(shown.number) - 1).source.text;
  EXPECT_EQ(shown.source.text, file.substr(file.find('\n') + 1));
}

/// Every question about the rules is in the page's table, settled by a case or with the reason why none can.
TEST_P(Adjudications, SettleEveryQuestionOrSayWhyNot) {
  const std::set<std::string>& due = GetParam()->questions;
  std::set<std::string> settled;
  for (const Case& record : cases(*GetParam())) settled.insert(record.settles.begin(), record.settles.end());
  const std::string text = page();
  const std::regex row("\n\\| ([A-Za-z0-9-]+) \\| ([^|\n]+) \\| ([^|\n]+) \\|(?=\n)");
  std::multiset<std::string> rows;
  for (std::sregex_iterator at(text.begin(), text.end(), row), end; at != end; ++at) {
    if (!due.contains((*at)[1])) continue;
    rows.insert((*at)[1]);
    const bool shown = (*at)[3].str().starts_with("[");
    EXPECT_EQ(shown, settled.contains((*at)[1])) << at->str();
    EXPECT_TRUE(shown || (*at)[3].str().starts_with("no record shows it: ")) << at->str();
  }
  EXPECT_EQ(rows, std::multiset<std::string>(due.begin(), due.end()));
  for (const std::string& question : settled) EXPECT_THAT(due, Contains(question));
}

}  // namespace
}  // namespace elfref::testing::cases_test
