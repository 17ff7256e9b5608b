#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "elfref/core/record/record_reader.h"
#include "testing/english.h"
#include "testing/reading.h"

namespace elfref::json_reader_test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

Source json(std::string_view text) {
  return {.name = "x.json", .text = std::string(text), .syntax = Syntax::json};
}
std::string tree(std::string_view text) {
  return testing::tree(json(text));
}
std::vector<std::string> found(std::string_view text) {
  return testing::faults_in(json(text));
}
std::string message(std::string_view text) {
  return testing::only_fault(json(text));
}

TEST(ReadJson, ATree) {
  EXPECT_EQ(tree(R"({"a":["b",{"c":"d"}],"e":{},"f":[]})"), R"({"a": ["b", {"c": "d"}], "e": {}, "f": []})");
  EXPECT_EQ(tree(" {\n  \"a\" : [ 1 , 2 ]\n}\r\n"), R"({"a": [1, 2]})");
  EXPECT_EQ(tree("\uFEFF{}"), "{}");
}

TEST(ReadJson, NumbersAndTruthValuesAreText) {
  EXPECT_EQ(tree(R"([10, -2.5e+3, 0, true, false, "10", "true"])"), R"([10, -2.5e+3, 0, true, false, "10", "true"])");
}

TEST(ReadJson, NullIsAValueThatWasLeftOut) {
  EXPECT_EQ(tree(R"({"a":null,"b":"null"})"), R"({"a": ~, "b": "null"})");
}

TEST(ReadJson, EscapesSayOtherCharacters) {
  EXPECT_EQ(tree(R"(["a\tb\n\"\\\/", "\u0041\u00e9\ud83d\udc16", "плот"])"), "[\"a\tb\n\"\\/\", \"Aé🐖\", \"плот\"]");
  EXPECT_EQ(tree(R"({"\u0041nna":"x"})"), R"({"Anna": "x"})");
}

TEST(ReadJson, AScalarAlone) {
  EXPECT_EQ(tree(" \"a\" "), "\"a\"");
  EXPECT_EQ(tree("\"\\n\""), "\"\n\"");
  EXPECT_EQ(tree("12\n"), "12");
  EXPECT_EQ(tree("null"), "~");
}

TEST(ReadJson, NothingIsNoRecord) {
  EXPECT_EQ(tree(""), "~");
  EXPECT_EQ(tree(" \n"), "~");
}

TEST(ReadJson, EveryNodeHasItsPlace) {
  const std::string text = "{ \"players\" : [ \"Anna\" , 12 ] ,\n  \"\\u0041\" : { } , \"x\" : null }";
  Diagnostics faults;
  const auto record = read_record(json(text), faults);
  std::vector<std::string> places;
  const auto add = [&](const auto& self, const Node& node) -> void {
    places.push_back(text.substr(node.span.begin, node.span.end - node.span.begin));
    for (const Node& child : record->children(node)) self(self, child);
  };
  add(add, record->root());
  EXPECT_THAT(places, ElementsAre(text, "\"players\"", "[ \"Anna\" , 12 ]", "\"Anna\"", "12", "\"\\u0041\"", "{ }",
                                  "\"x\"", "null"));
}

TEST(ReadJson, AWordOfATextHasItsPlace) {
  Diagnostics faults;
  const auto record = read_record(json(R"({"a":"2 raft","b":"\u0032 raft"})"), faults);
  const Node& plain = *record->find(record->root(), "a");
  EXPECT_EQ(record->span_of(plain, plain.text.substr(2)), (Span{8, 12}));
  const Node& escaped = *record->find(record->root(), "b");
  EXPECT_EQ(escaped.text, "2 raft");
  EXPECT_EQ(record->span_of(escaped, escaped.text.substr(2)), escaped.span);
}

