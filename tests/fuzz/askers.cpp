#include "fuzz/askers.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "fuzz/demand.h"
#include "fuzz/record_mutator.h"
#include "language_server.h"
#include "offers.h"
#include "questions.h"
#include "recording.h"

namespace elfref::fuzz {
namespace {

using Words = std::vector<std::string>;
using Json = nlohmann::json;

// ---------------------------------------------------------------- the command line

int lines_in(const std::string& text) {
  return static_cast<int>(std::ranges::count(text, '\n')) + 1;
}

/// Draws the arguments of commands.
class Drawing {
 public:
  Drawing(const Asked& asked, Dice& dice) : asked_(asked), dice_(dice) {}

  [[nodiscard]] Words any() {
    static constexpr std::array drawn{&Drawing::check, &Drawing::check,  &Drawing::what_if, &Drawing::score,
                                      &Drawing::moves, &Drawing::moves,  &Drawing::replay,  &Drawing::compare,
                                      &Drawing::diff,  &Drawing::report, &Drawing::board,   &Drawing::convert,
                                      &Drawing::count, &Drawing::table,  &Drawing::sheets};
    return (this->*one_of(drawn, dice_))();
  }

 private:
  template <std::size_t Size>
  std::string word(const std::array<const char*, Size>& words) {
    return one_of(words, dice_);
  }
  std::string line() { return std::to_string(1 + dice_.below(lines_in(asked_.text))); }
  /// A play, as some record of that game has it.
  std::string play() {
    const auto& lines = Seeds::all().lines(asked_.game);
    return lines.empty() ? "pass" : one_of(lines, dice_);
  }
  std::string place() {
    if (dice_.chance(40)) return "end";
    if (dice_.chance(80)) return line();
    const std::string round = std::to_string(1 + dice_.below(3));
    return round + ":" + word(std::array{"plan", "travel", "turn", "battle", "choose"}) + ":" +
           word(std::array{"Anna", "Boris", "Chris"}) + (dice_.chance(30) ? ":2" : "");
  }
  /// A file with another record, made of this one.
  std::string other() { return asked_.folder->write("other.yaml", mutated(asked_.text, dice_.next())); }
  /// What is given or left out.
  void maybe(int percent, Words& to, const Words& words) {
    if (dice_.chance(percent)) to.insert(to.end(), words.begin(), words.end());
  }

  Words check() {
    Words words{"check", "--format", word(std::array{"text", "json", "ndjson", "sarif", "github", "junit"})};
    maybe(25, words, {"--suggest"});
    maybe(25, words, {"--deductions"});
    maybe(20, words, {"--cite", "all"});
    maybe(20, words, {"--color", "always"});
    maybe(10, words, {"--strict"});
    maybe(10, words, {"--fail-fast"});
    if (words[2] == "text") {
      if (dice_.chance(10)) return {"check", "--summary", asked_.path, other()};
      if (dice_.chance(25)) words = {"check", "--fix"};
      if (words.back() == "--fix" && dice_.chance(30)) words.push_back(line() + "=" + one_of(words_of(play()), dice_));
    }
    if (asked_.game == "elfenland") maybe(20, words, {"--edition", word(std::array{"rio-grande-2015", "russian"})});
    words.push_back(asked_.path);
    return words;
  }
  Words what_if() {
    std::string what = dice_.chance(20) ? "+" : "";
    what += line() + "=" + (dice_.chance(15) ? "" : play());
    return {"check", "--what-if", what, "--format", word(std::array{"text", "json"}), asked_.path};
  }
  Words score() {
    Words words{"score", "--format", word(std::array{"text", "json", "csv", "bgstats", "bgstats-link"}), asked_.path};
    maybe(50, words, {"--by-round"});
    return words;
  }
  Words table() {
    Words words{"table", "--format", word(std::array{"text", "json", "csv", "html"}), asked_.path, other()};
    maybe(30, words, {"--points", word(std::array{"wins", "score"})});
    maybe(30, words, {"--aliases", asked_.path});
    maybe(30, words, {"--by", word(std::array{"heat", "event,table"}), "--mix"});
    return words;
  }
  Words sheets() { return {"sheets", dice_.chance(50) ? asked_.path : other()}; }
  Words moves() {
    Words words{"moves", "--at", place(), "--format", word(std::array{"text", "json"}), asked_.path};
    maybe(30, words, {"--all"});
    maybe(20, words, {"--reach"});
    maybe(40, words, {"--why", play()});
    return words;
  }
  Words replay() {
    const Words html{"--html", asked_.folder->path("page.html")};
    Words words{"replay", asked_.path};
    if (dice_.chance(40)) return {"replay", asked_.path, html[0], html[1]};
    maybe(50, words, {"--at", place(), "--step", "4"});
    maybe(30, words, {"--format", "json"});
    maybe(20, words, {"--what-if", line() + "=" + play()});
    return words;
  }
  Words compare() { return {"compare", "--format", word(std::array{"text", "json"}), asked_.path}; }
  Words diff() { return {"diff", "--format", word(std::array{"text", "json"}), asked_.path, other()}; }
  Words report() {
    Words words{"report", "--format", word(std::array{"html", "md"}), asked_.path};
    maybe(60, words, {"--at", place()});
    return words;
  }
  Words board() {
    Words words{"board", "--at", place(), asked_.path};
    if (asked_.game == "elfenland") maybe(30, words, {"--price", word(std::array{"dragon", "raft", "pig"})});
    return words;
  }
  Words convert() { return {"convert", "--to", word(std::array{"ndjson", "yaml"}), asked_.path}; }
  Words count() {
    Words words{"count", "--depth", word(std::array{"1", "1", "2"}), "--at", place(), asked_.path};
    maybe(30, words, {"--divide"});
    return words;
  }

