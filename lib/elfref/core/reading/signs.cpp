#include "elfref/core/reading/signs.h"

namespace elfref {
namespace {

bool starts_with_byte(std::string_view text, unsigned char byte) {
  return !text.empty() && static_cast<unsigned char>(text.front()) == byte;
}

}  // namespace

std::size_t wide_space_at(std::string_view text) {
  if (text.starts_with("\u00A0")) return 2;
  if (text.starts_with("\u3000") || text.starts_with("\u202F") || text.starts_with("\u205F")) return 3;
  if (text.starts_with("\uFEFF") || text.starts_with("\u1680")) return 3;
  const bool general = text.size() > 2 && text.starts_with("\xE2\x80");
  return general && static_cast<unsigned char>(text[2]) >= 0x80 && static_cast<unsigned char>(text[2]) <= 0x8B ? 3 : 0;
}

std::size_t wide_dash_at(std::string_view text) {
  static constexpr std::string_view dashes[] = {"‐", "‑", "‒", "–", "—", "―", "−", "﹘", "﹣", "－"};
  for (const std::string_view dash : dashes)
    if (text.starts_with(dash)) return dash.size();
  return 0;
}

std::optional<OddSign> wide_sign_at(std::string_view text) {
  if (!starts_with_byte(text, 0xEF) && !starts_with_byte(text, 0xE3)) return std::nullopt;
  static constexpr OddSign signs[] = {{wide_colon, ":"}, {"，", ","}, {"、", ","}, {"＋", "+"}, {"；", ","}};
  for (const OddSign& odd : signs)
    if (text.starts_with(odd.sign)) return odd;
  return std::nullopt;
}

std::string_view trimmed(std::string_view text) {
  const auto is_plain = [](char c) { return c > ' ' && static_cast<unsigned char>(c) < 0x80; };
  if (text.empty() || (is_plain(text.front()) && is_plain(text.back()))) return text;
  while (const std::size_t space = space_at(text)) text.remove_prefix(space);
  for (bool again = true; again;) {
    again = false;
    for (std::size_t size = 1; size <= 3 && size <= text.size(); ++size) {
      if (space_at(text.substr(text.size() - size)) != size) continue;
      text.remove_suffix(size);
      again = true;
      break;
    }
  }
  return text;
}

}  // namespace elfref
