#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/record/record.h"
#include "elfref/core/words/language.h"
#include "elfref/core/words/message.h"
#include "elfref/games.h"

// A request of a program: one object of JSON.

namespace elfref::serving {

class ProgramRequest {
 public:
  /// Reads a request. What is wrong with it is in refusal(), and then it has no keys.
  explicit ProgramRequest(std::string_view text);

  [[nodiscard]] const Message& refusal() const { return refusal_; }
  /// The value of `id`, as JSON; `null` if there is none.
  [[nodiscard]] const std::string& id() const { return id_; }

  /// The value of a key; null: it has none, or it is `null`.
  [[nodiscard]] const Node* find(std::string_view key) const;
  /// A text, or a number as it is written; nothing: there is no such key.
  [[nodiscard]] std::optional<std::string> text(std::string_view key) const;
  /// Whether a key has the value `true`.
  [[nodiscard]] bool flag(std::string_view key) const;
  /// A value as JSON.
  [[nodiscard]] std::string json(const Node& node) const;
  /// The texts of a map, by key; nothing: it is none, or has other values.
  [[nodiscard]] std::optional<std::vector<std::pair<std::string, std::string>>> texts(std::string_view key) const;
  /// The keys of a map with their values as JSON; nothing: it is none.
  [[nodiscard]] std::optional<std::vector<std::pair<std::string, std::string>>> members(const Node& node) const;

 private:
  std::unique_ptr<Record> tree_;
  std::string id_ = "null";
  Message refusal_;
};

}  // namespace elfref::serving