  const Asked& asked_;
  Dice& dice_;
};

// ---------------------------------------------------------------- the language server

/// An editor with one file open.
class Editor {
 public:
  explicit Editor(std::string uri) : uri_(std::move(uri)) { ask("initialize", Json::object()); }

  void open(const std::string& text) {
    notify("textDocument/didOpen", {{"textDocument", {{"uri", uri_}, {"version", 1}, {"text", text}}}});
  }
  /// Writes something in place of some lines.
  void change(int first, int after, const std::string& text) {
    const Json range{{"start", at(first, 0)}, {"end", at(after, 0)}};
    notify("textDocument/didChange", {{"textDocument", {{"uri", uri_}, {"version", 1}}},
                                      {"contentChanges", Json::array({{{"range", range}, {"text", text}}})}});
  }
  /// What is found in the file.
  [[nodiscard]] std::vector<std::string> findings() { return server_.tell_findings(); }

  void ask_all(Dice& dice, int lines) {
    for (const char* method : {"completion", "hover", "completion"})
      ask(method, {{"position", at(dice.below(lines), dice.below(60))}});
    const Json all{{"start", at(0, 0)}, {"end", at(lines, 0)}};
    const int line = dice.below(lines);
    ask("codeAction", {{"range", dice.chance(50) ? all : Json{{"start", at(line, 0)}, {"end", at(line, 99)}}}});
    ask("documentSymbol", Json::object());
    ask("inlayHint", {{"range", all}});
  }

 private:
  static Json at(int line, int character) { return {{"line", line}, {"character", character}}; }

  void notify(const std::string& method, const Json& params) {
    const Json message{{"jsonrpc", "2.0"}, {"method", method}, {"params", params}};
    (void)server_.take(message.dump(-1, ' ', false, Json::error_handler_t::replace));
  }
  void ask(const std::string& method, Json params) {
    params["textDocument"] = {{"uri", uri_}};
    const Json message{{"jsonrpc", "2.0"},
                       {"id", 1},
                       {"method", method == "initialize" ? method : "textDocument/" + method},
                       {"params", params}};
    const auto answers = server_.take(message.dump());
    demand(answers.size() == 1 && Json::parse(answers[0]).contains("result"), method + " is answered");
  }

  std::string uri_;
  tools::LanguageServer server_{Overrides{}};
};

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines{""};
  for (const char c : text) {
    lines.back() += c;
    if (c == '\n') lines.emplace_back();
  }
  return lines;
}

std::string joined(std::vector<std::string>::const_iterator begin, std::vector<std::string>::const_iterator end) {
  std::string text;
  for (; begin != end; ++begin) text += *begin;
  return text;
}

}  // namespace

void ask_a_command(const Asked& asked, Dice& dice) {
  const Words words = Drawing(asked, dice).any();
  const int status = run_command(words);
  std::string told;
  for (const std::string& word : words) told += " " + word;
  demand(0 <= status && status <= 2, "a command says 0, 1 or 2, and not " + std::to_string(status) + ":" + told);
}

void ask_as_an_editor(const Asked& asked, Dice& dice) {
  const std::string uri = "file://" + asked.path;
  // Some lines are written last.
  std::vector<std::string> lines = lines_of(asked.text);
  const int all = static_cast<int>(lines.size());
  const int first = dice.below(all);
  const int after = first + dice.below(std::min(all - first, 5));
  const std::string without = joined(lines.begin(), lines.begin() + first) + joined(lines.begin() + after, lines.end());
  Editor editor(uri);
  editor.open(without);
  const bool early = dice.chance(30);
  if (early) editor.ask_all(dice, all);
  editor.change(first, first, joined(lines.begin() + first, lines.begin() + after));
  if (!early) editor.ask_all(dice, all);
  Editor other(uri);
  other.open(asked.text);
  demand(editor.findings() == other.findings(), "what was written line by line has the findings of the whole text");
}

void go_on_recording(const Asked& asked, Dice& dice) {
  tools::Recording recording(asked.path, asked.text, {});
  tools::Offers offers(asked.path, {});
  for (int i = 0; i < 2; ++i) {
    offers.ask(recording.text());
    (void)tools::Questions(offers, recording.has_players(), recording.text().empty()).help();
    const auto& lines = Seeds::all().lines(asked.game);
    const bool offered = !offers.all().empty() && dice.chance(40);
    const std::string line = offered ? one_of(offers.all(), dice).line : lines.empty() ? "pass" : one_of(lines, dice);
    (void)offers.completions(line.substr(0, 2));
    if (tools::without_spaces(line).empty() || line.find('\n') != std::string::npos) continue;
    const std::string before = recording.text();
    const tools::Offer* const offer = offers.named(line);
    tools::Recording::Taken taken = offer != nullptr ? recording.changed(offer->writes) : recording.ask(line);
    demand(offer == nullptr || taken.readable, "a line that is offered can be read");
    if (!taken.readable) continue;
    if (dice.chance(20))
      for (const recorder::PlayShown& play : offers.plays(taken.refereed.source().text).plays)
        if (play.taken_back && dice.chance(10)) {
          taken = recording.changed(taken, *play.taken_back);
          break;  // the next one would change another text
        }
    if (!taken.readable) continue;
    recording.write(std::move(taken));
    if (!dice.chance(30)) continue;
    demand(recording.undo() && recording.text() == before, "a line that is taken back leaves what was before");
  }
  (void)recording.has_breach();
}

}  // namespace elfref::fuzz
