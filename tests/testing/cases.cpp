#include "testing/cases.h"

#include <algorithm>
#include <set>
#include <sstream>

#include "elfref/core/judging/titles.h"
#include "elfref/core/render/render.h"
#include "elfref/elfenland/module.h"
#include "elfref/elven_rage/module.h"
#include "elfref/games.h"
#include "elfref/master_elf/module.h"
#include "testing/fixture.h"

namespace elfref::testing {
namespace {

constexpr std::string_view unnamed = "unnamed";

std::string trimmed(std::string_view text) {
  const auto begin = text.find_first_not_of(' ');
  if (begin == std::string_view::npos) return {};
  return std::string(text.substr(begin, text.find_last_not_of(' ') + 1 - begin));
}

std::vector<std::string> cut(const std::string& text, char between) {
  std::vector<std::string> parts;
  std::istringstream all(text);
  for (std::string part; std::getline(all, part, between);)
    if (!trimmed(part).empty()) parts.push_back(trimmed(part));
  return parts;
}

bool holds(const std::vector<std::string>& all, std::string_view one) {
  return std::ranges::find(all, one) != all.end();
}

// ---------------------------------------------------------------- the head

/// A line of the head with what is continued below it: `expect all`, `legal`.
struct HeadLine {
  std::string key;
  std::string value;
};

/// Takes the head off a text; its lines count from 1.
std::vector<HeadLine> read_head(std::string_view text, std::size_t& end) {
  std::vector<HeadLine> head;
  end = 0;
  for (bool first = true; end < text.size() && text[end] == '#'; first = false) {
    const std::size_t line_end = std::min(text.find('\n', end), text.size());
    const std::string_view line = text.substr(end, line_end - end);
    end = std::min(line_end + 1, text.size());
    if (first && line.starts_with("# yaml-language-server:")) continue;
    const auto colon = line.find(": ");
    if (line.starts_with("#   ") && !head.empty()) {
      head.back().value += " " + trimmed(line.substr(4));
    } else if (line.starts_with("# ") && colon != std::string_view::npos) {
      head.push_back({std::string(line.substr(2, colon - 2)), trimmed(line.substr(colon + 2))});
    } else {
      head.push_back({std::string(line), ""});
    }
  }
  return head;
}

bool is_finding(const std::string& fact) {
  return fact.ends_with(")");
}

/// `error ferry-price (1)` of `ferry-price (1)`.
std::string with_severity(const std::string& fact) {
  return fact.starts_with("warning ") || fact.starts_with("note ") ? fact : "error " + fact;
}

ExpectationLine read_expectation(const std::string& who, const std::string& what) {
  ExpectationLine line;
  for (const std::string& word : cut(who, ' ')) {
    const auto equals = word.find('=');
    if (equals == std::string::npos) {
      line.editions.push_back(word);
    } else {
      line.options.emplace_back(word.substr(0, equals), word.substr(equals + 1));
    }
  }
  line.facts = cut(what, ',');
  if (line.facts.empty()) return line;
  line.verdict = line.facts.front();
  line.facts.erase(line.facts.begin());
  return line;
}

Expectation expectation_of(const ExpectationLine& line, const std::string& edition) {
  Expectation expectation{edition, line.options, line.verdict, {}, {}};
  for (const std::string& fact : line.facts) {
    if (is_finding(fact)) {
      expectation.findings.push_back(with_severity(fact));
    } else {
      expectation.outcome.push_back(fact);
    }
  }
  std::ranges::sort(expectation.findings);
  return expectation;
}

/// Gives every line of expectations its editions: `others` are those that no line with the same options names.
void spread(Case& record) {
  for (const ExpectationLine& line : record.lines) {
    std::vector<std::string> named;
    for (const ExpectationLine& other : record.lines)
      if (other.options == line.options) named.insert(named.end(), other.editions.begin(), other.editions.end());
    for (const std::string& edition : case_editions(*record.book)) {
      const bool here = holds(line.editions, edition) || holds(line.editions, "all") ||
                        (holds(line.editions, "others") && !holds(named, edition));
      if (here) record.expectations.push_back(expectation_of(line, edition));
    }
  }
}

void read_head_line(Case& record, const HeadLine& line) {
  if (line.key == "case") {
    record.number = std::atoi(line.value.c_str());
  } else if (line.key == "title") {
    record.title = line.value;
  } else if (line.key == "part") {
    record.part = line.value;
  } else if (line.key == "settles") {
    record.settles = cut(line.value, ' ');
  } else if (line.key == "rules") {
    record.rules = cut(line.value, ' ');
  } else if (line.key == "question") {
    record.question = line.value;
  } else if (line.key == "why") {
    record.why = line.value;
  } else if (line.key == "silent") {
    record.silent = line.value;
  } else if (line.key.starts_with("expect ")) {
    record.lines.push_back(read_expectation(line.key.substr(7), line.value));
  } else {
    record.faults.push_back("'" + line.key + "' is no line of a head");
  }
}

// ---------------------------------------------------------------- what is wrong with a head

bool is_rule(const CaseBook& book, std::string_view id) {
  return std::ranges::any_of(book.game->rules(), [&](const RuleInfo* rule) { return rule->id == id; });
}

bool is_value(const CaseBook& book, const std::string& option, const std::string& value) {
  return book.game->refuse({.options = {{option, value}}}).empty();
}

void check_line(Case& record, const ExpectationLine& line) {
  for (const std::string& edition : line.editions)
    if (edition != "all" && edition != "others" && !holds(case_editions(*record.book), edition))
      record.faults.push_back("'" + edition + "' is no edition");
  for (const auto& [option, value] : line.options)
    if (!is_value(*record.book, option, value)) record.faults.push_back("no option " + option + "=" + value);
  for (const std::string& fact : line.facts) {
    if (!is_finding(fact)) continue;
    const std::string finding = with_severity(fact);
    const auto id = finding.find(' ') + 1;
    const auto mark = finding.rfind(" (");
    const bool marked = mark != std::string::npos && std::ranges::any_of(record.marks, [&](const auto& known) {
                          return known.second == finding.substr(mark + 1);
                        });
    if (!marked) record.faults.push_back("no line is marked for '" + fact + "'");
    if (!marked) continue;
    const std::string rule = finding.substr(id, mark - id);
    const bool fault = std::ranges::any_of(all_faults(), [&](const Fault* known) { return known->id == rule; });
    if (!fault && !is_rule(*record.book, rule)) record.faults.push_back("'" + rule + "' is no rule");
  }
}

void check_head(Case& record) {
  const std::string file = record.path.substr(record.path.rfind('/') + 1);
  const std::string number = std::to_string(1000 + record.number).substr(1);  // files stay in order
  if (record.number < 1 || !file.starts_with(number + "-"))
    record.faults.push_back("the file is not that of its number");
  for (const auto& [key, value] :
       {std::pair{"title", record.title}, {"part", record.part}, {"question", record.question}, {"why", record.why}})
    if (value.empty()) record.faults.push_back(std::string("no ") + key);
  if (record.rules.empty()) record.faults.push_back("no rules");
  for (const std::string& rule : record.rules)
    if (!is_rule(*record.book, rule)) record.faults.push_back("'" + rule + "' is no rule");
  for (const ExpectationLine& line : record.lines) check_line(record, line);
  std::map<std::string, int> said;
  for (const Expectation& expectation : record.expectations) ++said[expectation.name()];
  for (const std::string& edition : case_editions(*record.book))
    if (!said.contains(edition)) record.faults.push_back("nothing is expected under " + edition);
  for (const auto& [name, times] : said)
    if (times > 1) record.faults.push_back("more than one line says what is expected under " + name);
}

// ---------------------------------------------------------------- the page

std::string joined(const std::vector<std::string>& parts, std::string_view between) {
  std::string text;
  for (const std::string& part : parts) text += (text.empty() ? "" : std::string(between)) + part;
  return text;
}

/// The name by which a link finds a heading.
std::string anchor_of(const Case& record) {
  std::string anchor;
  for (const char c : std::to_string(record.number) + " " + record.title) {
    if (c == ' ') anchor += '-';
    if (c == '-' || std::isalnum(static_cast<unsigned char>(c)) != 0)
      anchor += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  }
  return anchor;
}

std::string link_to(const Case& record, const std::string& text) {
  return "[" + text + "](#" + anchor_of(record) + ")";
}

std::string code(const std::string& text) {
  return "`" + text + "`";
}

std::string in_words(const ExpectationLine& line) {
  std::vector<std::string> editions;
  for (const std::string& edition : line.editions) {
    const bool others = edition == "others";
    editions.push_back(edition == unnamed ? "none named"
                       : edition == "all" ? "all"
                       : others           ? (line.editions.size() > 1 ? "others" : "all others")
                                          : code(edition));
  }
  std::vector<std::string> options;
  for (const auto& [option, value] : line.options) options.push_back(code(option + ": " + value));
  return joined(editions, ", ") + (options.empty() ? "" : " with " + joined(options, ", "));
}

/// `warning` and `ferry-price` at (1).
std::string finding_in_words(const std::string& fact) {
  const auto mark = fact.rfind(" (");
  const auto space = fact.find(' ');
  const bool plain = space == mark;
  return (plain ? "" : fact.substr(0, space + 1)) +
         code(fact.substr(plain ? 0 : space + 1, mark - (plain ? 0 : space + 1))) + " at" + fact.substr(mark);
}

/// Facts about one figure stand together: `score Anna 16, Boris 14`.
std::string facts_in_words(const std::vector<std::string>& facts) {
  if (facts.empty()) return "–";
  std::string text, figure;
  for (const std::string& fact : facts) {
    if (is_finding(fact)) {
      text += (text.empty() ? "" : "; ") + finding_in_words(fact);
      figure.clear();
      continue;
    }
    const std::string key = fact.substr(0, fact.find(' '));
    const bool same = key == figure && key != "winner";
    text += (text.empty() ? "" : same ? ", " : "; ") + (same ? fact.substr(key.size() + 1) : fact);
    figure = key;
  }
  return text;
}

const RuleInfo& rule_of(const Case& record, const std::string& id) {
  return **std::ranges::find_if(record.book->game->rules(), [&](const RuleInfo* rule) { return rule->id == id; });
}

/// A citation, with the value of the rule's option for which it holds.
std::string cited(const RuleInfo& rule, const Citation& citation, const Speaker& says) {
  const std::string where(citation.value);
  return cite(citation, says) + (where.empty() ? "" : " (where " + std::string(rule.options[0]) + " is " + where + ")");
}

std::string citations(const RuleInfo& rule, const Speaker& says) {
  std::vector<std::string> cites, otherwise;
  for (const Citation& citation : rule.cites)
    if (!citation.edition.empty()) cites.push_back(cited(rule, citation, says));
  for (const Citation& citation : rule.otherwise)
    if (!citation.edition.empty()) otherwise.push_back(cited(rule, citation, says));
  return (cites.empty() ? "printed in no edition" : joined(cites, "; ")) +
         (otherwise.empty() ? "" : "; otherwise " + joined(otherwise, "; "));
}

std::string section_of(const Case& record) {
  std::string text = "### " + std::to_string(record.number) + ". " + record.title + "\n\n" + record.question + "\n\n";
  text += "```yaml\n" + record.record + "```\n\n| edition | verdict | what is found |\n|---|---|---|\n";
  for (const ExpectationLine& line : record.lines)
    text += "| " + in_words(line) + " | " + line.verdict + " | " + facts_in_words(line.facts) + " |\n";
  text += "\n" + record.why + "\n";
  if (!record.silent.empty()) text += "\n**Where the books are silent.** " + record.silent + "\n";
  text += "\n";
  const Speaker says = speaker_of(*record.book->game);
  std::map<std::string, std::vector<std::string>> cited_so;
  for (const std::string& rule : record.rules) cited_so[citations(rule_of(record, rule), says)].push_back(code(rule));
  for (const auto& [places, rules] : cited_so) text += "- " + joined(rules, ", ") + ": " + places + "\n";
  text += "- file: [" + record.path.substr(record.path.rfind('/') + 1) + "](../" + record.path + ")" +
          (record.settles.empty() ? "" : "; settles " + joined(record.settles, ", ")) + "\n";
  return text;
}

/// The parts, each with its cases.
std::string index_of(const std::vector<Case>& cases) {
  std::vector<std::string> parts;
  for (const Case& record : cases)
    if (!holds(parts, record.part)) parts.push_back(record.part);
  std::string text;
  for (const std::string& part : parts) {
    std::vector<std::string> links;
    for (const Case& record : cases)
      if (record.part == part) links.push_back(link_to(record, std::to_string(record.number) + " " + record.title));
    text += "- **" + part + "**: " + joined(links, " · ") + "\n";
  }
  return text;
}

/// A row `| C3 | what a ferry costs | … |` with the cases that settle it.
std::string row_anew(const std::string& row, const std::vector<Case>& cases) {
  const std::string code = cut(row, '|').at(0);
  std::vector<std::string> links;
  for (const Case& record : cases)
    if (holds(record.settles, code)) links.push_back(link_to(record, std::to_string(record.number)));
  if (links.empty()) return row;
  const auto last = row.rfind('|', row.rfind('|') - 1);
  return row.substr(0, last + 2) + joined(links, ", ") + " |";
}

}  // namespace

std::string Expectation::name() const {
  std::string text = edition;
  for (const auto& [option, value] : options) text += " " + option + "=" + value;
  return text;
}

Overrides Expectation::overrides() const {
  return {.edition = edition == unnamed ? "" : edition, .options = options};
}

const CaseBook& elfenland_cases() {
  static const CaseBook book = [] {
    CaseBook made{.game = &elfenland::game(),
                  .folder = "records/elfenland/cases",
                  .page = "docs/adjudication.md",
                  .questions = {},
                  .figures = {"place", "score"},
                  .least = 60};
    for (int i = 1; i <= 22; ++i) made.questions.insert("C" + std::to_string(i));
    for (int i = 1; i <= 20; ++i) made.questions.insert("E" + std::to_string(i));
    return made;
  }();
  return book;
}

const CaseBook& elven_rage_cases() {
  static const CaseBook book = [] {
    CaseBook made{.game = &elven_rage::game(),
                  .folder = "records/elven-rage/cases",
                  .page = "docs/adjudication-elven-rage.md",
                  .questions = {},
                  .figures = {"place"},
                  .least = 60};
    for (const FigureWords& figure : made.game->figures()) made.figures.emplace_back(figure.key);
    for (const OptionWords& option : made.game->options()) made.questions.emplace(option.name);
    for (int i = 1; i <= 32; ++i) made.questions.insert("F" + std::to_string(i));
    return made;
  }();
  return book;
}

const CaseBook& master_elf_cases() {
  static const CaseBook book = [] {
    CaseBook made{.game = &master_elf::game(),
                  .folder = "records/master-elf/cases",
                  .page = "docs/adjudication-master-elf.md",
                  .questions = {},
                  .figures = {},
                  .least = 41};
    for (const FigureWords& figure : made.game->figures()) made.figures.emplace_back(figure.key);
    for (const OptionWords& option : made.game->options()) made.questions.emplace(option.name);
    for (int i = 1; i <= 25; ++i) made.questions.insert("F" + std::to_string(i));
    return made;
  }();
  return book;
}

std::vector<const CaseBook*> case_books() {
  return {&elfenland_cases(), &elven_rage_cases(), &master_elf_cases()};
}

std::vector<std::string> case_editions(const CaseBook& book) {
  std::vector<std::string> names{std::string(unnamed)};
  for (const EditionWords& edition : book.game->editions()) names.emplace_back(edition.name);
  return names;
}

Case read_case(const CaseBook& book, const std::string& path, std::string text) {
  Case record;
  record.book = &book;
  record.path = path;
  std::size_t end = 0;
  for (const HeadLine& line : read_head(text, end)) read_head_line(record, line);
  record.record = text.substr(end);
  int number = 1;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line); ++number) {
    const auto mark = line.rfind("# (");
    if (!line.starts_with("#") && mark != std::string::npos) record.marks[number] = line.substr(mark + 2);
  }
  record.source = {path, std::move(text), 1, 1};
  spread(record);
  check_head(record);
  return record;
}

