#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace elfref::tools {

/// A path that is written in UTF-8. On Windows, a path made from a plain text has another encoding.
[[nodiscard]] inline std::filesystem::path path_in_utf8(std::string_view text) {
  return std::u8string(text.begin(), text.end());
}

/// The text of a path, in UTF-8.
[[nodiscard]] inline std::string utf8_of(const std::filesystem::path& path) {
  const std::u8string text = path.u8string();
  return {text.begin(), text.end()};
}

}  // namespace elfref::tools
