#pragma once

#include <array>
#include <charconv>
#include <concepts>
#include <cstddef>
#include <optional>
#include <ranges>
#include <string>
#include <string_view>

namespace elfref {

/// One line of JSON, written from its first byte to its last: no tree is built. What of a text is not UTF-8 becomes
/// U+FFFD, and what a terminal obeys is escaped, so that it is what dumped() writes of the same. A value that is put
/// behind another has its comma; the caller opens and closes objects and lists in pairs, and names what is in objects.
class JsonText {
 public:
  /// Appends to `out`, which must outlive this.
  explicit JsonText(std::string& out) : out_(out) {}

  void open_object() { open('{'); }
  void close_object() { out_.push_back('}'); }
  void open_list() { open('['); }
  void close_list() { out_.push_back(']'); }

  /// The key of what is put next. REQUIRES: an object is open.
  JsonText& key(std::string_view name) {
    put_text(name, ":");
    return *this;
  }

  void add(std::nullptr_t) { begin() += "null"; }
  void add(std::string_view text) { put_text(text, ""); }
  void add(const char* text) { add(std::string_view(text)); }
  void add(std::same_as<bool> auto truth) { begin() += truth ? "true" : "false"; }
  void add(std::integral auto number) requires(!std::same_as<decltype(number), bool>) {
    std::array<char, 24> digits;
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
    begin().append(digits.data(), static_cast<std::size_t>(end - digits.data()));
  }
  /// A list of what can be added.
  void add(const std::ranges::input_range auto& list) requires(!std::convertible_to<decltype(list), std::string_view>) {
    open_list();
    for (const auto& one : list) add(one);
    close_list();
  }

  void put(std::string_view name, const auto& value) { key(name).add(value); }
  /// A word, or null where it is empty.
  void put_word(std::string_view name, std::string_view word);

 private:
  /// A text between quotes, and a sign behind it.
  void put_text(std::string_view text, std::string_view behind);
  void open(char bracket) { begin() += bracket; }
  /// Behind the comma that is due: what ends in one of these signs has none behind it, and no text does.
  std::string& begin() {
    if (is_comma_due()) out_.push_back(',');
    return out_;
  }
  [[nodiscard]] bool is_comma_due() const {
    return !out_.empty() && out_.back() != '{' && out_.back() != '[' && out_.back() != ':';
  }

  std::string& out_;
};

}  // namespace elfref
