#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

namespace elfref::tools {

/// How far much work has come, on one line of a terminal: how many records, how many a second, and how long it will go
/// on. Says nothing where standard error is no terminal, where results go to the same one, and of what is done at once.
class Progress {
 public:
  /// `size`: how many bytes there are to read; 0: nobody knows. Nothing: nobody wants to hear of it.
  explicit Progress(std::optional<std::uint64_t> size);
  /// Takes the line away.
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  /// So many records are done, and so many bytes were read.
  void show(std::uint64_t records, std::uint64_t bytes);

 private:
  using Clock = std::chrono::steady_clock;
  std::uint64_t size_;
  bool heard_;  // by somebody
  bool shown_ = false;
  Clock::time_point begin_, next_;
};

/// `1234 records, 410 a second, 25 %, 9 s left`, after so many seconds; `size` 0: nobody knows it.
[[nodiscard]] std::string progress_in_words(std::uint64_t records, std::uint64_t bytes, std::uint64_t size,
                                            double seconds);

}  // namespace elfref::tools
