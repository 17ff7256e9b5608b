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
  std::string folder;                ///< the folder of the cases: `records/elfenland/cases`
  std::string page;                  ///< the page written from them: `docs/adjudication.md`
  std::set<std::string> questions;   ///< rows of the page's table, which cases settle: `C3`
  std::vector<std::string> figures;  ///< further results that an option may change, besides verdict and winner: `score`
  int least = 0;                     ///< the least number of cases
};
/// The Elfenland Adjudication Test Cases.
[[nodiscard]] const CaseBook& elfenland_cases();
/// The Elven Rage cases.
[[nodiscard]] const CaseBook& elven_rage_cases();
/// The Master Elf cases.
[[nodiscard]] const CaseBook& master_elf_cases();
/// The case books of all games.
[[nodiscard]] std::vector<const CaseBook*> case_books();

/// The result that a case expects under one edition, and under some options if it is about them.
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

/// A numbered case: a record with its expected results. docs/adjudication.md describes its head.
struct Case {
  const CaseBook* book = nullptr;
  std::string path;  ///< from the top folder
  int number = 0;
  std::string title;
  std::string part;                  ///< the chapter of the page's index
  std::vector<std::string> settles;  ///< `C3`; empty if it is undisputed
  std::vector<std::string> rules;    ///< ids
  std::string question;
  std::string why;
  std::string silent;  ///< the places where the books are silent; or empty
  std::vector<ExpectationLine> lines;
  std::vector<Expectation> expectations;  ///< the lines, one for each edition
  std::string record;                     ///< the record without its head
  Source source;                          ///< the whole file
  std::map<int, std::string> marks;       ///< by line: `(1)`
  std::vector<std::string> faults;        ///< the faults of its head
};

/// The editions of the format, and `unnamed` for a record that names none.
[[nodiscard]] std::vector<std::string> case_editions(const CaseBook& book);

/// The files of the cases, in their order; paths are from the top folder.
[[nodiscard]] std::vector<std::string> case_files(const CaseBook& book);
/// Every case.
[[nodiscard]] const std::vector<Case>& cases(const CaseBook& book);
/// The case of a file, or the one that a text would be in that file.
[[nodiscard]] Case read_case(const CaseBook& book, const std::string& path);
[[nodiscard]] Case read_case(const CaseBook& book, const std::string& path, std::string text);

/// The findings of a case, as its expectations write them; a line without a mark is named by its number (`line 14`).
/// With or without notes.
[[nodiscard]] std::vector<std::string> found(const Case& record, const Refereed& refereed, bool notes);
/// The actual value of a fact of an outcome: for `score Anna 16`, the score that Anna has.
[[nodiscard]] std::string as_it_is(const std::string& fact, const Judgement& judgement);

/// The page of the cases, written again: the old page, with its table of questions and everything below its line of the
/// cases replaced.
[[nodiscard]] std::string page_of_cases(const CaseBook& book, const std::string& page);

}  // namespace elfref::testing
