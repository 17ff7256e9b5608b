#include "documents.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <mutex>
#include <system_error>
#include <utility>

#include "elfref/core/record/record_reader.h"

namespace elfref::tools {
namespace {

constexpr std::size_t chunk_bytes = 64u << 10;
constexpr std::size_t kept_bytes = max_document_bytes + 1;  // enough for the reader to see that it is too large
constexpr std::size_t most_skipped = 256u << 20;            // bytes of one document; then the file is given up
constexpr std::size_t separator_bytes = 4;                  // `---` and the character that must follow it
constexpr std::size_t room_behind_text = 64;                // the reader of JSON looks there
constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

/// How a file of that name is written.
Input input_of(std::string_view path) {
  for (const std::string_view packed : {".gz", ".zst"})
    if (path.ends_with(packed)) path.remove_suffix(packed.size());
  if (path.ends_with(".json")) return Input::json;
  return path.ends_with(".ndjson") || path.ends_with(".jsonl") ? Input::ndjson : Input::yaml;
}

}  // namespace

Documents::Documents(const std::string& path, Input input, const Interrupt* interrupt)
    : bytes_(path, interrupt),
      name_(path == "-" ? "<stdin>" : path),
      input_(input == Input::by_name ? input_of(path) : input),
      failure_(bytes_.failure()),
      at_end_(!failure_.empty()) {}

/// Adds to the buffer what can be read at once.
void Documents::read_more() {
  buffer_.erase(0, std::exchange(begin_, 0));
  at_end_ = !bytes_.read(buffer_);
  if (at_end_) failure_ = bytes_.failure();  // what came before it is still read
  if (mark_seen_ || (buffer_.size() < byte_order_mark.size() && !at_end_)) return;
  mark_seen_ = true;
  if (buffer_.starts_with(byte_order_mark)) buffer_.erase(0, byte_order_mark.size());
}

std::optional<std::size_t> Documents::size_of_yaml() const {
  const std::size_t size = document_size(unread());
  if (at_end_ || size + separator_bytes <= unread().size()) return size;
  return std::nullopt;
}

std::optional<std::size_t> Documents::size_of_line() {
  const std::size_t newline = unread().find('\n', looked_at_);
  if (newline != std::string_view::npos) return newline + 1;
  looked_at_ = unread().size();
  return at_end_ ? std::optional(looked_at_) : std::nullopt;
}

std::optional<std::size_t> Documents::size_of_value() {
  const std::optional<std::size_t> size = value_.find(unread(), looked_at_);
  if (size) return size;
  looked_at_ = unread().size();
  return at_end_ ? std::optional(looked_at_) : std::nullopt;
}

/// The size of the document with which the buffer begins, if what was read shows it.
std::optional<std::size_t> Documents::size_of_document() {
  if (input_ == Input::ndjson) return size_of_line();
  if (input_ == Input::json) return size_of_value();
  // Looked through anew only when something like a separator has come.
  const std::size_t from = looked_at_ - std::min(looked_at_, separator_bytes);
  looked_at_ = unread().size();
  return at_end_ || unread().find("\n---", from) != std::string_view::npos ? size_of_yaml() : std::nullopt;
}

/// Takes one document off the buffer, reading as far as need be.
std::string Documents::read_document() {
  std::optional<std::size_t> size = std::exchange(found_, std::nullopt);
  while (!size && unread().size() <= kept_bytes) {
    size = size_of_document();
    if (!size) read_more();
  }
  const std::string_view taken = unread().substr(0, std::min(size.value_or(kept_bytes), kept_bytes));
  std::string text;
  text.reserve(taken.size() + room_behind_text);
  text = taken;
  skipping_ = !size;
  if (size) drop(*size);
  return text;
}

/// Passes over the rest of a document that was cut off for its size.
void Documents::skip_rest() {
  skipping_ = false;
  for (std::size_t skipped = 0;;) {
    if (const auto size = is_json() ? size_of_document() : size_of_yaml()) return drop(*size);
    skipped += unread().size();
    if (is_json()) {
      forget(unread().size());
      looked_at_ = 0;
    } else {
      // All that matters of what was read is its last few bytes. A letter before them keeps a separator among them from
      // looking like one that opens the text.
      forget(unread().size() - separator_bytes);
      buffer_.replace(0, begin_, 1, 'x');
      begin_ = 0;
    }
    if (skipped > most_skipped) {
      failure_ = "a document without end";
      return;
    }
    read_more();
  }
}

/// Whether another document stands behind the one that was taken off the buffer. A pipe is not waited for: who writes
/// it may wait for what is said of that one. There a separator announces another document, and lines are mostly many; a
/// value of JSON is mostly the only one. Behind one that was cut off for its size nobody knows.
bool Documents::more_follow() {
  if (skipping_ || (input_ == Input::json && !bytes_.never_waits())) return false;
  while (bytes_.never_waits() && !at_end_ && unread().size() < chunk_bytes && says_nothing(unread())) read_more();
  return !at_end_ || !says_nothing(unread());
}

bool Documents::says_nothing(std::string_view text) const {
  return elfref::says_nothing(text, is_json() ? Syntax::json : Syntax::yaml);
}

/// Goes to the next document.
void Documents::drop(std::size_t bytes) {
  forget(bytes);
  looked_at_ = 0;
  value_ = {};
}

void Documents::forget(std::size_t bytes) {
  const std::string_view gone = unread().substr(0, bytes);
  for (std::size_t at = gone.find('\n'); at != std::string_view::npos; at = gone.find('\n', at + 1)) ++line_;
  begin_ += bytes;
}

std::optional<Source> Documents::next() {
  if (skipping_) skip_rest();
  while (failure_.empty()) {
    const int first_line = line_;
    std::string text = read_document();
    const bool last = at_end_ && unread().empty();
    if (!failure_.empty() || (last && text.empty() && document_ > 0)) break;
    if (!says_nothing(text) || (last && document_ == 0))
      return Source{.name = name_,
                    .text = std::move(text),
                    .document = ++document_,
                    .first_line = first_line,
                    .syntax = is_json() ? Syntax::json : Syntax::yaml,
                    .more_follow = more_follow()};
    if (last) break;
  }
  return std::nullopt;
}

bool Documents::would_wait() {
  if (at_end_ || skipping_ || found_ || !bytes_.would_wait()) return false;
  found_ = size_of_document();
  return !found_;
}

namespace {

/// The path of a document that a record of a file names, and where it is.
std::optional<std::filesystem::path> path_beside(const std::string& path, std::string_view name) {
  if (path == "-") return std::nullopt;
  std::error_code failed;
  const std::string beside = folder_of(path);
  const auto folder = std::filesystem::canonical(beside.empty() ? "." : beside, failed);
  if (failed) return std::nullopt;
  auto file = std::filesystem::canonical(folder / name, failed);
  if (failed) return std::nullopt;
  if (std::mismatch(folder.begin(), folder.end(), file.begin(), file.end()).first != folder.end()) return std::nullopt;
  return file;
}

}  // namespace

std::string folder_of(const std::string& path) {
  return path.substr(0, path.rfind('/') + 1);
}

std::optional<Source> document_beside_now(const std::string& path, std::string_view name) {
  const auto file = path_beside(path, name);
  if (!file) return std::nullopt;
  std::optional<Source> found = Documents(file->string(), Input::by_name).next();
  if (found) found->name = folder_of(path) + std::string(name);
  return found;
}

std::optional<Source> document_beside(const std::string& path, std::string_view name) {
  static std::mutex one_at_a_time;
  static std::map<std::filesystem::path, std::optional<Source>> read;  // by where it is
  const auto file = path_beside(path, name);
  if (!file) return std::nullopt;
  const std::lock_guard<std::mutex> alone(one_at_a_time);
  const auto [at, first] = read.try_emplace(*file);
  if (first) at->second = Documents(file->string(), Input::by_name).next();
  std::optional<Source> found = at->second;
  if (found) found->name = folder_of(path) + std::string(name);
  return found;
}

}  // namespace elfref::tools
