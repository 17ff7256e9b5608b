#include "elfref/core/record/record_reader.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "testing/english.h"
#include "testing/reading.h"

namespace elfref::record_reader_test {
namespace {

using ::testing::ElementsAre;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

Source yaml(std::string_view text) { return {.name = "x.yaml", .text = std::string(text)}; }

/// Of a game that has two phases.
constexpr std::array<PhaseForm, 2> phases{{{.key = "plan", .nothing = "pass", .in_brackets = {}},
                                           {.key = "travel", .nothing = "[]", .in_brackets = "the steps"}}};

std::unique_ptr<Record> read(std::string_view text, Diagnostics& faults) {
  return read_record(yaml(text), faults, phases);
}
std::string tree(std::string_view text) { return testing::tree(yaml(text)); }
std::vector<std::string> found(std::string_view text) { return testing::faults_in(yaml(text)); }

/// The message of the only fault.
std::string message(std::string_view text) {
  Diagnostics faults;
  read(text, faults);
  EXPECT_EQ(faults.all().size(), 1u) << text;
  return faults.all().empty() ? "" : testing::in_english(faults.all().front().message);
}

/// The bytes of the first scalar whose text is `scalar`.
std::string bytes_of(std::string_view text, std::string_view scalar) {
  Diagnostics faults;
  const auto record = read(text, faults);
  std::vector<const Node*> open{&record->root()};
  while (!open.empty()) {
    const Node* node = open.back();
    open.pop_back();
    const auto begin = node->span.begin;
    if (node->shape == Shape::scalar && node->text == scalar) {
      return std::string(text.substr(begin, node->span.end - begin));
    }
    for (const Node& child : record->children(*node)) open.push_back(&child);
  }
  return "not found";
}

/// The bytes of the value of a top-level key.
std::string bytes_under(std::string_view text, std::string_view key) {
  Diagnostics faults;
  const auto record = read(text, faults);
  const Node* node = record->find(record->root(), key);
  return node ? std::string(text.substr(node->span.begin, node->span.end - node->span.begin)) : "not found";
}

std::string repeated(std::string_view part, std::size_t size) {
  std::string text;
  while (text.size() < size) text += part;
  return text;
}

// What is read

TEST(ReadRecord, BuildsATree) {
  EXPECT_EQ(tree("game: elfenland\nplayers:\n- {name: Anna, town: Virst}\n- Boris\n"),
            "{game: elfenland, players: [{name: Anna, town: Virst}, Boris]}");
}

TEST(ReadRecord, TakesEveryScalarForText) {
  EXPECT_EQ(tree("[Null, ~, null, NULL, No, 3, 0x1F, 1e3, 2026-10-03]"),
            "[Null, ~, null, NULL, No, 3, 0x1F, 1e3, 2026-10-03]");
  EXPECT_EQ(tree("~: a\nNull: b"), "{~: a, Null: b}");
}

TEST(ReadRecord, TellsAWordFromAValueLeftOut) {
  Diagnostics faults;
  const auto record = read("Boris:\n~: pig\n", faults);
  const Node* left_out = record->find(record->root(), "Boris");
  ASSERT_TRUE(left_out);
  EXPECT_EQ(left_out->shape, Shape::empty);
  EXPECT_EQ(left_out->span, (Span{6, 6}));
  ASSERT_TRUE(record->find(record->root(), "~"));
}

TEST(ReadRecord, TakesNoWordFurtherLeftForAValue) {
  EXPECT_EQ(tree("a:\n- b:\n~: c"), "{a: [{b: ~}], ~: c}");
  EXPECT_THAT(found("a:\n- b:\n~\n"), ::testing::SizeIs(1));
  EXPECT_THAT(found("a:\n-\n~\n c"), ::testing::SizeIs(1));
}

TEST(ReadRecord, PutsAnEmptyValueBehindItsColonOrDash) {
  EXPECT_EQ(tree("{a, b: , c: }"), "{a: ~, b: ~, c: ~}");
  Diagnostics faults;
  const auto record = read("list:\n- a\n-\n# comment\n- b\n", faults);
  const Node* list = record->find(record->root(), "list");
  EXPECT_EQ(std::next(record->children(*list).begin())->span, (Span{11, 11}));
}

TEST(ReadRecord, ReadsAKeyAndValueInsideAList) {
  EXPECT_EQ(tree("[Virst: 2 raft, unknown, Ixara: pig]"), "[{Virst: 2 raft}, unknown, {Ixara: pig}]");
}

TEST(ReadRecord, ReadsJson) {
  EXPECT_EQ(tree(R"({"game":"elfenland","players":["Anna"],"n":null})"),
            R"({"game": "elfenland", "players": ["Anna"], "n": null})");
}

TEST(ReadRecord, ReadsCarriageReturnsAndAMissingLineEnd) {
  EXPECT_EQ(tree("a: x\r\nb:\r\n- y\r\n- z"), "{a: x, b: [y, z]}");
}

TEST(ReadRecord, LeavesAnEmptyDocumentEmpty) {
  for (const std::string_view text :
       {"", "\n", "# only a comment\n", "---\n", "---\n# only\n...\n", "...\n", "\uFEFF"}) {
    EXPECT_EQ(tree(text), "~") << text;
  }
}

TEST(ReadRecord, ReadsWhatStandsBehindTheSeparator) {
  EXPECT_EQ(tree("--- {a: b}\n"), "{a: b}");
  EXPECT_EQ(tree("%YAML 1.2\n---\na: b\n...\n# over\n"), "{a: b}");
  EXPECT_EQ(tree("a: b\n...\n%YAML 1.2\n"), "{a: b}");
}

TEST(ReadRecord, LooksOverAByteOrderMark) {
  EXPECT_EQ(tree("\uFEFF"
                 "a: b"),
            "{a: b}");
  EXPECT_EQ(bytes_of("\uFEFF"
                     "a: b",
                     "b"),
            "b");
}

TEST(ReadRecord, CountsTheSpansOfOtherAlphabetsInBytes) {
  EXPECT_EQ(bytes_of("плот: два 雲 # x", "два 雲"), "два 雲");
}

TEST(ReadRecord, PutsQuotesIntoTheSpanAndNotIntoTheText) {
  EXPECT_EQ(bytes_of("a: \"Chris: no\"", "Chris: no"), "\"Chris: no\"");
  EXPECT_EQ(bytes_of("a: 'it''s'  # x", "it's"), "'it''s'");
  EXPECT_EQ(bytes_of("a: \"x\\ty\\\"\"", "x\ty\""), "\"x\\ty\\\"\"");
  EXPECT_EQ(bytes_of("a: ''", ""), "''");
}

TEST(ReadRecord, KeepsTheLineEndsOfAPlainText) {
  EXPECT_EQ(tree("a: one\n  two\nb: c"), "{a: one\n  two, b: c}");
}

TEST(ReadRecord, ReadsTextsOverSeveralLines) {
  EXPECT_EQ(bytes_of("a: \"one\n  two\"\nb: c", "one two"), "\"one\n  two\"");
  EXPECT_EQ(bytes_of("a: |  # x\n  one\n  two\n\nb: c", "one\ntwo\n"), "|  # x\n  one\n  two");
  EXPECT_EQ(bytes_of("a: >-\n  one\n  two\nb: c", "one two"), ">-\n  one\n  two");
  EXPECT_EQ(bytes_of("a: |\nb: c", ""), "|");
}

TEST(ReadRecord, SpansListsAndMapsFromTheFirstByteToTheLast) {
  EXPECT_EQ(bytes_under("a: [ b, c , ] # x", "a"), "[ b, c , ]");
  EXPECT_EQ(bytes_under("a: {b: c, d: }", "a"), "{b: c, d: }");
  EXPECT_EQ(bytes_under("a: []", "a"), "[]");
  EXPECT_EQ(bytes_under("a: [b: [c], # ]\n  {d} ]\ne: f", "a"), "[b: [c], # ]\n  {d} ]");
  EXPECT_EQ(bytes_under("a:\n- b\n- c: d\n\ne: f", "a"), "- b\n- c: d");
  EXPECT_EQ(bytes_under("a:\n  b: c\n  d: 'e'\n# x\nf: g", "a"), "b: c\n  d: 'e'");
}

TEST(ReadRecord, LetsAPartOfAScalarBePlaced) {
  Diagnostics faults;
  const auto record = read("a: pig on Virst-Ixara\nb: \"x\\ty\"", faults);
  const Node* plain = record->find(record->root(), "a");
  EXPECT_EQ(record->span_of(*plain, plain->text.substr(7)), (Span{10, 21}));
  const Node* kept = record->find(record->root(), "b");
  EXPECT_EQ(record->span_of(*kept, kept->text.substr(1)), kept->span);
}

TEST(ReadRecord, ReadsSixtyFourLevels) {
  EXPECT_EQ(found(std::string(64, '[') + std::string(64, ']')), (std::vector<std::string>{}));
  EXPECT_THAT(found(std::string(65, '[') + std::string(65, ']')), ElementsAre("1:65 too-deep"));
  EXPECT_THAT(found(repeated("- ", 130) + "a"), ElementsAre("1:129 too-deep"));
}

// Keys

TEST(ReadRecordKeys, OneKeyInTwoCasesIsGivenTwice) {
  EXPECT_THAT(found("plan: a\nPlan: b\n"), ElementsAre("2:1 duplicate-key"));
  EXPECT_EQ(message("plan: a\nPlan: b\n"), "key 'Plan' is given twice");
  EXPECT_THAT(found("plan: a\nplans: b\nПлан: c\n"), IsEmpty());
  std::string many;
  for (int key = 0; key < 20; ++key) many += "key" + std::to_string(key) + ": x\n";
  EXPECT_THAT(found(many + "KEY7: y\n"), ElementsAre("21:1 duplicate-key"));
}

TEST(ReadRecordKeys, AreFoundInAnyCase) {
  EXPECT_EQ(bytes_under("Players: [a]\n", "players"), "[a]");
}

// What a chat or an editor puts before a line

TEST(ReadRecordLines, PastedFromAChat) {
  const std::string said = "invalid YAML: a line pasted from a chat";
  EXPECT_EQ(message("[21:04, 3.10.2026] Anna: players: [Anna]\n"), said);
  EXPECT_EQ(message("[3.10.26, 21:04:10] Anna: players: [Anna]\n"), said);
  EXPECT_EQ(message("03.10.26, 21:04 - Anna: players: [Anna]\n"), said);
  EXPECT_EQ(message("10/3/26, 9:04 PM - Anna: players: [Anna]\n"), said);
  EXPECT_THAT(found("[21, 04]: a\n"), ElementsAre("1:1 not-in-the-format")) << "no time";
}

TEST(ReadRecordLines, InvisibleCharacters) {
  EXPECT_EQ(message("- a: b\n- \u200Bc: d\n"), "invalid YAML: an invisible character (U+200B)");
  for (const char* mark : {"\u200C", "\u200D", "\u200E", "\u200F", "\u2060", "\uFEFF"})
    EXPECT_THAT(found("- a: b\n- " + std::string(mark) + "c: d\n"), IsEmpty()) << "names may be written with it";
  EXPECT_EQ(message("- a: b\n-\u00A0c: d\n"), "invalid YAML: a no-break or wide space instead of a plain space");
}

// The bytes

TEST(ReadRecordBytes, IllFormedUtf8) {
  EXPECT_THAT(found("a: b\nc: \xFF\xFE\n"), ElementsAre("2:4 not-utf8"));
  EXPECT_THAT(found(std::string_view("\xFF\xFE"
                                     "a\0:\0",
                                     6)),
              ElementsAre("1:1 not-utf8"));
  EXPECT_THAT(found(std::string_view("a\0:\0 \0b\0", 8)), ElementsAre("1:1 not-utf8"));
  EXPECT_EQ(message(std::string_view("a\0:\0 \0b\0", 8)), "this is UTF-16: save the file as UTF-8");
  EXPECT_EQ(message("\xFE\xFF"), "this is UTF-16: save the file as UTF-8");
  EXPECT_EQ(message("a: \xFF"), "a byte that is not UTF-8: save the file as UTF-8");
}

TEST(ReadRecordBytes, ControlCharacters) {
  EXPECT_THAT(found(std::string_view("a: b\0c", 6)), ElementsAre("1:5 control-character"));
  EXPECT_THAT(found("a: \x1B[31m"), ElementsAre("1:4 control-character"));
  EXPECT_THAT(message("a: \u009B"), HasSubstr("U+009B"));
}

TEST(ReadRecordBytes, ALoneCarriageReturnEndsALine) {
  EXPECT_EQ(tree("a: b\rc: d\r"), "{a: b, c: d}");
  EXPECT_EQ(tree("a: b\r# c\r\nd: e\n"), "{a: b, d: e}");
  EXPECT_THAT(found("a: b\rc: \x01\r"), ElementsAre("2:4 control-character"));
}

TEST(ReadRecordBytes, OtherFilesAreNamed) {
  const std::pair<std::string_view, std::string_view> files[] = {
      {"%PDF-1.7\n%\xE2\xE3\xCF\xD3\n", "a PDF"},
      {"\x89PNG\r\n\x1A\n", "a picture"},
      {"\uFFFDPNG\r\n\x1A\n", "a picture"},
      {"\xFF\xD8\xFF\xE0", "a picture"},
      {std::string_view("\uFFFD\uFFFD\uFFFD\uFFFD\0\x10JFIF", 18), "a picture"},
      {"GIF89a\x01", "a picture"},
      {"RIFF\x24\x01\x02\x03WEBPVP8 ", "a picture"},
      {std::string_view("\0\0\0\x18"
                        "ftypheic",
                        12),
       "a picture"},
      {"PK\x03\x04\x14[Content_Types].xml word/document.xml", "a Word file"},
      {"\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1", "a Word file"},
      {"{\\rtf1\\ansi}", "a Word file"},
      {"PK\x03\x04\x14mimetypeapplication/vnd.oasis.opendocument.textPK", "an office file"},
      {"PK\x03\x04\x14 game.yaml", "a zip archive"},
  };
  for (const auto& [bytes, what] : files) {
    EXPECT_THAT(found(bytes), ElementsAre("1:1 not-a-text")) << what;
    EXPECT_EQ(message(bytes), "this is " + std::string(what) + ": a record is plain text");
  }
  EXPECT_THAT(found("PDF: a\nPK: b\nGIF: c\n"), IsEmpty());
}

TEST(ReadRecordBytes, MoreThanSixteenMegabytes) {
  EXPECT_THAT(found(std::string(max_document_bytes + 1, '\n')), ElementsAre("1:1 too-large"));
}

TEST(ReadRecordBytes, HostileTextsAreRefusedQuickly) {
  constexpr std::size_t size = 1 << 20;
  EXPECT_THAT(found(repeated("[", size)), ElementsAre("1:65 too-deep"));
  EXPECT_THAT(found(repeated("{", size)), ElementsAre("1:65 too-deep"));
  EXPECT_THAT(found(repeated("- ", size)), ElementsAre("1:129 too-deep"));
  EXPECT_THAT(found("[" + repeated("a,", size) + "]"), ElementsAre("1:1 too-large"));
  EXPECT_THAT(found(repeated("&a ", size)), ElementsAre("1:1 too-large"));
  EXPECT_THAT(found("a: " + repeated("x", size)), ElementsAre("1:4 too-large"));
  EXPECT_THAT(found("a: '" + repeated("x\n", size)), ElementsAre("1:4 truncated"));
  EXPECT_THAT(found(repeated("\"\" ", size)), ElementsAre("1:1 too-large"));
  EXPECT_THAT(found(repeated("[\n", size / 10) + "}"), ElementsAre("65:1 too-deep"));
  EXPECT_THAT(found("a: [b" + repeated("\n", size / 10) + "c d: e: f"), ElementsAre("1:4 syntax"));
  EXPECT_THAT(found(repeated("# x\n", size) + "a: b"), IsEmpty());
  EXPECT_THAT(found("a: b\n" + repeated("# x\n", size)), IsEmpty());
  EXPECT_THAT(found("a: b\n" + repeated("# x\n", size) + "c: d"), Not(IsEmpty()));
}

TEST(ReadRecordBytes, FaultsOfFormAreNotListedWithoutEnd) {
  for (const char* fault : {"a: b\n", "- &a b\n", "- note: a #b\n"}) {
    const auto all = found(repeated(fault, 1 << 16));
    EXPECT_EQ(all.size(), 51u) << fault;
    EXPECT_THAT(all.back(), EndsWith(" too-large"));
  }
  EXPECT_THAT(found(repeated("- note: a #b\n", 1 << 10) + "]\n").back(), EndsWith(" too-large"));
}

// What is not part of the format

TEST(ReadRecordFormat, DuplicateKeys) {
  EXPECT_THAT(found("a: 1\nb: 2\n\"a\": 3\n"), ElementsAre("3:1 duplicate-key"));
  EXPECT_THAT(found("x: {a: 1, b: 2, a: 3}"), ElementsAre("1:17 duplicate-key"));
  EXPECT_THAT(found("{~: 1, ~: 2}"), ElementsAre("1:8 duplicate-key"));
  EXPECT_THAT(found("- Anna: pig\n- Anna: pig\n"), IsEmpty());
}

TEST(ReadRecordFormat, ADuplicateKeyPointsAtTheFirst) {
  Diagnostics faults;
  read("a: 1\na: 2\n", faults);
  ASSERT_EQ(faults.all().size(), 1u);
  ASSERT_EQ(faults.all().front().related.size(), 1u);
  EXPECT_EQ(faults.all().front().related.front().span, (Span{0, 1}));
}

TEST(ReadRecordFormat, AnchorsAliasesTagsAndMergeKeys) {
  EXPECT_THAT(found("a: &x b\nc: &y {d: e}\nf: *x\n"),
              ElementsAre("1:4 not-in-the-format", "2:4 not-in-the-format", "3:4 not-in-the-format"));
  EXPECT_THAT(found("a: !t b\n"), ElementsAre("1:4 not-in-the-format"));
  EXPECT_THAT(found("a: !!str\nb: c\n"), ElementsAre("1:4 not-in-the-format"));
  EXPECT_THAT(found("{a: !t\"b\", c: d}"), ElementsAre("1:5 not-in-the-format"));
  EXPECT_THAT(found("a: b\n<<: *base\n"), ElementsAre("2:1 not-in-the-format"));
  EXPECT_EQ(message("a: *very* good"), "an alias '*very*' is not part of the format");
  EXPECT_EQ(message("a: !!! x"), "a tag '!!!' is not part of the format");
  EXPECT_EQ(message("a: &a b"), "an anchor '&a' is not part of the format");
  EXPECT_THAT(found("\"<<\": x"), IsEmpty());
}

TEST(ReadRecordFormat, ComplexKeys) {
  EXPECT_THAT(found("? a\n: b\n"), ElementsAre("1:1 not-in-the-format"));
  EXPECT_THAT(found("a: b\n? c\n: d\n"), ElementsAre("2:1 not-in-the-format"));
  EXPECT_THAT(found("[a, b]: c\n"), ElementsAre("1:1 not-in-the-format"));
  EXPECT_THAT(found("{a: b}: c\n"), ElementsAre("1:1 not-in-the-format"));
}

TEST(ReadRecordFormat, Directives) {
  EXPECT_EQ(message("%TAG ! x\n---\na: b\n"), "a directive '%TAG' is not part of the format");
  EXPECT_THAT(found("a: b\n%FOO x\n"), ElementsAre("2:1 not-in-the-format"));
  EXPECT_THAT(message("%YAML 2.0\n---\na: b\n"), HasSubstr("version"));
}

// Slips of the keyboard

TEST(ReadRecordSlips, QuestionMark) {
  EXPECT_THAT(found("plan:\n- Boris: ?\n"), ElementsAre("2:10 question-mark"));
  EXPECT_THAT(found("row: [?, pig]\n"), ElementsAre("1:7 question-mark"));
  EXPECT_THAT(found("draw: {Anna: ?, Boris: pig}\n"), ElementsAre("1:14 question-mark"));
  EXPECT_THAT(found("rounds:\n- ?\n- a\n"), ElementsAre("2:3 question-mark"));
  EXPECT_THAT(found("a: [Virst: 2 raft + ?]\n"), ElementsAre("1:21 question-mark"));
  EXPECT_THAT(found("session: {place: where?}\n"), ElementsAre("1:23 syntax"));
  EXPECT_EQ(tree("note: why not?"), "{note: why not?}");
}

TEST(ReadRecordSlips, LoneDash) {
  EXPECT_EQ(message("rounds:\n- plan:\n  - Anna: -\n"), "'-' alone has another meaning in YAML: write pass");
  EXPECT_EQ(message("rounds:\n- travel:\n  - Anna: - # stayed\n"), "'-' alone has another meaning in YAML: write []");
  EXPECT_EQ(message("keep: {Anna: -, Boris: pig}\n"), "'-' alone has another meaning in YAML: write pass or []");
  EXPECT_THAT(found("rounds:\n- plan:\n  - Anna: pass\n  travel:\n  - Anna: -"), ElementsAre("5:11 lone-dash"));
  EXPECT_THAT(message("travel:\n- Anna: [Virst: - ]\n"), HasSubstr("write []"));
}

TEST(ReadRecordSlips, ColonInAText) {
  EXPECT_THAT(found("- note: Chris says: no\n"), ElementsAre("1:19 colon-in-text"));
  EXPECT_THAT(found("- note: Chris says\n    so: no\n"), ElementsAre("2:7 colon-in-text"));
  EXPECT_THAT(found("session: {place: Kazan: the club}\n"), ElementsAre("1:23 colon-in-text"));
  EXPECT_THAT(found("- note: “Chris says: no”\n"), ElementsAre("1:9 odd-character"));
}

TEST(ReadRecordSlips, TextCutByAComment) {
  EXPECT_THAT(found("- note: road #3 was full\n"), ElementsAre("1:14 comment-in-text"));
  EXPECT_THAT(found("- note: #3 was full\n"), ElementsAre("1:9 comment-in-text"));
  EXPECT_THAT(found("session:\n  place: Kazan #2\n"), ElementsAre("2:16 comment-in-text"));
  EXPECT_THAT(found("- note: road # 3\n- note: 'road' #3\n- Anna: pig #3\n- note: road#3\n"), IsEmpty());
}

TEST(ReadRecordSlips, ATextCutByACommentLeavesTheRecordReadable) {
  Diagnostics faults;
  read("- note: road #3 was full\n", faults);
  EXPECT_FALSE(faults.unreadable());
  EXPECT_EQ(faults.all().front().bearing, Bearing::nothing);
}

TEST(ReadRecordSlips, BracketClosedInsideAComment) {
  EXPECT_THAT(found("session: {note: road #3 was full}\nplayers: [A]\n"), ElementsAre("1:22 syntax"));
  EXPECT_THAT(message("session: {note: road #3 was full}\n"), HasSubstr("after '#'"));
}

TEST(ReadRecordSlips, MissingDash) {
  EXPECT_THAT(found("plan:\n  - Anna: x\n  Boris: y\n  - Chris: z\n"), ElementsAre("3:3 missing-dash"));
  EXPECT_THAT(found("- a\nb\n"), ElementsAre("2:1 missing-dash"));
}

TEST(ReadRecordSlips, TabsIndent) {
  EXPECT_THAT(found("plan:\n\t- Anna: x\n"), ElementsAre("2:1 tab-indents"));
  EXPECT_THAT(found("plan:\n  - Anna: x\n\t- Boris: y\n"), ElementsAre("3:1 tab-indents"));
  EXPECT_THAT(found("plan:\n\tx\n"), ElementsAre("2:1 tab-indents"));
  EXPECT_THAT(found("plan:\n\tAnna: x\n"), ElementsAre("2:1 tab-indents"));
  EXPECT_THAT(found("plan:\n-\tAnna: x\n"), ElementsAre("2:2 tab-indents"));
  EXPECT_THAT(found("a:\n \t[x]\n"), ElementsAre("2:2 tab-indents"));
}

TEST(ReadRecordSlips, TabsElsewhereAreSpaces) {
  EXPECT_EQ(tree("a:\tb\t# x\nc: [\n\td,\n\te]\n\t\n\t# y\n"), "{a: b, c: [d, e]}");
}

TEST(ReadRecordSlips, OddListMarkers) {
  EXPECT_THAT(found("plan:\n  - Anna: x\n  – Boris: y\n"), ElementsAre("3:3 odd-character"));
  EXPECT_THAT(found("plan:\n  — Anna: x\n  — Boris: y\n"), ElementsAre("2:3 odd-character", "3:3 odd-character"));
  EXPECT_THAT(found("plan:\n  — Anna: x\n  — Anna: y\n"), ElementsAre("2:3 odd-character", "3:3 odd-character"));
  EXPECT_THAT(found("plan:\n—- Anna: x\n"), ElementsAre("2:1 odd-character"));
  EXPECT_THAT(found("players:\n  • Anna\n  • Boris\n"), ElementsAre("2:3 odd-character"));
  EXPECT_THAT(found("* Anna: x\n"), ElementsAre("1:1 odd-character"));
  EXPECT_EQ(message("plan:\n– Anna: x\n"), "'–' is used instead of '-'");
  EXPECT_EQ(tree("- note: |\n    — Hello\n- note:\n    – so\n"), "[{note: \"— Hello\n\"}, {note: – so}]");
}

TEST(ReadRecordSlips, NoSpaceBehindADash) {
  EXPECT_THAT(found("plan:\n-Anna: x\n- Boris: y\n"), ElementsAre("2:1 syntax"));
  EXPECT_THAT(message("plan:\n- Anna: x\n-Boris: y\n"), HasSubstr("a space is missing after '-'"));
}

TEST(ReadRecordSlips, OddSpacesIndent) {
  EXPECT_THAT(found("players:\n- Anna\n\u00A0- Boris\n"), ElementsAre("3:1 syntax"));
  EXPECT_THAT(found("a:\n\u3000b: c\n"), ElementsAre("2:1 syntax"));
}

TEST(ReadRecordSlips, ColonsThatAreNone) {
  EXPECT_THAT(found("game: x\nplayers：[A, B]\nrounds:\n- a\n"), ElementsAre("2:8 odd-character"));
  EXPECT_THAT(found("game: x\nplayers:[A, B]\nrounds:\n- a\n"), ElementsAre("2:8 missing-space"));
  EXPECT_THAT(found("game: x\nplayers\nrounds:\n- a\n"), ElementsAre("2:1 syntax"));
}

TEST(ReadRecordSlips, CommasThatAreNone) {
  EXPECT_THAT(found("a: [b: c， d: e]\n"), ElementsAre("1:9 odd-character"));
  EXPECT_EQ(message("a: {Anna: 3 Boris: 8}\n"), "invalid YAML: a ',' is missing before 'Boris'");
  EXPECT_THAT(found("a: [\"x\" y]\n"), ElementsAre("1:9 syntax"));
}

// Where the person slipped, not where YAML noticed

TEST(ReadRecordPlace, OpenBracketAtTheEnd) {
  EXPECT_EQ(message("players: [Anna, Boris\n"), "the text ends inside a list opened by '['");
  EXPECT_THAT(found("players: [Anna, Boris"), ElementsAre("1:10 truncated"));
  EXPECT_THAT(found("- {a: b,\n   c: [d, e\n"), ElementsAre("2:7 truncated"));
  EXPECT_THAT(found("a: b\n- [c, {d: e"), ::testing::SizeIs(1));
  EXPECT_EQ(message("{a: b"), "the text ends inside a map opened by '{'");
}

TEST(ReadRecordPlace, OpenBracketInTheMiddle) {
  EXPECT_THAT(found("- Anna: [Virst: raft\n- Boris: [Ixara: pig]\n"), ElementsAre("1:9 syntax"));
  EXPECT_THAT(found("players: [Anna, Boris\nfinal:\n  Anna: {towns: 1}\n"), ElementsAre("1:10 syntax"));
  EXPECT_THAT(message("players: {Anna: [Boris}\n"), HasSubstr("'[' is not closed"));
}

TEST(ReadRecordPlace, OpenQuote) {
  EXPECT_THAT(found("a: \"b\nc: d\n"), ElementsAre("1:4 truncated"));
  EXPECT_THAT(found("a: \"b\nc: d"), ElementsAre("1:4 truncated"));
  EXPECT_THAT(found("a: 'tis bad\nb: c\n"), ElementsAre("1:4 truncated"));
  EXPECT_THAT(found("a: \"b\nc: \"d\"\ne: \"f\"\n"), ElementsAre("1:4 syntax"));
  EXPECT_THAT(found("a: [b, \"c]\nd: e\n"), ElementsAre("1:8 truncated"));
}

TEST(ReadRecordPlace, StrayBracket) {
  EXPECT_THAT(found("a: [b]]\n"), ElementsAre("1:7 syntax"));
  EXPECT_THAT(found("a: [b}\n"), ElementsAre("1:6 syntax"));
}

TEST(ReadRecordPlace, Indentation) {
  EXPECT_THAT(found("plan:\n  - Anna: pass\n     Boris: pass\n"), ElementsAre("3:6 syntax"));
  EXPECT_THAT(found("a:\n  b: c\n d: e\n"), ElementsAre("3:2 syntax"));
  EXPECT_THAT(found("plan:\n  - Anna: x\n - Boris: y\n"), ElementsAre("3:2 syntax"));
}

TEST(ReadRecordPlace, AColonIsMissingAtTheEnd) {
  EXPECT_THAT(found("a: b\nfoo"), ElementsAre("2:1 syntax"));
  EXPECT_THAT(found("plan:\n  - Anna: x\n    Boris\n"), ElementsAre("3:5 syntax"));
  EXPECT_THAT(found("plan: x\nkeep：y\n"), ElementsAre("2:5 odd-character"));
  EXPECT_THAT(found("a: b\n~"), ElementsAre("2:1 syntax"));
}

TEST(ReadRecordPlace, TheLineAboveHasNoColon) {
  EXPECT_THAT(found("- row: x\n  choose:\nAnna is typing...\n  - Anna: y\n"), ElementsAre("3:1 syntax"));
  EXPECT_THAT(found("- row: [x,\n y]\n  choose: z\n   - Anna: y\n"), ElementsAre("4:4 syntax"));
  EXPECT_THAT(found("- row: [x,\n y]\n   - Anna: y\n"), ElementsAre("3:4 syntax"));
  EXPECT_THAT(found("players: [Anna,\nBoris\n]\n   - x: 1\n"), ElementsAre("4:4 syntax"));
}

TEST(ReadRecordPlace, TextBehindAValue) {
  EXPECT_THAT(found("a: \"yes\" she said\n"), ElementsAre("1:10 syntax"));
  EXPECT_THAT(found("a: [b] c\n"), ElementsAre("1:8 syntax"));
  EXPECT_THAT(found("a: b\n...\nc: d\n"), ElementsAre("3:1 syntax"));
}

TEST(ReadRecordPlace, CharactersThatBeginNoText) {
  for (const std::string_view text : {"a: @x", "a: `x`", "a: %x", "a: > 5", "a: | x", "a: & x", "a: *"}) {
    EXPECT_THAT(found(text), ElementsAre("1:4 syntax")) << text;
  }
}

TEST(ReadRecordPlace, BackslashInDoubleQuotes) {
  EXPECT_THAT(found("a: \"C:\\dir\""), ElementsAre("1:7 syntax"));
}

TEST(ReadRecordPlace, NothingBeforeAColon) {
  EXPECT_THAT(found("a: b\n: c\n"), ElementsAre("2:1 syntax"));
}

TEST(ReadRecordPlace, TheTreeIsWholeAsFarAsItGoes) {
  Diagnostics faults;
  const auto record = read("a: b\nc:\n- d: [e, f]\n- g: h: i\n", faults);
  EXPECT_TRUE(faults.unreadable());
  EXPECT_EQ(testing::printed(*record, record->root()), "{a: b, c: [{d: [e, f]}, {g: h}]}");
}

}  // namespace
}  // namespace elfref::record_reader_test
