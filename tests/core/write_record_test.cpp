#include "elfref/core/record/write_record.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <string>
#include <vector>

#include "elfref/core/record/record_reader.h"
#include "elfref/games.h"
#include "testing/english.h"
#include "testing/fixture.h"

namespace elfref::write_record_test {
namespace {

std::unique_ptr<Record> read(const std::string& text, Syntax syntax, Diagnostics& faults) {
  return read_record({.name = "x", .text = text, .syntax = syntax}, faults);
}

std::string json_of(const std::string& yaml) {
  Diagnostics faults;
  return write_json(*read(yaml, Syntax::yaml, faults));
}
std::string yaml_of(const std::string& json) {
  Diagnostics faults;
  return write_yaml(*read(json, Syntax::json, faults));
}

TEST(WriteJson, KeepsEverySpelling) {
  EXPECT_EQ(json_of("a: 2 raft\nb: [Pig, \"it's\"]\n"), R"({"a":"2 raft","b":["Pig","it's"]})");
  EXPECT_EQ(json_of("плот: \"a\\tb\\x01\\\"\\\\\"\n"), "{\"плот\":\"a\\tb\\u0001\\\"\\\\\"}");
}

TEST(WriteJson, NumbersAndTruthValuesAreNoTexts) {
  EXPECT_EQ(json_of("[8, -3, 2.5, true, '8', 'true', 07, No, Null, ~, 1:2]"),
            R"([8,-3,2.5,true,"8","true","07","No","Null","~","1:2"])");
}

TEST(WriteJson, WhatIsLeftOutIsNull) {
  EXPECT_EQ(json_of("a:\nb: []\n"), R"({"a":null,"b":[]})");
}

TEST(WriteYaml, LooksLikeARecord) {
  EXPECT_EQ(
      yaml_of(
          R"({"game":"elfenland","options":{"town-cards":true},"players":[{"name":"Anna","town":"Virst"},"Boris"],)"
          R"("rounds":[{"row":["pig","pig"],"plan":[{"Anna":"pig on Virst-Ixara"},{"note":"so: \"what\""}],)"
          R"("travel":[{"Anna":[{"Virst":"2 raft"},{"discard":2}]},{"Boris":[]}]}],"result":{"Anna":{"towns":3}}})"),
      "game: elfenland\n"
      "options: {town-cards: true}\n"
      "players:\n"
      "- {name: Anna, town: Virst}\n"
      "- Boris\n"
      "rounds:\n"
      "- row: [pig, pig]\n"
      "  plan:\n"
      "  - Anna: pig on Virst-Ixara\n"
      "  - note: 'so: \"what\"'\n"
      "  travel:\n"
      "  - Anna: [Virst: 2 raft, discard: 2]\n"
      "  - Boris: []\n"
      "result:\n"
      "  Anna: {towns: 3}\n");
}

TEST(WriteYaml, LongLinesAreBroken) {
  const std::string long_word(60, 'x');
  EXPECT_EQ(yaml_of("{\"a\":[\"" + long_word + "\",\"" + long_word + "\"]}"),
            "a:\n- " + long_word + "\n- " + long_word + "\n");
}

