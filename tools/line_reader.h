#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bytes.h"

namespace elfref::tools {

/// Reads lines that somebody types: on a terminal with a prompt, a history, and words that are offered; else as they
/// come. There is one at a time.
class LineReader {
 public:
  /// `completions` answers what whole lines may begin as a line does. REQUIRES: it outlives this.
  explicit LineReader(std::function<std::vector<std::string>(std::string_view)> completions);
  ~LineReader();
  LineReader(const LineReader&) = delete;
  LineReader& operator=(const LineReader&) = delete;

  /// The next line, without its end; nothing: there is none.
  [[nodiscard]] std::optional<std::string> next(const std::string& prompt);
  /// Whether somebody sits at a terminal.
  [[nodiscard]] bool interactive() const { return input_ == nullptr; }

 private:
  std::unique_ptr<Bytes> input_;  // null: a terminal
  std::string buffer_;
};

}  // namespace elfref::tools
