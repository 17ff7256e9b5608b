// Random requests to a Server: valid ones, wrong ones, and ones that are cut off or changed. Each gets one answer, and
// the verdicts on sessions are those of `check`. ELFREF_REQUESTS=10000 is how many; a quick share without it.

#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/serve.h"
#include "elfref/testing/generator.h"
#include "testing/wanted.h"

namespace elfref::testing::requests_test {
namespace {

using Json = nlohmann::ordered_json;

/// Requests of one game after another.
class Requests {
 public:
  explicit Requests(std::uint64_t seed) : dice_(seed) {
    for (const SessionGenerator& generator : generators())
      for (std::uint64_t number = 0; number < 4; ++number)
        for (const Detail detail : {Detail::full, Detail::in_public, Detail::minimal})
          records_.push_back(generator.record({.seed = seed % 1000, .detail = detail}, number));
    for (const std::string& record : records_)
      for (std::size_t begin = 0; begin < record.size(); begin = record.find('\n', begin) + 1)
        lines_.push_back(record.substr(begin, record.find('\n', begin) - begin));
  }

  std::string next() {
    std::string request = some().dump(-1, ' ', false, Json::error_handler_t::replace);
    switch (any(12)) {
      case 0:
        return request.substr(0, any(request.size()));
      case 1:
        for (std::size_t times = 1 + any(4); times > 0; --times)
          request[any(request.size())] = static_cast<char>(any(256));
        return request;
      case 2:
        return broken();
      default:
        return request;
    }
  }
  /// A play that was listed, to be played later.
  void keep(const Json& listed) {
    if (listed_.size() > 100) listed_.clear();
    for (std::size_t i = any(5); i < listed.size(); i += 1 + any(listed.size() / 8 + 1)) listed_.push_back(listed[i]);
  }
  /// A session that is open.
  void open(const std::string& session) { session_ = session; }
  [[nodiscard]] const std::string& session() const { return session_; }
  std::size_t any(std::size_t below) { return std::uniform_int_distribution<std::size_t>(0, below - 1)(dice_); }

 private:
  template <class All>
  auto one_of(const All& all) {
    return all[any(all.size())];
  }

  std::string broken() {
    switch (any(6)) {
      case 0:
        return std::string(any(5000), '[');
      case 1:
        return R"({"do":"play","session":)" + std::string(400, '9') + "}";
      case 2:
        return R"({"do":"undo","session":")" + session_ + R"(","plays":-1e999})";
      case 3:
        return "{\"do\":\"\xC3\x28\"}";
      case 4:
        return std::string(any(20), '\0') + "{}";
      default:
        return R"({"do":"play","do":"undo","session":7,"play":{"a":[{"b":null}]}})";
    }
  }

  std::string words() {
    std::string line = one_of(lines_);
    line.erase(0, std::min(line.find_first_not_of(" -"), line.size()));
    const std::size_t colon = line.find(": ");
    return colon != std::string::npos && any(2) == 0 ? line.substr(colon + 2) : line;
  }

  Json some() {
    Json request{{"id", any(1000)}, {"session", any(20) == 0 ? "unknown" : session_}};
    const std::vector<std::string> kinds{"play",  "play",   "play",  "play",  "ask",  "ask",      "legal", "undo",
                                         "state", "record", "score", "judge", "next", "sentence", "plays"};
    request["do"] = one_of(kinds);
    if (session_.empty() || any(40) == 0) return begin();
    if (request["do"] == "undo") request["plays"] = any(4);
    if (request["do"] != "play" && request["do"] != "ask") return request;
    if (!listed_.empty() && any(4) > 0) {
      request.update(one_of(listed_));
      return request;
    }
    request["play"] = any(9) == 0 ? Json::array({1, nullptr}) : Json(words());
    const std::vector<std::string> phases{"deal", "draw", "choose", "plan", "travel", "keep", "row", "end", "fly"};
    if (any(2) == 0) request["phase"] = one_of(phases);
    if (any(3) > 0) request["player"] = words().substr(0, words().find(':'));
    if (any(5) == 0) request["begins"] = true;
    return request;
  }

  Json begin() {
    listed_.clear();
    Json request{{"id", "new"}, {"do", "new"}};
    if (any(4) == 0) {
      request["game"] = one_of(std::vector<std::string>{"elfenland", "elven-rage", "master-elf", "chess"});
      request["players"] = {"Anna", "Boris"};
      return request;
    }
    const std::string record = one_of(records_);
    request["record"] = record.substr(0, any(3) == 0 ? record.size() : record.find('\n', any(record.size())));
    return request;
  }

  std::mt19937_64 dice_;
  std::vector<std::string> records_, lines_;
  std::vector<Json> listed_;
  std::string session_;
};

TEST(Requests, GetOneAnswerEachAndTheVerdictsOfCheck) {
  const int many = wanted("ELFREF_REQUESTS", 400, 10'000);
  Requests requests(seed_wanted("ELFREF_SEED", 2016));
  Server server;
  int judged = 0, played = 0;
  for (int i = 0; i < many; ++i) {
    const std::string request = requests.next();
    SCOPED_TRACE(request);
    const std::string text = server.answer(request);
    ASSERT_EQ(text.find('\n'), std::string::npos);
    const Json answer = Json::parse(text);
    ASSERT_TRUE(answer.is_object() && answer.contains("id") && answer.contains("do"));
    if (answer.contains("error")) continue;
    if (answer["do"] == "new") {
      if (!requests.session().empty())
        static_cast<void>(server.answer(Json{{"do", "close"}, {"session", requests.session()}}.dump()));
      requests.open(answer["session"]);
    }
    const auto asked = [&](std::string_view what) {
      return Json::parse(server.answer(Json{{"do", what}, {"session", requests.session()}}.dump()));
    };
    if (answer["do"] == "new" || (answer["do"] == "play" && requests.any(3) == 0))
      requests.keep(asked("legal").value("plays", Json::array()));
    if (answer["do"] == "play") ++played;
    if (answer["do"] != "play") continue;
    const std::string record = asked("record").at("record");
    const Refereed refereed = referee({.name = "session", .text = record});
    EXPECT_EQ(asked("judge").at("report").at("verdict"), name(refereed.judgement.verdict)) << record;
    Overrides under_way;
    under_way.under_way = true;
    const Refereed so_far = referee({.name = "session", .text = record}, under_way);
    EXPECT_EQ(answer.at("record"), name(so_far.judgement.verdict)) << record;
    ++judged;
  }
  EXPECT_GT(played, many / 100);
  EXPECT_GT(judged, 0);
}

}  // namespace
}  // namespace elfref::testing::requests_test
