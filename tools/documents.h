#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "bytes.h"
#include "elfref/core/text/documents.h"
#include "elfref/core/text/source.h"

namespace elfref::tools {

/// The input format of a file.
enum class Input {
  by_name,  ///< by the end of its name, without `.gz` or `.zst`: `.json`, `.ndjson` or `.jsonl`; else YAML
  yaml,     ///< documents, separated by `---`
  json,     ///< JSON values, each on any number of lines
  ndjson,   ///< one JSON value per line
};

/// The records of a file, or of standard input (`-`), one at a time: a document of text each, cut off before the next
/// one. Documents without content are left out, unless the file has nothing else. At most one document is held, however
/// large the file. A document larger than a record may be is held only so far that its reader sees this.
class Documents {
 public:
  /// Unpacks packed files: see Bytes. `interrupt` may be null; else it outlives this.
  Documents(const std::string& path, Input input, const Interrupt* interrupt = nullptr,
            Readable readable = Readable::anything);

  /// The next record; nothing at the end of the file, or if reading failed.
  [[nodiscard]] std::optional<Source> next();

  /// Whether the next record is not there yet, and may come.
  [[nodiscard]] bool would_wait();
  /// Whether nothing follows, judging by what was read.
  [[nodiscard]] bool ended() const { return at_end_ && says_nothing(unread()); }
  /// Whether the file is packed, judging by what was read.
  [[nodiscard]] bool is_packed() const { return bytes_.is_packed(); }
  /// The number of bytes of the file that were read, as it is stored.
  [[nodiscard]] std::uint64_t taken() const { return bytes_.taken(); }

  /// Why reading failed, in the system's words; empty if it did not.
  [[nodiscard]] const Message& failure() const { return failure_; }

 private:
  [[nodiscard]] std::string_view unread() const { return std::string_view(buffer_).substr(begin_); }
  [[nodiscard]] bool is_json() const { return input_ == Input::json || input_ == Input::ndjson; }
  [[nodiscard]] std::optional<std::size_t> size_of_line() const;
  [[nodiscard]] std::optional<std::size_t> size_of_document();
  void read_more();
  std::string read_document();
  void skip_rest();
  [[nodiscard]] bool more_follow(bool cut_off);
  [[nodiscard]] bool says_nothing(std::string_view text) const;
  void begin_next(std::size_t bytes);
  void forget(std::size_t bytes);

  Bytes bytes_;
  std::string name_;
  Input input_ = Input::yaml;  // never by_name
  Message failure_;
  std::string buffer_;     // what was read
  std::size_t begin_ = 0;  // the first byte of the buffer that is not handed out yet
  std::optional<std::size_t> found_;  // the size of the document that begins there, once it is known
  std::size_t looked_at_ = 0;  // the number of bytes from there that were searched for its end
  YamlDocumentEnd yaml_;    // YAML: the state of that search
  JsonValueEnd value_;      // JSON: the state of that search
  int line_ = 1;            // the line of the file that begins there
  int document_ = 0;        // the number of documents handed out
  bool at_end_ = false;     // everything was read
  bool skipping_ = false;   // the last document was cut off for its size
  bool over_ = false;       // the file is no text: all of it is one document
  bool mark_seen_ = false;  // a byte order mark would have been found
};

/// Whether a file with this name holds records: `.yaml`, `.yml`, `.json`, `.ndjson`, `.jsonl`, packed or not.
[[nodiscard]] bool is_name_of_record(std::string_view path);

/// The attachment that a record of a file names, in the folder of that file or below it. Nothing if it cannot be read,
/// if a link leads out of the folder, or if the record comes from standard input. What was read is kept, so that an
/// attachment is read once for all its records.
[[nodiscard]] std::optional<Source> attachment_of(const std::string& path, std::string_view name);

/// The attachment as it is now, for callers that ask again after the file has changed.
[[nodiscard]] std::optional<Source> attachment_now(const std::string& path, std::string_view name);

/// Lets attachment_of() read every document anew.
void forget_attachments();

/// The folder of a file, with its separator at the end; empty: the folder in which the program runs.
[[nodiscard]] std::string folder_of(const std::string& path);

}  // namespace elfref::tools
