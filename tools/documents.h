#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "elfref/core/source.h"

namespace elfref::tools {

/// The records of one file, or of standard input (`-`), one at a time: a document of text each, cut where the next one
/// begins. Documents without content are left out, unless the file has nothing else. However large the file, no more
/// than one document is held, and of a document larger than a record may be only so much that its reader sees that.
class Documents {
 public:
  explicit Documents(const std::string& path);
  ~Documents();
  Documents(const Documents&) = delete;
  Documents& operator=(const Documents&) = delete;

  /// The next record, or nothing at the end of the file or where reading failed.
  [[nodiscard]] std::optional<Source> next();

  /// Why reading failed, in the system's words; empty if it did not.
  [[nodiscard]] const std::string& failure() const { return failure_; }

 private:
  [[nodiscard]] std::string_view unread() const { return std::string_view(buffer_).substr(begin_); }
  [[nodiscard]] std::optional<std::size_t> size_of_document() const;
  void read_more();
  std::string read_document();
  void skip_rest();
  void drop(std::size_t bytes);

  int file_ = -1;
  std::string name_;
  std::string failure_;
  std::string buffer_;      // what was read
  std::size_t begin_ = 0;   // of the part of the buffer that is not handed out yet
  std::string chunk_;       // what one read fills
  int line_ = 1;            // of the file, on which that part begins
  int document_ = 0;        // how many were handed out
  bool at_end_ = false;     // everything was read
  bool skipping_ = false;   // the last document was cut off for its size
  bool mark_seen_ = false;  // a byte order mark would have been found
};

}  // namespace elfref::tools
