#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/record/record_reader.h"
#include "elfref/core/text/text.h"
#include "testing/english.h"
#include "testing/reading.h"

namespace elfref::record_reader_property_test {
namespace {

constexpr std::string_view sample =
    "game: elfenland # x\n"
    "session: {date: 2026-10-03, place: \"Kazan\", note: 'it''s'}\n"
    "players:\n- {name: Anna, town: Virst}\n- Boris\n- ~\n"
    "rounds:\n- row: [dragon, pig]\n  plan:\n  - Anna: pig on Virst – Ixara\n  - note: >\n      so\n      what\n"
    "  travel:\n  - Anna: [Virst: 2 raft, discard: 2]\n  - Борис:\n    - Ixara: плот\n      and more\n  - Chris:\n";

constexpr std::array<std::string_view, 40> pieces{
    "\n", " ",  "  ",   "\t",  ": ",    ":",  "- ", "-",      "? ",   "?",    "[", "]",       "{", "}",
    ", ", "#",  " #",   "\"",  "'",     "|",  ">",  "&a",     "*a",   "!t",   "%", "@",       "~", "—",
    "：", "\\", "\r\n", "---", "...\n", "<<", "«",  "null: ", "\xFF", "\x01", "é", "- a: b\n"};

rc::Gen<std::string> slipped() { return testing::slipped(sample, pieces); }

/// A scalar's text stands inside of its node; without quotes it is all of it.
void check_texts(const Record& record, const Node& node) {
  const Span text = record.span_of(node, node.text);
  if (node.shape == Shape::scalar) RC_ASSERT(node.span.begin <= text.begin && text.end <= node.span.end);
  if (node.shape == Shape::scalar && !node.quoted) RC_ASSERT(text == node.span);
  for (const Node& child : record.children(node)) check_texts(record, child);
}

void check_spans(const Record& record) {
  testing::check_order(record, record.root(), {0, static_cast<std::uint32_t>(record.source().text.size())});
  check_texts(record, record.root());
}

void check_reading(const std::string& text) {
  Diagnostics faults;
  const auto record = read_record({.name = "x", .text = text}, faults);
  check_spans(*record);
  testing::check_places(*record, faults);
}

RC_GTEST_PROP(ReadRecordProperty, SlipsNeverMisplaceANode, ()) {
  check_reading(*slipped());
}

RC_GTEST_PROP(ReadRecordProperty, ScribblesNeverMisplaceANode, ()) {
  check_reading(*testing::scribbled(pieces));
}

RC_GTEST_PROP(ReadRecordProperty, ATextThatEndsEarlyNeverMisplacesANode, ()) {
  check_reading(*testing::cut_short(sample));
}

std::vector<std::string> found(const std::string& text) {
  Diagnostics faults;
  const auto record = read_record({.name = "x", .text = text}, faults);
  std::vector<std::string> places;
  for (const Diagnostic& fault : faults.all()) {
    const Place place = place_of(record->source(), fault.span);
    places.push_back(std::to_string(place.line) + ":" + std::to_string(place.column) + " " +
                     testing::in_english(fault.message));
  }
  return places;
}

RC_GTEST_PROP(ReadRecordProperty, LineEndsChangeNoFault, ()) {
  std::string text = *slipped();
  std::erase(text, '\r');
  std::string with_returns;
  for (const char c : text) with_returns += c == '\n' ? std::string("\r\n") : std::string(1, c);
  RC_ASSERT(found(with_returns) == found(text));
}

/// A tree of texts, lists and maps, as it is printed and as it should be read.
struct Tree {
  std::string text;
  std::vector<Tree> children;
  Shape shape = Shape::scalar;
};

rc::Gen<std::string> word() {
  return rc::gen::element<std::string>("pig", "2 raft + pig", "Dag'Amura", "плот", "大猪", "Null", "~", "No", "3",
                                       "it's: \"x\"", "# no", "- ", "", "a\\b", "[x]", "tab\there", "é #1");
}

Tree any_tree(int depth) {
  const int kind = depth == 0 ? 0 : *rc::gen::inRange(0, 3);
  if (kind == 0) return {.text = *word(), .children = {}, .shape = Shape::scalar};
  Tree tree{.text = {}, .children = {}, .shape = kind == 1 ? Shape::list : Shape::map};
  const int count = *rc::gen::inRange(0, 4);
  for (int i = 0; i < count; ++i) {
    if (kind == 2)
      tree.children.push_back({.text = *word() + std::to_string(i), .children = {}, .shape = Shape::scalar});
    tree.children.push_back(any_tree(depth - 1));
  }
  return tree;
}

/// A word in a style in which YAML has it: plain where it may be, or in quotes.
std::string written(const std::string& word) {
  const bool plain = word.find_first_of("#:\"'\\-[\t") == std::string::npos && !word.empty();
  if (plain && *rc::gen::arbitrary<bool>()) return word;
  std::string quoted;
  const bool single = *rc::gen::arbitrary<bool>();
  for (const char c : word) {
    if (single && c == '\'') quoted += '\'';
    if (!single && (c == '"' || c == '\\')) quoted += '\\';
    quoted += c;
  }
  return single ? "'" + quoted + "'" : '"' + quoted + '"';
}

std::string in_brackets(const Tree& tree) {
  if (tree.shape == Shape::scalar) return written(tree.text);
  const bool list = tree.shape == Shape::list;
  std::string text(1, list ? '[' : '{');
  for (std::size_t i = 0; i < tree.children.size(); ++i) {
    if (i > 0) text += list || i % 2 == 0 ? ", " : ": ";
    text += in_brackets(tree.children[i]);
  }
  return text + (list ? ']' : '}');
}

/// Over lines, each level two columns further in; from some level on in brackets.
std::string in_lines(const Tree& tree, int column) {
  if (tree.shape == Shape::scalar || tree.children.empty() || *rc::gen::inRange(0, 4) == 0) {
    return " " + in_brackets(tree) + "\n";
  }
  const std::string indentation(static_cast<std::size_t>(column), ' ');
  std::string text = "\n";
  const std::size_t step = tree.shape == Shape::list ? 1 : 2;
  for (std::size_t i = 0; i < tree.children.size(); i += step) {
    text += indentation + (step == 1 ? "-" : written(tree.children[i].text) + ":");
    text += in_lines(tree.children[i + step - 1], column + 2);
  }
  return text;
}

void check_same(const Record& record, const Node& node, const Tree& tree) {
  RC_ASSERT(node.shape == tree.shape);
  RC_ASSERT(node.text == tree.text);
  auto child = tree.children.begin();
  for (const Node& read : record.children(node)) {
    RC_ASSERT(child != tree.children.end());
    check_same(record, read, *child++);
  }
  RC_ASSERT(child == tree.children.end());
}

RC_GTEST_PROP(ReadRecordProperty, APrintedTreeReadsBackEqual, ()) {
  const Tree tree = any_tree(4);
  const std::string text = in_lines(tree, 0);
  RC_TAG(tree.shape == Shape::scalar ? "scalar" : "tree");
  Diagnostics faults;
  const auto record = read_record({.name = "x", .text = text}, faults);
  if (!faults.all().empty()) RC_FAIL(testing::in_english(faults.all().front().message) + " in " + text);
  check_same(*record, record->root(), tree);
  check_spans(*record);
}

}  // namespace
}  // namespace elfref::record_reader_property_test
