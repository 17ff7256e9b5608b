#include "documents.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <utility>

#include "elfref/core/record_reader.h"

namespace elfref::tools {
namespace {

constexpr std::size_t chunk_bytes = 64u << 10;
constexpr std::size_t kept_bytes = max_document_bytes + 1;  // enough for the reader to see that it is too large
constexpr std::size_t most_skipped = 256u << 20;            // bytes of one document; then the file is given up
constexpr std::size_t separator_bytes = 4;                  // `---` and the character that must follow it
constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

/// Whether a document says nothing: blank lines, comments and separators only.
bool has_no_content(std::string_view text) {
  while (!text.empty()) {
    const std::size_t newline = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, newline);
    text.remove_prefix(std::min(newline + 1, text.size()));
    if (line.starts_with("---") || line.starts_with("...")) line.remove_prefix(3);
    const std::size_t first = line.find_first_not_of(" \t\r");
    if (first != std::string_view::npos && line[first] != '#') return false;
  }
  return true;
}

}  // namespace

Documents::Documents(const std::string& path)
    : file_(path == "-" ? STDIN_FILENO : open(path.c_str(), O_RDONLY | O_CLOEXEC)),
      name_(path == "-" ? "<stdin>" : path),
      failure_(file_ < 0 ? std::strerror(errno) : ""),
      chunk_(chunk_bytes, '\0'),
      at_end_(file_ < 0) {}

Documents::~Documents() {
  if (file_ > STDIN_FILENO) close(file_);
}

/// Adds to the buffer what can be read at once.
void Documents::read_more() {
  ssize_t count = 0;
  do count = read(file_, chunk_.data(), chunk_.size());
  while (count < 0 && errno == EINTR);
  if (count < 0) failure_ = std::strerror(errno);
  at_end_ = count <= 0;
  buffer_.erase(0, std::exchange(begin_, 0));
  buffer_.append(chunk_, 0, static_cast<std::size_t>(std::max<ssize_t>(count, 0)));
  if (mark_seen_ || (buffer_.size() < byte_order_mark.size() && !at_end_)) return;
  mark_seen_ = true;
  if (buffer_.starts_with(byte_order_mark)) buffer_.erase(0, byte_order_mark.size());
}

/// The size of the document with which the buffer begins, if what was read shows it.
std::optional<std::size_t> Documents::size_of_document() const {
  const std::size_t size = document_size(unread());
  if (at_end_ || size + separator_bytes <= unread().size()) return size;
  return std::nullopt;
}

/// Takes one document off the buffer, reading as far as need be. The buffer is looked through anew only when something
/// like a separator has come.
std::string Documents::read_document() {
  std::optional<std::size_t> size;
  for (std::size_t looked_at = 0; !size && unread().size() <= kept_bytes;) {
    const std::size_t from = looked_at - std::min(looked_at, separator_bytes);
    if (at_end_ || unread().find("\n---", from) != std::string_view::npos) size = size_of_document();
    looked_at = unread().size();
    if (!size) read_more();
  }
  std::string text(unread().substr(0, std::min(size.value_or(kept_bytes), kept_bytes)));
  skipping_ = !size;
  if (size) drop(*size);
  return text;
}

/// Passes over the rest of a document that was cut off for its size.
void Documents::skip_rest() {
  skipping_ = false;
  for (std::size_t skipped = 0;; skipped += chunk_bytes) {
    if (const auto size = size_of_document()) return drop(*size);
    // All that matters of what was read is its last few bytes. A letter before them keeps a separator among them from
    // looking like one that opens the text.
    drop(unread().size() - separator_bytes);
    buffer_.replace(0, begin_, 1, 'x');
    begin_ = 0;
    if (skipped > most_skipped) {
      failure_ = "a document without end";
      return;
    }
    read_more();
  }
}

void Documents::drop(std::size_t bytes) {
  line_ += static_cast<int>(std::ranges::count(unread().substr(0, bytes), '\n'));
  begin_ += bytes;
}

std::optional<Source> Documents::next() {
  if (skipping_) skip_rest();
  while (failure_.empty()) {
    const int first_line = line_;
    std::string text = read_document();
    const bool last = at_end_ && unread().empty();
    if (!failure_.empty() || (last && text.empty() && document_ > 0)) break;
    if (!has_no_content(text) || (last && document_ == 0))
      return Source{.name = name_, .text = std::move(text), .document = ++document_, .first_line = first_line};
    if (last) break;
  }
  return std::nullopt;
}

}  // namespace elfref::tools
