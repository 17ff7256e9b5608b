#include "documents.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <mutex>
#include <system_error>
#include <utility>

#include "elfref/core/record/record_reader.h"
#include "elfref/core/text/other_file.h"
#include "system/paths.h"
#include "words/tool_msg.h"

namespace elfref::tools {
namespace {

constexpr std::size_t chunk_bytes = 64u << 10;
constexpr std::size_t kept_bytes = max_document_bytes + 1;  // enough for the reader to see that it is too large
constexpr std::size_t most_skipped = 256u << 20;            // bytes of one document; then the file is given up
constexpr std::size_t most_attachments = 32;                // documents that records name, kept for others
constexpr std::size_t room_after_text = 64;                 // the reader of JSON looks there
constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

/// A name without what says that the file is packed.
std::string_view unpacked(std::string_view path) {
  for (const std::string_view packed : {".gz", ".zst"})
    if (path.ends_with(packed)) path.remove_suffix(packed.size());
  return path;
}

/// How a file of that name is written.
Input input_of(std::string_view path) {
  path = unpacked(path);
  if (path.ends_with(".json")) return Input::json;
  return path.ends_with(".ndjson") || path.ends_with(".jsonl") ? Input::ndjson : Input::yaml;
}

}  // namespace

bool is_name_of_record(std::string_view path) {
  path = unpacked(path);
  return input_of(path) != Input::yaml || path.ends_with(".yaml") || path.ends_with(".yml");
}

Documents::Documents(const std::string& path, Input input, const Interrupt* interrupt, Readable readable)
    : bytes_(path, interrupt, readable),
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

std::optional<std::size_t> Documents::size_of_line() const {
  const std::size_t newline = unread().find('\n', looked_at_);
  return newline != std::string_view::npos ? std::optional(newline + 1) : std::nullopt;
}

/// The size of the document with which the buffer begins, if what was read shows it.
std::optional<std::size_t> Documents::size_of_document() {
  const std::optional<std::size_t> size = input_ == Input::ndjson ? size_of_line()
                                          : input_ == Input::json ? value_.find(unread(), looked_at_)
                                                                  : yaml_.find(unread(), looked_at_, at_end_);
  if (size) return size;
  looked_at_ = unread().size();
  return at_end_ ? std::optional(looked_at_) : std::nullopt;
}

/// Takes one document off the buffer, reading as far as need be. How much was read at once never matters: its end is
/// looked for first, and then its size is judged.
std::string Documents::read_document() {
  std::optional<std::size_t> size = std::exchange(found_, std::nullopt);
  while (!size && !(size = size_of_document()) && unread().size() <= kept_bytes) read_more();
  const std::string_view taken = unread().substr(0, std::min(size.value_or(kept_bytes), kept_bytes));
  std::string text;
  text.reserve(taken.size() + room_after_text);
  text = taken;
  skipping_ = !size;
  if (size) begin_next(*size);
  return text;
}

/// Passes over the rest of a document that was cut off for its size.
void Documents::skip_rest() {
  skipping_ = false;
  for (std::size_t skipped = 0;;) {
    if (const auto size = size_of_document()) return begin_next(*size);
    const std::size_t held = is_json() ? 0 : yaml_.held();
    skipped += unread().size() - held;
    forget(unread().size() - held);
    looked_at_ = held;
    if (skipped > most_skipped) {
      failure_ = msg::endless_document();
      return;
    }
    read_more();
  }
}

/// Whether another document stands after the one that was taken off the buffer. A pipe is not waited for: who writes
/// it may wait for what is said of that one. There a separator announces another document, and lines are mostly many; a
/// value of JSON is mostly the only one. After one that was cut off for its size nobody knows.
bool Documents::more_follow(bool cut_off) {
  if (cut_off || (input_ == Input::json && !bytes_.never_waits())) return false;
  while (bytes_.never_waits() && !at_end_ && unread().size() < chunk_bytes && says_nothing(unread())) read_more();
  return !at_end_ || !says_nothing(unread());
}

bool Documents::says_nothing(std::string_view text) const {
  return elfref::says_nothing(text, is_json() ? Syntax::json : Syntax::yaml);
}

/// Goes to the next document.
void Documents::begin_next(std::size_t bytes) {
  forget(bytes);
  looked_at_ = 0;
  yaml_ = {};
  value_ = {};
}

void Documents::forget(std::size_t bytes) {
  const std::string_view gone = unread().substr(0, bytes);
  for (std::size_t at = gone.find('\n'); at != std::string_view::npos; at = gone.find('\n', at + 1)) ++line_;
  begin_ += bytes;
}

std::optional<Source> Documents::next() {
  if (over_) return std::nullopt;
  if (skipping_) skip_rest();
  while (failure_.empty()) {
    const int first_line = line_;
    std::string text = read_document();
    over_ = document_ == 0 && other_file(text) != OtherFile::none;  // no separator in it is one
    const bool cut_off = text.size() == kept_bytes;
    const bool last = at_end_ && unread().empty();
    if (!failure_.empty() || (last && text.empty() && document_ > 0)) break;
    if (!says_nothing(text) || (last && document_ == 0))
      return Source{.name = name_,
                    .text = std::move(text),
                    .document = ++document_,
                    .first_line = first_line,
                    .syntax = is_json() ? Syntax::json : Syntax::yaml,
                    .more_follow = !over_ && more_follow(cut_off)};
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
std::optional<std::filesystem::path> path_of_attachment(const std::string& path, std::string_view name) {
  if (path == "-") return std::nullopt;
  std::error_code failed;
  const std::string own_folder = folder_of(path);
  const auto folder = std::filesystem::canonical(path_in_utf8(own_folder.empty() ? "." : own_folder), failed);
  if (failed) return std::nullopt;
  auto file = std::filesystem::canonical(folder / path_in_utf8(name), failed);
  if (failed) return std::nullopt;
  if (std::mismatch(folder.begin(), folder.end(), file.begin(), file.end()).first != folder.end()) return std::nullopt;
  return file;
}

std::optional<Source> read_attachment(const std::filesystem::path& file) {
  return Documents(utf8_of(file), Input::by_name, nullptr, Readable::only_files).next();
}

}  // namespace

std::string folder_of(const std::string& path) {
  return path.substr(0, path.size() - utf8_of(path_in_utf8(path).filename()).size());
}

std::optional<Source> attachment_now(const std::string& path, std::string_view name) {
  const auto file = path_of_attachment(path, name);
  if (!file) return std::nullopt;
  std::optional<Source> found = read_attachment(*file);
  if (found) found->name = folder_of(path) + std::string(name);
  return found;
}

namespace {

std::mutex one_attachment_at_a_time;
std::map<std::filesystem::path, std::optional<Source>> attachments_read;  // by where they are

}  // namespace

std::optional<Source> attachment_of(const std::string& path, std::string_view name) {
  const auto file = path_of_attachment(path, name);
  if (!file) return std::nullopt;
  const std::lock_guard<std::mutex> alone(one_attachment_at_a_time);
  if (attachments_read.size() >= most_attachments) attachments_read.clear();
  const auto [at, first] = attachments_read.try_emplace(*file);
  if (first) at->second = read_attachment(*file);
  std::optional<Source> found = at->second;
  if (found) found->name = folder_of(path) + std::string(name);
  return found;
}

void forget_attachments() {
  const std::lock_guard<std::mutex> alone(one_attachment_at_a_time);
  attachments_read.clear();
}

}  // namespace elfref::tools
