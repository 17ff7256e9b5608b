#include "line_reader.h"

#include <utility>

#include "system/system.h"

namespace elfref::tools {

LineReader::LineReader(Completions completions) {
  if (is_terminal(Stream::input) && is_terminal(Stream::output)) {
    begin_typing(std::move(completions));
  } else {
    input_ = std::make_unique<Bytes>("-");
  }
}

LineReader::~LineReader() {
  end_typing();
}

std::optional<std::string> LineReader::next(const std::string& prompt) {
  if (input_ == nullptr) return typed_line(prompt);
  constexpr std::size_t most_of_a_line = 1u << 20;
  for (;;) {
    if (const std::size_t end = buffer_.find('\n'); end != std::string::npos) {
      std::string line = buffer_.substr(0, end);
      buffer_.erase(0, end + 1);
      return line;
    }
    if (buffer_.size() > most_of_a_line || !input_->read(buffer_)) break;
  }
  if (buffer_.empty()) return std::nullopt;
  return std::exchange(buffer_, std::string());
}

}  // namespace elfref::tools
