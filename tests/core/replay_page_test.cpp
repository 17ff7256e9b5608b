#include "elfref/core/pages/replay_page.h"

#include <gmock/gmock.h>

#include <string>
#include <string_view>

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

std::string data_of(std::string_view page) {
  return between(page, "<script type=\"application/json\" id=\"replay-data\">", "</script>");
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