Case read_case(const CaseBook& book, const std::string& path) {
  return read_case(book, path, text_of_file(std::string(ELFREF_SOURCE_DIR) + "/" + path));
}

std::vector<std::string> case_files(const CaseBook& book) {
  return records_below(book.folder);
}

const std::vector<Case>& cases(const CaseBook& book) {
  static std::map<const CaseBook*, std::vector<Case>> all;
  const auto [read, first] = all.try_emplace(&book);
  if (first)
    for (const std::string& path : case_files(book)) read->second.push_back(read_case(book, path));
  return read->second;
}

std::vector<std::string> found(const Case& record, const Refereed& refereed, bool notes) {
  std::vector<std::string> findings;
  for (const Diagnostic& diagnostic : refereed.judgement.findings) {
    if (diagnostic.severity == Severity::note && !notes) continue;
    const int line = place_of(refereed.source(), diagnostic.span).line;
    const auto mark = record.marks.find(line);
    findings.push_back(std::string(name(diagnostic.severity)) + " " + std::string(diagnostic.id) + " " +
                       (mark == record.marks.end() ? "line " + std::to_string(line) : mark->second));
  }
  std::ranges::sort(findings);
  return findings;
}

std::string as_it_is(const std::string& fact, const Judgement& judgement) {
  const std::vector<std::string> words = cut(fact, ' ');
  if (words[0] == "claims") return "claims " + std::string(name(judgement.claims));
  if (words[0] == "game") return judgement.finished ? "game over" : "game goes on";
  if (words[0] == "winner") {
    std::vector<std::string> winners;
    for (const Standing& standing : judgement.standings)
      if (standing.won) winners.push_back(standing.name);
    return "winner " + (winners.empty() ? "nobody" : joined(winners, " and "));
  }
  if (words.size() < 2) return "no such fact";
  const auto standing = std::ranges::find(judgement.standings, words[1], &Standing::name);
  if (standing == judgement.standings.end()) return "no such player";
  std::string value = "unknown";
  const auto write = [&](const std::optional<Range>& range) {
    if (range) value = std::to_string(range->min) + (range->exact() ? "" : "-" + std::to_string(range->max));
  };
  if (words[0] == "place") {
    write(standing->place);
  } else {
    const Figure* figure = standing->figure(words[0]);
    if (figure == nullptr) return "no such figure";
    write(figure->number);
    if (!figure->word.empty()) value = figure->word;
  }
  return words[0] + " " + words[1] + " " + value;
}

std::string page_of_cases(const CaseBook& book, const std::string& page) {
  const std::vector<Case>& all = cases(book);
  std::istringstream lines(page);
  std::string text;
  for (std::string line; std::getline(lines, line);) {
    const bool row = line.starts_with("| ") && book.questions.contains(cut(line, '|').at(0));
    text += (row ? row_anew(line, all) : line) + "\n";
    if (line == "## The cases") break;
  }
  text += "\nWritten from the files by the tests.\n\n" + index_of(all);
  for (const Case& record : all) text += "\n" + section_of(record);
  return text;
}

}  // namespace elfref::testing
