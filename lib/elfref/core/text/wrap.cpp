#include "elfref/core/text/wrap.h"

#include <algorithm>
#include <cstdint>

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

// Where Japanese is broken: between any two characters but for what JIS X 4051 (kinsoku shori) and the line breaking
// classes of Unicode (UAX #14) hold together. This is the basic part of both.

/// Closing marks, small kana, and marks that repeat or prolong: a line does not begin with them.
constexpr std::u32string_view never_first =
    U"\u3000、。，．・：；！？）］｝」』】〉》〕〗〙〟々〻ゝゞヽヾー〜゠゛゜"
    U"ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿ"
    U"｡､･｣ｧｨｩｪｫｬｭｮｯｰﾞﾟ";
/// Opening marks: a line does not end with them.
constexpr std::u32string_view never_last = U"（［｛「『【〈《〔〖〘〝｢";

enum class Kind : std::uint8_t { japanese, letter, digit, other };

Kind kind_of(char32_t code) {
  const auto within = [code](char32_t first, char32_t last) { return code >= first && code <= last; };
  if (within(U'0', U'9') || within(U'０', U'９')) return Kind::digit;
  if (within(U'A', U'Z') || within(U'a', U'z') || within(U'Ａ', U'Ｚ') || within(U'ａ', U'ｚ')) return Kind::letter;
  const bool ideographs = within(0x2E80, 0x9FFF) || within(0xF900, 0xFAFF) || within(0x20000, 0x3FFFF);
  if (ideographs || within(0xFF01, 0xFF9F)) return Kind::japanese;
  return code < 0xC0 || within(0x2000, 0x2BFF) ? Kind::other : Kind::letter;  // marks and signs hold to what is there
}

/// Whether a line can be broken between two characters that no space parts. A number holds to the unit after it.
bool parts(char32_t before, char32_t after) {
  const Kind first = kind_of(before), second = kind_of(after);
  if (first != Kind::japanese && second != Kind::japanese) return false;
  if (first == Kind::digit || first == Kind::other || second == Kind::other) return false;
  if (before == U'第' && second == Kind::digit) return false;
  return never_last.find(before) == std::u32string_view::npos && never_first.find(after) == std::u32string_view::npos;
}

/// The last place at which a line can be broken so that what stands before it needs no more than `width` columns: a
/// space, or a character of Japanese. Where there is none, the first one after that. The first `head` columns hold
/// together.
std::size_t break_of(std::string_view text, int width, int head, char behind) {
  std::size_t best = std::string_view::npos;
  int columns = 0;
  char32_t before = 0;  // the last character that takes columns
  for (std::size_t at = 0; at < text.size();) {
    if (const std::size_t colour = colour_at(text.substr(at))) {
      at += colour;
      continue;
    }
    if (columns > width && best != std::string_view::npos) return best;
    const Character next = character_at(text, at);
    const int taken = next.code < 0x80 ? 1 : display_width(text.substr(at, next.size));
    if (columns >= head) {
      const bool between_words = next.code == ' ' && at + 1 < text.size() && text[at + 1] != ' ';
      const bool breaks = behind != '\0' ? between_words && text[at - 1] == behind
                                         : between_words || (taken > 0 && parts(before, next.code));
      if (breaks && columns > width) return at;
      if (breaks) best = at;
    }
    if (taken > 0) before = next.code;
    columns += taken;
    at += next.size;
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
    out.append(text.substr(0, text.find_last_not_of(' ', at - 1) + 1)).append("\n");
    out.append(static_cast<std::size_t>(hang), ' ');
    text.remove_prefix(std::min(text.find_first_not_of(' ', at), text.size()));
    room = width - hang;
    head = 1;
  }
  out.append(text).append("\n");
}

}  // namespace elfref
