#include "progress.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>

#include "speaking.h"
#include "system/system.h"
#include "words/tool_msg.h"

namespace elfref::tools {
namespace {

constexpr std::chrono::milliseconds before_the_first(1000);
constexpr std::chrono::milliseconds between(200);

Message time_in_words(double seconds) {
  const auto whole = static_cast<std::uint64_t>(seconds + 0.5);
  if (whole < 100) return msg::seconds({.number = whole});
  if (whole < 6000) return msg::minutes({.number = (whole + 30) / 60});
  return msg::hours({.number = (whole + 1800) / 3600});
}

}  // namespace

Progress::Progress(std::optional<std::uint64_t> size)
    : size_(size.value_or(0)),
      heard_(size && is_terminal(Stream::errors) && !is_terminal(Stream::output)),
      begin_(Clock::now()),
      next_(begin_ + before_the_first) {}

Progress::~Progress() {
  if (shown_) std::fputs("\r\x1B[K", stderr);
}

void Progress::show(std::uint64_t records, std::uint64_t bytes) {
  if (!heard_) return;
  const Clock::time_point now = Clock::now();
  if (now < next_) return;
  next_ = now + between;
  shown_ = true;
  const double seconds = std::chrono::duration<double>(now - begin_).count();
  const std::string line = "\r" + progress_in_words(records, bytes, size_, seconds) + "\x1B[K";
  std::fwrite(line.data(), 1, line.size(), stderr);
}

std::string progress_in_words(std::uint64_t records, std::uint64_t bytes, std::uint64_t size, double seconds) {
  const std::string speed = fmt::format("{:.0f}", static_cast<double>(records) / seconds);
  if (size == 0 || bytes == 0) return said(msg::progress({.records = records, .speed = verbatim(speed)}));
  const double part = std::min(1.0, static_cast<double>(bytes) / static_cast<double>(size));
  return said(msg::progress_left({.percent = verbatim(fmt::format("{:.0f}", 100 * part)),
                                  .records = records,
                                  .speed = verbatim(speed),
                                  .time = time_in_words(seconds * (1 - part) / part)}));
}

}  // namespace elfref::tools
