#pragma once

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "elfref/games.h"

namespace elfref::testing {

/// The numbered cases of a game.
struct CaseBook {
  const GameModule* game;
  std::string folder;                ///< where they stand: `records/elfenland/cases`
  std::string page;                  ///< what is written from them: `docs/adjudication.md`
  std::set<std::string> questions;   ///< rows of the page's table, which cases settle: `C3`
  std::vector<std::string> figures;  ///< what an option may change beside verdict and winner: `score`
  int least = 0;                     ///< there are so many at least
};
/// The Elfenland Adjudication Test Cases.
[[nodiscard]] const CaseBook& elfenland_cases();
/// Those of Elven Rage.
[[nodiscard]] const CaseBook& elven_rage_cases();
/// Those of Master Elf.
[[nodiscard]] const CaseBook& master_elf_cases();
/// Those of every game.
[[nodiscard]] std::vector<const CaseBook*> case_books();

/// What a case expects under one edition, and under some options where it is about them.
struct Expectation {
  std::string edition;                                       ///< as records name it, or `unnamed`
  std::vector<std::pair<std::string, std::string>> options;  ///< name and value
  std::string verdict;
  std::vector<std::string> findings;  ///< `error ferry-price (1)`, sorted
  std::vector<std::string> outcome;   ///< `winner Anna`, `score Anna 16`, in the order of the line

  /// `japanese`, `bga lake-cost=1`.
  [[nodiscard]] std::string name() const;
  [[nodiscard]] Overrides overrides() const;
};

/// A line `# expect …` as the page shows it.
struct ExpectationLine {
  std::vector<std::string> editions;  ///< as written: `all`, `others`, or names
  std::vector<std::pair<std::string, std::string>> options;
  std::string verdict;
  std::vector<std::string> facts;  ///< as written, without the verdict
};

/// A numbered case: a record with what is to be found in it. docs/adjudication.md says how its head is written.
struct Case {
  const CaseBook* book = nullptr;
  std::string path;  ///< from the top folder
  int number = 0;
  std::string title;
  std::string part;                  ///< the chapter of the page's index
  std::vector<std::string> settles;  ///< `C3`; none where nobody disputes it
  std::vector<std::string> rules;    ///< ids
  std::string question;
  std::string why;
  std::string silent;  ///< where the books are; or empty
  std::vector<ExpectationLine> lines;
  std::vector<Expectation> expectations;  ///< the lines, one an edition
  std::string record;                     ///< without its head
  Source source;                          ///< the whole file
  std::map<int, std::string> marks;       ///< by line: `(1)`
  std::vector<std::string> faults;        ///< what is wrong with its head
};

/// The editions of the format, and `unnamed` for a record that names none.
[[nodiscard]] std::vector<std::string> case_editions(const CaseBook& book);

/// The files of the cases, in their order; paths from the top folder.
[[nodiscard]] std::vector<std::string> case_files(const CaseBook& book);
/// Every case.
[[nodiscard]] const std::vector<Case>& cases(const CaseBook& book);
/// The case of a file, or the one that a text would be in that file.
[[nodiscard]] Case read_case(const CaseBook& book, const std::string& path);
[[nodiscard]] Case read_case(const CaseBook& book, const std::string& path, std::string text);

/// The findings of a case as its expectations write them; a line without a mark by its number (`line 14`). With or
/// without notes.
[[nodiscard]] std::vector<std::string> found(const Case& record, const Refereed& refereed, bool notes);
/// A fact of an outcome as it is: for `score Anna 16` the score that Anna has.
[[nodiscard]] std::string as_it_is(const std::string& fact, const Judgement& judgement);

/// The page of the cases anew: the old page with its table of questions and everything below its line of the cases
/// written from them.
[[nodiscard]] std::string page_of_cases(const CaseBook& book, const std::string& page);

}  // namespace elfref::testing
