// What a person begins with: a record to start from, a set to fill in, the words, the card.

#include "starter.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <functional>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

#include "elfref/core/record/write_record.h"
#include "elfref/elfenland/facts/words.h"
#include "elfref/elven_rage/facts/components.h"
#include "elfref/elven_rage/facts/effects.h"
#include "elfref/elven_rage/facts/icons.h"
#include "elfref/elven_rage/facts/words.h"
#include "elfref/games.h"
#include "elfref/master_elf/facts/words.h"
#include "elfref/recorder.h"
#include "elfref/reference.h"
#include "key_words.h"
#include "speaking.h"
#include "testing/fixture.h"
#include "tools/command.h"

namespace elfref::testing::starter_test {
namespace {

using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using Json = nlohmann::json;

const std::vector<std::string> made_up{"Anna", "Boris", "Chris", "Dana", "Emil", "Fay", "Greg", "Hana"};

/// Runs in a language, and then in English again.
template <class Try>
void in_languages(const Try& attempt) {
  for (const std::string language : {"en", "ru"}) {
    SCOPED_TRACE(language);
    tools::choose_language({"--lang", language}, "");
    attempt(language);
  }
  tools::choose_language({"--lang", "en"}, "");
}

/// What is found in a record, errors and warnings alone, and its verdict if it is not legal.
std::vector<std::string> found_in(const std::string& text) {
  const Refereed refereed = referee({.name = "starter", .text = text});
  std::vector<std::string> found;
  for (const Diagnostic& one : refereed.judgement.findings)
    if (one.severity != Severity::note) found.emplace_back(one.id);
  if (refereed.judgement.verdict != Verdict::legal) found.emplace_back("not legal");
  return found;
}

std::size_t examples_in(const std::string& text) {
  std::size_t count = 0;
  for (std::size_t at = text.find("\n# "); at != std::string::npos; at = text.find("\n# ", at + 1)) ++count;
  return count;
}

TEST(Starter, IsLegalAsItIsAndWithItsExamples) {
  in_languages([](const std::string& language) {
    for (const GameModule* game : recorded_games()) {
      const recorder::StartSheet sheet = start_sheet(*game);
      // A components file says how many figures of elves there are for more players of Master Elf.
      const int most = game->name == "master-elf" ? std::min(sheet.most, 4) : sheet.most;
      for (const recorder::LevelShown& level : sheet.levels)
        for (int players = sheet.least; players <= most; ++players) {
          tools::StarterRequest request{.game = game, .players = {}, .level = level.level};
          request.players.assign(made_up.begin(), made_up.begin() + players);
          Message why;
          const std::string text = tools::starter(request, why);
          SCOPED_TRACE(std::string(game->name) + " " + std::to_string(players) + "\n" + text);
          ASSERT_THAT(text, Not(IsEmpty()));
          EXPECT_THAT(found_in(text), IsEmpty());
          EXPECT_GT(examples_in(text), static_cast<std::size_t>(players)) << "it has an example of a round or of turns";
          const std::string with = tools::with_examples(text);
          EXPECT_THAT(found_in(with), IsEmpty());
          const Refereed refereed = referee({.name = "starter", .text = with});
          EXPECT_GE(refereed.judgement.plays, players);
          const bool english = std::ranges::none_of(with, [](char c) { return (c & 0x80) != 0; });
          EXPECT_EQ(language == "ru", !english);
        }
    }
  });
}

TEST(Starter, QuotesNames) {
  for (const GameModule* game : recorded_games()) {
    tools::StarterRequest request{.game = game, .players = {"Kim: the 2nd", "no", "# one", "'Ann'"}};
    Message why;
    const std::string text = tools::starter(request, why);
    SCOPED_TRACE(text);
    EXPECT_THAT(found_in(text), IsEmpty());
    EXPECT_THAT(found_in(tools::with_examples(text)), IsEmpty());
    const Refereed refereed = referee({.name = "starter", .text = text});
    EXPECT_EQ(refereed.judgement.players, request.players);
  }
}

TEST(Starter, ExplainsEveryKey) {
  in_languages([](const std::string& language) {
    for (const GameModule* game : recorded_games()) {
      const std::vector<std::string> keys = tools::keys_at(*game);
      ASSERT_THAT(keys, Contains("players"));
      for (const std::string& key : tools::keys_at(*game, {"rounds", ""}))
        EXPECT_FALSE(tools::meaning_of_key(*game, key).empty()) << game->name << " " << key;
      tools::StarterRequest request{.game = game, .players = {}, .level = recorder::Level::full};
      Message why;
      const std::string text = tools::starter(request, why);
      for (const std::string& key : keys) {
        EXPECT_FALSE(tools::meaning_of_key(*game, key).empty()) << game->name << " " << key;
        const std::string word(keys_of(*game).in(language == "ru" ? Language::ru : Language::en, key));
        EXPECT_THAT(text, HasSubstr(word + ": ")) << game->name;
      }
    }
  });
}

TEST(Starter, IsRefusedWithTooFewPlayers) {
  const Outcome few = run("elfref new elfenland --players Anna 2>&1");
  EXPECT_EQ(few.exit, 2);
  EXPECT_THAT(few.output, HasSubstr("2 to 6 players are needed"));
  EXPECT_EQ(run("elfref new 2>/dev/null").exit, 2);
  const Outcome built_in = run("elfref new elfenland --components 2>&1");
  EXPECT_EQ(built_in.exit, 2);
  EXPECT_THAT(built_in.output, HasSubstr("the box of Elfenland"));
}

TEST(Starter, SamplesAreRead) {
  in_languages([](const std::string&) {
    for (const GameModule* game : recorded_games()) {
      const std::vector<SampleLine> samples = reference_of(*game)->samples(tools::language());
      EXPECT_GT(samples.size(), 10u);
      for (const SampleLine& sample : samples) {
        EXPECT_FALSE(tools::said(sample.means).empty()) << sample.line;
        std::string text = "game: " + std::string(game->name) + "\nplayers: [Anna, Boris, Chris]\n";
        if (!sample.below.empty()) {
          const bool list = sample.line.starts_with('[');
          const bool map = sample.below == "deal" || sample.below == "draw" || sample.below == "keep";
          text += "rounds:\n- " + std::string(sample.below) + ": ";
          text += list ? sample.line : map ? "{" + sample.line + "}" : "[" + sample.line + "]";
        } else {
          text += "components: trial-set\nturns:\n- Anna:\n  - attack: b1\n  - " + sample.line;
          if (game->name == "master-elf") text.replace(text.find("  - attack: b1\n"), 15, "");
        }
        const Refereed refereed = referee({.name = "sample", .text = text + "\n"});
        EXPECT_NE(refereed.judgement.verdict, Verdict::unreadable) << text;
      }
    }
  });
}

// ---------------------------------------------------------------- components

TEST(Components, ToFillInAreASet) {
  const std::string file = file_of_this_test("box.yaml");
  for (const std::string game : {"elven-rage", "master-elf"})
    for (const std::string language : {"en", "ru"}) {
      SCOPED_TRACE(game + " " + language);
      const Outcome set = run("elfref new --components " + game + " --lang " + language);
      ASSERT_EQ(set.exit, 0);
      std::ofstream(file) << set.output;
      const Outcome read = run("elfref components '" + file + "' 2>&1");
      EXPECT_EQ(read.exit, 0) << set.output << read.output;
      EXPECT_THAT(read.output, Not(HasSubstr("error")));
      std::set<std::string> keys;
      const std::function<void(const Json&)> collect = [&](const Json& schema) {
        if (schema.is_object() && schema.contains("properties"))
          for (const auto& [key, of] : schema["properties"].items()) keys.insert(key);
        if (schema.is_structured())
          for (const Json& one : schema) collect(one);
      };
      collect(Json::parse(text_of_file(ELFREF_SOURCE_DIR "/schemas/" + game + "-components.schema.json")));
      EXPECT_THAT(keys, Contains("components"));
      for (const std::string& key : keys) EXPECT_THAT(set.output, HasSubstr(key + ":"));
    }
}

TEST(Components, ToFillInNameEveryWord) {
  const std::string set = run("elfref new --components elven-rage").output;
  const auto has_all = [&](const auto& words) {
    for (const std::string_view word : words) EXPECT_THAT(set, HasSubstr(std::string(word)));
  };
  has_all(elven_rage::icon_names);
  has_all(elven_rage::card_kind_names);
  has_all(elven_rage::when_names);
  has_all(elven_rage::does_names);
  has_all(elven_rage::who_names);
  has_all(elven_rage::pile_names);
}

TEST(Components, AreWrittenAsTheyWereRead) {
  const std::string file = file_of_this_test("set.yaml");
  for (const std::string game : {"elven-rage", "master-elf"}) {
    SCOPED_TRACE(game);
    const Outcome set = run("elfref components trial-set --format yaml --game " + game);
    ASSERT_EQ(set.exit, 0);
    std::ofstream(file) << set.output;
    EXPECT_EQ(run("elfref components '" + file + "'").output, run("elfref components trial-set --game " + game).output);
    EXPECT_EQ(run("elfref components '" + file + "' --format yaml").output, set.output);
  }
}

// ---------------------------------------------------------------- words and card

TEST(Words, AreAllThatRecordsMayUse) {
  const Json words = Json::parse(run("elfref words --format json").output);
  std::set<std::string> kinds;
  std::map<std::string, std::set<std::string>> of_game;
  for (const Json& word : words) {
    kinds.insert(word["kind"]);
    for (const Json& in : word["in"])
      for (const std::string spelling : in) of_game[word["game"]].insert(spelling);
  }
  for (const GameModule* game : games())
    for (const std::string& key : tools::keys_at(*game)) EXPECT_THAT(of_game[std::string(game->name)], Contains(key));
  in_languages([&](const std::string& language) {
    for (const std::string& kind : kinds) EXPECT_FALSE(tools::title_of_kind(kind).empty()) << language;
  });
  const auto has_all = [&](const std::string& game, const auto& spellings) {
    for (const auto& spelled : spellings) EXPECT_THAT(of_game[game], Contains(std::string(spelled.text)));
  };
  has_all("elfenland", elfenland::vocabulary().spellings());
  has_all("elfenland", elfenland::town_names().spellings());
  has_all("elfenland", elfenland::edition_names().spellings());
  has_all("elven-rage", elven_rage::vocabulary().spellings());
  has_all("master-elf", master_elf::vocabulary().spellings());
}

TEST(Words, OfOneLanguage) {
  const Json words = Json::parse(run("elfref words --game elfenland --language ja --format json").output);
  ASSERT_FALSE(words.empty());
  for (const Json& word : words) {
    EXPECT_EQ(word["in"].size(), 1u);
    EXPECT_TRUE(word["in"].contains("ja"));
    EXPECT_EQ(word["game"], "elfenland");
  }
  const Outcome wrong = run("elfref words --language xx 2>&1");
  EXPECT_EQ(wrong.exit, 2);
  EXPECT_THAT(wrong.output, HasSubstr("en, ru, de"));
  const std::string text = run("elfref words --game elfenland --language ru").output;
  EXPECT_THAT(text, HasSubstr("Вирст"));
  EXPECT_THAT(text, HasSubstr("кабан, кабана"));
  EXPECT_THAT(text, Not(HasSubstr("giant pig")));
}

TEST(Card, HasEveryLineAndPrice) {
  in_languages([](const std::string& language) {
    for (const GameModule* game : recorded_games()) {
      const std::string card = run("elfref card " + std::string(game->name) + " -o - --lang " + language).output;
      EXPECT_THAT(card, HasSubstr("<html lang=\"" + language + "\">"));
      for (const SampleLine& sample : reference_of(*game)->samples(tools::language()))
        EXPECT_THAT(card, HasSubstr(tools::said(sample.means)));
      for (const CardTable& table : reference_of(*game)->tables())
        EXPECT_THAT(card, HasSubstr(tools::said(table.title)));
    }
  });
  EXPECT_THAT(run("elfref card elfenland -o -").output, HasSubstr("<th scope=\"row\">dragon</th><td>1</td>"));
}

}  // namespace
}  // namespace elfref::testing::starter_test
