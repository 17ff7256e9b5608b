#include <algorithm>
#include <charconv>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "command.h"
#include "elfref/core/record/record_reader.h"
#include "elfref/core/record/write_record.h"
#include "elfref/testing/as_json.h"
#include "elfref/testing/generator.h"
#include "output.h"

namespace elfref::tools::commands {
namespace {

using testing::Detail;
using testing::SessionGenerator;
using testing::Tally;

enum class SessionForm { yaml, ndjson };

struct GenerateRequest {
  const SessionGenerator* generator = &testing::generators().front();
  testing::SessionRequest wanted;
  std::uint64_t games = 1;
  SessionForm form = SessionForm::yaml;
  bool statistics = false;
};

/// An argument that takes a whole number from `least` to `most`.
template <class Number>
Argument number(std::string name, Number& into, Number least, Number most, std::string description) {
  return {.name = std::move(name),
          .value = "N",
          .description = std::move(description),
          .take = [&into, least, most](const std::string& given) -> std::string {
            Number read{};
            const char* const last = given.data() + given.size();
            const auto [end, fault] = std::from_chars(given.data(), last, read);
            if (fault != std::errc() || end != last || read < least || read > most)
              return "takes a number from " + std::to_string(least) + " to " + std::to_string(most) + ", not '" +
                     given + "'";
            into = read;
            return "";
          }};
}

/// The table of what was counted: rules, then kinds of play.
std::string table(const std::vector<Tally>& tallies, std::uint64_t games) {
  std::size_t width = 0;
  for (const Tally& tally : tallies) width = std::max(width, tally.what.size());
  std::string out = std::to_string(games) + (games == 1 ? " session\n" : " sessions\n");
  bool rules = false;
  for (std::size_t i = 0; i < tallies.size(); ++i) {
    const Tally& tally = tallies[i];
    if (i == 0 || tally.rule != rules)
      out += tally.rule ? "\nplays judged by each rule\n" : "\nplays and tables of each kind\n";
    rules = tally.rule;
    out.append("  ").append(tally.what).append(width - tally.what.size() + 2, ' ');
    out.append(tally.never.empty() ? std::to_string(tally.times) : std::string(tally.never)).append("\n");
  }
  return out;
}

/// The record as it is printed. `first`: nothing was printed before it.
std::string printed(std::string record, SessionForm form, bool first) {
  if (form == SessionForm::yaml) return (first ? "" : "---\n") + std::move(record);
  if (std::optional<std::string> json = testing::as_json(record)) return std::move(*json) + "\n";
  Diagnostics faults;
  return write_json(*read_record({.name = "generated", .text = std::move(record)}, faults)) + "\n";
}

int run(const GenerateRequest& request) {
  const SessionGenerator& generator = *request.generator;
  if (const std::string wrong = generator.refuse(request.wanted); !wrong.empty()) {
    complain(wrong);
    complain("try 'elfref generate --help'");
    return exit_not_judged;
  }
  if (request.statistics && !request.wanted.breaks.empty()) {
    complain("--stats counts legal sessions: leave out --break");
    return exit_not_judged;
  }
  if (request.statistics)
    return print(table(generator.tallies(request.wanted, request.games), request.games)) ? exit_clean : exit_not_judged;
  for (std::uint64_t game = 0; game < request.games; ++game) {
    const std::string record = generator.record(request.wanted, game);
    if (record.empty()) {
      complain("no session found in which '" + request.wanted.breaks + "' can be broken at such a table");
      return exit_not_judged;
    }
    if (!print(printed(record, request.form, game == 0))) return exit_not_judged;
  }
  return exit_clean;
}

std::vector<std::pair<std::string, const SessionGenerator*>> games_by_name() {
  std::vector<std::pair<std::string, const SessionGenerator*>> named;
  for (const SessionGenerator& generator : testing::generators()) named.emplace_back(generator.game->name, &generator);
  return named;
}

}  // namespace

Command generate() {
  const auto request = std::make_shared<GenerateRequest>();
  Argument edition = text("--edition", "NAME", request->wanted.edition, "Let all play by this rulebook");
  edition.values = Values::editions;
  Argument breaks = text("--break", "RULE|any", request->wanted.breaks,
                         "Break this rule, or any, once in each session, and mark the line");
  breaks.values = Values::rules;
  return {.name = "generate",
          .description = "Plays sessions at random, and prints a record of each: legal, and the same on every machine",
          .examples =
              "Examples:\n"
              "  elfref generate                             one session, every card of it\n"
              "  elfref generate --games 100 --seed 7 --detail public | elfref check -\n"
              "  elfref generate --games 100 --break any     sessions in each of which one rule is broken once\n"
              "  elfref generate --games 1000 --stats        which rules and plays such sessions come to\n"
              "  elfref generate --game elven-rage           a session of another game\n"
              "\n"
              "A session hangs on its seed and its number, not on how many are asked for.\n"
              "\n"
              "Exit status: 0 printed, 2 something was wrong with what was asked for.\n",
          .arguments = {choice("--game", request->generator, games_by_name(), "What is played"),
                        number("--games", request->games, std::uint64_t{1}, std::uint64_t{1'000'000'000},
                               "How many sessions; 1 if left out"),
                        number("--seed", request->wanted.seed, std::uint64_t{0},
                               std::numeric_limits<std::uint64_t>::max(), "What all is drawn from; 1 if left out"),
                        number("--players", request->wanted.players, 1, 99, "How many play; any number if left out"),
                        std::move(edition),
                        choice<Detail>(
                            "--detail", request->wanted.detail,
                            {{"full", Detail::full}, {"public", Detail::in_public}, {"minimal", Detail::minimal}},
                            "How much is written down: every piece, what all saw, or the least"),
                        std::move(breaks),
                        choice<SessionForm>("--format", request->form,
                                            {{"yaml", SessionForm::yaml}, {"ndjson", SessionForm::ndjson}},
                                            "How records are written; ndjson: a line each"),
                        flag("--stats", request->statistics,
                             "Print how often each rule and kind of play was exercised, and no record")},
          .run = [request] { return run(*request); }};
}

}  // namespace elfref::tools::commands
