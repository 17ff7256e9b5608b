// Holds README.md and docs/*.md to what they speak of: links, files, commands and options that exist, runs that print
// what the page shows, records that are what the page says of them. UPDATE_GOLDEN=1 writes the runs anew.

#include <glob.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <optional>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "elfref/elfenland/facts/board.h"
#include "elfref/elfenland/facts/options.h"
#include "elfref/elven_rage/facts/components.h"
#include "elfref/elven_rage/facts/effects.h"
#include "elfref/elven_rage/facts/icons.h"
#include "elfref/elven_rage/facts/options.h"
#include "elfref/games.h"
#include "elfref/master_elf/facts/components.h"
#include "elfref/master_elf/facts/options.h"
#include "testing/fixture.h"
#include "tools/command.h"

namespace elfref::testing::docs_test {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;

const std::filesystem::path top = ELFREF_SOURCE_DIR;

/// A fenced block of a page.
struct Block {
  std::string language;
  std::string text;
  int line = 0;  ///< on which its text begins
};

struct Page {
  std::string path;  ///< from the top folder
  std::string text;
  std::vector<Block> blocks;
  std::string prose;  ///< without the blocks

  [[nodiscard]] std::string at(int line) const { return path + ":" + std::to_string(line); }
};

Page read_page(const std::string& path) {
  Page page{.path = path, .text = text_of_file((top / path).string())};
  std::istringstream lines(page.text);
  bool inside = false;
  int number = 0;
  for (std::string line; std::getline(lines, line);) {
    ++number;
    if (line.starts_with("```")) {
      inside = !inside;
      if (inside) page.blocks.push_back({line.substr(3), "", number + 1});
    } else {
      (inside ? page.blocks.back().text : page.prose) += line + "\n";
    }
  }
  return page;
}

const std::vector<Page>& pages() {
  static const std::vector<Page> all = [] {
    std::vector<Page> read{read_page("README.md")};
    for (const auto& entry : std::filesystem::directory_iterator(top / "docs"))
      if (entry.path().extension() == ".md") read.push_back(read_page("docs/" + entry.path().filename().string()));
    return read;
  }();
  return all;
}

/// A match: the whole of it, then its groups.
using Match = std::vector<std::string>;

std::vector<Match> matches(const std::string& text, const std::regex& pattern) {
  std::vector<Match> found;
  for (std::sregex_iterator at(text.begin(), text.end(), pattern); at != std::sregex_iterator(); ++at)
    found.emplace_back(at->begin(), at->end());
  return found;
}

/// What stands between backticks, and the lines of the blocks without a language.
std::vector<std::string> code_of(const Page& page) {
  static const std::regex span("`([^`\n]+)`");
  std::vector<std::string> code;
  for (const Match& match : matches(page.prose, span)) code.push_back(match[1]);
  for (const Block& block : page.blocks) {
    std::istringstream lines(block.text);
    for (std::string line; block.language.empty() && std::getline(lines, line);)
      code.push_back(line.starts_with("$ ") ? line.substr(2) : line);
  }
  return code;
}

// ---------------------------------------------------------------- links and files

/// The name by which a link finds a heading.
std::string anchor_of(const std::string& heading) {
  std::string anchor;
  for (const char c : heading) {
    if (c == ' ') anchor += '-';
    if (c == '-' || c == '_' || static_cast<unsigned char>(c) >= 0x80 ||
        std::isalnum(static_cast<unsigned char>(c)) != 0)
      anchor += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  }
  return anchor;
}

bool has_heading(const Page& page, const std::string& anchor) {
  static const std::regex heading("(?:^|\n)#+ ([^\n]+)");
  return std::ranges::any_of(matches(page.prose, heading),
                             [&](const Match& match) { return anchor_of(match[1]) == anchor; });
}

TEST(Docs, EveryLinkLeadsSomewhere) {
  static const std::regex link("\\]\\(([^)#\\s]*)(?:#([^)\\s]*))?\\)");
  for (const Page& page : pages())
    for (const Match& match : matches(page.prose, link)) {
      const std::string target = match[1];
      if (target.find("://") != std::string::npos) continue;
      SCOPED_TRACE(page.path + ": " + match[0]);
      const auto file = target.empty() ? top / page.path : (top / page.path).parent_path() / target;
      EXPECT_TRUE(std::filesystem::exists(file));
      if (!match[2].empty() && std::filesystem::exists(file)) {
        const auto path = std::filesystem::proximate(std::filesystem::canonical(file), std::filesystem::canonical(top));
        EXPECT_TRUE(has_heading(read_page(path.string()), match[2]));
      }
    }
}

TEST(Docs, TheIndexHasEveryPageInALine) {
  const Page index = read_page("docs/README.md");
  static const std::regex row("\n\\| \\[([a-z-]+\\.md)\\]\\(([a-z-]+\\.md)\\) \\| [^|\n]+ \\|(?=\n)");
  std::vector<std::string> listed;
  for (const Match& match : matches(index.prose, row)) {
    EXPECT_EQ(match[1], match[2]);
    listed.push_back("docs/" + match[2]);
  }
  std::vector<std::string> due;
  for (const Page& page : pages())
    if (page.path.starts_with("docs/") && page.path != index.path) due.push_back(page.path);
  EXPECT_THAT(listed, ::testing::UnorderedElementsAreArray(due));
}

/// Whether some file or folder of the sources has this name; words in capitals (`NAME`, `GAME`) stand for any.
bool exists(std::string name) {
  name = std::regex_replace(name, std::regex("[A-Z]{2,}(?![A-Za-z.]*\\.(md|txt))"), "*");
  for (const char* folder : {"", "lib/elfref/", "docs/", "*/", "*/*/", "*/*/*/"}) {
    glob_t found{};
    const int failed = ::glob((top / (folder + name)).c_str(), GLOB_BRACE, nullptr, &found);
    globfree(&found);
    if (failed == 0) return true;
  }
  return false;
}

TEST(Docs, EveryFileThatIsNamedExists) {
  static const std::regex path(R"((?:[\w.*{},-]+/)+[\w.*{},-]*|[\w*-]+\.(?:cpp|h|def|md|json))");
  static const std::regex within(
      R"((?:^|[ (:])((?:[\w.*{},-]+/)+[\w*{},-]+\.(?:cpp|h|def|md|json|yaml))(?=$|[ ):,;]))");
  int named = 0;
  for (const Page& page : pages())
    for (const std::string& code : code_of(page)) {
      std::vector<Match> files = matches(code, within);
      if (std::regex_match(code, path)) files.push_back({code, code});
      for (const Match& file : files) {
        ++named;
        EXPECT_TRUE(exists(file[1])) << page.path << ": '" << file[1] << "'";
      }
    }
  EXPECT_GT(named, 40);
}

// ---------------------------------------------------------------- commands and options

std::map<std::string, std::string> help_of_commands() {
  std::map<std::string, std::string> help;
  const std::string all = run("elfref help").output;
  for (const Match& match : matches(all, std::regex("\n  ([a-z]+)  +[^ ]")))
    help[match[1]] = run("elfref " + match[1] + " --help").output;
  return help;
}

/// Whether a help has an option, as a word of its own.
bool has_option(const std::string& help, const std::string& option) {
  return std::regex_search(help, std::regex("[ ,]" + option + "[ ,\n]"));
}

TEST(Docs, EveryCommandAndOptionExists) {
  const auto help = help_of_commands();
  ASSERT_THAT(help, ::testing::SizeIs(::testing::Ge(5U)));
  static const std::regex command("^(?:elfref|tools/run) ([a-z]+)([^#|]*)");
  static const std::regex option("--[a-z][a-z-]*");
  for (const Page& page : pages())
    for (const std::string& code : code_of(page)) {
      SCOPED_TRACE(page.path + ": '" + code + "'");
      if (const auto found = matches(code, command); !found.empty()) {
        const Match& match = found.front();
        const std::string& name = match[1];
        EXPECT_TRUE(help.contains(name));
        if (!help.contains(name)) continue;
        for (const Match& given : matches(match[2], option)) EXPECT_TRUE(has_option(help.at(name), given[0]));
      } else if (code.starts_with("--") && !code.starts_with("---")) {
        const std::string given = code.substr(0, code.find_first_of(" ="));
        EXPECT_TRUE(std::ranges::any_of(help, [&](const auto& entry) { return has_option(entry.second, given); }));
      }
    }
  const std::string commands = read_page("docs/commands.md").text;
  for (const auto& [name, text] : help)
    EXPECT_THAT(commands, HasSubstr("\n| `elfref " + name)) << "docs/commands.md has no " << name;
}

// ---------------------------------------------------------------- runs

/// A folder that is gone in the end.
class Folder {
 public:
  Folder() {
    std::string name = (std::filesystem::temp_directory_path() / "elfref-docs-XXXXXX").string();
    path_ = ::mkdtemp(name.data());
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  ~Folder() { std::filesystem::remove_all(path_); }
  [[nodiscard]] const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

/// The arguments in a line `$ elfref …` or `$ tools/run …`; nothing for any other line.
std::optional<std::string> arguments_in(const std::string& line) {
  for (const std::string begin : {"$ elfref ", "$ tools/run "})
    if (line.starts_with(begin)) return line.substr(begin.size());
  return std::nullopt;
}

/// The page anew: below each `$ elfref …` what it prints now. `game.yaml` is the last record above it.
std::string run_anew(const Page& page, int& runs) {
  const Folder folder;
  std::istringstream lines(page.text);
  std::string anew, record, language;
  bool inside = false, printed = false;
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with("```")) {
      inside = !inside;
      if (inside) language = line.substr(3);
      if (inside && language == "yaml") record.clear();
      printed = false;
    } else if (inside && language == "yaml") {
      record += line + "\n";
    }
    if (!inside || !line.starts_with("$ ")) {
      if (!printed) anew += line + "\n";
      continue;
    }
    ++runs;
    const auto arguments = arguments_in(line);
    printed = arguments.has_value();
    EXPECT_TRUE(printed) << page.path << ": '" << line << "' cannot be held to what it prints";
    const bool own = line.find(" game.yaml") != std::string::npos;
    if (own) std::ofstream(folder.path() / "game.yaml") << record;
    const std::string where = own ? "cd '" + folder.path().string() + "' && " : "";
    anew += line + "\n" + run(where + "elfref " + arguments.value_or("") + " 2>&1").output;
  }
  return anew;
}

TEST(Docs, RunsPrintWhatThePageShows) {
  int runs = 0;
  for (const Page& page : pages()) {
    const std::string now = run_anew(page, runs);
    if (std::getenv("UPDATE_GOLDEN") != nullptr) {
      std::ofstream(top / page.path) << now;
    } else {
      EXPECT_EQ(now, page.text) << page.path << ": if it should be so: UPDATE_GOLDEN=1 tools/test --only 'Docs.*'";
    }
  }
  EXPECT_GE(runs, 4);
}

// ---------------------------------------------------------------- records

bool is_record(const std::string& text) {
  return text.starts_with("players:") || text.find("\nplayers:") != std::string::npos;
}

/// Whether the lines of a block are keys of a record: then players make it one.
bool is_part(const std::string& text) {
  return std::regex_search(text, std::regex("(^|\n)(start|rounds|final|result|options|edition):"));
}

std::string claims_due(const Fixture& fixture, Claims found) {
  if (!fixture.claims.empty()) return fixture.claims;
  return std::string(name(found == Claims::none ? Claims::none : Claims::confirmed));
}

/// A whole record is legal, without a finding and with its claims confirmed, unless it is marked.
TEST(Docs, RecordsAreWhatThePageSays) {
  int records = 0;
  for (const Page& page : pages())
    for (const Block& block : page.blocks) {
      if (block.language != "yaml" || page.path.starts_with("docs/adjudication"))
        continue;  // cases/cases_test.cpp has those
      SCOPED_TRACE(page.at(block.line));
      const bool whole = is_record(block.text);
      if (!whole && !is_part(block.text)) continue;
      const std::string text = whole ? block.text : "players: [Anna, Boris, Chris]\n" + block.text;
      for (const Fixture& fixture : fixtures_of(page.path, text)) {
        ++records;
        const Refereed refereed = referee(fixture.source, {});
        const Judgement& judgement = refereed.judgement;
        EXPECT_EQ(found(refereed), fixture.expected);
        EXPECT_EQ(name(judgement.verdict), fixture.verdict.empty() ? "legal" : fixture.verdict);
        EXPECT_EQ(name(judgement.claims), claims_due(fixture, judgement.claims));
      }
    }
  EXPECT_GE(records, 4);
}

TEST(Readme, HasAtMost200Lines) {
  EXPECT_LE(std::ranges::count(pages().front().text, '\n'), 200);
}

TEST(Readme, RecordsASessionInTenLines) {
  const auto& blocks = pages().front().blocks;
  const auto block = std::ranges::find(blocks, "yaml", &Block::language);
  ASSERT_NE(block, blocks.end());
  EXPECT_LE(std::ranges::count(block->text, '\n'), 10);
  const Refereed refereed = referee({.name = "README.md", .text = block->text}, {});
  EXPECT_THAT(found(refereed), IsEmpty());
  EXPECT_EQ(refereed.judgement.verdict, Verdict::legal);
  EXPECT_EQ(refereed.judgement.claims, Claims::confirmed);
  EXPECT_GE(refereed.judgement.plays, 4);
}

TEST(Installing, ShowsAProgramThatIsBuilt) {
  const std::vector<Block> blocks = read_page("docs/installing.md").blocks;
  const auto block = std::ranges::find(blocks, "cpp", &Block::language);
  ASSERT_NE(block, blocks.end());
  EXPECT_THAT(text_of_file((top / "tests/package/main.cpp").string()), ::testing::EndsWith(block->text));
}

// ---------------------------------------------------------------- the words, the editions and the options

TEST(RecordFormat, NamesEveryTown) {
  const Page page = read_page("docs/record-format.md");
  for (std::uint8_t id = 0; id < elfenland::town_count; ++id)
    EXPECT_THAT(page.prose, HasSubstr(" " + std::string(elfenland::town(elfenland::TownId{id}).name)));
}

std::vector<std::string> cut(const std::string& text, const std::string& between) {
  std::vector<std::string> parts;
  std::size_t from = 0;
  for (std::size_t at; (at = text.find(between, from)) != std::string::npos; from = at + between.size())
    parts.push_back(text.substr(from, at - from));
  parts.push_back(text.substr(from));
  return parts;
}

TEST(Glossary, HasNamesOfTheHeaders) {
  std::string headers;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(top / "lib" / "elfref"))
    if (entry.path().extension() == ".h") headers += text_of_file(entry.path().string());
  headers = std::regex_replace(headers, std::regex("//[^\n]*"), "");
  std::set<std::string> known;
  for (const Match& match : matches(headers, std::regex("\\b[A-Za-z_]\\w*\\b"))) known.insert(match[0]);
  const Page page = read_page("docs/glossary.md");
  std::istringstream lines(page.prose.substr(page.prose.find("| word | means | in code |")));
  std::size_t names = 0;
  for (std::string line; std::getline(lines, line) && line.starts_with("|");) {
    if (line.starts_with("|--")) continue;
    const std::vector<std::string> cells = cut(line, " | ");
    ASSERT_EQ(cells.size(), 3U) << line;
    for (const Match& match : matches(cells[2], std::regex("`([^`]+)`"))) {
      EXPECT_TRUE(known.contains(match[1])) << match[1] << " is in no header: " << line;
      ++names;
    }
  }
  EXPECT_GE(names, 30U);
}

