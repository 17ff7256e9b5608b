#include "elfref/core/text/look.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <tuple>

#include "elfref/core/text/markup.h"
#include "elfref/core/text/text.h"

namespace elfref {
namespace {

// Every text has a contrast of 4.5 or more on what it stands on, every line and sign of 3 or more, in both themes.
constexpr std::string_view tokens = R"(
:root{color-scheme:light dark;
--paper:#f6f1e6;--card:#fffdf7;--ink:#211e19;--ink2:#5b5346;--line:#dcd2bd;--hair:#e9e1d0;
--bad:#b80f35;--bad-t:#fff;--bad-bg:#fbe6e6;--warn:#8a5a00;--warn-t:#fff;--warn-bg:#fbf0d3;
--ok:#08705a;--ok-t:#fff;--ok-bg:#dcefe6;--warn-f:#e8a413;--ok-f:#3fb896;--ruled:#5a4a8f;
--focus:var(--river);
--plains:#76701c;--forest:#25633a;--desert:#a85c1c;--mountain:#64546a;--river:#2a7aa8;--water:#bfdce8;
--land-plains:#e4e6bf;--land-forest:#c7d8b0;--land-desert:#f2e0b4;--land-mountain:#d9d2cc;--land-sign:#5d553c;
--piece:#fffdf6;--piece-t:#2a261f;--edge:#211e19;
--red:#d55e00;--blue:#0072b2;--green:#009e73;--yellow:#f0e442;--black:#1c1c1c;--purple:#cc79a7;--on-blue:#fff;
--serif:"Iowan Old Style","Palatino Linotype",Palatino,"URW Palladio L","Times New Roman","Noto Serif",serif;
--sans:"Helvetica Neue",Helvetica,Arial,"Liberation Sans",Roboto,"Noto Sans","DejaVu Sans",sans-serif;
--mono:ui-monospace,"SF Mono",Menlo,Consolas,"Liberation Mono","DejaVu Sans Mono",monospace;
--t1:11px;--t2:13px;--t3:15px;--t4:19px;--t5:26px;--s1:4px;--s2:8px;--s3:12px;--s4:20px;--s5:32px}
@media screen and (prefers-color-scheme:dark){:root{
--paper:#15171a;--card:#1d2024;--ink:#ece6d9;--ink2:#a9a294;--line:#393d43;--hair:#2a2e33;
--bad:#ff6d84;--bad-t:#2a0008;--bad-bg:#3a1a22;--warn:#f0b640;--warn-t:#2a1c00;--warn-bg:#33290f;
--ok:#5fd3b2;--ok-t:#00251c;--ok-bg:#12332b;--warn-f:#f0b640;--ok-f:#3fae8e;--ruled:#b7a6f0;
--plains:#b9b25a;--forest:#6dbb84;--desert:#dd9a55;--mountain:#b8a6c0;--river:#4f9dcb;--water:#173443;
--land-plains:#30341f;--land-forest:#1f3526;--land-desert:#41361f;--land-mountain:#37343a;--land-sign:#d8d0b4;
--piece:#ece6d9;--piece-t:#211e19;--edge:#ece6d9;--blue:#3a9bd8;--black:#0c0c0c;--on-blue:#00131f}}
@media print{:root{
--paper:#fff;--card:#fff;--ink:#000;--ink2:#000;--line:#ccc;--hair:#ddd;
--bad:#000;--bad-t:#000;--bad-bg:#ddd;--warn:#000;--warn-t:#000;--warn-bg:#ddd;--ok:#000;--ok-t:#000;--ok-bg:#ddd;
--warn-f:#777;--ok-f:#777;--ruled:#000;
--plains:#000;--forest:#000;--desert:#000;--mountain:#000;--river:#777;--water:#fff;
--land-plains:#fff;--land-forest:#fff;--land-desert:#fff;--land-mountain:#fff;--land-sign:#000;
--piece:#fff;--piece-t:#000;--edge:#000}}
@media (forced-colors:active){:root{
--paper:Canvas;--card:Canvas;--ink:CanvasText;--ink2:CanvasText;--line:CanvasText;--hair:GrayText;
--bad:CanvasText;--bad-t:Canvas;--bad-bg:Highlight;--warn:CanvasText;--warn-t:Canvas;--warn-bg:Highlight;
--ok:CanvasText;--ok-t:Canvas;--ok-bg:Highlight;--warn-f:GrayText;--ok-f:GrayText;--ruled:CanvasText;
--plains:CanvasText;--forest:CanvasText;--desert:CanvasText;--mountain:CanvasText;--river:CanvasText;--water:Canvas;
--land-plains:Canvas;--land-forest:Canvas;--land-desert:Canvas;--land-mountain:Canvas;--land-sign:Canvas;
--piece:Canvas;--piece-t:CanvasText;--edge:CanvasText}}
.p-none{--p:var(--piece);--on:var(--piece-t)}.p-white{--p:#fff;--on:#000}.p-red{--p:var(--red);--on:#000}
.p-blue{--p:var(--blue);--on:var(--on-blue)}.p-green{--p:var(--green);--on:#000}.p-yellow{--p:var(--yellow);--on:#000}
.p-black{--p:var(--black);--on:#fff}.p-purple{--p:var(--purple);--on:#000}
)";

constexpr std::array<std::string_view, piece_colour_count + 1> colour_classes{
    "p-none", "p-red", "p-blue", "p-green", "p-yellow", "p-black", "p-purple", "p-white", "p-purple"};

/// The words for a colour: English, German, Russian, Italian, Japanese.
struct Words {
  PieceColour colour;
  std::array<std::string_view, 9> words;
};
constexpr std::array<Words, piece_colour_count> all_words{{
    {PieceColour::red, {"red", "rot", "красный", "красная", "красные", "rosso", "rossa", "赤", "赤色"}},
    {PieceColour::blue, {"blue", "blau", "синий", "синяя", "синие", "blu", "青", "青色"}},
    {PieceColour::green, {"green", "grün", "зелёный", "зелёная", "зелёные", "verde", "緑", "緑色"}},
    {PieceColour::yellow, {"yellow", "gelb", "жёлтый", "жёлтая", "жёлтые", "giallo", "gialla", "黄", "黄色"}},
    {PieceColour::black, {"black", "schwarz", "чёрный", "чёрная", "чёрные", "nero", "nera", "黒", "黒色"}},
    {PieceColour::purple, {"purple", "lila", "фиолетовый", "фиолетовая", "viola", "紫", "紫色"}},
    {PieceColour::violet, {"violet", "violett"}},
    {PieceColour::white, {"white", "weiß", "weiss", "белый", "белая", "белые", "bianco", "bianca", "白"}},
}};

/// The order in which colours are given to who has none: neighbours differ most.
constexpr std::array by_distance{PieceColour::blue,  PieceColour::yellow, PieceColour::red,
                                 PieceColour::green, PieceColour::purple, PieceColour::black};

/// The width of a character in bold letters of size 1000.
int width_in_bold(char32_t code, std::string_view character) {
  constexpr std::array<int, 26> small{556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889,
                                      611, 611, 611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500};
  constexpr std::array<int, 26> large{722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833,
                                      722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611};
  constexpr std::array<int, 32> small_russian{556, 618, 615, 417, 635, 556, 709, 497, 615, 615, 500,
                                              635, 740, 604, 611, 604, 611, 556, 490, 556, 875, 556,
                                              615, 581, 833, 844, 729, 854, 615, 552, 854, 583};
  constexpr std::array<int, 32> large_russian{722, 719, 722, 567, 712, 667, 904, 626, 719, 719, 610,
                                              702, 833, 722, 778, 719, 667, 722, 611, 622, 854, 667,
                                              730, 703, 1005, 1019, 870, 979, 719, 711, 1031, 719};
  constexpr int digit = 556, apostrophe = 238, space = 278, marked = 611, other = 778, full = 1000;
  const auto in = [&](const auto& widths, char32_t first) { return widths.at(code - first); };
  if (code >= U'a' && code <= U'z') return in(small, U'a');
  if (code >= U'A' && code <= U'Z') return in(large, U'A');
  if (code == U'\'') return apostrophe;
  if (code == U' ') return space;
  if (code < 0x80) return digit;
  if (code >= U'а' && code <= U'я') return in(small_russian, U'а');
  if (code >= U'А' && code <= U'Я') return in(large_russian, U'А');
  if (code == U'ё') return small_russian.at(5);
  if (code >= U'ß' && code <= U'ÿ') return marked;
  const int columns = display_width(character);
  return columns == 0 ? 0 : columns == 2 || code == U'…' || code == U'—' ? full : other;
}

/// The first letters of a text, whole characters.
std::string_view beginning_of(std::string_view text, int letters) {
  std::size_t end = 0;
  while (end < text.size() && letters > 0) {
    ++end;
    while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) ++end;
    --letters;
  }
  return text.substr(0, end);
}

}  // namespace

std::string_view look_tokens() {
  return tokens;
}

double width_in_bold(std::string_view text) {
  int width = 0;
  for (std::size_t at = 0; at < text.size();) {
    const Character next = character_at(text, at);
    width += width_in_bold(next.code, text.substr(at, next.size));
    at += next.size;
  }
  return width / 1000.0;
}

std::string line_of_text(std::string_view text, double x, double y, double size, double room, std::string_view classes,
                         double smallest) {
  std::string shown = printable(text);
  double width = width_in_bold(shown);
  const std::string all = shown;
  constexpr int most = 80;  // no picture has room for more
  for (int letters = std::min(characters(all) - 1, most); width * size * smallest > room && letters > 0; --letters) {
    shown = std::string(beginning_of(all, letters)) + "…";
    width = width_in_bold(shown);
  }
  const double fitted = std::min(size, room / std::max(width, 0.1));
  return fmt::format("<text class=\"word {}\" x=\"{:.1f}\" y=\"{:.1f}\" style=\"font-size:{:.1f}px\">{}</text>",
                     classes, x, y, fitted, escaped(shown));
}

std::string ground_patterns() {
  // Each with the size of its pattern, and the sign of which that consists.
  constexpr std::array<std::tuple<std::string_view, int, int, std::string_view>, 4> grounds{{
      {"land", 64, 58, "M10 18q2-4 1-8M14 18v-10M18 18q-1-4 2-7M44 46q2-4 1-8M48 46v-10M52 46q-1-4 2-7"},
      {"forests", 46, 44, "M6 16l5-11 5 11zM11 16v4M29 37l5-11 5 11zM34 37v4"},
      {"deserts", 38, 34, "M6 8h1M17 5h1M28 10h1M12 20h1M24 25h1M34 22h1M4 30h1"},
      {"mountains", 58, 46, "M6 20l9-13 9 13M15 7l-2 7 4 2M33 42l8-11 8 11"},
  }};
  std::string svg;
  for (const auto& [name, width, height, sign] : grounds)
    svg += fmt::format(
        "<pattern id=\"board-{}\" width=\"{}\" height=\"{}\" patternUnits=\"userSpaceOnUse\"><path "
        "class=\"signs\" d=\"{}\"/></pattern>",
        name, width, height, sign);
  return svg;
}

std::string_view style_of_ground() {
  return ".map .signs{fill:none;stroke:var(--land-sign);stroke-width:1.5;stroke-linecap:round;opacity:.3}\n";
}

std::optional<PieceColour> colour_named(std::string_view word) {
  for (const Words& known : all_words)
    for (const std::string_view listed : known.words)
      if (!listed.empty() && listed == word) return known.colour;
  const std::string folded = fold(word);
  if (folded.empty()) return std::nullopt;
  for (const Words& known : all_words)
    for (const std::string_view listed : known.words)
      if (!listed.empty() && fold(listed) == folded) return known.colour;
  return std::nullopt;
}

std::string_view class_of(PieceColour colour) {
  return colour_classes.at(static_cast<std::size_t>(colour));
}

std::vector<PieceColour> drawn_colours(std::span<const std::optional<PieceColour>> given) {
  std::vector<PieceColour> drawn;
  auto next = by_distance.begin();
  for (const std::optional<PieceColour>& colour : given) {
    if (!colour)
      next = std::find_if(next, by_distance.end(), [&](PieceColour free) {
        return std::ranges::find(given, std::optional(free)) == given.end();
      });
    drawn.push_back(colour ? *colour : next != by_distance.end() ? *next++ : PieceColour::none);
  }
  return drawn;
}

}  // namespace elfref
