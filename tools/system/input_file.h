#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "elfref/core/words/message.h"

namespace elfref::tools {

/// Ends the wait of a reader for good. May be used from another thread.
class Interrupt {
 public:
  Interrupt();
  ~Interrupt();
  Interrupt(const Interrupt&) = delete;
  Interrupt& operator=(const Interrupt&) = delete;

  /// Tells readers that wait for bytes, now or later, that none will come.
  void raise();
  /// What readers wait for besides bytes: on POSIX a file that becomes readable after raise(), on Windows an event. -1
  /// if the system has none.
  [[nodiscard]] std::intptr_t handle() const { return ends_[0]; }

 private:
  std::intptr_t ends_[2] = {-1, -1};  // of a pipe; on Windows the event alone
};

/// The kinds of files that may be read.
enum class Readable {
  anything,    ///< also pipes and devices, which may make the reader wait
  only_files,  ///< complete files that are not links: the reader never waits
};

/// A file that is read, or standard input (`-`).
class InputFile {
 public:
  /// `interrupt` may be null; else it outlives this.
  InputFile(const std::string& path, const Interrupt* interrupt, Readable readable);
  ~InputFile();
  InputFile(const InputFile&) = delete;
  InputFile& operator=(const InputFile&) = delete;

  /// Reads what is there, and waits if nothing is. Returns the number of bytes; 0 at the end, after an interrupt, or if
  /// reading failed.
  [[nodiscard]] std::size_t read(char* into, std::size_t most);
  /// Why it could not be opened or read, in the system's words; empty if it could.
  [[nodiscard]] const Message& failure() const { return failure_; }
  /// Whether it is a file, whose bytes are all there.
  [[nodiscard]] bool never_waits() const { return never_waits_; }
  /// Whether the path leads to a folder.
  [[nodiscard]] bool is_folder() const { return is_folder_; }
  /// Whether nothing is there yet, and more may come.
  [[nodiscard]] bool would_wait() const;

 private:
  [[nodiscard]] bool wait() const;

  std::intptr_t file_ = -1;  // a descriptor; on Windows a handle
  bool owned_ = false;       // it is closed
  const Interrupt* interrupt_ = nullptr;
  Message failure_;
  bool never_waits_ = false;
  bool is_folder_ = false;
};

/// The number of bytes of a file, as it is stored; 0 if this is unknown before it is read.
[[nodiscard]] std::uint64_t size_of_file(const std::string& path);

}  // namespace elfref::tools