/// The options of a game of one edition, with their values, as its page has them.
void expect_the_options(const std::string& path, const OptionTable& table) {
  const Page page = read_page(path);
  for (const OptionWords& option : table.options()) {
    std::string values;
    for (const std::string_view value : option.values)
      if (!value.empty()) values += (values.empty() ? "" : ", ") + std::string(value);
    EXPECT_THAT(page.prose, HasSubstr("\n| `" + std::string(option.name) + "` | " + values + " | "));
  }
}

TEST(RecordFormat, OfOtherGamesHasTheirOptions) {
  expect_the_options("docs/record-format-elven-rage.md", elven_rage::option_table());
  expect_the_options("docs/record-format-master-elf.md", master_elf::option_table());
}

/// Words of components, as a row of the page that lists them has them.
template <class Words>
std::string row_of(const std::string& part, const Words& words) {
  std::string all;
  for (const std::string_view word : words) all += (all.empty() ? "" : ", ") + std::string(word);
  return "\n| " + part + " | " + all + " |\n";
}

TEST(RecordFormat, OfElvenRageHasTheWordsOfComponents) {
  const Page page = read_page("docs/record-format-elven-rage.md");
  EXPECT_THAT(page.prose, HasSubstr(row_of("the icon of a slot", elven_rage::icon_names)));
  EXPECT_THAT(page.prose, HasSubstr(row_of("`kind` of a card", elven_rage::card_kind_names)));
  EXPECT_THAT(page.prose, HasSubstr(row_of("WHEN: the time of an effect", elven_rage::when_names)));
  EXPECT_THAT(page.prose, HasSubstr(row_of("SIDE: whose card it changes", elven_rage::who_names)));
  const std::size_t effects = page.prose.find("\n| EFFECT |");
  ASSERT_NE(effects, std::string::npos);
  const std::string row = page.prose.substr(effects, page.prose.find('\n', effects + 1) - effects);
  for (const std::string_view effect : elven_rage::does_names)
    EXPECT_THAT(row, HasSubstr(" " + std::string(effect))) << row;
}