TEST(ReadJsonFaults, SyntaxIsToldOnceWithItsPlace) {
  EXPECT_THAT(found("{\"a\": [1, 2}\n"), ElementsAre("1:7 syntax"));
  EXPECT_THAT(found("{\"a\": 1\n \"b\": 2}"), ElementsAre("2:2 syntax"));
  EXPECT_THAT(found("{\"a\": 1,}"), ElementsAre("1:8 syntax"));
  EXPECT_THAT(found("[1,,2]"), ElementsAre("1:3 syntax"));
  EXPECT_THAT(found("{\"a\" 1}"), ElementsAre("1:6 syntax"));
  EXPECT_THAT(found("{\"a\":}"), ElementsAre("1:6 syntax"));
  EXPECT_THAT(found("{a: 1}"), ElementsAre("1:2 syntax"));
  EXPECT_THAT(found("{\"a\": 01}"), ElementsAre("1:7 syntax"));
  EXPECT_THAT(found("{\"a\": pig}"), ElementsAre("1:7 syntax"));
  EXPECT_THAT(found("{\"a\": \"x\ty\"}"), ElementsAre("1:9 syntax"));
  EXPECT_THAT(found("{\"a\": \"x\ny\"}"), ElementsAre("1:7 syntax"));
  EXPECT_THAT(found("{\"a\": \"\\q\"}"), ElementsAre("1:8 syntax"));
  EXPECT_THAT(found("{\"a\": \"\\ud800\"}"), ElementsAre("1:8 syntax"));
  EXPECT_THAT(found("{} {}"), ElementsAre("1:4 syntax"));
  EXPECT_THAT(found("{}}"), ElementsAre("1:3 syntax"));
}

TEST(ReadJsonFaults, ATextThatEnds) {
  EXPECT_EQ(message("{\"a\": [1"), "the text ends inside a list opened by '['");
  EXPECT_EQ(message("{\"a\":"), "the text ends inside a map opened by '{'");
  EXPECT_EQ(message("{\"a\": \"b"), "the text ends inside a quoted text");
}

TEST(ReadJsonFaults, SlipsOfTheKeyboard) {
  EXPECT_EQ(message("{\"Anna\": 2 raft}"), "invalid JSON: text without quotes = put it in double quotes");
  EXPECT_EQ(message("{Anna: \"x\"}"), "invalid JSON: a key without quotes = put it in double quotes");
  EXPECT_EQ(message("{'Anna': \"x\"}"), "invalid JSON: text in single quotes = JSON uses double quotes");
  EXPECT_EQ(message("{\"a\": ?}"), "invalid JSON: a '?' without quotes = write \"unknown\"");
  EXPECT_EQ(message("{“a”: 1}"), "'“' is used instead of '\"'");
  EXPECT_EQ(message("{\"a\"：1}"), "'：' is used instead of ':'");
  EXPECT_EQ(message("[1，2]"), "invalid JSON: text without quotes = put it in double quotes");
  EXPECT_EQ(message("[\"a\"，2]"), "'，' is used instead of ','");
  EXPECT_EQ(message("{\"a\": 1 # x\n}"),
            "invalid JSON: a comment, but JSON has no comments = write a remark as {\"note\": \"…\"}");
  EXPECT_EQ(message("{\"a\": \"b\" + pig}"),
            "invalid JSON: text after the value = put the whole text in double quotes");
  EXPECT_EQ(message("game: elfenland\n"),
            "invalid JSON: a record must begin with '{' = YAML is read from files named .yaml");
  EXPECT_EQ(message("{} {}"), "invalid JSON: a second record = write one record per line");
}

TEST(ReadJsonFaults, BracketsAndSignsThatDoNotFit) {
  EXPECT_EQ(message("{\"a\": [1}"), "invalid JSON: '[' is not closed");
  EXPECT_EQ(message("[1}"), "invalid JSON: '[' is closed by '}'");
  EXPECT_EQ(message("{\"a\": 1]"), "invalid JSON: '{' is closed by ']'");
  EXPECT_EQ(message("{\"a\": 1}]"), "invalid JSON: ']' closes nothing");
  EXPECT_EQ(message("[\"a\": 1]"), "invalid JSON: a ':' in a list = put a key and its value in { }");
  EXPECT_EQ(message("{\"a\" \"b\"}"), "invalid JSON: a ':' is missing");
  EXPECT_EQ(message("{\"a\": \"b\" \"c\": 1}"), "invalid JSON: a ',' is missing");
  EXPECT_EQ(message("[\"a\" “b”]"), "'“' is used instead of '\"'");
  EXPECT_EQ(message("{\"a\":\u00A01}"), "invalid JSON: a no-break or wide space instead of a plain space");
  EXPECT_EQ(message("{} x"), "invalid JSON: text after the record");
  EXPECT_EQ(message("{} # x"),
            "invalid JSON: a comment, but JSON has no comments = write a remark as {\"note\": \"…\"}");
  EXPECT_EQ(message("\"a\" \"b\""), "invalid JSON: text after the record");
}

