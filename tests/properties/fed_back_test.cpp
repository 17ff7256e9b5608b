// What `plays` tells of a play, `sentence` takes back: the same choices, for the same player at the same place, are a
// whole play, and each slot comes back as it was told, with values that it offers. Its words may be others: the record
// may name a road from its other end, and tell what follows from the play.
//
// ELFREF_FED_BACK of the environment is how many plays of each game are asked about, ELFREF_SEED what they are drawn
// from.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <iostream>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

#include "elfref/core/recorder/read_choices.h"
#include "elfref/core/render/render_recorder.h"
#include "elfref/recorder.h"
#include "elfref/testing/dice.h"
#include "testing/failures.h"
#include "testing/fixture.h"
#include "testing/wanted.h"

namespace elfref::testing::fed_back_test {
namespace {

using Json = nlohmann::ordered_json;

/// The number of each value, however it is told: alone, as a number, or in order.
Json counts_of(const Json& told) {
  if (told.is_string()) return {{told.get<std::string>(), 1}};
  if (told.is_number()) return {{"", told}};
  return told;
}

/// The values that are chosen, where it is known which.
std::vector<std::string> values_in(const Json& chosen) {
  std::vector<std::string> all;
  for (const auto& [key, value] : chosen.items()) {
    if (value.is_null()) continue;
    all.push_back(chosen.is_array() ? value.get<std::string>() : key);
  }
  std::erase(all, std::string());
  return all;
}

class FedBack : public ::testing::TestWithParam<const GameModule*> {
 protected:
  Failures failures;

  /// Asks for a play as it is told, as for something else that happened.
  void feed(Recorder& recorder, const Source& source, const Json& play) {
    const std::string form = play["form"];
    const std::string where = source.name + " play " + play["play"].dump() + " " + play["slots"].dump() + "\n";
    const Json choices{{"seat", play["seat"]}, {"form", form}, {"slots", play["slots"]}, {"free", true}};
    recorder::SentenceAsked asked{{.at = play["play"].get<std::uint32_t>()}};
    if (!recorder::read_choices(choices.dump(), asked)) return failures.add(form + " cannot be read", where);
    const recorder::Sentence sentence = recorder.sentence(source, asked);
    const Json said = Json::parse(render_sentence_json(sentence, source.text, Language::en));
    if (said.contains("error")) return failures.add(form + " is refused", where + said["error"].dump());
    if (!said["complete"]) failures.add(form + " is not complete", where + said.dump());
    if (said["seat"] != play["seat"] && !play["seat"].is_null())
      failures.add(form + " is of another player", where + said["seat"].dump());
    expect_offered(play, said, where);
  }

  /// Expects that each slot comes back as it was told, with values that it offers.
  void expect_offered(const Json& play, const Json& said, const std::string& where) {
    for (const Json& slot : said["slots"]) {
      const std::string what = play["form"].get<std::string>() + " " + slot["id"].get<std::string>();
      if (slot["look"] == "seats" && slot["chosen"] != counts_of(play["slots"][slot["id"].get<std::string>()]))
        failures.add(what + " has another shape", where + slot["chosen"].dump());
      for (const std::string& value : values_in(slot["chosen"])) {
        const auto is_it = [&](const Json& option) { return option["value"] == value; };
        if (slot["look"] != "text" && std::ranges::none_of(slot["options"], is_it))
          failures.add(what + " does not offer " + value, where);
      }
    }
  }
};

INSTANTIATE_TEST_SUITE_P(, FedBack, ::testing::ValuesIn(recorded_games()),
                         [](const auto& one) { return name_of_test(std::string(one.param->name) + ".yaml"); });

TEST_P(FedBack, SaysTheSame) {
  std::vector<Source> sources;
  for (const std::string& path : records_below("records/" + std::string(GetParam()->name)))
    for (const Fixture& fixture : fixtures_of(path)) sources.push_back(fixture.source);
  std::vector<std::pair<std::size_t, Json>> plays;  // with the index of their record
  for (std::size_t index = 0; index < sources.size(); ++index) {
    const Json told =
        Json::parse(render_plays_json(Recorder().plays(sources[index]), sources[index].text, Language::en));
    if (told.contains("error")) continue;
    for (const Json& play : told["plays"])
      if (!play["form"].is_null()) plays.emplace_back(index, play);
  }
  ASSERT_GT(plays.size(), 100u);
  Dice dice(seed_wanted("ELFREF_SEED", 42), 7);
  const int wanted_plays = wanted("ELFREF_FED_BACK", 200, 100'000);
  const int in = std::max(1, static_cast<int>(plays.size()) / wanted_plays);
  int tried = 0;
  Recorder recorder;
  for (const auto& [index, play] : plays) {
    if (dice.below(in) != 0) continue;
    ++tried;
    feed(recorder, sources[index], play);
  }
  std::cout << GetParam()->name << ": " << tried << " of " << plays.size() << " plays are told back\n";
}

}  // namespace
}  // namespace elfref::testing::fed_back_test
