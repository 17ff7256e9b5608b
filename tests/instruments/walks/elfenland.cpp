// Walks through Elfenland: games of programs, each play of which is fed to a table, and tables in the midst of
// generated sessions.

#include "elfref/testing/elfenland.h"

#include <algorithm>
#include <array>
#include <string>
#include <variant>
#include <vector>

#include "elfref/core/record/record_reader.h"
#include "elfref/core/walk/walk.h"
#include "elfref/elfenland/live/moves.h"
#include "elfref/elfenland/live/table.h"
#include "elfref/elfenland/forms/written.h"
#include "elfref/elfenland/reading/decode.h"
#include "elfref/testing/things.h"
#include "instruments/walks/walks.h"
#include "testing/feeding.h"

namespace elfref::testing::walks_in_elfenland {
namespace {

using namespace elfenland;

constexpr int most_plays = 60;      // of a table, after where it begins
constexpr int most_candidates = 3;  // of a walk

class Walk {
 public:
  Walk(Walks& walks, std::uint64_t seed, std::uint64_t number)
      : walks_(walks), dice_(seed ^ 0x3a1c, number), seed_(seed), number_(number) {}

  /// A whole game of programs.
  void by_game() {
    const EditionInfo& by = any_of(editions(), dice_);
    const int players = 2 + dice_.below(5);
    Options options = by.options;
    options[Option::town_cards] = 0;
    Game game(players, options);
    Session agreed;
    agreed.edition = by.name;
    agreed.set(static_cast<std::size_t>(Option::town_cards), 0);
    static constexpr std::array names{"Anna", "Ben", "Carl", "Dora", "Emil", "Fay"};
    for (int seat = 0; seat < players; ++seat) agreed.players.push_back({names[static_cast<std::size_t>(seat)], {}});
    Table table(agreed);
    std::vector<Action> pool;
    const int last = dice_.chance(40) ? 10 + dice_.below(400) : 100'000;  // where it is broken off
    const auto alike = [](const auto& plays) { return std::vector<int>(plays.size(), 1); };
    int round = 0;
    for (int plays = 0; !game.is_over() && plays < last;) {
      if (game.table().round != round) feed(table, BeginRound{.number = static_cast<std::uint8_t>(++round)}, "begun");
      const bool drawn = game.is_chance();
      const auto move = one_move<GameMoves>(game, all_kinds, alike, dice_);
      if (!move) return fault("nothing", "nothing is listed", table);
      if (!drawn && dice_.chance(5)) pool.push_back(*move);
      feed(table, *move, drawn ? "drawn" : "listed");
      GameMoves::play(game, *move);
      if (drawn) continue;
      ++plays;
      ++walks_.counts["plays of games"];
    }
    if (game.is_over()) feed(table, EndRound{}, "ended");
    finish(table, pool, true);
  }

  /// A table in the midst of a generated session.
  void by_table() {
    const auto detail = dice_.chance(60) ? Detail::full : Detail::in_public;  // a table is told each pass
    PlayedGame played = play_game(agreement_of({.seed = seed_}, number_));
    const int plays = plays_of(played);
    if (plays < 2 || is_a_sheet(played, detail)) return;
    Agreement agreed = played.agreed;
    agreed.stop_after = 1 + dice_.below(plays - 1);
    const std::string text = record_of(play_game(agreed), detail);
    Diagnostics faults;
    const auto record = read_record({.name = "generated", .text = text}, faults);
    auto session = decode(*record, faults);
    if (!session) return;
    session->claims.clear();
    Table table = testing::feed(*record, *session).table;
    std::vector<Action> pool;
    for (int many = 0; many < most_plays; ++many) {
      const std::vector<Seat> may = table.to_play();
      const std::vector<LegalPlay> listed = may.empty() ? std::vector<LegalPlay>() : table.legal_plays();
      if (listed.empty()) {
        if (!next_phase(table)) break;
        continue;
      }
      const LegalPlay& chosen = any_of(listed, dice_);
      if (dice_.chance(20)) pool.push_back(chosen.play);
      const Table before = table;
      const Judged judged = table.play(chosen.play);
      ++walks_.counts["plays of tables"];
      if (judged.verdict == Verdict::illegal || judged.verdict == Verdict::unreadable)
        return fault("listed " + rules_of(judged.findings),
                     "listed, and " + std::string(name(judged.verdict)) + ": " + words(chosen.play, table) + ": " +
                         rules_of(judged.findings),
                     table);
      if (judged.verdict == Verdict::possible && chosen.certain)
        fault("surely " + rules_of(judged.findings),
              "surely legal as listed, and possible: " + words(chosen.play, table) + ": " + rules_of(judged.findings), table);
      // What is listed as perhaps legal may be refuted by the whole record, which shows more than the hands.
      if (!chosen.certain && table.judgement().verdict == Verdict::illegal) {
        ++walks_.counts["refuted by the whole"];
        table = before;
      }
    }
    finish(table, pool, false);
  }

 private:
  static constexpr std::array phases{phase::deal, phase::draw, phase::choose, phase::plan, phase::travel, phase::keep};

  static bool next_phase(Table& table) {
    if (table.state().end.ending != Ending::none) return false;
    const auto now = std::ranges::find(phases, table.phase());
    if (now != phases.end() && std::next(now) != phases.end())
      return table.begin(*std::next(now)).verdict != Verdict::unreadable;
    table.begin(phase::end);
    return table.state().end.ending == Ending::none && table.begin(phase::deal).verdict != Verdict::unreadable;
  }

  void feed(Table& table, const Action& play, const std::string& what) {
    const Judged judged = table.play(play);
    if (judged.verdict != Verdict::legal)
      fault(what + " " + rules_of(judged.findings),
            what + ", and " + std::string(name(judged.verdict)) + ": " + words(play, table) + ": " + rules_of(judged.findings),
            table);
  }

  static std::string words(const Action& play, const Table& table) { return written(play, table.session().players); }

  void finish(const Table& table, const std::vector<Action>& pool, bool known) {
    ++walks_.counts["walks"];
    const std::string said = checked(table.record());
    if (said != "legal" && (known || said != "possible"))
      fault("check " + said, "check of what was listed: " + said, table);
    walks_.records.push_back("r " + json_line(table.record()));
    for (int many = 0; many < most_candidates && !pool.empty(); ++many) {
      Table next = table;
      if (next.play(any_of(pool, dice_)).verdict == Verdict::unreadable) continue;
      ++walks_.counts["candidates"];
      walks_.records.push_back("c " + json_line(next.record()));
    }
  }

  void fault(const std::string& about, const std::string& told, const Table& table) {
    walks_.fault(about, "walk " + std::to_string(number_) + ": " + told + "\n" + table.record());
  }

  Walks& walks_;
  Dice dice_;
  std::uint64_t seed_, number_;
};

}  // namespace
}  // namespace elfref::testing::walks_in_elfenland

namespace elfref::testing {

void walk_elfenland(Walks& walks, std::uint64_t seed, std::uint64_t number) {
  walks_in_elfenland::Walk walk(walks, seed, number);
  number % 2 == 0 ? walk.by_game() : walk.by_table();
}

}  // namespace elfref::testing
