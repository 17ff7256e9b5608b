#include "elfref/core/pages/replay_page.h"

#include <gmock/gmock.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/pages/packed_text.h"

namespace elfref::replay_page_test {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

/// What stands between two texts.
std::string between(std::string_view text, std::string_view before, std::string_view after) {
  const std::size_t begin = text.find(before);
  if (begin == std::string_view::npos) return "there is no " + std::string(before);
  text.remove_prefix(begin + before.size());
  return std::string(text.substr(0, text.find(after)));
}

/// The text that packed_text() packed, as packed.js makes it again.
std::string unpacked(const std::string& packed) {
  std::istringstream lines(packed);
  std::string line, text;
  std::getline(lines, line);
  const std::size_t size = std::stoul(line, nullptr, 36);
  while (std::getline(lines, line)) {
    const std::size_t first = line.find(' '), second = line.find(' ', first + 1);
    const std::size_t back = std::stoul(line, nullptr, 36), length = std::stoul(line.substr(first), nullptr, 36);
    text += std::string(text, text.size() - back, length) + line.substr(second + 1);
  }
  EXPECT_EQ(text.size(), size);
  return text;
}

std::string data_of(std::string_view page) {
  return unpacked(between(page, "<script type=\"text/plain\" id=\"replay-data\">", "</script>"));
}

int times(std::string_view text, std::string_view what) {
  int count = 0;
  for (std::size_t at = text.find(what); at != std::string_view::npos; at = text.find(what, at + 1)) ++count;
  return count;
}

TEST(ReplayPage, NothingOfTheDataEndsItsElement) {
  const std::string page = replay_page(R"({"a":"</script><b>","b":"\"<!--'&amp;]]>"})"
                                       "{\"c\":\"x\xE2\x80\xA8y\xE2\x80\xA9z \xE2\x80\x93\"}");
  EXPECT_EQ(data_of(page), R"({"a":"\u003c/script\u003e\u003cb\u003e","b":"\"\u003c!--'\u0026amp;]]\u003e"})"
                           "{\"c\":\"x\\u2028y\\u2029z \xE2\x80\x93\"}");
  EXPECT_THAT(page, Not(HasSubstr("<b>\"")));
  EXPECT_EQ(times(page, "<script"), 3);
  EXPECT_EQ(times(page, "</script>"), 3);
}

TEST(ReplayPage, WhatLooksLikeAMarkOfTheTemplateStaysData) {
  EXPECT_EQ(data_of(replay_page(R"({"a":"@data@ @tokens@ @script@"})")), R"({"a":"@data@ @tokens@ @script@"})");
}

TEST(ReplayPage, ACharacterCutInItsMidstIsLeftAsItIs) {
  EXPECT_EQ(data_of(replay_page("\"\xE2\x80")), "\"\xE2\x80");
}

TEST(ReplayPage, DataOnSeveralLinesIsPutOnOne) {
  EXPECT_EQ(data_of(replay_page("{\n \"a\": 1\r\n}")), "{  \"a\": 1  }");
}

TEST(PackedText, WritesOnceWhatRepeats) {
  EXPECT_EQ(packed_text(""), "0\n0 0 ");
  EXPECT_EQ(packed_text("one dragon, two dragons"), "n\n0 0 one dragon, two dragons");
  EXPECT_EQ(packed_text("Virst: 2 dragons, Ixara: 2 dragons, Dag'Amura"),
            "19\n0 0 Virst: 2 dragons, Ixara\ni d Dag'Amura");
}

RC_GTEST_PROP(PackedTextProperty, KeepsEveryByte, ()) {
  // Few words, so that much repeats: ends of stretches lie within characters and within each other.
  const auto words = *rc::gen::container<std::vector<std::string>>(rc::gen::element<std::string>(
      "a", "aaaaaaaa", "dragon", " \"words\":", "\xD0\xB4", "\xD1\x80", "\xD0\xBA\xD0\xB0\xD1\x80\xD1\x82\xD0\xB0",
      "\xE7\xA7\xBB\xE5\x8B\x95", "\xE7\xA7\xBC", "\xF0\x9F\x90\x89", "0 0 ", "\t"));
  std::string text;
  for (const std::string& word : words) text += word;
  text += text;
  const std::string packed = packed_text(text);
  RC_ASSERT(unpacked(packed) == text);
  for (std::size_t at = 1; at < packed.size(); ++at)  // each line is made of whole characters
    RC_ASSERT(packed[at - 1] != ' ' || (static_cast<unsigned char>(packed[at]) & 0xC0u) != 0x80u);
}

TEST(ReplayPage, ThePolicyLetsNothingInButItsOwnScript) {
  const std::string page = replay_page("{}");
  const std::string policy = between(page, "http-equiv=\"Content-Security-Policy\" content=\"", "\">");
  EXPECT_THAT(policy, AllOf(StartsWith("default-src 'none'; script-src 'sha256-"), HasSubstr("base-uri 'none'")));
  const std::string hash = between(policy, "sha256-", "'");
  EXPECT_EQ(hash.size(), 44u);
  EXPECT_EQ(hash.back(), '=');
  EXPECT_THAT(policy, Not(HasSubstr("unsafe-eval")));
  EXPECT_THAT(between(policy, "script-src", ";"), Not(HasSubstr("unsafe-inline")));
}

TEST(ReplayPage, NothingIsAskedFromElsewhere) {
  std::string page = replay_page("{}");
  constexpr std::string_view svg = "http://www.w3.org/2000/svg";
  for (std::size_t at = page.find(svg); at != std::string::npos; at = page.find(svg)) page.erase(at, svg.size());
  for (const char* reference : {"http://", "https://", " src=", "url(", "@import", "<link", "fetch(", "XMLHttpRequest",
                                "eval(", "document.write", "@tokens@", "@style@", "@script@", "@policy@"})
    EXPECT_THAT(page, Not(HasSubstr(reference)));
}

TEST(ReplayPage, EveryTokenThatItNamesThereIs) {
  const std::string page = replay_page("{}");
  constexpr std::string_view use = "var(--";
  for (std::size_t at = page.find(use); at != std::string::npos; at = page.find(use, at + 1)) {
    const std::size_t begin = at + use.size() - 2;
    const std::string name = page.substr(begin, page.find_first_of("),", begin) - begin);
    EXPECT_GT(times(page, name + ":") + times(page, "\"" + name + "\""), 0) << name;
  }
}

TEST(ReplayPage, TheModulesAreOneScript) {
  const std::string page = replay_page("{}");
  const std::string script = between(page, "<script>", "</script>");
  EXPECT_THAT(script, StartsWith("(() => {\n\"use strict\";"));
  EXPECT_THAT(script, HasSubstr("window.elfrefReplay = "));
  for (const char* left : {"\nimport ", "\nexport ", "/**", "\n//"}) EXPECT_THAT(script, Not(HasSubstr(left)));
}

TEST(ReplayPage, ThereIsRoomForAWholeSession) {
  EXPECT_LT(replay_page("{}").size(), 150'000u);  // the rest of the 500 KB is the session's
}

}  // namespace
}  // namespace elfref::replay_page_test
