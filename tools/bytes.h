#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace elfref::tools {

/// Ends the waiting of who reads: from another thread, and for good.
class Interrupt {
 public:
  Interrupt();
  ~Interrupt();
  Interrupt(const Interrupt&) = delete;
  Interrupt& operator=(const Interrupt&) = delete;

  /// Whoever waits for bytes, now or later, is told that there are none.
  void raise();
  /// Becomes readable when it was raised; -1 where the system has none.
  [[nodiscard]] int file() const { return ends_[0]; }

 private:
  int ends_[2] = {-1, -1};  // of a pipe
};

/// Unpacks what comes piece by piece.
class Unpacker {
 public:
  virtual ~Unpacker() = default;
  /// Takes off `packed` what it uses, and adds to `out` what is in it, one piece at most. Returns what is wrong with
  /// it, or nothing.
  virtual std::string unpack(std::string_view& packed, std::string& out) = 0;
  /// There may be more in what was used already.
  [[nodiscard]] virtual bool has_more() const = 0;
  /// It may end here.
  [[nodiscard]] virtual bool complete() const = 0;
};

/// What may be read.
enum class Readable {
  anything,    ///< also a pipe or a device, for which it waits
  only_files,  ///< what is all there already, and no link: nothing is waited for
};

/// The bytes of a file, or of standard input (`-`): as they are, or unpacked where their first ones are those of gzip
/// (RFC 1952) or of Zstandard (RFC 8878).
class Bytes {
 public:
  /// `interrupt` may be null; else it outlives this.
  explicit Bytes(const std::string& path, const Interrupt* interrupt = nullptr, Readable readable = Readable::anything);
  ~Bytes();
  Bytes(const Bytes&) = delete;
  Bytes& operator=(const Bytes&) = delete;

  /// Adds to `out` what can be had at once, and of what is packed no more than 64 KiB, however well it is; waits where
  /// there is nothing yet. False at the end, or where reading failed.
  [[nodiscard]] bool read(std::string& out);
  /// Why reading failed, in the system's words; empty if it did not.
  [[nodiscard]] const std::string& failure() const { return failure_; }
  /// A file, which is all there already.
  [[nodiscard]] bool never_waits() const { return never_waits_; }
  /// Nothing is there yet, and more may come.
  [[nodiscard]] bool would_wait() const;
  /// It is packed, as far as was read already.
  [[nodiscard]] bool is_packed() const { return unpacker_ != nullptr; }
  /// So many bytes were read of it, packed ones where it is packed.
  [[nodiscard]] std::uint64_t taken() const { return taken_; }

 private:
  [[nodiscard]] bool wait() const;
  [[nodiscard]] bool holds_more() const { return unpacker_ != nullptr && (!come_.empty() || unpacker_->has_more()); }
  std::size_t fill();
  void take_chunk(std::string& out);

  int file_ = -1;
  const Interrupt* interrupt_ = nullptr;
  std::string failure_;
  bool never_waits_ = false;
  std::uint64_t taken_ = 0;
  std::string chunk_;       // what one read fills
  std::string head_;        // until it is known whether it is packed
  bool head_seen_ = false;
  std::string_view come_;   // of what was read: what is not handed over yet
  bool ended_ = false;      // all was read
  std::unique_ptr<Unpacker> unpacker_;  // null: as it is
};

/// How many bytes a file has, as it is stored; 0 where nobody knows that before it is read.
[[nodiscard]] std::uint64_t size_of_file(const std::string& path);

}  // namespace elfref::tools
