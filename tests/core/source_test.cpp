#include "elfref/core/text/source.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

namespace elfref::source_test {
namespace {

Source text(std::string_view bytes) {
  return {.name = "x.yaml", .text = std::string(bytes)};
}

TEST(PlaceOf, CountsLinesAndColumnsFromOne) {
  EXPECT_EQ(place_of(text("ab\ncd\n"), {0, 1}), (Place{1, 1, 2}));
  EXPECT_EQ(place_of(text("ab\ncd\n"), {4, 5}), (Place{2, 2, 3}));
}

TEST(PlaceOf, CountsCharactersNotBytes) {
  EXPECT_EQ(place_of(text("плот: 雲"), {10, 13}), (Place{1, 7, 8}));
}

TEST(PlaceOf, CountsAnIllFormedByteAsOneCharacter) {
  EXPECT_EQ(place_of(text("\xFF\xFFx"), {2, 3}), (Place{1, 3, 4}));
}

TEST(PlaceOf, EndsOnTheLineWhereTheSpanBegins) {
  EXPECT_EQ(place_of(text("abc\ndef"), {1, 6}), (Place{1, 2, 4}));
  EXPECT_EQ(place_of(text("abc\r\ndef"), {1, 7}), (Place{1, 2, 4}));
}

TEST(PlaceOf, CountsFromTheFirstLineOfTheDocument) {
  EXPECT_EQ(place_of({.name = "x", .text = "a\nb", .document = 2, .first_line = 10}, {2, 3}), (Place{11, 1, 2}));
}

TEST(PlaceOf, MovesASpanBeyondTheTextToItsEnd) {
  EXPECT_EQ(place_of(text("ab\n"), {100, 200}), (Place{2, 1, 1}));
  EXPECT_EQ(place_of(text(""), {0, 1}), (Place{1, 1, 1}));
  EXPECT_EQ(place_of(text("abc"), {2, 1}), (Place{1, 3, 3}));
}

TEST(PlaceOf, TellsTheEndOfALineWithCarriageReturn) {
  EXPECT_EQ(place_of(text("a\r\nb"), {2, 3}), (Place{1, 3, 3}));
}

TEST(LineAround, IsTheLineWithoutItsEnd) {
  EXPECT_EQ(line_around(text("ab\ncd\r\nef"), 0), "ab");
  EXPECT_EQ(line_around(text("ab\ncd\r\nef"), 2), "ab");
  EXPECT_EQ(line_around(text("ab\ncd\r\nef"), 3), "cd");
  EXPECT_EQ(line_around(text("ab\ncd\r\nef"), 6), "cd");
  EXPECT_EQ(line_around(text("ab\ncd\r\nef"), 99), "ef");
  EXPECT_EQ(line_around(text(""), 0), "");
  EXPECT_EQ(line_around(text("a\n"), 2), "");
}

TEST(DocumentSize, IsUpToTheNextSeparator) {
  EXPECT_EQ(document_size("a: 1\n---\nb: 2\n"), 5u);
  EXPECT_EQ(document_size("a: 1\n--- \nb: 2\n"), 5u);
  EXPECT_EQ(document_size("a: 1\r\n---\r\nb: 2\r\n"), 6u);
  EXPECT_EQ(document_size("a: 1\n"), 5u);
  EXPECT_EQ(document_size(""), 0u);
}

TEST(DocumentSize, KeepsTheSeparatorThatOpensTheText) {
  EXPECT_EQ(document_size("---\na: 1\n---\nb: 2\n"), 9u);
  EXPECT_EQ(document_size("---\n---\n"), 4u);
  EXPECT_EQ(document_size("--- {a: 1}\n"), 11u);
}

TEST(DocumentSize, LooksOverCommentsAndDirectivesBeforeTheSeparator) {
  EXPECT_EQ(document_size("# a record\n\n%YAML 1.2\n---\na: 1\n"), 31u);
}

TEST(DocumentSize, TakesNoOtherLineForASeparator) {
  EXPECT_EQ(document_size("a: 1\n----\n---x\n ---\n"), 20u);
}

TEST(DocumentSize, CutsATextIntoAllOfIt) {
  std::string_view rest = "a: 1\n---\n---\nb: 2\n---\n# nothing\n";
  int documents = 0;
  for (; !rest.empty(); ++documents) {
    ASSERT_GT(document_size(rest), 0u);
    rest.remove_prefix(document_size(rest));
  }
  EXPECT_EQ(documents, 4);
}

}  // namespace
}  // namespace elfref::source_test