TEST(RecordFormat, OfMasterElfHasTheWordsOfComponents) {
  const Page page = read_page("docs/record-format-master-elf.md");
  const auto listed = [](const auto& words) {
    std::string all;
    for (const std::string_view word : words) all += (all.empty() ? "" : ", ") + std::string(word);
    return all + ".";
  };
  EXPECT_THAT(page.prose, HasSubstr("`parcels` has the keys " + listed(master_elf::parcel_names)));
  EXPECT_THAT(page.prose, HasSubstr("The figures are " + listed(master_elf::figure_names)));
}

/// The part of a page from the line `head` to the next empty line or the end of its list; UPDATE_GOLDEN=1 writes it
/// anew.
void expect_part(const std::string& path, const std::string& head, const std::string& end, const std::string& due) {
  std::string text = text_of_file((top / path).string());
  const std::size_t begin = text.find(head);
  ASSERT_NE(begin, std::string::npos) << path << " has no " << head;
  const std::size_t after = text.find(end, begin + head.size() - 1);
  ASSERT_NE(after, std::string::npos) << path;
  if (std::getenv("UPDATE_GOLDEN") != nullptr) {
    std::ofstream(top / path) << text.replace(begin, after - begin, head + due);
  } else {
    EXPECT_EQ(text.substr(begin, after - begin), head + due) << path;
  }
}

