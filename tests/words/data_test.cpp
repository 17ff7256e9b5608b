// Messages as data: what reports for programs have under `says`.

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

#include "elfref/core/pages/replay_page.h"
#include "elfref/core/render/render.h"
#include "elfref/core/render/render_json_says.h"
#include "elfref/core/words/core_msg.h"
#include "elfref/games.h"
#include "testing/fixture.h"
#include "words/kinds.h"
#include "words/tried/tried_msg.h"

namespace elfref::data_test {
namespace {

namespace msg = tried::msg;
namespace noun = tried::noun;
using nlohmann::json;

const std::vector<std::string> players{"Anna", "Bo\tris\x1b"};

std::string written(const Message& message) {
  std::string out;
  JsonText text(out);
  add_data(text, message, Speaker(Language::ru, kinds::rooms().front(), players));
  return out;
}
/// An argument as data.
std::string written(ArgView argument) { return written(alone(argument)); }

TEST(Data, IsTheIdAndTheArgumentsByName) {
  const Message road = msg::road({.from = verbatim("Virst"), .to = verbatim("Ixara")});
  const Message price = msg::price_wrong(
      {.due = quantity(Range{2, 4}, noun::dragon), .paid = quantity(1, noun::dragon), .road = road});
  EXPECT_EQ(written(price),
            R"({"id":"price-wrong","due":{"count":[2,4],"of":"dragon"},"paid":{"count":1,"of":"dragon"},)"
            R"("road":{"id":"road","from":"Virst","to":"Ixara"}})");
  EXPECT_EQ(written(msg::no_loss()), R"({"id":"no-loss"})");
}

TEST(Data, HasAValueForEachKindOfArgument) {
  EXPECT_EQ(written(none), "null");
  EXPECT_EQ(written(-3), "-3");
  EXPECT_EQ(written(Range{2, 4}), "[2,4]");
  EXPECT_EQ(written(quantity(2, noun::card)), R"({"count":2,"of":"card"})");
  EXPECT_EQ(written(quantity(Range{0, 1}, elfref::noun::play)), R"({"count":[0,1],"of":"play"})");
  EXPECT_EQ(written(noun::plains), R"("plains")");
  EXPECT_EQ(written(Seat{0}), R"("Anna")");
  EXPECT_EQ(written(Seat{2}), "null");
  EXPECT_EQ(written(line_number(44)), "44");
  EXPECT_EQ(written(verbatim("Storm \"Caller\"\x1b")), R"("Storm \"Caller\"\u001b")");
  EXPECT_EQ(written(setting("lake-cost", "2: or 3")), R"({"option":"lake-cost","value":"2: or 3"})");
  EXPECT_EQ(written(Message("finished")), R"("finished")");
  EXPECT_EQ(written(Message()), "null");
  EXPECT_EQ(written(list(Joint::or_, std::vector{1, 2})), "[1,2]");
  EXPECT_EQ(written(List(Joint::comma).take()), "[]");
}

TEST(Data, HasAnArgumentThatIsLeftOut) {
  EXPECT_EQ(written(msg::price_made_of({.due = 1, .land = noun::plains, .obstacle = none})),
            R"({"id":"price-made-of","due":1,"land":"plains","obstacle":null})");
}

TEST(Data, ListsHoldAnything) {
  List all(Joint::semicolon);
  all.add(list(Joint::and_, std::vector{Seat{0}, Seat{1}})).add(quantity(1, noun::card)).add(msg::no_loss());
  EXPECT_EQ(written(msg::told({.what = all.take()})),
            R"({"id":"told","what":[["Anna","Bo\tris\u001b"],{"count":1,"of":"card"},{"id":"no-loss"}]})");
}

// A message of a room that is not that of the game: its arguments have no names.
TEST(Data, OfAnUnknownMessageIsAQuestionMark) {
  const Message road = msg::road({.from = verbatim("Virst"), .to = verbatim("Ixara")});
  std::string out;
  JsonText text(out);
  List both(Joint::comma);
  both.add(road).add(verbatim("after"));
  add_data(text, both.take(), Speaker());
  EXPECT_EQ(out, R"([{"id":"?"},"after"])");
}

/// What the page's reader takes, as data: there each kind of argument has its own sign.
json plain(const json& argument) {
  if (argument.is_array() || !argument.is_object()) return argument;
  if (argument.contains("id")) {
    json message = json::object();
    for (const auto& [name, value] : argument.items()) message[name] = plain(value);
    return message;
  }
  if (argument.contains("count") || argument.contains("option")) return argument;
  const json& only = argument.begin().value();
  if (argument.contains("seat")) return only < players.size() ? json(players[only.get<std::size_t>()]) : json();
  if (!only.is_array()) return only;
  json all = json::array();
  for (const json& item : only) all.push_back(plain(item));
  return all;
}

RC_GTEST_PROP(DataProperty, IsWhatThePagesReaderTakes, ()) {
  const kinds::Choose choose = [](std::uint32_t below) { return *rc::gen::inRange<std::uint32_t>(0, below); };
  const Message message = kinds::any_message(choose, 3);
  const Catalogue catalogue(Language::en, kinds::rooms());
  RC_ASSERT(json::parse(written(message)) == plain(json::parse(kinds::as_json(message, catalogue))));
}

// ---------------------------------------------------------------- reports

/// What the messages of a room and of the core are, by id: the names of their arguments.
std::map<std::string, std::set<std::string>> arguments_of(const Room& game) {
  std::map<std::string, std::set<std::string>> all;
  for (const Room* room : {&core_words(), &game})
    for (std::uint16_t index = 0; index < room->messages; ++index) {
      std::set<std::string> names;
      std::string_view list = room->arguments[index];
      while (!list.empty()) {
        const std::string_view name = list.substr(0, list.find(' '));
        names.emplace(name);
        list.remove_prefix(std::min(list.size(), name.size() + 1));
      }
      EXPECT_TRUE(all.emplace(room->ids[index], names).second || room == &core_words())
          << room->ids[index] << " is an id of the core and of a game";
    }
  return all;
}

/// Holds reports against the catalogues.
class Reports {
 public:
  void check(const json& report, const std::map<std::string, std::set<std::string>>& known) {
    known_ = &known;
    objects(report);
  }
  [[nodiscard]] std::size_t ids() const { return ids_.size(); }

