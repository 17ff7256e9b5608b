// What is said, in every language: of each rule's and fault's fixture and of each record, whatever can be asked, and
// whatever the recorder asks.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <optional>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "elfref/core/asking/compare.h"
#include "elfref/core/asking/count.h"
#include "elfref/core/asking/position_view.h"
#include "elfref/core/asking/record_diff.h"
#include "elfref/core/asking/recorded_play.h"
#include "elfref/core/asking/replay_view.h"
#include "elfref/core/asking/suggest.h"
#include "elfref/core/asking/what_if.h"
#include "elfref/core/assist/assist.h"
#include "elfref/core/pages/dispute.h"
#include "elfref/core/render/render.h"
#include "elfref/core/text/text.h"
#include "elfref/core/words/core_msg.h"
#include "elfref/games.h"
#include "elfref/result_sheet.h"
#include "elfref/recorder.h"
#include "spoken/heard.h"
#include "spoken/tapped.h"
#include "testing/fixture.h"

namespace elfref::spoken::spoken_test {
namespace {

constexpr int width = 80;
const std::string list_of_unsaid = ELFREF_SOURCE_DIR "/tests/spoken/unsaid.txt";

/// The lines of a report that are too wide for a terminal: not those that quote the record, rows of a table, nor one
/// without a space.
void keep_the_width(const std::string& report, Language language, std::set<std::string>& wrong) {
  std::istringstream lines(report);
  for (std::string line; std::getline(lines, line);) {
    const std::size_t begin = std::min(line.find_first_not_of(' '), line.size());
    const bool stays = line.find(" | ") != std::string::npos || line.find("  ", begin) != std::string::npos;
    if (!stays && display_width(line) > width && line.find(' ', begin) != std::string::npos)
      wrong.insert(std::string(tag(language)) + " too wide: " + line);
  }
}

/// Everything that can be asked about a record. What needs no language is worked out once.
class Questions {
 public:
  /// `plies`: the positions that are asked about are before these plays; none: only what every record is asked.
  Questions(const Refereed& refereed, const Overrides& overrides, const std::vector<std::uint32_t>& plies, Heard& heard)
      : refereed_(refereed),
        overrides_(overrides),
        heard_(heard),
        all_(!plies.empty()),
        suggested_(refereed.judgement) {
    const GameModule& game = *refereed.game;
    if (refereed.judgement.verdict == Verdict::unreadable) return;
    if (all_) suggest(game, *refereed.record, overrides, suggested_);
    if (game.replay != nullptr) replay_ = game.replay(*refereed.record, overrides, refereed.judgement);
    if (game.plays != nullptr) plays_ = game.plays(*refereed.record);
    for (const std::uint32_t ply : plies) work_out(ply);
  }

  void ask_all(Language language) {
    const TextStyle style{.width = width, .cite_all = true, .language = language};
    std::string out;
    render_check(out, source(), suggested_, style);
    render_score(out, source(), refereed_.judgement, style);
    render_verdict_line(out, source(), refereed_.judgement, style);
    keep_the_width(out, language, heard_.wrong);
    (void)sheet_of(refereed_, language);
    if (replay_) {
      const Viewing viewing{*refereed_.game, *refereed_.record, overrides_, refereed_.judgement, *replay_};
      render_replay(out, viewing, style);
      (void)render_replay_json(viewing, language, ReplayFor::page);
    }
    for (const auto& [position, count, play] : places_) {
      if (!position.complaint.empty()) continue;
      render_position(out, source(), position, play, style);
      if (count && count->complaint.empty()) render_count(out, source(), *count, play, style);
    }
    if (all_) dispute(language), editor(language);
  }

 private:
  struct Place {
    PositionView position;
    std::optional<Count> count;
    const RecordedPlay* play;
  };

  [[nodiscard]] const Source& source() const { return refereed_.source(); }

  void work_out(std::uint32_t ply) {
    const GameModule& game = *refereed_.game;
    PositionRequest request{.ply = ply, .at_play = ply < plays_.size(), .at_end = ply >= plays_.size(), .reach = true};
    const RecordedPlay* play = request.at_play ? &plays_[ply] : nullptr;
    if (play != nullptr) request.why = play->words;
    places_.push_back({game.position(*refereed_.record, overrides_, request), std::nullopt, play});
    request.why.clear();
    request.reach = false;
    places_.push_back({game.position(*refereed_.record, overrides_, request), std::nullopt, play});
    if (game.count != nullptr)
      places_.back().count = game.count(*refereed_.record, overrides_, {.from = request, .depth = 1, .divide = true});
  }