/// How a line is begun in an editor: its verb as a key where it may be one, and a place for each of its parts.
std::string snippet_of(const LineShape& shape, bool sentences) {
  std::string body = shape.least;
  const std::size_t verb = body.find(' ');
  const bool keyed = body.find(": ") != std::string::npos;
  int number = 0;
  std::size_t from = 0;
  for (const PartShape& part : shape.parts) {
    const std::size_t at = body.find(part.holds, from);
    if (at == std::string::npos) continue;  // it may be left out
    const std::string place = "${" + std::to_string(++number) + ":" + std::string(part.holds) + "}";
    body.replace(at, part.holds.size(), place);
    from = at + place.size();
  }
  if (number > 0 && sentences && !keyed) body.insert(verb, ":");
  return body;
}

TEST(RecordFormat, HasTheLinesOfTurns) {
  for (const GameModule* game : games()) {
    if (game->lines == nullptr) continue;
    const std::vector<LineShape> lines = game->lines();
    const std::string name(game->name), schema = "schemas/" + name + ".schema.json", head = "\"defaultSnippets\": [";
    const std::string text = text_of_file((top / schema).string());
    const std::size_t at = text.find(head);
    ASSERT_NE(at, std::string::npos) << schema;
    const std::string end = text.substr(text.rfind('\n', at), at - text.rfind('\n', at));
    std::string table = "|---|---|---|\n", snippets;
    for (const LineShape& shape : lines) {
      table += "| `" + shape.words + "` | `" + std::string(shape.example) + "` | " + std::string(shape.says) + " |\n";
      snippets += std::string(snippets.empty() ? "" : ",") + end + "  {\"label\": \"" + shape.words +
                  "\", \"description\": \"" + std::string(shape.says) + "\", \"body\": \"" +
                  snippet_of(shape, game->sentences) + "\"}";
    }
    expect_part("docs/record-format-" + name + ".md", "| line | for example | says |\n", "\n\n",
                table.substr(0, table.size() - 1));
    expect_part(schema, head, end + "],", snippets);
  }
}

