// What the schema of a record lists is what the library knows: towns, transports, roads, editions, options, keys.

#include "elfref/elfenland/facts/words.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <functional>
#include <nlohmann/json.hpp>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "elfref/elfenland/facts/board.h"
#include "elfref/core/judging/titles.h"
#include "elfref/elfenland/facts/options.h"
#include "elfref/elfenland/module.h"
#include "elfref/games.h"
#include "testing/english.h"
#include "testing/fixture.h"
#include "testing/key_spellings.h"

namespace elfref::testing {
namespace {

using ::testing::Contains;
using ::testing::ElementsAreArray;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::UnorderedElementsAreArray;
using Json = nlohmann::ordered_json;
using Words = std::vector<std::string>;

const Json& schema() {
  static const Json parsed = Json::parse(text_of_file(ELFREF_SOURCE_DIR "/schemas/elfenland.schema.json"));
  return parsed;
}

const Json& report_schema() {
  static const Json parsed = Json::parse(text_of_file(ELFREF_SOURCE_DIR "/schemas/report.schema.json"));
  return parsed;
}

const Json& at(const char* pointer) { return schema().at(Json::json_pointer(pointer)); }

/// A value as a record writes it.
std::string written(const Json& value) { return value.is_string() ? value.get<std::string>() : value.dump(); }

Words words_of(const Json& list) {
  Words words;
  for (const Json& value : list)
    if (!value.is_null()) words.push_back(written(value));
  return words;
}

Words keys_of(const Json& map) {
  Words keys;
  for (const auto& [key, value] : map.items()) keys.push_back(key);
  return keys;
}

/// The values offered for a key: its own, or those of the first of several.
const Json& offered(const Json& key) { return key.contains("enum") ? key : key.at("anyOf").at(0); }

Words towns() {
  Words names;
  for (const elfenland::Town& town : elfenland::towns()) names.emplace_back(town.ascii);
  return names;
}

Words transports() {
  Words names;
  for (int i = 0; i < elfenland::transport_count; ++i) names.emplace_back(name(elfenland::Transport(i)));
  return names;
}

Words editions() {
  Words names;
  for (const EditionInfo& edition : elfenland::editions()) names.emplace_back(edition.name);
  return names;
}

/// Everything that snippets offer to choose from: `${1|a,b|}`.
std::vector<Words> choices() {
  static const std::regex choice(R"(\$\{[0-9]+\|([^|]*)\|\})");
  std::vector<Words> all;
  const std::string text = schema().dump();
  for (std::sregex_iterator at(text.begin(), text.end(), choice), end; at != end; ++at) {
    std::istringstream list((*at)[1].str());
    Words& words = all.emplace_back();
    for (std::string word; std::getline(list, word, ',');) words.push_back(word);
  }
  return all;
}

TEST(Schema, ListsTheTowns) {
  EXPECT_THAT(words_of(at("/definitions/town/anyOf/0/enum")), ElementsAreArray(towns()));
  Words keys = keys_of(at("/definitions/stepMap/properties"));
  for (const char* key : {"discard", "at", "note", "ruling"}) EXPECT_EQ(std::erase(keys, key), 1U);
  EXPECT_THAT(keys, ElementsAreArray(towns()));
  Words snippets;
  for (const Json& snippet : at("/definitions/townOrNote/defaultSnippets")) snippets.push_back(snippet.at("body"));
  EXPECT_THAT(snippets, ElementsAreArray(towns()));
}

TEST(Schema, ListsTheTownCards) {
  Words cards;
  for (const elfenland::Town& town : elfenland::towns())
    if (town.card) cards.emplace_back(town.ascii);
  EXPECT_THAT(choices(), Contains(cards));
  cards.emplace_back("unknown");
  EXPECT_THAT(words_of(at("/definitions/townCard/anyOf/0/enum")), ElementsAreArray(cards));
}

TEST(Schema, ListsTheTransports) {
  Words pieces;
  for (const Json& snippet : at("/definitions/piece/defaultSnippets")) pieces.push_back(snippet.at("body"));
  Words expected = transports();
  expected.emplace_back("unknown");
  EXPECT_THAT(pieces, ElementsAreArray(expected));
}

TEST(Schema, OffersEveryRoadAndNothingElse) {
  Words roads;
  for (int i = 0; i < elfenland::road_count; ++i) {
    const elfenland::Way& way = elfenland::ways()[static_cast<std::size_t>(i)];
    roads.push_back(std::string(town(way.a).ascii) + "-" + std::string(town(way.b).ascii));
  }
  int lists = 0;
  for (const Words& words : choices()) {
    if (words.front().find('-') == std::string::npos || words.front().starts_with("rio")) continue;
    EXPECT_THAT(words, ElementsAreArray(roads));
    ++lists;
  }
  EXPECT_GE(lists, 3);
}

TEST(Schema, SnippetsUseWordsOfTheLists) {
  const Words cards = transports();
  const Words books = editions();
  int looked_at = 0;
  for (const Words& words : choices())
    for (const std::string& word : words) {
      const bool transport = elfenland::vocabulary().meaning_of(word).kind == Meaning::Kind::piece;
      const bool known = transport || elfenland::edition_named(word) || elfenland::town_named(word);
      static const std::set<std::string> others = {"unused", "used", "unknown", "travel", "plan", "choose", "draw",
                                                   "deal",   "red",  "yellow",  "green",  "blue", "purple", "black"};
      const std::size_t dash = word.find('-');
      const bool road = dash != std::string::npos && elfenland::town_named(word.substr(0, dash));
      EXPECT_TRUE(known || road || others.contains(word)) << word;
      ++looked_at;
    }
  EXPECT_GT(looked_at, 100);
}

TEST(Schema, ListsTheEditions) {
  EXPECT_THAT(words_of(offered(at("/properties/edition")).at("enum")), ElementsAreArray(editions()));
  EXPECT_THAT(choices(), Contains(editions()));
  Words all;
  std::set<std::string> cited;
  for (const GameModule* game : games())
    for (const EditionWords& edition : game->editions()) {
      if (std::ranges::find(all, edition.name) == all.end()) all.emplace_back(edition.name);  // games may share a name
      if (!edition.cited_as.empty()) cited.emplace(edition.cited_as);
    }
  Words judged = words_of(report_schema().at("/definitions/record/properties/edition/enum"_json_pointer));
  EXPECT_THAT(judged, ElementsAreArray(all));
  EXPECT_THAT(words_of(report_schema().at("/definitions/book/enum"_json_pointer)), UnorderedElementsAreArray(cited));
}

TEST(Schema, ListsTheOptionsAndTheirValues) {
  const Json& properties = at("/definitions/options/properties");
  const Speaker says = speaker_of(elfenland::game());
  Words names;
  for (const OptionWords& option : elfenland::option_table().options()) {
    names.emplace_back(option.name);
    const Json& known = offered(properties.at(std::string(option.name)));
    EXPECT_THAT(words_of(known.at("enum")),
                ElementsAreArray(Words(option.values.begin(), option.values.end())))
        << option.name;
    Words meanings;
    for (std::size_t i = 0; i < option.values.size(); ++i) meanings.push_back(says(meaning_of(option, i, says)));
    EXPECT_THAT(words_of(known.at("enumDescriptions")), ElementsAreArray(meanings)) << option.name;
  }
  EXPECT_THAT(keys_of(properties), ElementsAreArray(names));
  for (const GameModule* game : games())
    for (const OptionWords& option : game->options())
      if (std::ranges::find(names, option.name) == names.end()) names.emplace_back(option.name);
  const Json& rules = report_schema().at("/definitions/rule/properties/options/items/enum"_json_pointer);
  EXPECT_THAT(words_of(rules), ElementsAreArray(names));
  names.emplace_back("edition");
  const Json& findings = report_schema().at("/definitions/finding/properties/option/enum"_json_pointer);
  EXPECT_THAT(words_of(findings), ElementsAreArray(names));
}

TEST(Schema, SaysTheDefaultOfEveryOption) {
  const elfenland::Options& usual = elfenland::edition("").options;
  for (int i = 0; i < elfenland::option_count; ++i) {
    const auto option = elfenland::Option(i);
    const OptionWords& known = info(option);
    const std::string text = at("/definitions/options/properties").at(std::string(known.name)).at("description");
    EXPECT_THAT(text, HasSubstr("Default: " + std::string(known.values[usual[option]])));
    const std::string others = text.substr(text.find("Default: "));
    for (const EditionInfo& edition : elfenland::editions()) {
      const std::string value(known.values[edition.options[option]]);
      if (edition.options[option] == usual[option]) {
        EXPECT_THAT(others, Not(HasSubstr(std::string(edition.name)))) << known.name;
      } else {
        EXPECT_THAT(others, HasSubstr(std::string(edition.name))) << known.name;
        EXPECT_THAT(others, HasSubstr("; " + value + " in ")) << known.name;
      }
    }
  }
}

/// The keys that the reader knows in a map in which `key` stands, as he lists them for one that nobody knows.
Words keys_known(const std::string& record) {
  const Refereed refereed = referee({.name = "keys", .text = record}, {});
  for (const Diagnostic& finding : refereed.judgement.findings) {
    const std::string advice = testing::in_english(finding.advice);
    const std::size_t begin = advice.find(" are ");
    if (testing::in_english(finding.message).find("'xyzzy'") == std::string::npos || begin == std::string::npos) continue;
    Words keys;
    std::string list(advice.substr(begin + 5));
    if (const std::size_t last = list.find(" and "); last != std::string::npos) list.replace(last, 5, ", ");
    for (std::size_t comma = 0; !list.empty(); list.erase(0, std::min(comma + 2, list.size()))) {
      comma = std::min(list.find(", "), list.size());
      keys.push_back(list.substr(0, comma));
    }
    return keys;
  }
  return {};
}

TEST(Schema, HasTheKeysThatTheReaderHas) {
  const struct {
    const char* pointer;
    const char* record;
    Words more = {};       // keys of the schema only
    Words elsewhere = {};  // keys of the reader that are faults all the same
  } maps[] = {
      {"/properties", "players: [Anna]\nxyzzy: 1"},
      {"/definitions/options/properties", "players: [Anna]\noptions: {xyzzy: 1}"},
      {"/definitions/playerMap/properties", "players: [{name: Anna, xyzzy: 1}]", {"color"}, {"ruling"}},
      {"/definitions/start/properties", "players: [Anna]\nstart: {xyzzy: 1}"},
      {"/definitions/startPlayer/properties", "players: [Anna]\nstart: {players: {Anna: {xyzzy: 1}}}"},
      {"/definitions/phases/properties", "players: [Anna]\nrounds: [{xyzzy: 1}]", {}, {"ruling"}},
      {"/properties/final/additionalProperties/properties", "players: [Anna]\nfinal: {Anna: {xyzzy: 1}}"},
      {"/properties/result/additionalProperties/properties", "players: [Anna]\nresult: {Anna: {xyzzy: 1}}"},
  };
  for (const auto& map : maps) {
    SCOPED_TRACE(map.pointer);
    Words known = keys_known(map.record);
    ASSERT_THAT(known, Not(IsEmpty()));
    for (const std::string& key : map.elsewhere) EXPECT_EQ(std::erase(known, key), 1U);
    known.insert(known.end(), map.more.begin(), map.more.end());
    EXPECT_THAT(keys_of(at(map.pointer)), UnorderedElementsAreArray(known));
  }
}

/// Every map of the schema that has keys of the format, with its place.
void for_maps(const Json& node, const std::string& path,
              const std::function<void(const Json&, const std::string&)>& visit) {
  if (!node.is_object() && !node.is_array()) return;
  if (node.is_object() && node.contains("properties") && node.contains("additionalProperties")) visit(node, path);
  for (const auto& [key, value] : node.items()) for_maps(value, path + "/" + key, visit);
}

TEST(Schema, TakesKeysWithCapitals) {
  int looked_at = 0;
  for_maps(schema(), "", [&](const Json& map, const std::string& path) {
    SCOPED_TRACE(path);
    ASSERT_TRUE(map.contains("patternProperties"));
    const std::regex pattern(keys_of(map.at("patternProperties")).at(0));
    for (std::string key : keys_of(map.at("properties"))) {
      if (elfenland::town_named(key)) continue;
      std::ranges::transform(key, key.begin(), [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
      EXPECT_TRUE(std::regex_match(key, pattern)) << key;
      EXPECT_FALSE(std::regex_match(key + "S", pattern)) << key;
      ++looked_at;
    }
  });
  EXPECT_GT(looked_at, 50);
}

/// The pattern by which a schema takes the words of a key in other languages, also with a capital and in capitals.
std::string pattern_of(const KeyRow& row) {
  std::string all;
  for (std::size_t column = 1; column < key_languages.size(); ++column)
    for (const std::string_view word : between_commas(row.words[column])) {
      const auto [small, capital, capitals] = spellings(word);
      const std::size_t letter = 2;  // bytes of a letter that is not Latin
      all += (all.empty() ? "[" : "|[") + capital.substr(0, letter) + small.substr(0, letter) + "]" +
             small.substr(letter) + "|" + capitals;
    }
  return "^(" + all + ")$";
}

TEST(Schema, TakesKeysInEveryLanguage) {
  for (const GameModule* game : games()) {
    SCOPED_TRACE(game->name);
    const Json whole = Json::parse(record_schema(*game));
    int looked_at = 0;
    for_maps(whole, "", [&](const Json& map, const std::string& path) {
      SCOPED_TRACE(path);
      if (path.ends_with("/options")) return;  // their names are English
      for (const std::span<const KeyRow> table : keys_of(*game).tables())
        for (const KeyRow& row : table) {
          const std::string key(row.key()), pattern = pattern_of(row);
          if (!map.at("properties").contains(key)) continue;
          ASSERT_TRUE(map.contains("patternProperties")) << key;
          ASSERT_TRUE(map.at("patternProperties").contains(pattern)) << pattern;
          const Json& value = map.at("properties").at(key);
          const Json& translated = map.at("patternProperties").at(pattern);
          const std::string place = "#" + path + "/properties/" + key;
          EXPECT_TRUE(translated == value || translated.at("$ref") == place) << key;
          ++looked_at;
        }
      for (const std::string& key : keys_of(map.at("properties"))) {
        const bool known = keys_of(*game).language_of(key).has_value();
        EXPECT_TRUE(known || key == "color" || elfenland::town_named(key)) << "it has no words: " << key;
      }
    });
    EXPECT_GT(looked_at, 30);
  }
}

/// Says what stands at every key: the text that an editor shows.
void expect_descriptions(const Json& node, const std::string& path) {
  if (!node.is_object() && !node.is_array()) return;
  if (node.is_object() && node.contains("properties"))
    for (const auto& [key, value] : node.at("properties").items()) {
      if (!value.is_object()) continue;
      const Json* described = &value;
      while (!described->contains("description") && described->contains("$ref"))
        described = &at(described->at("$ref").get<std::string>().substr(1).c_str());
      EXPECT_TRUE(described->contains("description")) << path << ": " << key;
    }
  for (const auto& [key, value] : node.items()) expect_descriptions(value, path + "/" + key);
}

TEST(Schema, SaysWhatEveryKeyMeans) { expect_descriptions(schema(), ""); }

}  // namespace
}  // namespace elfref::testing