TEST(ReadJsonFaults, NumbersAndEscapesThatJsonDoesNotHave) {
  for (const std::string number : {"-", "1.", "+1", "-01", ".5"})
    EXPECT_EQ(message("[" + number + "]"),
              "invalid JSON: '" + number + "' is not a JSON number = put it in quotes");
  for (const std::string word : {"1e", "1.5e+", "tru", "1;"})
    EXPECT_EQ(message("[" + word + "]"), "invalid JSON: text without quotes = put it in double quotes");
  for (const std::string escape : {"\\u12", "\\u12g4", "\\ud83d", "\\ud83d\\u0041", "\\ud83dx", "\\udc16"})
    EXPECT_EQ(message("[\"" + escape + "\"]"), "invalid JSON: a '\\u' without the four digits of a character");
  EXPECT_THAT(found(R"(["\ud83d\udc16", pig])"), ElementsAre("1:18 syntax"));
  EXPECT_EQ(message("[\"a\\"), "invalid JSON: a '\\' inside quotes has another meaning = write \\\\ for a '\\'");
}

TEST(ReadJsonFaults, BytesThatAreNoText) {
  EXPECT_THAT(found("{\"a\": \"\xFF\"}"), ElementsAre("1:8 not-utf8"));
  EXPECT_THAT(found(std::string_view("{\"a\": \"\0\"}", 10)), ElementsAre("1:8 control-character"));
  EXPECT_THAT(found("{\"a\": \"\x07\"}"), ElementsAre("1:8 control-character"));
  EXPECT_THAT(found("{\"a\": \"" + std::string(max_document_bytes, 'x') + "\"}"), ElementsAre("1:1 too-large"));
}

TEST(ReadJsonFaults, KeysGivenTwice) {
  EXPECT_THAT(found(R"({"a":1,"b":{"c":1,"\u0063":2},"a":3})"),
              ElementsAre("1:19 duplicate-key", "1:31 duplicate-key"));
}

TEST(ReadJsonFaults, Depth) {
  const auto nested = [](int depth) {
    const auto size = static_cast<std::size_t>(depth);
    return std::string(size, '[') + std::string(size, ']');
  };
  EXPECT_THAT(found(nested(max_depth)), IsEmpty());
  EXPECT_THAT(found(nested(max_depth + 1)), ElementsAre("1:65 too-deep"));
  EXPECT_THAT(found(std::string(1'000'000, '[')), ElementsAre("1:65 too-deep"));
  EXPECT_THAT(found(std::string(1'000'000, '{')), ElementsAre("1:2 syntax"));
  EXPECT_THAT(found(std::string(max_depth + 1, '[') + "x"), ElementsAre("1:65 too-deep"));
}

TEST(ReadJsonFaults, WhatWasUnderstoodStays) {
  Diagnostics faults;
  const auto record = read_record(json(R"({"game":"elfenland","players":["Anna",)"), faults);
  EXPECT_TRUE(faults.unreadable());
  const Node* game = record->find(record->root(), "game");
  ASSERT_NE(game, nullptr);
  EXPECT_EQ(game->text, "elfenland");
}

/// The texts of a record in their order, keys and values alike.
std::vector<std::string> texts(const Record& record, const Node& node) {
  std::vector<std::string> all;
  if (node.shape == Shape::scalar) all.emplace_back(node.text);
  for (const Node& child : record.children(node))
    for (std::string& text : texts(record, child)) all.push_back(std::move(text));
  return all;
}

std::vector<std::string> texts(std::string_view text) {
  Diagnostics faults;
  const auto record = read_record(json(text), faults);
  return texts(*record, record->root());
}

