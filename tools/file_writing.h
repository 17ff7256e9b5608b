#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "elfref/core/words/message.h"

namespace elfref::tools {

/// The state of a file, which shows without reading whether the file was written.
struct FileState {
  std::uint64_t device = 0;
  std::uint64_t number = 0;  ///< the number of the file on that device
  std::uint64_t size = 0;
  std::int64_t written = 0;  ///< the time of the last write, in nanoseconds

  friend bool operator==(const FileState&, const FileState&) = default;
};

/// Replaces the text of a file, or makes the file. At any moment it has the old text or the new one, even after a power
/// cut: a temporary file next to it takes its place once everything is on the disk. Owner, group and mode stay the
/// same. For a link, the file that it points to is written. The temporary file never remains. A device or a pipe is
/// just written to. A file is refused if it is read-only, if it has a second name (a hard link), which would keep the
/// old text, or if it belongs to another user. Returns why it was not written, in the system's words if the system
/// refused, or nothing.
[[nodiscard]] Message replace_file(const std::string& path, std::string_view text);

/// A file that is replaced repeatedly, unless others write it.
class HeldFile {
 public:
  explicit HeldFile(std::string path) : path_(std::move(path)) {}
  ~HeldFile();
  HeldFile(const HeldFile&) = delete;
  HeldFile& operator=(const HeldFile&) = delete;

  /// Keeps out others that would hold it, and remembers its state; the file need not exist yet. Returns why it cannot
  /// be held, or nothing.
  [[nodiscard]] Message hold();
  /// Whether others have written, replaced or removed it since it was held, or since the last write().
  [[nodiscard]] bool changed_meanwhile() const;
  /// As replace_file(), but refuses if the file was changed meanwhile.
  [[nodiscard]] Message write(std::string_view text);
  [[nodiscard]] const std::string& path() const { return path_; }

 private:
  std::string path_;
  std::intptr_t lock_ = -1;         // the file, open and locked; -1: it did not exist
  std::optional<FileState> known_;  // its state when last seen; nothing: it did not exist
};

}  // namespace elfref::tools