 private:
  /// Every `says` repeats members of its object.
  void objects(const json& value) {
    if (value.is_object() && value.contains("says"))
      for (const auto& [key, data] : value["says"].items()) repeats(value.at(key), data, key);
    if (value.is_object() && value.contains("rule")) {
      EXPECT_TRUE(value.contains("says"));
    }
    for (const auto& [key, inside] : value.items())
      if (key != "says" && inside.is_structured()) objects(inside);
  }

  void repeats(const json& text, const json& data, const std::string& key) {
    if (key == "remarks" && text.is_object()) {
      ASSERT_EQ(text.size(), data.size());
      for (const auto& [figure, remark] : data.items()) repeats(text.at(figure), remark, figure);
    } else if (text.is_array()) {
      ASSERT_EQ(text.size(), data.size()) << key;
      for (std::size_t i = 0; i < text.size(); ++i) repeats(text[i], data[i], key);
    } else if (text.is_object()) {
      repeats(text.at("message"), data, key);  // a related place
    } else {
      EXPECT_EQ(text.is_null(), data.is_null()) << key;
      messages(data);
    }
  }

  void messages(const json& data) {
    if (data.is_object() && data.contains("id")) {
      const auto found = known_->find(data["id"].get<std::string>());
      ASSERT_NE(found, known_->end()) << data;
      ids_.insert(found->first);
      std::set<std::string> names;
      for (const auto& [name, value] : data.items()) names.insert(name);
      names.erase("id");
      EXPECT_EQ(names, found->second) << data;
    }
    if (data.is_structured())
      for (const json& inside : data) messages(inside);
  }

