#include "elfref/core/render/render_json_text.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <array>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "elfref/core/render/render_json_parts.h"

namespace elfref {
namespace {

TEST(JsonText, PutsCommasBetweenValuesAndNowhereElse) {
  std::string out;
  JsonText json(out);
  json.open_object();
  json.put("none", std::vector<std::string>{});
  json.put("two", std::array{1, -2});
  json.put("colon", "a:");
  json.put("bracket", std::vector<std::string>{"[", "{"});
  json.put_word("empty", "");
  json.key("within").open_object();
  json.close_object();
  json.put("truth", false);
  json.close_object();
  EXPECT_EQ(out, R"({"none":[],"two":[1,-2],"colon":"a:","bracket":["[","{"],"empty":null,"within":{},"truth":false})");
}

TEST(JsonText, EscapesWhatJsonAndTerminalsObey) {
  std::string out;
  JsonText(out).add("\"\\\n\x01\x7F\u202E\xFF");
  EXPECT_EQ(out, "\"\\\"\\\\\\n\\u0001\\u007f\\u202e\uFFFD\"");
}

RC_GTEST_PROP(JsonText, WritesAnyBytesAsATreeWouldBePrinted, (const std::string& key, const std::string& text)) {
  std::string out;
  JsonText json(out);
  json.open_object();
  json.put(key, text);
  json.close_object();
  RC_ASSERT(out == dumped(Json{{key, text}}));
}

}  // namespace
}  // namespace elfref
