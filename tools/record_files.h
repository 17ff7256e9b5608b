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

/// The next item of several files: a record, the beginning of a file, or the failure that ended its reading.
struct FromFile {
  std::size_t file = 0;            ///< which one
  std::optional<Source> record{};  ///< nothing: the file begins, or it failed
  Message failure{};               ///< why reading failed, in the system's words
  int document = 0;                ///< the number of the record that would have followed
};

/// Some of these items, in order.
struct FileBatch {
  std::vector<FromFile> all;
  std::uint64_t taken = 0;  ///< the bytes of all files that were read by then
  bool last = false;        ///< nothing follows
};

/// The records of several files (`-`: standard input), one after the other. Only few are held, whatever the number and
/// size of the files.
class RecordFiles {
 public:
  /// REQUIRES: `paths` outlives this.
  RecordFiles(const std::vector<std::string>& paths, Input input) : paths_(paths), input_(input) {}

  /// The items that are there, up to a limited size; waits if there are none. Nothing after the last one.
  [[nodiscard]] std::optional<FileBatch> next();
  /// Ends a wait in next(): nothing follows. Any thread may call this.
  void stop() { interrupt_.raise(); }
  /// The number of bytes of all files; 0 if unknown.
  [[nodiscard]] std::uint64_t size() const;

 private:
  [[nodiscard]] bool at_last() const;

  const std::vector<std::string>& paths_;
  Input input_;
  Interrupt interrupt_;
  std::size_t file_ = 0;                // the file that is read
  std::optional<Documents> documents_;  // its documents, once it was opened
  std::uint64_t taken_ = 0;             // the bytes of the files before it
  int read_ = 0;                        // the number of its records that were read
};

}  // namespace elfref::tools