  const std::map<std::string, std::set<std::string>>* known_ = nullptr;
  std::set<std::string> ids_;
};

TEST(Reports, SayTheArgumentsThatTheCatalogueNames) {
  std::map<const Room*, std::map<std::string, std::set<std::string>>> known;
  Reports reports;
  int findings = 0;
  for (const char* folder : {"tests/elfenland/rules", "tests/elven_rage/rules", "tests/master_elf/rules",
                             "tests/faults", "records/elfenland/disputes"})
    for (const std::string& path : testing::records_below(folder))
      for (const testing::Fixture& fixture : testing::fixtures_of(path)) {
        SCOPED_TRACE(path + ":" + std::to_string(fixture.source.first_line));
        const Refereed refereed = referee(fixture.source, {.deductions = true, .by_round = true});
        const Room* game = refereed.judgement.words == nullptr ? &core_words() : refereed.judgement.words;
        const auto [words, first] = known.try_emplace(game);
        if (first) words->second = arguments_of(*game);
        const json report = json::parse(render_json(refereed.source(), refereed.judgement));
        reports.check(report, words->second);
        EXPECT_EQ(report.contains("says"), !report.at("findings").empty() || !report.at("depends_on").empty());
        findings += static_cast<int>(report.at("findings").size());
      }
  EXPECT_GT(findings, 1500);
  EXPECT_GT(reports.ids(), 250u);
}

/// A report without its data.
json texts_of(json value) {
  if (value.is_object()) value.erase("says");
  if (value.is_structured())
    for (json& inside : value) inside = texts_of(std::move(inside));
  return value;
}

/// A replay without its legal plays: a page tells them in sentences.
json without_legal(json replay) {
  for (json& moment : replay.at("moments")) moment.erase("legal");
  return replay;
}

TEST(Replays, AreDataForProgramsAndTextForAPage) {
  Reports reports;
  for (const char* folder : {"records/elfenland/disputes", "records/elven-rage", "records/master-elf"})
    for (const std::string& path : testing::records_below(folder))
      for (const testing::Fixture& fixture : testing::fixtures_of(path)) {
        SCOPED_TRACE(path + ":" + std::to_string(fixture.source.first_line));
        const Overrides overrides{.deductions = true, .by_round = true};
        const Refereed refereed = referee(fixture.source, overrides);
        if (refereed.judgement.words == nullptr || refereed.game->replay == nullptr) continue;
        const ReplayView view = refereed.game->replay(*refereed.record, overrides, refereed.judgement);
        const Viewing viewing{*refereed.game, *refereed.record, overrides, refereed.judgement, view};
        const json all = json::parse(render_replay_json(viewing));
        reports.check(all, arguments_of(*refereed.judgement.words));
        for (const json& moment : all.at("moments")) EXPECT_TRUE(moment.at("says").contains("words"));
        EXPECT_EQ(without_legal(json::parse(render_replay_json(viewing, Language::en, ReplayFor::page))),
                  without_legal(texts_of(all)));
      }
  EXPECT_GT(reports.ids(), 50u);
}

TEST(Replays, MakePagesThatCanBeMailed) {
  int pages = 0;
  for (const char* game : {"elfenland", "elven-rage", "master-elf"})
    for (const std::string& path : testing::records_below(std::string("records/") + game + "/sessions"))
      for (const testing::Fixture& fixture : testing::fixtures_of(path))
        for (const Language language : {Language::en, Language::ru}) {
          const Overrides overrides{.deductions = true, .by_round = true, .language = language};
          const Refereed refereed = referee(fixture.source, overrides);
          const ReplayView view = refereed.game->replay(*refereed.record, overrides, refereed.judgement);
          const Viewing viewing{*refereed.game, *refereed.record, overrides, refereed.judgement, view};
          const std::vector<std::string> replays{render_replay_json(viewing, language, ReplayFor::page)};
          EXPECT_LT(replay_page(render_replays_json(replays), language).size(), 500'000u) << path;
          ++pages;
        }
  EXPECT_GT(pages, 70);
}

}  // namespace
}  // namespace elfref::data_test