  void dispute(Language language) {
    const Dispute dispute{*refereed_.game, *refereed_.record, overrides_, refereed_.judgement};
    const auto about = disputed_play(dispute, plays_);
    if (about && about->complaint.empty()) (void)html_of(dispute_page(dispute, *about, language));
  }

  void editor(Language language) {
    const Draft draft = draft_of(refereed_, overrides_);
    (void)symbols_of(draft, language);
    (void)inlays_of(draft, language);
    for (const auto& finding : refereed_.judgement.findings) (void)hover_at(draft, finding.span.begin, language);
  }

  const Refereed& refereed_;
  const Overrides& overrides_;
  Heard& heard_;
  bool all_;
  std::optional<ReplayView> replay_;
  std::vector<RecordedPlay> plays_;
  std::vector<Place> places_;
  Judgement suggested_;  // with what may have been meant, where all is asked
};

/// The plays that findings are about, at most two, and the end.
std::vector<std::uint32_t> plies_to_ask(const Refereed& refereed) {
  if (refereed.game->position == nullptr || refereed.judgement.verdict == Verdict::unreadable) return {};
  const auto plays = refereed.game->plays(*refereed.record);
  std::vector<std::uint32_t> plies;
  for (const auto& finding : refereed.judgement.findings)
    for (const RecordedPlay& play : plays)
      if (plies.size() < 2 && play.span.begin <= finding.span.begin && finding.span.begin < play.span.end &&
          std::ranges::find(plies, play.ply) == plies.end())
        plies.push_back(play.ply);
  plies.push_back(static_cast<std::uint32_t>(plays.size()));
  return plies;
}

/// Whatever can be asked about the records of a folder. `all`: also what takes longer.
void ask_about(const std::string& folder, bool all, Heard& heard) {
  const Overrides overrides{.deductions = true, .by_round = true};
  for (const std::string& path : testing::records_below(folder)) {
    std::vector<Refereed> refereed;
    for (testing::Fixture& fixture : testing::fixtures_of(path)) {
      fixture.source.name = "x.yaml";
      refereed.push_back(referee(std::move(fixture.source), overrides));
    }
    for (std::size_t i = 0; i < refereed.size(); ++i) {
      const Refereed& one = refereed[i];
      Questions questions(one, overrides, all ? plies_to_ask(one) : std::vector<std::uint32_t>(), heard);
      for (const Language language : languages_of(words_of(*one.game))) {
        questions.ask_all(language);
        std::string out;
        const TextStyle style{.width = width, .language = language};
        const bool both = i > 0 && one.game == refereed[i - 1].game && one.game->plays != nullptr &&
                          one.judgement.verdict != Verdict::unreadable &&
                          refereed[i - 1].judgement.verdict != Verdict::unreadable;
        if (both) {
          const std::array<Example, 2> sides{Example{refereed[i - 1].source(), refereed[i - 1].judgement},
                                             Example{one.source(), one.judgement}};
          render_diff(out, diff_records(*one.game, {*refereed[i - 1].record, refereed[i - 1].judgement},
                                        {*one.record, one.judgement}), sides, style);
        }
      }
      if (!all) continue;
      const Compared compared = compare(one.source());
      for (const Language language : languages_of(words_of(*one.game))) {
        std::string out;
        render_comparison(out, compared.source(), *compared.game, compared.comparison,
                          {.width = width, .language = language});
      }
    }
  }
}

/// The rules and faults, explained.
void ask_about_rules() {
  for (const GameModule* game : games())
    for (const Language language : languages_of(words_of(*game))) {
      const TextStyle style{.width = width, .language = language};
      std::string out;
      render_rules(out, std::array{game}, style);
      for (const RuleInfo* rule : game->rules()) render_explanation(out, {.rule = rule, .game = game}, style);
      if (game->permissions == nullptr) continue;
      for (const RuleInfo& rule : game->permissions())
        render_explanation(out, {.rule = &rule, .game = game, .permission = true}, style);
    }
  for (const Fault* fault : all_faults())
    for (const Language language : languages_of(&fault->words())) {
      std::string out;
      render_explanation(out, {.fault = fault}, {.width = width, .language = language});
    }
}

/// What the recorder asks: of start sheets, of walks from them, and of each record.
void ask_by_taps(Heard& heard) {
  std::vector<Tapped> all;
  for (const GameModule* game : recorded_games()) {
    Tapped& tapped = all.emplace_back(*game, heard);
    tapped.ask_about_the_sheet();
    for (const std::string& path : testing::records_below("records/" + std::string(game->name)))
      for (testing::Fixture& fixture : testing::fixtures_of(path)) {
        fixture.source.name = "x.yaml";
        tapped.ask_about(fixture.source);
      }
  }
  heard.sure = heard.ids;
  for (Tapped& tapped : all) tapped.walk();
}

/// Everything, once for all tests.
const Heard& everything() {
  static const Heard heard = [] {
    Heard all;
    const Listening listening(all);
    ask_about_rules();
    for (const char* folder : {"tests/elfenland/rules", "tests/elven_rage/rules", "tests/master_elf/rules",
                               "tests/faults"})
      ask_about(folder, false, all);
    for (const char* folder : {"records/elfenland/disputes", "records/elven-rage", "records/master-elf"})
      ask_about(folder, true, all);
    ask_by_taps(all);
    return all;
  }();
  return heard;
}

TEST(Spoken, IsWholeAndOfOneLanguage) {
  EXPECT_GT(everything().texts, 100000u);
  for (const std::string& wrong : everything().wrong) ADD_FAILURE() << wrong;
}

// What no fixture and no record makes the library say. The list may only shrink: a new message gets a fixture. What a
// random walk says has a mark: another walk may not say it.
TEST(Spoken, IsEverythingButAListedRest) {
  const std::string mark = " (by chance)";
  std::set<std::string> unsaid;
  std::vector<std::string> lines;
  std::vector<const Room*> rooms{&core_words()};
  for (const GameModule* game : games())
    if (game->words != nullptr) rooms.push_back(&game->words());
  for (const Room* room : rooms)
    for (std::uint16_t i = 0; i < room->messages; ++i) {
      const auto id = static_cast<std::uint16_t>(room->number << 12 | i);
      if (everything().sure.contains(id)) continue;
      unsaid.insert(std::string(room->ids[i]));
      lines.push_back(std::string(room->ids[i]) + (everything().ids.contains(id) ? mark : ""));
    }
  std::set<std::string> listed;
  std::ifstream list(list_of_unsaid);
  for (std::string line; std::getline(list, line);) listed.insert(line.substr(0, line.find(' ')));
  if (std::getenv("UPDATE_GOLDEN") != nullptr) {
    std::ranges::sort(lines);
    std::ofstream updated(list_of_unsaid);
    for (const std::string& line : lines)
      if (listed.empty() || listed.contains(line.substr(0, line.find(' ')))) updated << line << "\n";
    return;
  }
  for (const std::string& id : unsaid)
    EXPECT_TRUE(listed.contains(id)) << id << " is said by no fixture: write one";
  for (const std::string& id : listed)
    EXPECT_TRUE(unsaid.contains(id)) << id << " is said now: delete its line in " << list_of_unsaid;
}

// Judging makes messages, and no text of them: texts are looked up when somebody reads a report.
TEST(Spoken, IsNothingWhileRecordsAreJudged) {
  Heard heard;
  const Listening listening(heard);
  int legal = 0;
  for (const char* folder : {"records/elfenland/sessions", "records/elven-rage/sessions", "records/master-elf/sessions"})
    for (const std::string& path : testing::records_below(folder))
      for (testing::Fixture& fixture : testing::fixtures_of(path))
        if (referee(std::move(fixture.source)).judgement.verdict == Verdict::legal) ++legal;
  EXPECT_GT(legal, 5);
  EXPECT_EQ(heard.texts, 0u);
}

// The test can fail.
TEST(Spoken, IsFoundWrong) {
  const Message said = msg::in_round({.round = 2});
  EXPECT_EQ(wrong_with(said, Language::en, {"{Anna}"}, "round 2 {Anna}"), "");
  EXPECT_EQ(wrong_with(said, Language::en, {}, "round {$round}"), "a brace in 'round {$round}'");
  EXPECT_EQ(wrong_with(said, Language::ja, {}, ""), "no text");
  EXPECT_EQ(wrong_with(said, Language::ru, {"of"}, "2-й раунд, of"), "");
  EXPECT_EQ(wrong_with(said, Language::ru, {"Anna"}, "2-й раунд of Anna"), "'of' in '2-й раунд of ·'");
}

}  // namespace
}  // namespace elfref::spoken::spoken_test
