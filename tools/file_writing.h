#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace elfref::tools {

/// What tells one text of a file from another without reading it: whoever writes the file changes that.
struct FileState {
  std::uint64_t device = 0;
  std::uint64_t number = 0;  ///< of the file on that device
  std::uint64_t size = 0;
  std::int64_t written = 0;  ///< when it was last written, in nanoseconds

  friend bool operator==(const FileState&, const FileState&) = default;
};

/// Writes all that a file is to say, or makes the file. It has its old text or the new one at any moment, also after a
/// power cut: a temporary file beside it takes its place when all is on the disk. Owner, group and mode stay, of a link
/// what it points at is written, and the temporary file never stays. A device or a pipe is just written to. A file is
/// refused that nobody may write, that has a second name (a hard link), which would go on with the old text, or that
/// belongs to somebody else. Returns why it was not done, in the system's words where the system refused, or nothing.
[[nodiscard]] std::string replace_file(const std::string& path, std::string_view text);

/// A file that is replaced again and again, as long as nobody else writes it.
class HeldFile {
 public:
  explicit HeldFile(std::string path) : path_(std::move(path)) {}
  ~HeldFile();
  HeldFile(const HeldFile&) = delete;
  HeldFile& operator=(const HeldFile&) = delete;

  /// Keeps others that would hold it away, and remembers what it is now; it may not be there yet. Returns why it cannot
  /// be held, or nothing.
  [[nodiscard]] std::string hold();
  /// Whether somebody else has written, replaced or removed it since it was held, or since the last write().
  [[nodiscard]] bool changed_meanwhile() const;
  /// As replace_file(); not done where it was changed meanwhile.
  [[nodiscard]] std::string write(std::string_view text);
  [[nodiscard]] const std::string& path() const { return path_; }

 private:
  std::string path_;
  int lock_ = -1;                   // the file, open and locked; -1: it was not there
  std::optional<FileState> known_;  // as it was last seen; nothing: it was not there
};

}  // namespace elfref::tools
