#include "bytes.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>
#include <zlib.h>
#include <zstd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <string_view>
#include <utility>

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

  std::string unpack(std::string_view packed, std::string& out) override {
    if (!ready_) return "no memory to unpack gzip";
    // zlib does not write there.
    stream_.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(packed.data()));
    stream_.avail_in = static_cast<uInt>(packed.size());
    while (stream_.avail_in > 0) {
      // What is left behind the last member is often filled with zeroes.
      if (between_ && *stream_.next_in == 0) {
        ++stream_.next_in;
        --stream_.avail_in;
        continue;
      }
      if (std::exchange(between_, false)) inflateReset2(&stream_, gzip_window);
      if (std::string wrong = some(out); !wrong.empty()) return wrong;
    }
    return "";
  }
  [[nodiscard]] bool complete() const override { return between_; }

 private:
  std::string some(std::string& out) {
    do {
      const std::size_t before = out.size();
      out.resize(before + piece_bytes);
      stream_.next_out = reinterpret_cast<Bytef*>(out.data() + before);
      stream_.avail_out = piece_bytes;
      const int said = inflate(&stream_, Z_NO_FLUSH);
      out.resize(out.size() - stream_.avail_out);
      between_ = said == Z_STREAM_END;
      if (said != Z_OK && said != Z_STREAM_END && said != Z_BUF_ERROR)
        return std::string("its gzip is damaged: ") + (stream_.msg != nullptr ? stream_.msg : "it cannot be unpacked");
    } while (!between_ && stream_.avail_out == 0);
    return "";
  }

  z_stream stream_{};
  bool ready_;
  bool between_ = false;  // behind a member
};

/// Zstandard, one frame behind the other.
class Zstandard : public Unpacker {
 public:
  Zstandard() : stream_(ZSTD_createDStream()) {}
  ~Zstandard() override { ZSTD_freeDStream(stream_); }
  Zstandard(const Zstandard&) = delete;
  Zstandard& operator=(const Zstandard&) = delete;

  std::string unpack(std::string_view packed, std::string& out) override {
    if (stream_ == nullptr) return "no memory to unpack Zstandard";
    ZSTD_inBuffer in{packed.data(), packed.size(), 0};
    for (bool full = false; in.pos < in.size || full;) {
      const std::size_t before = out.size();
      out.resize(before + piece_bytes);
      ZSTD_outBuffer into{out.data() + before, piece_bytes, 0};
      const std::size_t said = ZSTD_decompressStream(stream_, &into, &in);
      out.resize(before + into.pos);
      if (ZSTD_isError(said) != 0) return std::string("its Zstandard is damaged: ") + ZSTD_getErrorName(said);
      between_ = said == 0;
      full = into.pos == into.size;
    }
    return "";
  }
  [[nodiscard]] bool complete() const override { return between_; }

 private:
  ZSTD_DStream* stream_;
  bool between_ = false;  // behind a frame
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

bool has_something(int file, int milliseconds) {
  pollfd asked{.fd = file, .events = POLLIN, .revents = 0};
  return poll(&asked, 1, milliseconds) > 0;
}

}  // namespace

Interrupt::Interrupt() {
  if (pipe(ends_) != 0) ends_[0] = ends_[1] = -1;
}

Interrupt::~Interrupt() {
  for (const int end : ends_)
    if (end >= 0) close(end);
}

void Interrupt::raise() {
  if (ends_[1] >= 0) close(std::exchange(ends_[1], -1));  // the end of the pipe is something to be read
}

Bytes::Bytes(const std::string& path, const Interrupt* interrupt)
    : file_(path == "-" ? STDIN_FILENO : open(path.c_str(), O_RDONLY | O_CLOEXEC)),
      interrupt_(interrupt),
      failure_(file_ < 0 ? std::strerror(errno) : ""),
      chunk_(piece_bytes, '\0') {
  struct stat found {};
  never_waits_ = fstat(file_, &found) == 0 && S_ISREG(found.st_mode);
}

Bytes::~Bytes() {
  if (file_ > STDIN_FILENO) close(file_);
}

/// Until there is something to be read. False: it was interrupted.
bool Bytes::wait() const {
  if (never_waits_ || interrupt_ == nullptr || interrupt_->file() < 0) return true;
  pollfd asked[2] = {{.fd = file_, .events = POLLIN, .revents = 0},
                     {.fd = interrupt_->file(), .events = POLLIN, .revents = 0}};
  while (poll(asked, 2, -1) < 0 && errno == EINTR) {
  }
  return asked[1].revents == 0;
}

/// Reads a chunk; returns its size.
std::size_t Bytes::fill() {
  if (file_ < 0 || !wait()) return 0;
  ssize_t count = 0;
  do count = ::read(file_, chunk_.data(), chunk_.size());
  while (count < 0 && errno == EINTR);
  if (count < 0) failure_ = std::strerror(errno);
  taken_ += static_cast<std::uint64_t>(std::max<ssize_t>(count, 0));
  return static_cast<std::size_t>(std::max<ssize_t>(count, 0));
}

bool Bytes::read(std::string& out) {
  const std::size_t before = out.size();
  while (failure_.empty() && out.size() == before) {
    const std::size_t count = fill();
    if (!failure_.empty()) break;
    std::string_view come = std::string_view(chunk_).substr(0, count);
    if (!head_seen_) {
      head_ += come;
      if (count > 0 && may_be_packed(head_)) continue;
      head_seen_ = true;
      unpacker_ = unpacker_for(head_);
      come = head_;
    }
    if (unpacker_ == nullptr) {
      out += come;
    } else {
      failure_ = unpacker_->unpack(come, out);
    }
    head_.clear();
    if (count > 0) continue;
    if (failure_.empty() && unpacker_ != nullptr && !unpacker_->complete()) failure_ = "it is packed, and cut off";
    break;
  }
  return out.size() > before;
}

bool Bytes::would_wait() const {
  return !never_waits_ && file_ >= 0 && !has_something(file_, 0);
}

std::uint64_t size_of_file(const std::string& path) {
  struct stat found {};
  const bool is_file = path != "-" && stat(path.c_str(), &found) == 0 && S_ISREG(found.st_mode);
  return is_file ? static_cast<std::uint64_t>(found.st_size) : 0;
}

}  // namespace elfref::tools
