#include "bytes.h"

#include <zlib.h>
#include <zstd.h>

#include <string_view>
#include <utility>

#include "words/tool_msg.h"

namespace elfref::tools {
namespace {

constexpr std::size_t piece_bytes = 64u << 10;
constexpr std::string_view gzip_begins = "\x1F\x8B";
constexpr std::string_view zstandard_begins = "\x28\xB5\x2F\xFD";
constexpr int gzip_window = 15 + 16;  // zlib's largest, in a gzip member

/// gzip, one member behind the other.
class Gzip : public Unpacker {
 public:
  Gzip() : ready_(inflateInit2(&stream_, gzip_window) == Z_OK) {}
  ~Gzip() override { inflateEnd(&stream_); }
  Gzip(const Gzip&) = delete;
  Gzip& operator=(const Gzip&) = delete;

  Message unpack(std::string_view& packed, std::string& out) override {
    if (!ready_) return msg::no_memory_for_gzip();
    const std::size_t before = out.size();
    out.resize(before + piece_bytes);
    stream_.next_out = reinterpret_cast<Bytef*>(out.data() + before);
    stream_.avail_out = piece_bytes;
    // zlib does not write there.
    stream_.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(packed.data()));
    stream_.avail_in = static_cast<uInt>(packed.size());
    int said = Z_OK;
    do {
      if (between_) skip_zeroes();
      if (between_ && stream_.avail_in == 0) break;
      if (std::exchange(between_, false)) inflateReset2(&stream_, gzip_window);
      said = inflate(&stream_, Z_NO_FLUSH);
      between_ = said == Z_STREAM_END;
    } while ((said == Z_OK || between_) && stream_.avail_in > 0 && stream_.avail_out > 0);
    full_ = stream_.avail_out == 0 && !between_;
    packed.remove_prefix(packed.size() - stream_.avail_in);
    out.resize(out.size() - stream_.avail_out);
    if (said == Z_OK || said == Z_STREAM_END || said == Z_BUF_ERROR) return {};
    if (stream_.msg == nullptr) return msg::gzip_damaged({.why = msg::cannot_be_unpacked()});
    return msg::gzip_damaged({.why = verbatim(stream_.msg)});
  }
  [[nodiscard]] bool has_more() const override { return full_; }
  [[nodiscard]] bool complete() const override { return between_; }

 private:
  /// What is left after the last member is often filled with them.
  void skip_zeroes() {
    for (; stream_.avail_in > 0 && *stream_.next_in == 0; --stream_.avail_in) ++stream_.next_in;
  }

  z_stream stream_{};
  bool ready_;
  bool between_ = false;  // after a member
  bool full_ = false;     // so was the last piece
};

/// Zstandard, one frame behind the other.
class Zstandard : public Unpacker {
 public:
  Zstandard() : stream_(ZSTD_createDStream()) {}
  ~Zstandard() override { ZSTD_freeDStream(stream_); }
  Zstandard(const Zstandard&) = delete;
  Zstandard& operator=(const Zstandard&) = delete;

  Message unpack(std::string_view& packed, std::string& out) override {
    if (stream_ == nullptr) return msg::no_memory_for_zstandard();
    const std::size_t before = out.size();
    out.resize(before + piece_bytes);
    ZSTD_inBuffer in{packed.data(), packed.size(), 0};
    ZSTD_outBuffer into{out.data() + before, piece_bytes, 0};
    std::size_t said = 0;
    do {
      said = ZSTD_decompressStream(stream_, &into, &in);
      between_ = said == 0;
    } while (ZSTD_isError(said) == 0 && in.pos < in.size && into.pos < into.size);
    full_ = into.pos == into.size && !between_;
    packed.remove_prefix(in.pos);
    out.resize(before + into.pos);
    if (ZSTD_isError(said) == 0) return {};
    return msg::zstandard_damaged({.why = verbatim(ZSTD_getErrorName(said))});
  }
  [[nodiscard]] bool has_more() const override { return full_; }
  [[nodiscard]] bool complete() const override { return between_; }

 private:
  ZSTD_DStream* stream_;
  bool between_ = false;  // after a frame
  bool full_ = false;     // so was the last piece
};

std::unique_ptr<Unpacker> unpacker_for(std::string_view head) {
  if (head.starts_with(gzip_begins)) return std::make_unique<Gzip>();
  if (head.starts_with(zstandard_begins)) return std::make_unique<Zstandard>();
  return nullptr;
}

/// Whether it is not known yet if bytes that begin so are packed.
bool may_be_packed(std::string_view head) {
  return gzip_begins.starts_with(head) || zstandard_begins.starts_with(head);
}

/// The complaint that a path is a folder. Its files are named by a pattern, unless a shell would not read that as it
/// is.
Message folder_instead(std::string_view path) {
  constexpr std::string_view plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._/-";
  if (path.find_first_not_of(plain) != std::string_view::npos || path.starts_with('-'))
    return msg::is_folder({.files = none});
  while (path.size() > 1 && path.ends_with('/')) path.remove_suffix(1);
  return msg::is_folder({.files = verbatim(std::string(path) + (path == "/" ? "*.yaml" : "/*.yaml"))});
}

}  // namespace

Bytes::Bytes(const std::string& path, const Interrupt* interrupt, Readable readable)
    : file_(path, interrupt, readable),
      failure_(file_.is_folder() ? folder_instead(path) : file_.failure()),
      chunk_(piece_bytes, '\0') {}

/// Reads a chunk; returns its size.
std::size_t Bytes::fill() {
  const std::size_t count = file_.read(chunk_.data(), chunk_.size());
  failure_ = file_.failure();
  taken_ += count;
  return count;
}

bool Bytes::read(std::string& out) {
  const std::size_t before = out.size();
  while (failure_.empty() && out.size() == before) {
    if (holds_more()) {
      failure_ = unpacker_->unpack(come_, out);
    } else if (ended_) {
      if (unpacker_ != nullptr && !unpacker_->complete()) failure_ = msg::cut_off();
      break;
    } else {
      take_chunk(out);
    }
  }
  return out.size() > before;
}

/// Reads once; what is not packed is handed over as it is.
void Bytes::take_chunk(std::string& out) {
  const std::size_t count = fill();
  ended_ = count == 0;
  come_ = std::string_view(chunk_).substr(0, count);
  if (!head_seen_) {
    head_ += std::exchange(come_, {});
    if (!ended_ && may_be_packed(head_)) return;
    head_seen_ = true;
    unpacker_ = unpacker_for(head_);
    come_ = head_;
  }
  if (unpacker_ == nullptr) out += std::exchange(come_, {});
}

}  // namespace elfref::tools
