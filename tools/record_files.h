#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "bytes.h"
#include "documents.h"
#include "elfref/core/text/source.h"

namespace elfref::tools {

/// What stands next in one of several files: a record, or that the file begins, or why reading it ended.
struct FromFile {
  std::size_t file = 0;            ///< which one
  std::optional<Source> record{};  ///< nothing: the file begins, or it failed
  std::string failure{};           ///< why it could not be read on, in the system's words
  int document = 0;                ///< the number of the record that would have followed
};

/// Some of that, one behind the other.
struct FileBatch {
  std::vector<FromFile> all;
  std::uint64_t taken = 0;  ///< so many bytes of all files were read by then
  bool last = false;        ///< nothing follows
};

/// The records of several files (`-`: standard input), one after the other. Whatever their number and size, few are
/// held.
class RecordFiles {
 public:
  /// REQUIRES: `paths` outlives this.
  RecordFiles(const std::vector<std::string>& paths, Input input) : paths_(paths), input_(input) {}

  /// What can be had at once, of a bounded size; it waits where there is nothing. Nothing behind the last.
  [[nodiscard]] std::optional<FileBatch> next();
  /// Whoever waits in next() is told that nothing follows. From any thread.
  void stop() { interrupt_.raise(); }
  /// How many bytes all of it is; 0 where nobody knows.
  [[nodiscard]] std::uint64_t size() const;

 private:
  [[nodiscard]] bool at_last() const;

  const std::vector<std::string>& paths_;
  Input input_;
  Interrupt interrupt_;
  std::size_t file_ = 0;                // the one that is read
  std::optional<Documents> documents_;  // of it, once it was opened
  std::uint64_t taken_ = 0;             // of the files before it
  int read_ = 0;                        // records of it that were read
};

}  // namespace elfref::tools
