// What generators write, as JSON without a reader of YAML.

#include <gtest/gtest.h>

#include <optional>
#include <string>

#include "elfref/core/record/record_reader.h"
#include "elfref/core/record/write_record.h"
#include "elfref/testing/as_json.h"
#include "elfref/testing/generator.h"
#include "testing/wanted.h"

namespace elfref::testing::as_json_test {
namespace {

std::string by_the_reader(const std::string& record) {
  Diagnostics faults;
  return write_json(*read_record({.name = "generated", .text = record}, faults));
}

TEST(AsJson, IsWhatTheReaderMakesOfEverySessionOfEveryGame) {
  const auto games = static_cast<std::uint64_t>(wanted("ELFREF_GENERATED", 60, 2000));
  for (const SessionGenerator& generator : generators())
    for (const Detail detail : {Detail::full, Detail::in_public, Detail::minimal})
      for (const std::string breaks : {"", "any"}) {
        const SessionRequest request{.seed = 77, .detail = detail, .breaks = breaks};
        if (!generator.refuse(request).empty()) continue;
        for (std::uint64_t number = 0; number < games; ++number) {
          const std::string record = generator.record(request, number);
          ASSERT_EQ(as_json(record), by_the_reader(record)) << record;
        }
      }
}

TEST(AsJson, OfWhatGeneratorsDoNotWriteIsNothing) {
  for (const std::string text :
       {"", "# nothing\n", "a\n", "- a\nb: c\n", "a: 'b'\n", "a: \"b\"\n", "'a': b\n", "a: &b c\n", "a: |\n  b\n",
        "a:\n", "a:\nb: c\n", "a: null\n", "a: ~\n", "a: [b, ]\n", "a: [b\n", "a: [b]]\n", "a: {b}\n",
        "a: {b: c\n", "a: [b: ]\n", "a: b: c\n", " a: b\n", "a: b\n c: d\n", "a: [b] c\n", "a: b\n---\na: c\n",
        "a: [b #c\n]\n", "- \n", "a: ? b\n"})
    EXPECT_EQ(as_json(text), std::nullopt) << text;
}

TEST(AsJson, ReadsListsAndMapsOfEachForm) {
  for (const std::string text :
       {"a: b", "a: b\n", "a: 1\nb: -2.5\nc: 01\nd: true\n", "a:\n- b\n- c: d\n  e: f\n- [g, {h: i}]\n",
        "a:\n  b:\n    c: d\n", "a: [b: c, d: [e: f]]\n", "a: [ ]\nb: {}\n", "a: x # y\n# z\n\nb: x#y\n",
        "a: [b,\n    c]\n", "a: it's\n", "a: b c  \n", "a: d:e\n"}) {
    EXPECT_EQ(as_json(text), by_the_reader(text)) << text;
  }
  EXPECT_EQ(as_json("a: [b: c, d]\n"), R"({"a":[{"b":"c"},"d"]})");
}

}  // namespace
}  // namespace elfref::testing::as_json_test
