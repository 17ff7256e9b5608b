// Keys in every language of the table: the tables themselves, records with such keys, and records that are put into
// another language and back.

#include "elfref/core/record/keys.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdint>
#include <map>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/assist/keys_in_language.h"
#include "elfref/core/assist/schema_words.h"
#include "elfref/core/record/record_reader.h"
#include "elfref/core/record/write_record.h"
#include "elfref/core/text/text.h"
#include "elfref/games.h"
#include "testing/fixture.h"
#include "testing/key_spellings.h"

namespace elfref::keys_test {
namespace {

using ::testing::Contains;
using ::testing::Not;

// ---------------------------------------------------------------- the tables

TEST(KeyTables, HaveEachWordOnce) {
  for (const GameModule* game : games()) {
    SCOPED_TRACE(game->name);
    std::set<std::string_view> words;
    for (const std::span<const KeyRow> table : keys_of(*game).tables())
      for (const KeyRow& row : table)
        for (const std::string_view column : row.words)
          for (const std::string_view word : between_commas(column)) EXPECT_TRUE(words.insert(word).second) << word;
    EXPECT_GT(words.size(), 60U);
  }
}

TEST(KeyTables, FindEachWordAndWriteTheFirst) {
  for (const GameModule* game : games()) {
    const KeyWords& keys = keys_of(*game);
    for (const std::span<const KeyRow> table : keys.tables())
      for (const KeyRow& row : table) {
        SCOPED_TRACE(row.key());
        EXPECT_EQ(keys.language_of(row.key()), Language::en);
        EXPECT_EQ(keys.in(Language::en, row.key()), row.key());
        for (std::size_t column = 1; column < key_languages.size(); ++column) {
          const std::vector<std::string_view> words = between_commas(row.words[column]);
          ASSERT_FALSE(words.empty());
          EXPECT_EQ(keys.in(key_languages[column], row.key()), words.front());
          for (const std::string_view word : words) {
            EXPECT_TRUE(may_be_translated(word)) << word;
            EXPECT_EQ(keys.language_of(word), key_languages[column]);
            for (const std::string& spelling : testing::spellings(word)) {
              EXPECT_EQ(keys.in_english(spelling), row.key()) << spelling;
              EXPECT_TRUE(keys.is(spelling, row.key())) << spelling;
            }
          }
        }
      }
  }
}

TEST(KeyTables, KnowCapitals) {
  EXPECT_TRUE(same_key("иГрОКи", "players"));
  EXPECT_FALSE(same_key("игрокы", "players"));
  EXPECT_FALSE(same_key("\xD0", "players"));
  EXPECT_THAT(testing::spellings("первый-ход"), ::testing::ElementsAre("первый-ход", "Первый-ход", "ПЕРВЫЙ-ХОД"));
}

TEST(KeyTables, AreOnThePages) {
  const std::map<std::string_view, std::string> pages{{"elfenland", "record-format.md"},
                                                      {"elven-rage", "record-format-elven-rage.md"},
                                                      {"master-elf", "record-format-master-elf.md"}};
  const auto expect_rows = [](std::span<const KeyRow> table, const std::string& page) {
    const std::string text = testing::text_of_file(ELFREF_SOURCE_DIR "/docs/" + page);
    for (const KeyRow& row : table) {
      std::string cells = "| `" + std::string(row.key()) + "` |";
      for (std::size_t column = 1; column < key_languages.size(); ++column) {
        std::string words;
        for (const std::string_view word : between_commas(row.words[column]))
          words += (words.empty() ? "`" : ", `") + std::string(word) + "`";
        cells += " " + words + " |";
      }
      EXPECT_THAT(text, ::testing::HasSubstr(cells)) << page;
    }
  };
  expect_rows(shared_keys().tables()[0], "record-format.md");
  for (const GameModule* game : games()) expect_rows(keys_of(*game).tables()[1], pages.at(game->name));
}

// ---------------------------------------------------------------- records

TEST(KeysInRussian, AreReadAndJudged) {
  const std::vector<std::string> paths = testing::records_below("tests/core/keys");
  ASSERT_EQ(paths.size(), games().size());
  for (const std::string& path : paths) testing::expect_as_marked(path);
}

/// A record as it was read, with its keys in a language.
GameRecord in(Language language, Source source) {
  Diagnostics faults;
  GameRecord read = read_game_record(std::move(source), faults);
  put_keys_into(language, *read.record, *read.game, record_schema(*read.game));
  return read;
}

Source as_yaml(const Record& record) { return {.name = "keys.yaml", .text = write_yaml(record)}; }

/// The findings without their places, and the verdict and the claims.
std::map<std::string, int> judged(const Source& source) {
  const Judgement judgement = referee(source).judgement;
  std::map<std::string, int> found;
  for (const Diagnostic& finding : judgement.findings) ++found[std::string(finding.id)];
  found["verdict"] = static_cast<int>(judgement.verdict);
  found["claims"] = static_cast<int>(judgement.claims);
  return found;
}

/// All records that can be read, by path.
template <class Visit>
void for_records(const std::string& folder, Visit visit) {
  for (const std::string& path : testing::records_below(folder))
    for (const testing::Fixture& fixture : testing::fixtures_of(path)) {
      SCOPED_TRACE(path + ":" + std::to_string(fixture.source.first_line));
      Diagnostics faults;
      (void)read_game_record(fixture.source, faults);
      if (!faults.unreadable()) visit(fixture.source);
    }
}

TEST(KeysInRussian, AndBackMakeTheSameRecord) {
  int records = 0;
  for_records("records", [&](const Source& source) {
    const GameRecord english = in(Language::en, source);
    const GameRecord russian = in(Language::ru, source);
    const KeyWords& keys = keys_of(*russian.game);
    if (english.record->find(english.record->root(), "players") == nullptr) return;
    EXPECT_EQ(language_of_keys(*english.record, keys), Language::en);
    EXPECT_EQ(language_of_keys(*russian.record, keys), Language::ru);
    EXPECT_FALSE(same_tree(*russian.record, *english.record));
    EXPECT_TRUE(same_tree(*in(Language::en, as_yaml(*russian.record)).record, *english.record));
    EXPECT_TRUE(same_tree(*in(Language::ru, as_yaml(*russian.record)).record, *russian.record));
    ++records;
  });
  EXPECT_GT(records, 200);
}

TEST(KeysInRussian, AreJudgedLikeEnglishOnes) {
  int records = 0;
  for (const char* folder : {"records/elfenland/sessions", "records/elfenland/disputes", "records/elven-rage/sessions",
                             "records/elven-rage/disputes", "records/master-elf/sessions",
                             "records/master-elf/disputes"})
    for_records(folder, [&](const Source& source) {
      EXPECT_EQ(judged(as_yaml(*in(Language::ru, source).record)), judged(as_yaml(*in(Language::en, source).record)));
      Source json{.name = "keys.json", .text = write_json(*in(Language::ru, source).record), .syntax = Syntax::json};
      const JudgedDocument quick = judge_document(json);
      EXPECT_EQ(quick.judgement.verdict, referee(json).judgement.verdict);
      ++records;
    });
  EXPECT_GT(records, 30);
}

TEST(KeysInRussian, LeaveNamesOptionsAndFreeTextAlone) {
  const std::string text =
      "game: elfenland\noptions: {rounds: 3}\nsession: {place: Kazan, note: wet}\nplayers: [Plan, Town]\n"
      "rounds:\n- plan:\n  - Plan: pass\n  - note: at last\n  keep: {Town: unknown}\n";
  EXPECT_EQ(write_yaml(*in(Language::ru, {.name = "x", .text = text}).record),
            "игра: elfenland\nварианты: {rounds: 3}\nпартия: {place: Kazan, note: wet}\nигроки: [Plan, Town]\n"
            "раунды:\n- план:\n  - Plan: pass\n  - заметка: at last\n  оставить: {Town: unknown}\n");
}

TEST(KeysInRussian, AreWrittenIntoAPlace) {
  const GameModule& elfenland = *games().front();
  ASSERT_EQ(elfenland.name, "elfenland");
  const SchemaWords schema(record_schema(elfenland), keys_of(elfenland));
  const auto written = [&](std::initializer_list<const char*> keys, std::string_view words) {
    std::vector<PathToPlace::Step> place;
    for (const char* key : keys) place.push_back({.key = key});
    return with_keys_in(Language::ru, words, elfenland, schema, place);
  };
  EXPECT_EQ(written({"раунды", "", "поход", "", "Ira", ""}, "discard: none"), "сброс: none");
  EXPECT_EQ(written({"rounds", "", "travel", ""}, "Ira: [Virst: 2 raft, discard: 2]"),
            "Ira: [Virst: 2 raft, сброс: 2]");
  EXPECT_EQ(written({"rounds", ""}, "row: 2 pig"), "ряд: 2 pig");
  EXPECT_EQ(written({"rounds", ""}, "ряд: 2 pig"), "ряд: 2 pig");
  EXPECT_EQ(written({"rounds", "", "plan", ""}, "Plan: pass"), "Plan: pass");
  EXPECT_EQ(written({"rounds", "", "plan", ""}, "note: \"it: rained\""), "заметка: \"it: rained\"");
  EXPECT_EQ(written({"session"}, "note: wet"), "note: wet");
  EXPECT_EQ(written({}, "options: {rounds: 3}"), "варианты: {rounds: 3}");
  EXPECT_EQ(written({}, "winner: Ira"), "победитель: Ira");
}

TEST(KeysInRussian, AreOfferedForASlip) {
  const Judgement judgement = referee({.name = "x", .text = "игрокии: [Аня, Борис]\n"}).judgement;
  ASSERT_EQ(judgement.findings.size(), 1U);
  EXPECT_THAT(judgement.findings[0].meant, ::testing::ElementsAre("игроки"));
}

TEST(KeysInRussian, AreOfferedWhereTheRecordHasThem) {
  const Overrides as_written;
  const auto offered = [&](const std::string& text) {
    const Refereed refereed = referee({.name = "x.yaml", .text = text});
    const auto end = static_cast<std::uint32_t>(text.size());
    std::vector<std::string> words;
    for (const ExpectedWord& word : expected_at(draft_of(refereed, as_written), end).words)
      if (word.kind == WordKind::key) words.push_back(word.text);
    return words;
  };
  EXPECT_THAT(offered("игроки: [Аня, Борис]\nраунды:\n- "), Contains("план: "));
  EXPECT_THAT(offered("игроки: [Аня, Борис]\nраунды:\n- "), Not(Contains("plan: ")));
  EXPECT_THAT(offered("players: [Аня, Борис]\nраунды:\n- "), Contains("plan: "));
}

TEST(KeysInRussian, AreOfferedWithinPlays) {
  const std::string text =
      "игроки: [Ira, Max]\nраунды:\n- раздача: {Ira: 2 raft + 6 dragon, Max: 8}\n  план:\n"
      "  - Ira: dragon on Elvenhold-Lapphalya\n  - Max: pass\n  - Ira: pass\n  - Max: pass\n"
      "  поход:\n  - Ira:\n    - Lapphalya: dragon\n    - ";
  const Overrides as_written;
  const Refereed refereed = referee({.name = "x.yaml", .text = text});
  std::vector<std::string> words;
  for (const ExpectedWord& word :
       expected_at(draft_of(refereed, as_written), static_cast<std::uint32_t>(text.size())).words)
    words.push_back(word.text);
  EXPECT_THAT(words, Contains("Lapphalya: dragon"));
  EXPECT_THAT(words, Contains("сброс: "));
  EXPECT_THAT(words, Not(Contains(::testing::StartsWith("discard"))));
}

}  // namespace
}  // namespace elfref::keys_test
