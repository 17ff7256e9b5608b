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

/// How the records of a file are written.
enum class Input {
  by_name,  ///< as its name ends, `.gz` or `.zst` aside: `.json`, `.ndjson` or `.jsonl`; else as YAML
  yaml,     ///< documents, with `---` between them
  json,     ///< values of JSON, each over as many lines as it takes
  ndjson,   ///< a value of JSON a line
};

/// The records of one file, or of standard input (`-`), one at a time: a document of text each, cut where the next one
/// begins. Documents without content are left out, unless the file has nothing else. However large the file, no more
/// than one document is held, and of a document larger than a record may be only so much that its reader sees that.
class Documents {
 public:
  /// What is packed is unpacked: Bytes. `interrupt` may be null; else it outlives this.
  Documents(const std::string& path, Input input, const Interrupt* interrupt = nullptr,
            Readable readable = Readable::anything);

  /// The next record, or nothing at the end of the file or where reading failed.
  [[nodiscard]] std::optional<Source> next();

  /// The next record is not there yet, and may come.
  [[nodiscard]] bool would_wait();
  /// Nothing follows, as far as was read already.
  [[nodiscard]] bool ended() const { return at_end_ && says_nothing(unread()); }
  /// The file is packed, as far as was read already.
  [[nodiscard]] bool is_packed() const { return bytes_.is_packed(); }
  /// So many bytes of the file were read, as it is stored.
  [[nodiscard]] std::uint64_t taken() const { return bytes_.taken(); }

  /// Why reading failed, in the system's words; empty if it did not.
  [[nodiscard]] const std::string& failure() const { return failure_; }

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
  std::string failure_;
  std::string buffer_;     // what was read
  std::size_t begin_ = 0;  // of the part of the buffer that is not handed out yet
  std::optional<std::size_t> found_;  // the size of the document with which that part begins, once it is known
  std::size_t looked_at_ = 0;  // how much of that part was looked through for its end
  YamlDocumentEnd yaml_;    // of YAML, as far as it was looked through
  JsonValueEnd value_;      // of JSON, likewise
  int line_ = 1;            // of the file, on which that part begins
  int document_ = 0;        // how many were handed out
  bool at_end_ = false;     // everything was read
  bool skipping_ = false;   // the last document was cut off for its size
  bool mark_seen_ = false;  // a byte order mark would have been found
};

/// Whether a file of that name holds records: `.yaml`, `.yml`, `.json`, `.ndjson`, `.jsonl`, packed or not.
[[nodiscard]] bool is_name_of_record(std::string_view path);

/// The document that a record of a file names, beside that file or below it; nothing where it cannot be read, or a link
/// leads out of that folder, or the record comes from standard input. A file is read once, whoever names it.
[[nodiscard]] std::optional<Source> document_beside(const std::string& path, std::string_view name);

/// The same as it is now, for who asks again when the file has changed.
[[nodiscard]] std::optional<Source> document_beside_now(const std::string& path, std::string_view name);

/// The folder of a file, with its `/` at the end; empty: the one in which the program runs.
[[nodiscard]] std::string folder_of(const std::string& path);

}  // namespace elfref::tools
