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
#include "speaking.h"
#include "words/tool_msg.h"

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
Argument number(std::string name, Number& into, Number least, Number most, Message description) {
  return {.name = std::move(name),
          .value = "N",
          .description = std::move(description),
          .take = [&into, least, most](const std::string& given) -> Message {
            Number read{};
            const char* const last = given.data() + given.size();
            const auto [end, fault] = std::from_chars(given.data(), last, read);
            if (fault != std::errc() || end != last || read < least || read > most)
              return no_number(static_cast<std::uint64_t>(least), static_cast<std::uint64_t>(most), given);
            into = read;
            return {};
          }};
}

/// The table of what was counted: rules, then kinds of play.
std::string table(const std::vector<Tally>& tallies, std::uint64_t games) {
  std::size_t width = 0;
  for (const Tally& tally : tallies) width = std::max(width, tally.what.size());
  std::string out = said(msg::sessions({.number = games})) + "\n";
  bool rules = false;
  for (std::size_t i = 0; i < tallies.size(); ++i) {
    const Tally& tally = tallies[i];
    if (i == 0 || tally.rule != rules)
      out += "\n" + said(tally.rule ? msg::plays_by_rule() : msg::plays_by_kind()) + "\n";
    rules = tally.rule;
    out.append("  ").append(tally.what).append(width - tally.what.size() + 2, ' ');
    out.append(tally.never.empty() ? std::to_string(tally.times) : said(tally.never.message())).append("\n");
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
    complain(Message(wrong));
    complain(msg::see_help_of({.command = verbatim("generate")}));
    return exit_not_judged;
  }
  if (request.statistics && !request.wanted.breaks.empty()) {
    complain(msg::stats_break());
    return exit_not_judged;
  }
  if (request.statistics)
    return print(table(generator.tallies(request.wanted, request.games), request.games)) ? exit_clean : exit_not_judged;
  for (std::uint64_t game = 0; game < request.games; ++game) {
    const std::string record = generator.record(request.wanted, game);
    if (record.empty()) {
      complain(msg::no_session_found({.rule = verbatim(request.wanted.breaks)}));
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
  Argument breaks = text("--break", "RULE|any", request->wanted.breaks, msg::generate_break());
  breaks.values = Values::rules;
  return {
      .name = "generate",
      .description = msg::generate_about(),
      .footer = {.runs = {{"elfref generate", msg::generate_run_one()},
                          {"elfref generate --games 100 --seed 7 --detail public | elfref check -"},
                          {"elfref generate --games 100 --break any", msg::generate_run_break()},
                          {"elfref generate --games 1000 --stats", msg::generate_run_stats()},
                          {"elfref generate --game elven-rage", msg::generate_run_game()}},
                 .notes = {msg::generate_note()},
                 .exit = msg::generate_exit()},
      .arguments =
          {choice("--game", request->generator, games_by_name(), msg::generate_game()),
           number("--games", request->games, std::uint64_t{1}, std::uint64_t{1'000'000'000}, msg::generate_games()),
           number("--seed", request->wanted.seed, std::uint64_t{0}, std::numeric_limits<std::uint64_t>::max(),
                  msg::generate_seed()),
           number("--players", request->wanted.players, 1, 99, msg::generate_players()),
           edition_argument(request->wanted.edition, msg::generate_edition()),
           choice<Detail>("--detail", request->wanted.detail,
                          {{"full", Detail::full}, {"public", Detail::in_public}, {"minimal", Detail::minimal}},
                          msg::generate_detail()),
           std::move(breaks),
           choice<SessionForm>("--format", request->form,
                               {{"yaml", SessionForm::yaml}, {"ndjson", SessionForm::ndjson}}, msg::generate_format()),
           flag("--stats", request->statistics, msg::generate_stats())},
      .run = [request] { return run(*request); },
      .group = Group::write};
}

}  // namespace elfref::tools::commands