TEST(WriteYaml, QuotesWhereTheyAreNeeded) {
  EXPECT_EQ(yaml_of(R"({"k":["a: b","#1","x #1","it's","-","- a","2","null","","?","a, b","x?","– a"]})"),
            "k: [\"a: b\", \"#1\", \"x #1\", it's, \"-\", \"- a\", \"2\", \"null\", \"\", \"?\", \"a, b\", \"x?\", \"– "
            "a\"]\n");
  EXPECT_EQ(yaml_of(R"({"a":"b, c","d":"e?","f":"\n"})"), "a: b, c\nd: e?\nf: \"\\n\"\n");
}

// ---------------------------------------------------------------- both readers, both writers

/// What is wrong with a record that goes from one language to the other and back; empty: nothing.
std::string trouble(const Record& record) {
  const std::string json = write_json(record);
  Diagnostics faults;
  const auto of_json = read(json, Syntax::json, faults);
  if (!faults.all().empty()) return testing::in_english(faults.all().front().message) + " in " + json;
  if (!same_tree(record, *of_json)) return "another tree: " + json;
  const std::string yaml = write_yaml(*of_json);
  const auto of_yaml = read(yaml, Syntax::yaml, faults);
  if (!faults.all().empty()) return testing::in_english(faults.all().front().message) + " in " + yaml;
  if (!same_tree(record, *of_yaml)) return "another tree: " + yaml;
  if (write_json(*of_yaml) != json) return "other JSON of: " + yaml;
  if (write_yaml(*of_yaml) != yaml) return "other YAML of: " + yaml;
  return "";
}

TEST(BothReaders, ReadEveryRecordAlike) {
  int records = 0;
  for (const char* folder : {"records", "tests"}) {
    for (const std::string& path : testing::records_below(folder)) {
      for (const testing::Fixture& fixture : testing::fixtures_of(path)) {
        Diagnostics faults;
        const auto record = read_record(fixture.source, faults);
        if (faults.unreadable()) continue;
        EXPECT_EQ(trouble(*record), "") << path;
        ++records;
      }
    }
  }
  EXPECT_GT(records, 1000);
}

/// A finding with the words at which it points, as long as both languages have them.
std::vector<std::string> findings(const Refereed& refereed) {
  std::vector<std::string> all{std::string(name(refereed.judgement.verdict)),
                               std::string(name(refereed.judgement.claims))};
  for (const Diagnostic& found : refereed.judgement.findings) {
    std::string words = refereed.source().text.substr(found.span.begin, found.span.end - found.span.begin);
    // A text has quotes in JSON; a list or map has another layout.
    std::erase(words, '"');
    if (words == "null") words.clear();
    const bool short_words = words.find_first_of("\n{}[]:") == std::string::npos && !words.empty();
    all.push_back(std::string(found.id) + (short_words ? " " + words : ""));
  }
  return all;
}

TEST(BothReaders, LeadToTheSameVerdictsAndFindings) {
  for (const char* folder : {"records", "tests/elfenland", "tests/faults"}) {
    for (const std::string& path : testing::records_below(folder)) {
      for (const testing::Fixture& fixture : testing::fixtures_of(path)) {
        Diagnostics faults;
        const auto record = read_record(fixture.source, faults);
        // JSON has no slips of form in its words.
        if (!faults.all().empty() || path.find("/slips/") != std::string::npos || path.ends_with("missing-space.yaml"))
          continue;
        // Where a text stands in a block, or with other quotes, its words have other places.
        const Refereed yaml = referee({.name = "x", .text = write_yaml(*record)});
        const Refereed json = referee({.name = "x", .text = write_json(*record), .syntax = Syntax::json});
        const Refereed written = referee(fixture.source);
        EXPECT_EQ(findings(json), findings(yaml)) << path;
        EXPECT_EQ(json.judgement.verdict, written.judgement.verdict) << path;
        EXPECT_EQ(json.judgement.findings.size(), written.judgement.findings.size()) << path;
      }
    }
  }
}

rc::Gen<std::string> word() {
  return rc::gen::oneOf(
      rc::gen::element<std::string>(
          "pig", "2 raft + pig", "Dag'Amura", "плот", "大猪", "Null", "~", "No", "3", "-3", "- 3", "-", "01", "1e5",
          "true", "it's: \"x\"", "# no", "a #b", "a\t#b", "- ", "", "a\\b", "[x]", "x]", "tab\there", "é #1",
          "a:", "a: b", ":a", "a:b", "?", "? a", "a ?", "a?b", "<<", "...", "---", "...x", "&a", "*a", "!t", "|", ">",
          "%x", "@x", "`x", "'", "\"", "“x”", "– x", "•", " a", "a ", "a\nb", "\n", "\u00A0x", "x\u00A0", "\u0085",
          "\u2028", "\x01", "\x7F", "null: ", "~: x", ", ", "{", "}", "a, b", "\uFEFF", "🐖", "a\\", "'a\\'", "\"'\\"),
      rc::gen::container<std::string>(rc::gen::elementOf(std::string("ab :-?#,[]{}'\"\\\n\t!&*|>%@`~.0="))));
}

/// A random tree as JSON.
std::string any_json(int depth) {
  const int kind = depth == 0 ? 0 : *rc::gen::inRange(0, 4);
  const auto text = [](const std::string& said) {
    std::string out = "\"";
    for (const char c : said) {
      if (c == '"' || c == '\\') {
        out += std::string("\\") + c;
      } else if (static_cast<unsigned char>(c) < 0x20 || c == '\x7F') {
        constexpr std::string_view digits = "0123456789abcdef";
        out += std::string("\\u00") + digits[static_cast<unsigned char>(c) >> 4] + digits[c & 15];
      } else {
        out += c;
      }
    }
    std::string escaped;
    for (std::size_t at = 0; at < out.size(); ++at) {
      if (out.compare(at, 2, "\u0085") == 0) {
        escaped += "\\u0085";
        ++at;
      } else {
        escaped += out[at];
      }
    }
    return escaped + "\"";
  };
  if (kind == 0) {
    const std::string said = *word();
    return *rc::gen::inRange(0, 8) == 0 ? *rc::gen::element<std::string>("null", "true", "false", "8", "-3", "0.5")
                                        : text(said);
  }
  const int count = *rc::gen::inRange(0, 4);
  std::string out = kind == 1 ? "[" : "{";
  for (int i = 0; i < count; ++i) {
    if (i > 0) out += ",";
    if (kind > 1) out += text(*word() + std::to_string(i)) + ":";
    out += any_json(depth - 1);
  }
  return out + (kind == 1 ? "]" : "}");
}

RC_GTEST_PROP(BothReaders, ReadRandomTreesAlike, ()) {
  const std::string json = any_json(5);
  Diagnostics faults;
  const auto record = read(json, Syntax::json, faults);
  if (!faults.all().empty()) RC_FAIL(testing::in_english(faults.all().front().message) + " in " + json);
  const std::string wrong = trouble(*record);
  if (!wrong.empty()) RC_FAIL(wrong);
}

}  // namespace
}  // namespace elfref::write_record_test
