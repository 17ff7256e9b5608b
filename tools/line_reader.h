#pragma once

#include <memory>
#include <optional>
#include <string>

#include "bytes.h"
#include "system/typing.h"

namespace elfref::tools {

/// Reads typed lines: on a terminal with a prompt, a history and completions; else as they come. Only one may exist at
/// a time.
class LineReader {
 public:
  /// `completions` returns the whole lines that begin as a line does. REQUIRES: it outlives this.
  explicit LineReader(Completions completions);
  ~LineReader();
  LineReader(const LineReader&) = delete;
  LineReader& operator=(const LineReader&) = delete;

  /// The next line, without its end; nothing: there are no more.
  [[nodiscard]] std::optional<std::string> next(const std::string& prompt);
  /// Whether the input is a terminal.
  [[nodiscard]] bool interactive() const { return input_ == nullptr; }

 private:
  std::unique_ptr<Bytes> input_;  // null: a terminal
  std::string buffer_;
};

}  // namespace elfref::tools
