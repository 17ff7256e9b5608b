#include "elfref/core/text/wrap.h"

#include <algorithm>

#include "elfref/core/text/text.h"

namespace elfref {
namespace {

constexpr int least_room = 16;  // columns for what hangs: on a narrower terminal it hangs less deep

/// How many bytes of `text` set a colour, from its beginning on.
std::size_t colour_at(std::string_view text) {
  if (!text.starts_with("\x1b[")) return 0;
  const std::size_t end = text.find('m');
  return end == std::string_view::npos ? 0 : end + 1;
}

/// The last space at which a line can be broken so that what stands before it needs no more than `width` columns; where
/// there is none, the first one behind. Spaces in the first `head` columns hold together.
std::size_t break_of(std::string_view text, int width, int head, char behind) {
  std::size_t best = std::string_view::npos;
  int columns = 0;
  for (std::size_t at = 0; at < text.size();) {
    if (const std::size_t colour = colour_at(text.substr(at))) {
      at += colour;
      continue;
    }
    const std::size_t end = std::min(text.find_first_of(" \x1b", at + 1), text.size());
    const bool between_words = text[at] == ' ' && at + 1 < text.size() && text[at + 1] != ' ';
    if (between_words && columns >= head && (behind == '\0' || text[at - 1] == behind)) {
      if (columns > width) return best == std::string_view::npos ? at : best;
      best = at;
    }
    columns += display_width(text.substr(at, end - at));
    at = end;
  }
  return columns > width ? best : std::string_view::npos;
}

}  // namespace

void add_line(std::string& out, std::string_view text, int width, int hang, char behind) {
  int head = std::min(hang, width / 2) + 1;
  int room = width;
  hang = std::clamp(hang, 0, std::max(0, width - least_room));
  while (width > 0) {
    const std::size_t at = break_of(text, room, head, behind);
    if (at == std::string_view::npos) break;
    out.append(text.substr(0, text.find_last_not_of(' ', at) + 1)).append("\n");
    out.append(static_cast<std::size_t>(hang), ' ');
    text.remove_prefix(std::min(text.find_first_not_of(' ', at), text.size()));
    room = width - hang;
    head = 1;
  }
  out.append(text).append("\n");
}

}  // namespace elfref
