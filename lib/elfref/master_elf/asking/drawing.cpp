#include "elfref/master_elf/asking/drawing.h"

#include <fmt/format.h>

#include <algorithm>

#include "elfref/core/text/look.h"
#include "elfref/core/text/markup.h"
#include "elfref/core/text/text.h"

namespace elfref::master_elf {
namespace {

// Letters are never smaller than those of 17 units: nine pixels on a narrow screen.
constexpr double letters = 18, smallest = 17 / letters;
constexpr double between = 5;  // strips

constexpr std::string_view style = R"(
.map .word{font:600 18px var(--sans);fill:var(--ink);text-anchor:middle}
.map .word.quiet{font-weight:400;fill:var(--ink2)}.map .word.start{text-anchor:start}.map .word.end{text-anchor:end}
.map .patch{fill:var(--land-forest);stroke:var(--forest);stroke-width:2}
.map .patch.city{fill:var(--land-desert);stroke:var(--desert)}
.map .road{fill:none;stroke:var(--plains);stroke-width:7;stroke-linecap:round}
.map .tray{fill:none;stroke:var(--line);stroke-width:2}
.map .slip{fill:var(--piece);stroke:var(--edge);stroke-width:1.5}
.map .slip.unknown{fill:var(--paper);stroke:var(--ink2);stroke-dasharray:5 3.5}
.map .on-slip{fill:var(--piece-t)}.map .on-slip.unknown{fill:var(--ink);stroke:none}
.map .sent-off{fill:none;stroke:var(--ok);stroke-width:5;stroke-linecap:round;stroke-linejoin:round}
.map .whose{fill:var(--p);stroke:var(--edge);stroke-width:1.5}.map .mark-of{fill:var(--on)}
.map .next{fill:none;stroke:var(--ink);stroke-width:3}
@media print,(forced-colors:active){.map .patch,.map .tray{stroke:var(--ink2);stroke-width:1.5}}
)";

double width_of(const Strip& strip) {
  return width_in_bold(strip.words) * letters + 14;
}

std::string strip_at(const Strip& strip, double x, double y, double width) {
  const std::string_view unknown = strip.unknown ? " unknown" : "";
  return fmt::format("<rect class=\"slip{}\" x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" height=\"{:.0f}\" rx=\"5\"/>",
                     unknown, x - width / 2, y - Sizes::strip_height / 2, width, Sizes::strip_height) +
         line_of_text(strip.words, x, y + 6, letters, width - 8, strip.unknown ? "on-slip unknown" : "on-slip",
                      smallest);
}

std::string quiet(std::string_view words, double y, double width) {
  return words.empty() ? std::string() : line_of_text(words, 0, y, letters, width, "quiet", smallest);
}

/// A text in lines of a width, broken after spaces and slashes; what is left over is in the last one.
std::vector<std::string> lines_of(std::string_view words, double width, std::size_t most) {
  std::vector<std::string> lines;
  std::string line;
  while (!words.empty()) {
    const std::string_view part = words.substr(0, std::min(words.find_first_of(" /"), words.size() - 1) + 1);
    words.remove_prefix(part.size());
    const std::string longer = line + std::string(part);
    const std::string_view seen = trimmed(longer);
    if (!line.empty() && lines.size() + 1 < most && width_in_bold(seen) * letters * smallest > width) {
      lines.emplace_back(trimmed(line));
      line = part;
    } else {
      line = longer;
    }
  }
  if (!line.empty()) lines.emplace_back(trimmed(line));
  return lines;
}

/// Lines one below the other, each as quiet().
std::string quiet_lines(std::span<const std::string> lines, double y, double width) {
  std::string svg;
  for (const std::string& line : lines) {
    svg += quiet(line, y, width);
    y += Sizes::line_step;
  }
  return svg;
}

/// Strips in rows round (0, 0), or from x = 0 on.
std::string rows_of(std::span<const Strip> strips, double width, std::size_t rows, bool begins_at_0) {
  std::vector<std::vector<Strip>> all(1);
  double used = 0;
  for (std::size_t i = 0; i < strips.size(); ++i) {
    const double own = std::min(width, width_of(strips[i]));
    if (used > 0 && used + between + own > width) {
      if (all.size() == rows) {  // as many as have no room
        std::size_t left = strips.size() - i;
        const auto more = [&] { return Strip{.words = fmt::format("+{}", left), .unknown = true}; };
        for (; all.back().size() > 1 && used + between + width_of(more()) > width; ++left) {
          used -= between + width_of(all.back().back());
          all.back().pop_back();
        }
        all.back().push_back(more());
        break;
      }
      all.emplace_back();
      used = 0;
    }
    used += (used > 0 ? between : 0) + own;
    all.back().push_back(strips[i]);
  }
  std::string svg;
  double y = -Sizes::strip_step * static_cast<double>(all.size() - 1) / 2;
  for (const std::vector<Strip>& row : all) {
    double wide = -between;
    for (const Strip& strip : row) wide += between + std::min(width, width_of(strip));
    double x = begins_at_0 ? 0 : -wide / 2;
    for (const Strip& strip : row) {
      const double own = std::min(width, width_of(strip));
      svg += strip_at(strip, x + own / 2, y, own);
      x += own + between;
    }
    y += Sizes::strip_step;
  }
  return svg;
}

}  // namespace

