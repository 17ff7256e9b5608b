#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "elfref/core/words/message.h"
#include "system/input_file.h"

namespace elfref::tools {

/// Unpacks data piece by piece.
class Unpacker {
 public:
  virtual ~Unpacker() = default;
  /// Removes from `packed` what it uses, and adds the unpacked bytes to `out`, one piece at most. Returns the fault of
  /// the data, or nothing.
  virtual Message unpack(std::string_view& packed, std::string& out) = 0;
  /// Whether the bytes that were used may give more.
  [[nodiscard]] virtual bool has_more() const = 0;
  /// Whether the data may end here.
  [[nodiscard]] virtual bool complete() const = 0;
};

/// The bytes of a file, or of standard input (`-`): as they are, or unpacked if the first ones are those of gzip (RFC
/// 1952) or of Zstandard (RFC 8878).
class Bytes {
 public:
  /// `interrupt` may be null; else it outlives this.
  explicit Bytes(const std::string& path, const Interrupt* interrupt = nullptr, Readable readable = Readable::anything);

  /// Adds to `out` the bytes that are there, and at most 64 KiB of unpacked ones, however well they are packed. Waits
  /// if there are none yet. False at the end, or if reading failed.
  [[nodiscard]] bool read(std::string& out);
  /// Why reading failed, in the system's words; empty if it did not.
  [[nodiscard]] const Message& failure() const { return failure_; }
  /// Whether it is a file, whose bytes are all there.
  [[nodiscard]] bool never_waits() const { return file_.never_waits(); }
  /// Whether nothing is there yet, and more may come.
  [[nodiscard]] bool would_wait() const { return !holds_more() && file_.would_wait(); }
  /// Whether it is packed, judging by the bytes that were read.
  [[nodiscard]] bool is_packed() const { return unpacker_ != nullptr; }
  /// The number of bytes that were read, before unpacking.
  [[nodiscard]] std::uint64_t taken() const { return taken_; }

 private:
  [[nodiscard]] bool holds_more() const { return unpacker_ != nullptr && (!come_.empty() || unpacker_->has_more()); }
  std::size_t fill();
  void take_chunk(std::string& out);

  InputFile file_;
  Message failure_;
  std::uint64_t taken_ = 0;
  std::string chunk_;       // the buffer of one read
  std::string head_;        // the first bytes, until it is known whether they are packed
  bool head_seen_ = false;
  std::string_view come_;   // the part of the read bytes that is not handed over yet
  bool ended_ = false;      // everything was read
  std::unique_ptr<Unpacker> unpacker_;  // null: the bytes are not packed
};

}  // namespace elfref::tools
