#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

namespace elfref::tools {

/// Shows on one line of a terminal how far much work has come: the records, the records per second, and the time left.
/// Shows nothing if standard error is not a terminal, if results go to the same terminal, or if the work ends within a
/// second.
class Progress {
 public:
  /// `size`: the number of bytes to read; 0: unknown. Nothing: no progress is wanted.
  explicit Progress(std::optional<std::uint64_t> size);
  /// Removes the line.
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  /// Shows that this number of records is done, and this number of bytes is read.
  void show(std::uint64_t records, std::uint64_t bytes);

 private:
  using Clock = std::chrono::steady_clock;
  std::uint64_t size_;
  bool heard_;  // it is shown at all
  bool shown_ = false;
  Clock::time_point begin_, next_;
};

/// `1234 records, 410 a second, 25 %, 9 s left`, after a number of seconds; `size` 0: unknown.
[[nodiscard]] std::string progress_in_words(std::uint64_t records, std::uint64_t bytes, std::uint64_t size,
                                            double seconds);

}  // namespace elfref::tools