std::string_view style_of_cards() {
  return style;
}

std::string drawn_strips(std::span<const Strip> strips, double width, std::size_t rows) {
  return rows_of(strips, width, rows, false);
}

std::string drawn_stack(const DrawnStack& stack) {
  constexpr double width = Sizes::box_width - 12, top = -Sizes::stack_height / 2;
  constexpr std::size_t most_lines = 4;
  std::string svg;
  if (stack.top.words.empty()) {
    svg += quiet(stack.none, top + 61, width);
  } else {
    svg += strip_at(stack.top, 0, top + 39, width);
  }
  std::vector<std::string> lines = lines_of(stack.of, width, 2);
  const std::vector<std::string> fits = lines_of(stack.fits, width, 2), below = lines_of(stack.below, width, 1);
  if (lines.size() + fits.size() + below.size() > most_lines) lines = lines_of(stack.of, width, 1);
  lines.insert(lines.end(), fits.begin(), fits.end());
  lines.insert(lines.end(), below.begin(), below.end());
  return svg + quiet_lines(lines, top + 68, width);
}

std::string drawn_parcel(const DrawnParcel& parcel, int rows) {
  constexpr double width = Sizes::box_width - 12;
  const double top = -Sizes::parcel_height(rows) / 2;
  std::string svg = line_of_text(parcel.count, 0, top + 46, letters, width, "", smallest) +
                    quiet_lines(lines_of(parcel.fits, width, 2), top + 68, width);
  if (parcel.sent) {
    const double y = top + Sizes::parcel_head + 34;
    return svg + fmt::format("<path class=\"sent-off\" d=\"M-18 {:.0f}L-5 {:.0f}L20 {:.0f}\"/>", y, y + 14, y - 14);
  }
  double y = top + Sizes::parcel_head + Sizes::strip_height / 2;
  const auto room = static_cast<std::size_t>(std::max(rows, 1));
  for (std::size_t i = 0; i < parcel.gifts.size(); ++i, y += Sizes::strip_step) {
    const bool last = i + 1 == room && parcel.gifts.size() > room;
    const Strip more{.words = fmt::format("+{}", parcel.gifts.size() - i), .unknown = true};
    svg += strip_at(last ? more : parcel.gifts[i], 0, y, width);
    if (last) break;
  }
  return svg;
}

std::string drawn_player(const DrawnPlayer& player) {
  constexpr double left = -Sizes::part / 2, names = 180;
  std::string svg = fmt::format("<circle class=\"whose\" cx=\"{:.0f}\" cy=\"0\" r=\"16\"/>", left + 24);
  svg += line_of_text(player.mark, left + 24, 6, letters, 30, "mark-of", smallest);
  svg += line_of_text(player.name, left + 48, -3, letters, names - 52, "start", smallest);
  svg += line_of_text(player.crystal, left + 48, 19, letters, names - 52, "start quiet", smallest);
  if (player.next)
    svg += fmt::format("<rect class=\"next\" x=\"{:.0f}\" y=\"{:.0f}\" width=\"{:.0f}\" height=\"{:.0f}\" rx=\"8\"/>",
                       left + 2, 2 - Sizes::player_height / 2, Sizes::part - 4, Sizes::player_height - 4);
  return svg + fmt::format("<g transform=\"translate({:.0f} 0)\">", left + names) +
         rows_of(player.cards, Sizes::part - names - 12, 2, true) + "</g>";
}

std::string drawn_number(std::string_view words) {
  return line_of_text(words, 0, 8, 26, Sizes::number_width, "", letters * smallest / 26);
}

}  // namespace elfref::master_elf