// What simdjson keeps of such a text depends on its version: some keep nothing.
TEST(ReadJsonFaults, HalfTypedAllThatIsWholeStays) {
  const std::string whole = R"({"game":"master-elf","players":["Anna",{"name":"B\u00f6\n","seat":-1.5e3}],"ok":true})";
  const std::vector<std::string> all = texts(whole);
  ASSERT_EQ(all.size(), 10);
  std::size_t before = 0;
  for (std::size_t cut = 1; cut < whole.size(); ++cut) {
    SCOPED_TRACE(whole.substr(0, cut));
    const std::vector<std::string> kept = texts(whole.substr(0, cut));
    ASSERT_LE(kept.size(), all.size());
    // The last one may be a number or a word that is half typed and whole all the same.
    for (std::size_t i = 0; i + 1 < kept.size(); ++i) EXPECT_EQ(kept[i], all[i]);
    EXPECT_GE(kept.size() + 1, before);
    before = std::max(before, kept.size());
  }
  EXPECT_EQ(before, all.size());
  EXPECT_THAT(texts(R"({"game":"master-elf","players":["An)"), ElementsAre("game", "master-elf", "players"));
  EXPECT_THAT(texts(R"({"game":"master-elf","players":["Anna"], oops)"),
              ElementsAre("game", "master-elf", "players", "Anna"));
}

// ---------------------------------------------------------------- whatever the bytes

constexpr std::string_view sample =
    "{\"game\": \"elfenland\", \"players\": [\"Anna\", {\"name\": \"Борис\", \"town\": \"Virst\"}],\n"
    " \"rounds\": [{\"deal\": {\"Anna\": 8, \"x\": -1.5e3}, \"plan\": [{\"Anna\": \"pig on Virst – Ixara\"}, "
    "{\"note\": \"a\\n\\u00e9\"}],"
    " \"ok\": true, \"no\": null, \"e\": [], \"m\": {}}]}\n";

constexpr std::array<std::string_view, 34> pieces{"\n", " ",  "\t",  ":",       ",",       "{",     "}",      "[", "]",
                                                  "\"", "\\", "\\u", "\\ud83d", "\\udc16", "0",     "01",     "-", "1e",
                                                  ".",  "+",  "é",   "null",    "true",    "false", "nul",    "“", "：",
                                                  "，", "#",  "//",  "\xFF",    "\x01",    "'",     "{\"a\":"};

/// A scalar's bytes are its text, in quotes or not; a map or list that is whole is in its brackets.
void check_bytes(const Record& record, const Node& node, bool readable) {
  const std::string_view source = record.source().text;
  const std::string_view bytes = source.substr(node.span.begin, node.span.end - node.span.begin);
  if (node.shape == Shape::scalar && node.quoted) {
    RC_ASSERT(bytes.size() >= 2 && bytes.front() == '"' && bytes.back() == '"');
    if (bytes.find('\\') == std::string_view::npos) RC_ASSERT(bytes.substr(1, bytes.size() - 2) == node.text);
  } else if (node.shape == Shape::scalar) {
    RC_ASSERT(bytes == node.text);
  } else if (readable && node.shape != Shape::empty) {
    RC_ASSERT(bytes.front() == (node.shape == Shape::list ? '[' : '{'));
    RC_ASSERT(bytes.back() == (node.shape == Shape::list ? ']' : '}'));
  }
  for (const Node& child : record.children(node)) check_bytes(record, child, readable);
}

void check_reading(const std::string& text) {
  Diagnostics faults;
  const auto record = read_record(json(text), faults);
  const bool readable = !faults.unreadable();
  testing::check_order(*record, record->root(), {0, static_cast<std::uint32_t>(text.size())}, readable);
  check_bytes(*record, record->root(), readable);
  testing::check_places(*record, faults);
  for (const Diagnostic& fault : faults.all()) 
    RC_ASSERT(testing::in_english(fault.message).find("simdjson") == std::string::npos);
}

RC_GTEST_PROP(ReadJsonProperty, SlipsNeverMisplaceANode, ()) {
  check_reading(*testing::slipped(sample, pieces));
}

RC_GTEST_PROP(ReadJsonProperty, ScribblesNeverMisplaceANode, ()) {
  check_reading(*testing::scribbled(pieces));
}

RC_GTEST_PROP(ReadJsonProperty, ATextThatEndsEarlyNeverMisplacesANode, ()) {
  check_reading(*testing::cut_short(sample));
}

}  // namespace
}  // namespace elfref::json_reader_test
