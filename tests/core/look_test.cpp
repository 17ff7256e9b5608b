// The colours of players: what is written on them can be read.

#include "elfref/core/text/look.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <regex>
#include <string>

namespace elfref::look_test {
namespace {

using Tokens = std::map<std::string, std::string>;

/// The tokens of a part of the style sheet, over those of another.
Tokens tokens_in(const std::string& css, Tokens tokens = {}) {
  static const std::regex token("--([a-z0-9-]+):([^;}]+)");
  for (std::sregex_iterator one(css.begin(), css.end(), token), end; one != end; ++one)
    tokens[one->str(1)] = one->str(2);
  return tokens;
}

/// `#0072b2`, `#fff`, or a token: `var(--blue)`.
double luminance(const std::string& colour, const Tokens& tokens) {
  if (colour.starts_with("var(--")) return luminance(tokens.at(colour.substr(6, colour.size() - 7)), tokens);
  const bool is_short = colour.size() == 4;
  const auto part = [&](std::size_t i) {
    const std::string digits = is_short ? std::string(2, colour[i + 1]) : colour.substr(1 + 2 * i, 2);
    const double value = std::stoi(digits, nullptr, 16) / 255.0;
    return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
  };
  return 0.2126 * part(0) + 0.7152 * part(1) + 0.0722 * part(2);
}

TEST(Look, InitialsCanBeReadOnEveryPlayersColour) {
  const std::string css(look_tokens());
  const std::size_t dark = css.find("@media screen and (prefers-color-scheme:dark)"), print = css.find("@media print");
  const Tokens light_tokens = tokens_in(css.substr(0, dark));
  const Tokens dark_tokens = tokens_in(css.substr(dark, print - dark), light_tokens);
  static const std::regex player(R"(\.(p-[a-z]+)\{--p:([^;]+);--on:([^}]+)\})");
  int players = 0;
  for (std::sregex_iterator one(css.begin(), css.end(), player), end; one != end; ++one)
    for (const Tokens& tokens : {light_tokens, dark_tokens}) {
      const double ground = luminance(one->str(2), tokens), letters = luminance(one->str(3), tokens);
      EXPECT_GE((std::max(ground, letters) + 0.05) / (std::min(ground, letters) + 0.05), 4.5) << one->str(1);
      ++players;
    }
  EXPECT_EQ(players, 2 * 8);
}

}  // namespace
}  // namespace elfref::look_test
