// In which language the program speaks: --lang, or else the environment, chooses it.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tools/command.h"

namespace elfref::testing::language_test {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

constexpr const char* english_help = "Replay records";
constexpr const char* russian_help = "Проверяет записи";
const std::string record = " records/elfenland/rulebook/it-ex1-desert-with-obstacle.yaml";

/// What comes of a command line where only these variables of the environment say a language.
std::string in(const std::string& environment, const std::string& line) {
  return run("{ env -u LC_ALL -u LC_MESSAGES -u LANG " + environment + " elfref " + line + "; } 2>&1").output;
}

TEST(Language, IsThatOfTheEnvironment) {
  EXPECT_THAT(in("", "check --help"), StartsWith(english_help));
  for (const char* russian : {"LC_ALL=ru_RU.UTF-8", "LC_MESSAGES=ru", "LANG=ru_RU.UTF-8", "LANG=ru_RU.UTF-8@euro"})
    EXPECT_THAT(in(russian, "check --help"), StartsWith(russian_help)) << russian;
  for (const char* english : {"LANG=C", "LANG=POSIX", "LANG=C.UTF-8", "LANG=en_GB.UTF-8", "LANG=xx_XX", "LANG=x"})
    EXPECT_THAT(in(english, "check --help"), StartsWith(english_help)) << english;
}

TEST(Language, TheFirstVariableThatIsSetAndNotEmptyDecides) {
  EXPECT_THAT(in("LC_ALL=ru LC_MESSAGES=C LANG=C", "check --help"), StartsWith(russian_help));
  EXPECT_THAT(in("LC_ALL=C LC_MESSAGES=ru LANG=ru", "check --help"), StartsWith(english_help));
  EXPECT_THAT(in("LC_MESSAGES=ru LANG=C", "check --help"), StartsWith(russian_help));
  EXPECT_THAT(in("LC_MESSAGES=xx LANG=ru", "check --help"), StartsWith(english_help));
  EXPECT_THAT(in("LC_ALL= LC_MESSAGES= LANG=ru", "check --help"), StartsWith(russian_help));
}

TEST(Language, IsThatOfTheOptionBeforeOrAfterTheCommand) {
  for (const char* line : {"--lang ru check --help", "--lang=ru check --help", "check --lang ru --help",
                           "check --lang=ru --help", "check --lang de --lang ru --help"})
    EXPECT_THAT(in("LC_ALL=C", line), StartsWith(russian_help)) << line;
  EXPECT_THAT(in("LC_ALL=ru", "check --lang en --help"), StartsWith(english_help));
  EXPECT_THAT(in("LC_ALL=ru", "check --lang ja --help"), StartsWith(english_help)) << "what a language lacks";
}

TEST(Language, AnUnknownOneIsRefused) {
  for (const char* line : {"--lang xx check", "check --lang xx", "check --lang=russian", "check --lang ''"}) {
    const Outcome outcome = run(std::string("elfref ") + line + record + " 2>&1");
    EXPECT_EQ(outcome.exit, 2) << line;
    EXPECT_THAT(outcome.output, StartsWith("elfref: --lang takes en|ru|de|it|ja, not '")) << line;
  }
}

TEST(Language, IsThatOfReportsAndErrors) {
  EXPECT_THAT(in("LANG=ru", "check" + record), HasSubstr("ошибка: "));
  EXPECT_THAT(in("LANG=ru", "check" + record), Not(HasSubstr("error: ")));
  EXPECT_THAT(in("LANG=ru", "score" + record), HasSubstr("по правилам: "));
  EXPECT_THAT(in("LANG=ru", "check"), StartsWith("elfref: нужен аргумент FILE\n"));
  EXPECT_THAT(in("LANG=ru", "check --jobs 0" + record), StartsWith("elfref: --jobs: нужно число от 1 до 512"));
  EXPECT_THAT(in("LANG=ru", "check no-such-file"), StartsWith("elfref: файл «no-such-file» не читается: "));
  EXPECT_THAT(in("LANG=ru", "check --jobs"), StartsWith("elfref: --jobs: нужно значение N\n"));
  EXPECT_THAT(in("LANG=ru", "chek"), StartsWith("elfref: неизвестная команда «chek»\n"));
}

TEST(Language, OfWhatProgramsReadIsEnglishUnlessItIsAskedFor) {
  for (const char* format : {"json", "ndjson", "sarif", "github", "junit"}) {
    const std::string line = std::string("check --format ") + format + record;
    EXPECT_EQ(in("LANG=ru", line), in("LANG=C", line)) << format;
    EXPECT_EQ(in("LANG=ru", line + " --lang en"), in("LANG=C", line)) << format;
    EXPECT_NE(in("LANG=C", line + " --lang ru"), in("LANG=C", line)) << format;
  }
  EXPECT_EQ(in("LANG=ru", "check --format json no-such-file 2>/dev/null"),
            in("LANG=C", "check --format json no-such-file 2>/dev/null"));
}

TEST(Language, EveryCommandHasHelpInRussianWithoutEnglishLabels) {
  const std::string commands = run("elfref __complete ''").output;
  ASSERT_FALSE(commands.empty());
  for (std::size_t begin = 0; begin < commands.size(); begin = commands.find('\n', begin) + 1) {
    const std::string name = commands.substr(begin, commands.find('\t', begin) - begin);
    const std::string help = in("LANG=ru", name + " --help");
    EXPECT_THAT(help, HasSubstr("\nВызов: elfref " + name + " [ПАРАМЕТРЫ]")) << name;
    EXPECT_THAT(help, HasSubstr("\nПараметры:\n  -h,--help ")) << name;
    for (const char* label : {"Usage", "Options", "Arguments", "Examples", "Exit status", "OPTIONS"})
      EXPECT_THAT(help, Not(HasSubstr(label))) << name;
  }
}

/// What people read has no English word where each of these lines of the command line is run in Russian.
TEST(Language, LeavesNoSingleWordInEnglish) {
  const std::string elfenland = " records/elfenland/sessions/five-players-russian-public.yaml";
  const std::string rage = " records/elven-rage/sessions/four-players-alliance-public.yaml";
  const std::string master = " records/master-elf/sessions/four-players-no-gift-left-full.yaml";
  const std::string streams = " records/elfenland/disputes/caravan-with-the-price-in-hand.yaml";
  const std::string pair =
      " records/elfenland/pairs/obstacle-by-anna.yaml records/elfenland/pairs/obstacle-by-boris.yaml";
  struct Said {
    std::string line;
    std::vector<const char*> there, gone;
  };
  for (const Said& said : {
           Said{"score" + elfenland,
                {"  города  ", "  расстояние  ", ": расстояние 0: "},
                {"towns", "distance", "score"}},
           Said{"score --by-round" + elfenland, {"города"}, {"towns", "score  "}},
           Said{"score --by-round" + master, {"\nпосле раунда  ", "  отправлено  "}, {"sent", "after", " of "}},
           Said{"help", {"\nС чего начать:\n", "\nПравила и компоненты:\n"}, {"Judge", "Options", "Usage"}},
           Said{"score" + rage,
                {"  земли  ", "  в игре\n", "  да\n", "  нет\n"},
                {"lands", "towers", "  out", "  in\n"}},
           Said{"score" + master, {"  отправлено  ", "\nвсе  "}, {"sent", "crystal", "\nall "}},
           Said{"replay" + elfenland, {"\nочки после раунда 1: "}, {"score"}},
           Said{"compare" + streams, {".yaml (запись 1): "}, {"(record 1)"}},
           Said{"check" + streams, {".yaml (запись 2): "}, {"(record 2)"}},
           Said{"diff" + pair, {"раунд 1, перемещение: Boris"}, {"travel: Boris"}},
           Said{"moves" + elfenland, {"\nиздание – русские правила\n"}, {"издание – russian"}},
           Said{"moves" + rage, {}, {"designprint-2016"}},
           Said{"explain MOVE-4",
                {"  перемещение  ошибка\n", "\nверно: ", "\nнарушено:6:23: "},
                {"travel  ", "kept:", "broken:"}},
           Said{"explain obstacle card", {"за препятствие платят ещё одну карту"}, {"must be"}},
           Said{"rules", {"  подготовка  ", "  перемещение  "}, {"  setup  ", "  travel  ", "  turns  "}},
           Said{"moves --at 2:travel:Борис" + elfenland, {}, {"caravan of", " of "}},
           Said{"components trial-set --game master-elf",
                {"  ингредиент  ", "ночная сторона поля: "},
                {"copies", "parcel ", "the night side"}},
           Said{"components trial-set --game elven-rage",
                {"колода Чёрные: карт – 20", "  карта  ", "карта «four»: мест – 25"},
                {"copies", "  card  ", "the map", "the black deck"}},
           Said{"check records/elfenland/disputes/paid-again-and-right.yaml",
                {"решение за столом: действие взято назад\n"},
                {"решение за столом: void"}},
           Said{"check tests/elfenland/mistakes/26-stopped-after-three.yaml",
                {"три раунда только в издании Rio Grande 2015 "},
                {"rio-grande-2015"}},
           Said{"replay records/elfenland/disputes/another-row.yaml", {": жетоны 2 -> 0–1; "}, {" to "}},
           Said{"replay --format json --lang ru records/elfenland/cases/027-another-card-for-the-obstacle.yaml",
                {"\"любые 4\""},
                {"any 4"}},
           Said{"generate --stats --games 1",
                {"говорится, только если действия не по очереди\n", "проверяется, только если город записан"},
                {"said only where", "asked only about"}},
           Said{"generate --stats --games 1 --game elven-rage", {"  проверяются только карты"}, {"asked only about"}},
           Said{"generate --stats --games 1 --game master-elf", {"  записано всё\n"}, {"all is written", "no cards go"}},
       }) {
    const std::string output = in("LANG=ru", said.line);
    for (const char* words : said.there) EXPECT_THAT(output, HasSubstr(words)) << said.line;
    for (const char* words : said.gone) EXPECT_THAT(output, Not(HasSubstr(words))) << said.line;
  }
}

/// What stands in a record, and the form that is expected there, are quoted as the language does it.
TEST(Language, QuotesFormsAsItsTextsDo) {
  const auto checked = [](const std::string& language) {
    const std::string text = "players: Anna\nrounds:\n- plan: [Boris]\n  travel: {Anna: Virst}\n";
    return run("printf '" + text + "' | elfref check - --lang " + language + " 2>&1").output;
  };
  EXPECT_THAT(checked("en"), HasSubstr("expected '[NAME, NAME]', found 'Anna' [not-a-list]"));
  EXPECT_THAT(checked("en"), HasSubstr("expected 'NAME: play', found 'Boris' [not-a-map]"));
  EXPECT_THAT(checked("en"), HasSubstr("expected '- NAME: play', found '{…}' [not-a-list]"));
  EXPECT_THAT(checked("en"), HasSubstr("expected '[TOWN: cards]', found 'Virst' [not-a-list]"));
  EXPECT_THAT(checked("ru"), HasSubstr("стоит «Anna», а ожидается: «[ИМЯ, ИМЯ]» [not-a-list]"));
  EXPECT_THAT(checked("ru"), HasSubstr("стоит «Boris», а ожидается: «ИМЯ: действие» [not-a-map]"));
  EXPECT_THAT(checked("ru"), HasSubstr("стоит «{…}», а ожидается: «- ИМЯ: действие» [not-a-list]"));
  EXPECT_THAT(checked("de"), HasSubstr("erwartet: „[ORT: Karten]“; hier steht: „Virst“ [not-a-list]"));
  EXPECT_THAT(checked("ja"), HasSubstr("「名前: プレイ」が必要、実際は「Boris」 [not-a-map]"));
}

/// A record that writes towns in Russian is told in Russian with these names; else they are those of the board.
TEST(Language, TownsAreNamedAsTheRecordNamesThem) {
  const std::string russian = " records/elfenland/sessions/five-players-russian-public.yaml";
  EXPECT_THAT(in("LANG=ru", "score" + russian), HasSubstr("  Стрикхэвен"));
  EXPECT_THAT(in("LANG=ru", "score" + russian), HasSubstr(": Иттар - Усселен\n"));
  EXPECT_THAT(in("LANG=ru", "score" + russian), Not(HasSubstr("Strykhaven")));
  EXPECT_THAT(in("LANG=ru", "replay" + russian), HasSubstr(" на дорогу Лаппхалия–Эльфенхолд: "));
  EXPECT_THAT(in("LANG=ru", "replay" + russian), Not(HasSubstr(" на дорогу Lapphalya")));
  EXPECT_THAT(in("LANG=ru", "moves --at 2:travel:Борис" + russian), HasSubstr("  дороги          Аль'Баран-Феодор: "));
  EXPECT_THAT(in("LANG=ru", "board --at end" + russian), HasSubstr(">Стрикхэвен</text>"));
  EXPECT_THAT(in("LANG=ru", "score records/elfenland/pairs/obstacle-by-boris.yaml"), HasSubstr("  Ixara"));
  EXPECT_THAT(in("LANG=ru", "board"), HasSubstr(">Virst</text>"));
  EXPECT_THAT(in("LANG=C", "score" + russian), HasSubstr("  Strykhaven"));
}

TEST(Language, OfABoardIsThatOfItsWords) {
  const std::string board = "board --game master-elf --components trial-set";
  EXPECT_THAT(in("LANG=ru", board), HasSubstr("Игровое поле, мест на нём"));
  const std::string at = "board --at 3:turns:Anna records/master-elf/sessions/four-players-no-gift-left-full.yaml";
  EXPECT_THAT(in("LANG=ru", at), HasSubstr(">колода</text>"));
  EXPECT_THAT(in("LANG=C", at), HasSubstr(">gift deck</text>"));
}

TEST(Language, CompletionKnowsTheOption) {
  EXPECT_EQ(run("elfref __complete --lang ''").output, "en\nru\nde\nit\nja\n");
  EXPECT_EQ(run("elfref __complete check --lang r").output, "ru\n");
  EXPECT_EQ(run("elfref __complete check --lang=r").output, "--lang=ru\n");
  EXPECT_THAT(run("elfref __complete --lang ru chec").output, StartsWith("check\tПроверяет"));
  EXPECT_THAT(run("elfref __complete --lang=ru check --sugg").output, StartsWith("--suggest\tПоказать"));
}

}  // namespace
}  // namespace elfref::testing::language_test
