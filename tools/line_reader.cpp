#include "line_reader.h"

#include <editline/readline.h>
#include <unistd.h>

#include <cstdlib>
#include <cstring>
#include <utility>

namespace elfref::tools {
namespace {

// The library knows functions alone, and so one reader at a time.
std::function<std::vector<std::string>(std::string_view)> asked_for_lines;
std::vector<std::string> offered_lines;

char* offered_line(const char*, int number) {
  const auto index = static_cast<std::size_t>(number);
  return index < offered_lines.size() ? strdup(offered_lines[index].c_str()) : nullptr;
}

/// What may stand behind the words from `start` on, so that the whole line is one that is offered.
char** offer_lines(const char* text, int start, int) {
  const std::string line(rl_line_buffer);
  const std::string before = line.substr(0, static_cast<std::size_t>(start));
  offered_lines.clear();
  for (const std::string& whole : asked_for_lines(before + text))
    if (whole.size() > before.size() && whole.starts_with(before)) offered_lines.push_back(whole.substr(before.size()));
  rl_attempted_completion_over = 1;
  rl_completion_append_character = '\0';
  return offered_lines.empty() ? nullptr : rl_completion_matches(text, offered_line);
}

}  // namespace

LineReader::LineReader(std::function<std::vector<std::string>(std::string_view)> completions) {
  asked_for_lines = std::move(completions);
  if (isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1) {
    rl_initialize();
    rl_attempted_completion_function = offer_lines;
  } else {
    input_ = std::make_unique<Bytes>("-");
  }
}

LineReader::~LineReader() {
  asked_for_lines = nullptr;
}

std::optional<std::string> LineReader::next(const std::string& prompt) {
  if (input_ == nullptr) {
    char* typed = readline((prompt + "> ").c_str());
    if (typed == nullptr) return std::nullopt;
    std::string line(typed);
    if (!line.empty()) add_history(typed);
    std::free(typed);
    return line;
  }
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