TEST(RecordFormat, HasTheTableOfEditionsAndOptions) {
  const Page page = read_page("docs/record-format.md");
  std::istringstream lines(page.prose.substr(page.prose.find("| option | values |")));
  std::string line;
  std::getline(lines, line);
  const std::vector<std::string> head = cut(line, " | ");
  std::getline(lines, line);
  std::set<std::string> columns;
  std::size_t rows = 0;
  for (; std::getline(lines, line) && line.starts_with("| `"); ++rows) {
    SCOPED_TRACE(line);
    const std::vector<std::string> cells = cut(line.substr(2), " | ");
    ASSERT_EQ(cells.size(), head.size());
    const std::string name = cells[0].substr(1, cells[0].size() - 2);
    const auto option = elfenland::option_named(name);
    ASSERT_TRUE(option);
    const OptionWords& known = elfenland::info(*option);
    std::string values;
    for (std::size_t i = 0; i < known.values.size(); ++i) values += (i == 0 ? "" : ", ") + std::string(known.values[i]);
    EXPECT_EQ(cells[1], values);
    for (std::size_t column = 2; column < cells.size(); ++column)
      for (std::string edition_name : cut(head[column], ", ")) {
        edition_name.erase(edition_name.find_last_not_of(" |") + 1);
        columns.insert(edition_name);
        const EditionInfo& edition = elfenland::edition(edition_name);
        ASSERT_EQ(edition.name, edition_name);
        std::string cell = cells[column].substr(0, cells[column].find(';'));
        cell.erase(cell.find_last_not_of(" |") + 1);
        EXPECT_EQ(cell, std::string(known.values[edition.options[*option]]) + (edition.assumes(*option) ? "*" : ""))
            << edition_name;
      }
  }
  EXPECT_EQ(rows, static_cast<std::size_t>(elfenland::option_count));
  EXPECT_EQ(columns.size(), elfenland::editions().size());
}

}  // namespace
}  // namespace elfref::testing::docs_test
