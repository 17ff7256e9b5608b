// The answers of a Server: each request, each error, and that a session is judged as `check` judges its record.

#include "elfref/serve.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <initializer_list>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/master_elf/live/table.h"
#include "elfref/state_json.h"
#include "elfref/testing/generator.h"

namespace elfref::testing::serve_test {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using Json = nlohmann::ordered_json;

/// A server, and requests as JSON.
class Program {
 public:
  Json ask(const Json& request) { return Json::parse(server_.answer(request.dump())); }
  Json play(std::string_view player, std::string_view words, Json more = Json::object()) {
    more.update({{"do", "play"}, {"session", session_}, {"player", player}, {"play", words}});
    return ask(more);
  }
  Json asked(std::string_view what) { return ask({{"do", what}, {"session", session_}}); }
  /// Begins a session, which the other requests are about.
  Json begin(Json more) {
    more["do"] = "new";
    const Json answer = ask(more);
    session_ = answer.value("session", "");
    return answer;
  }
  Json master_elf(const Json& head = Json::object()) {
    return begin({{"game", "master-elf"}, {"components", "trial-set"}, {"players", {"Anna", "Boris"}}, {"head", head}});
  }
  Json elfenland(std::initializer_list<std::string_view> players) {
    return begin({{"game", "elfenland"}, {"players", players}});
  }

  [[nodiscard]] std::string error(const std::string& request) {
    return Json::parse(server_.answer(request)).value("/error/id"_json_pointer, "");
  }

