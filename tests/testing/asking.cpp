#include "testing/asking.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <span>

#include "elfref/core/asking/record_diff.h"
#include "elfref/core/asking/recorded_play.h"
#include "elfref/core/asking/suggest.h"
#include "elfref/core/asking/what_if.h"
#include "elfref/core/text/source.h"
#include "testing/english.h"
#include "testing/fixture.h"

namespace elfref::testing {
namespace {

std::string place_of(const Refereed& refereed, const RecordedPlay& play) {
  return refereed.source().name + ":" + std::to_string(place_of(refereed.source(), play.span).line) + ": " + play.words;
}

}  // namespace

std::vector<Refereed> readable_records(std::initializer_list<const char*> folders) {
  std::vector<Refereed> found;
  for (const char* folder : folders)
    for (const std::string& path : records_below(folder))
      for (const Fixture& fixture : fixtures_of(path)) {
        Refereed refereed = referee(fixture.source, {});
        if (refereed.judgement.verdict != Verdict::unreadable) found.push_back(std::move(refereed));
      }
  return found;
}

int expect_lines_to_read_again(const std::vector<Refereed>& records) {
  int lines = 0;
  for (const Refereed& refereed : records) {
    const GameModule& game = *refereed.game;
    const std::vector<RecordedPlay> plays = game.plays(*refereed.record);
    // All lines of a record are put in other words at once; who answers has his name before it.
    std::vector<WhatIf> what_ifs;
    for (const RecordedPlay& play : plays) {
      if (play.meaning.act.empty() || play.words == "[]") continue;
      const Place place = place_of(refereed.source(), play.span);
      what_ifs.push_back({.at = {At::InText{.line = place.line, .column = place.column}}, .play = play.words});
    }
    const Changes changes = changes_for(game, *refereed.record, refereed.judgement.players, what_ifs);
    EXPECT_EQ(in_english(changes.complaint), "") << refereed.source().name;
    const Altered now = altered(game, *refereed.record, refereed.judgement, changes.edits, {});
    const std::vector<RecordedPlay> again = game.plays(*now.record);
    EXPECT_EQ(again.size(), plays.size()) << now.record->source().text;
    for (std::size_t i = 0; i < std::min(plays.size(), again.size()); ++i) {
      EXPECT_EQ(again[i].words, plays[i].words) << place_of(refereed, plays[i]);
      EXPECT_EQ(compare_meanings(again[i].meaning, plays[i].meaning), Telling::same) << place_of(refereed, plays[i]);
      ++lines;
    }
    EXPECT_EQ(now.judgement.verdict, refereed.judgement.verdict) << refereed.source().name;
  }
  return lines;
}

void expect_lines_to_be_found_by_name(const std::vector<Refereed>& records) {
  for (const Refereed& refereed : records) {
    const std::vector<RecordedPlay> plays = refereed.game->plays(*refereed.record);
    for (const RecordedPlay& play : plays) {
      if (play.round == 0 || !play.seat) continue;  // what is nobody's, and turns that nobody wrote down
      const auto at = read_at(name_of(play, refereed.judgement.players));
      ASSERT_TRUE(at) << place_of(refereed, play);
      const FoundPlay found = find_play(plays, *at, refereed.source(), refereed.judgement.players);
      EXPECT_EQ(found.play, &play) << place_of(refereed, play) << ": " << in_english(found.complaint);
    }
  }
}

Fixed expect_suggestions_to_fix(const std::string& path) {
  Fixed count;
  for (const Fixture& fixture : fixtures_of(path)) {
    Refereed refereed = referee(fixture.source, {});
    suggest(*refereed.game, *refereed.record, {}, refereed.judgement);
    EXPECT_TRUE(refereed.judgement.given_up.empty()) << path;
    for (const std::size_t finding : slips_of(refereed.judgement)) {
      ++count.slips;
      const bool any = std::ranges::any_of(refereed.judgement.suggestions,
                                           [&](const Suggestion& suggestion) { return suggestion.finding == finding; });
      count.fixed += any ? 1 : 0;
    }
    for (const Suggestion& suggestion : refereed.judgement.suggestions) {
      const Altered now = altered(*refereed.game, *refereed.record, refereed.judgement, suggestion.edits, {});
      EXPECT_EQ(effect_of(*refereed.record, refereed.judgement, now, std::span(&suggestion.finding, 1)), Effect::fixes)
          << path << ": " << in_english(suggestion.text);
    }
  }
  return count;
}

int expect_choices_to_be_legal(const std::vector<Refereed>& records, int every) {
  int asked = 0, places = 0;
  for (const Refereed& refereed : records) {
    const GameModule& game = *refereed.game;
    for (const RecordedPlay& play : game.plays(*refereed.record)) {
      if (++places % every != 0) continue;
      PositionRequest request{.ply = play.ply, .at_play = true};
      request.each = places % (2 * every) == 0;
      const PositionView position = game.position(*refereed.record, {}, request);
      EXPECT_EQ(in_english(position.complaint), "");
      const auto expect_legal = [&](const std::string& words) {
        PositionRequest why = request;
        why.each = false;
        why.why = words;
        const PositionView answer = game.position(*refereed.record, {}, why);
        ++asked;
        EXPECT_EQ(in_english(answer.complaint), "") << place_of(refereed, play);
        EXPECT_TRUE(answer.why && answer.why->legal) << place_of(refereed, play) << ": " << words;
      };
      for (const Choice& choice : position.choices) {
        if (!choice.several) expect_legal(choice.words);
        for (std::size_t each = 0; each < choice.each.size(); each += 5) expect_legal(choice.each[each].words);
      }
    }
  }
  return asked;
}

}  // namespace elfref::testing