 private:
  Server server_;
  std::string session_;
};

std::vector<std::string> rules_of(const Json& answer) {
  std::vector<std::string> rules;
  for (const Json& finding : answer.at("findings")) rules.push_back(finding.at("rule"));
  return rules;
}

TEST(Serve, PlaysAreJudgedAsTheyCome) {
  Program program;
  const Json begun = program.elfenland({"Anna", "Boris"});
  EXPECT_EQ(begun.at("session"), "1");
  EXPECT_EQ(begun.at("verdict"), "legal");
  EXPECT_EQ(program.play("Anna", "dragon on Elvenhold-Lapphalya", {{"phase", "plan"}}).at("verdict"), "legal");
  const Json breach = program.play("Boris", "cloud on Elvenhold-Lapphalya");
  EXPECT_EQ(breach.at("verdict"), "illegal");
  EXPECT_EQ(breach.at("record"), "illegal");
  EXPECT_THAT(rules_of(breach), ElementsAre("one-counter-per-road"));
  EXPECT_EQ(breach.at("findings").at(0).at("player"), "Boris");
  EXPECT_EQ(program.asked("undo").at("verdict"), "legal");
  program.play("Boris", "pass");
  program.play("Anna", "pass");
  program.play("Anna", "Lapphalya: dragon", {{"phase", "travel"}});
  program.play("Anna", "Elvenhold: dragon");
  EXPECT_EQ(program.asked("record").at("record"),
            "game: elfenland\n"
            "players: [Anna, Boris]\n"
            "rounds:\n"
            "- plan:\n"
            "  - Anna: dragon on Elvenhold-Lapphalya\n"
            "  - Boris: pass\n"
            "  - Anna: pass\n"
            "  travel:\n"
            "  - Anna: [Lapphalya: dragon, Elvenhold: dragon]\n");
}

TEST(Serve, AskingPlaysNothingAndSaysWhy) {
  Program program;
  program.elfenland({"Anna", "Boris"});
  program.play("Anna", "dragon on Elvenhold-Lapphalya", {{"phase", "plan"}});
  program.play("Boris", "pass");
  program.play("Anna", "pass");
  const Json asked = {
      {"do", "ask"}, {"session", "1"}, {"phase", "travel"}, {"player", "Anna"}, {"play", "Lapphalya: dragon"},
      {"why", true}};
  const Json answer = program.ask(asked);
  EXPECT_EQ(answer.at("verdict"), "legal");
  EXPECT_THAT(answer.at("because"), HasSubstr("dragon (plains, dragon; new town)"));
  EXPECT_THAT(program.asked("record").at("record").get<std::string>(), ::testing::Not(HasSubstr("travel")));
}

TEST(Serve, APhaseThatIsPastBeginsTheNextRound) {
  Program program;
  program.elfenland({"Anna", "Boris"});
  program.play("Anna", "pass", {{"phase", "plan"}});
  program.play("Boris", "pass");
  program.play("Anna", "[]", {{"phase", "travel"}});
  program.play("Boris", "Beata: raft");
  program.play("Boris", "[]");
  program.play("Boris", "pass", {{"phase", "plan"}});
  program.play("Anna", "pass", {{"begins", true}});
  EXPECT_THAT(program.asked("record").at("record"), HasSubstr("rounds:\n"
                                                              "- plan:\n"
                                                              "  - Anna: pass\n"
                                                              "  - Boris: pass\n"
                                                              "  travel:\n"
                                                              "  - Anna: []\n"
                                                              "  - Boris: [Beata: raft]\n"
                                                              "- plan: [Boris: pass]\n"
                                                              "- plan: [Anna: pass]\n"));
}

TEST(Serve, TurnsGoToTheirPlayers) {
  Program program;
  program.master_elf({{"parcels", "easy"}});
  program.play("Anna", "Mill: wool");
  program.play("Anna", "to Boris: wool");
  program.play("Boris", "Pond: wax");
  program.ask({{"do", "play"}, {"session", "1"}, {"play", "gift: kite on 2"}});
  EXPECT_THAT(program.asked("record").at("record"), HasSubstr("turns:\n"
                                                              "- Anna: [Mill: wool, to Boris: wool]\n"
                                                              "- Boris: [Pond: wax]\n"
                                                              "- gift: kite on 2\n"));
}

TEST(Serve, ClaimsAreKeysOfTheWholeRecord) {
  Program program;
  program.elfenland({"Anna", "Boris"});
  const Json answer = program.ask({{"do", "play"}, {"session", "1"}, {"phase", "end"}, {"play", "winner: Anna"}});
  EXPECT_EQ(answer.at("verdict"), "legal");
  EXPECT_THAT(program.asked("record").at("record"), HasSubstr("\nwinner: Anna\n"));
}

TEST(Serve, WhatIsKnownHasRanges) {
  Program program;
  program.elfenland({"Anna", "Boris"});
  program.play("Anna", "Beata: 2 unknown", {{"phase", "travel"}});
  const Json state = program.asked("state").at("state");
  EXPECT_EQ(state.at("phase"), "travel");
  EXPECT_EQ(state.at("players").size(), 2u);
  EXPECT_TRUE(program.asked("score").at("standings").at(1).contains("cards_range"));
}

TEST(Serve, ANewSessionOfMasterElfBeginsWithTheSetup) {
  Program program;
  program.master_elf();
  const Json legal = program.asked("legal");
  EXPECT_EQ(legal.at("player"), "Anna");
  EXPECT_THAT(legal.at("plays"), ::testing::Not(IsEmpty()));
  EXPECT_THAT(legal.at("remarks"), IsEmpty());
}

TEST(Serve, TheYoungerGamesAreKnownAsPlainValues) {
  Program program;
  program.master_elf({{"parcels", "easy"}});
  master_elf::Table table(
      "game: master-elf\ncomponents: trial-set\nplayers: [Anna, Boris]\nparcels: easy\nstart: {}\n");
  table.turn("Anna");
  for (const std::string line : {"Mill: wool", "to Boris: wool"}) {
    program.play("Anna", line);
    table.play(line);
    EXPECT_EQ(program.asked("state").at("values"), Json::parse(state_json(*table.state()))) << line;
  }
  Program other;
  other.elfenland({"Anna", "Boris"});
  EXPECT_FALSE(other.asked("state").contains("values"));
}

TEST(Serve, ARecordGoesOnWithItsAttachments) {
  Program program;
  const Json answer = program.begin({{"record", "game: master-elf\ncomponents: box.yaml\nplayers: [Anna, Boris]\n"},
                                     {"beside", {{"box.yaml", "game: master-elf\n"}}}});
  EXPECT_THAT(answer.dump(), HasSubstr("findings"));
  EXPECT_EQ(program.begin({{"record", "players: [Anna, Boris]\nrounds: [plan: [Anna: pas]]\n"}}).at("error").at("id"),
            "record-unreadable");
}

TEST(Serve, ErrorsAreAnswersAndChangeNothing) {
  Program program;
  program.elfenland({"Anna", "Boris"});
  program.play("Anna", "pass", {{"phase", "plan"}});
  const std::string before = program.asked("record").dump();
  const auto error = [&](const std::string& request) { return program.error(request); };
  EXPECT_EQ(error(""), "not-an-object");
  EXPECT_EQ(error("[1]"), "not-an-object");
  EXPECT_EQ(error(R"({"do":"play",)"), "bad-request");
  EXPECT_EQ(error("{\"do\":\"\xFF\"}"), "bad-request");
  EXPECT_EQ(error(std::string(100'000, '[')), "bad-request");
  EXPECT_EQ(error("{}"), "request-lacks");
  EXPECT_EQ(error(R"({"do":7})"), "unknown-request");
  EXPECT_EQ(error(R"({"do":"fly"})"), "unknown-request");
  EXPECT_EQ(error(R"({"do":"state","lang":"xx"})"), "unknown-language");
  EXPECT_EQ(error(R"({"do":"state"})"), "request-lacks");
  EXPECT_EQ(error(R"({"do":"state","session":"7"})"), "unknown-session");
  EXPECT_EQ(error(R"({"do":"new"})"), "request-lacks");
  EXPECT_EQ(error(R"({"do":"new","game":"chess","players":["Anna"]})"), "game-not-known");
  EXPECT_EQ(error(R"({"do":"new","game":"elfenland"})"), "request-lacks");
  EXPECT_EQ(error(R"({"do":"new","game":"elfenland","players":7})"), "record-unreadable");
  EXPECT_EQ(error(R"({"do":"new","game":"elfenland","players":["A","B"],"head":7})"), "value-unusable");
  EXPECT_EQ(error(R"({"do":"new","game":"elfenland","players":["A","B"],"session":"1"})"), "session-exists");
  EXPECT_EQ(error(R"({"do":"play","session":"1"})"), "request-lacks");
  EXPECT_EQ(error(R"({"do":"play","session":"1","player":"Boris","play":"flies away"})"), "play-refused");
  EXPECT_EQ(error(R"({"do":"play","session":"1","player":"Zoe","play":"pass"})"), "play-refused");
  EXPECT_EQ(error(R"({"do":"play","session":"1","player":"Boris","play":"a\nb"})"), "not-one-line");
  EXPECT_EQ(error(R"({"do":"play","session":"1","player":["Boris"],"play":"pass"})"), "value-unusable");
  EXPECT_EQ(error(R"({"do":"play","session":"1","phase":"fly","player":"Boris","play":"pass"})"), "unknown-phase");
  EXPECT_EQ(error(R"({"do":"play","session":"1","phase":"end","play":"Anna"})"), "no-place");
  EXPECT_EQ(error(R"({"do":"undo","session":"1","plays":2})"), "nothing-to-undo");
  EXPECT_EQ(error(R"({"do":"undo","session":"1","plays":1e99})"), "value-unusable");
  EXPECT_EQ(error(R"({"do":"record","session":"1","form":"pdf"})"), "value-unusable");
  EXPECT_EQ(program.asked("record").dump(), before);
}

TEST(Serve, AnswersHaveTheIdOfTheirRequest) {
  Server server;
  EXPECT_THAT(server.answer(R"({"id":"a\"b","do":"fly"})"), HasSubstr(R"({"id":"a\"b","do":"fly","error")"));
  EXPECT_THAT(server.answer(R"({"id":17,"do":"fly"})"), HasSubstr(R"({"id":17,)"));
  EXPECT_THAT(server.answer(R"({"id":[1],"do":"fly"})"), HasSubstr(R"({"id":null,)"));
  EXPECT_THAT(server.answer(R"({"do":"fly"})"), HasSubstr(R"({"id":null,)"));
  EXPECT_THAT(server.answer(R"({"do":"fly","lang":"ru"})"), HasSubstr("запроса"));
}

TEST(Serve, SessionsAreLimited) {
  Program program;
  for (std::size_t i = 0; i < most_open_sessions; ++i)
    EXPECT_EQ(program.elfenland({"Anna", "Boris"}).at("session"), std::to_string(i + 1));
  EXPECT_EQ(program.elfenland({"Anna", "Boris"}).at("error").at("id"), "too-many-sessions");
  EXPECT_EQ(program.ask({{"do", "close"}, {"session", "1"}}).at("open"), most_open_sessions - 1);
  EXPECT_EQ(program.elfenland({"Anna", "Boris"}).at("session"), std::to_string(most_open_sessions + 1));
}

TEST(Serve, RequestsAndRecordsAreLimited) {
  Program program;
  EXPECT_EQ(program.error(std::string(most_request_bytes + 1, ' ')), "request-too-long");
  program.elfenland({"Anna", "Boris"});
  const Json note{{"do", "play"},
                  {"session", "1"},
                  {"phase", "plan"},
                  {"play", "note: " + std::string(most_session_bytes / 6, 'x')}};
  for (int i = 0; i < 5; ++i) EXPECT_FALSE(program.ask(note).contains("error"));
  EXPECT_EQ(program.ask(note).at("error").at("id"), "record-too-long");
}

/// The request that plays what `legal` lists.
Json request_of(const Json& listed, std::string_view kind) {
  Json request{{"do", kind}, {"session", "1"}};
  for (const char* key : {"play", "phase", "player", "begins"})
    if (listed.contains(key)) request[key] = listed[key];
  return request;
}

TEST(Serve, WhatIsListedCanBePlayed) {
  for (const SessionGenerator& generator : generators()) {
    SCOPED_TRACE(generator.game->name);
    for (std::uint64_t number = 0; number < 3; ++number) {
      const std::string record = generator.record({.seed = 7}, number);
      // The session ends after each third of its lines.
      for (std::size_t share = 1; share < 3; ++share) {
        const std::string part = record.substr(0, record.find('\n', record.size() * share / 3) + 1);
        Program program;
        if (program.begin({{"record", part}}).contains("error")) continue;
        const Json listed = program.asked("legal");
        const Json plays = listed.value("plays", Json::array());
        for (std::size_t i = 0; i < plays.size(); i += 1 + plays.size() / 10) {
          const Json answer = program.ask(request_of(plays[i], "ask"));
          EXPECT_FALSE(answer.contains("error")) << part << plays[i] << answer;
          if (listed["gave_up"] == true && plays[i]["legal"] == "depends") continue;
          EXPECT_NE(answer.value("verdict", ""), "illegal") << part << plays[i] << answer;
        }
      }
    }
  }
}

}  // namespace
}  // namespace elfref::testing::serve_test
