#include "file_writing.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstring>
#include <filesystem>
#include <random>
#include <system_error>
#include <utility>

#include "words/tool_msg.h"

namespace elfref::tools {
namespace {

namespace fs = std::filesystem;

/// Where Linux shows the files that a process has open; it is not everywhere.
constexpr const char* own_files = "/proc/self/fd";

Message last_error() {
  return verbatim(std::string(std::strerror(errno)));
}

/// A descriptor that is closed.
class Descriptor {
 public:
  explicit Descriptor(int file) : file_(file) {}
  ~Descriptor() { close(); }
  Descriptor(Descriptor&& other) noexcept : file_(std::exchange(other.file_, -1)) {}
  Descriptor& operator=(Descriptor&& other) noexcept {
    std::swap(file_, other.file_);
    return *this;
  }
  [[nodiscard]] int get() const { return file_; }
  [[nodiscard]] bool is_open() const { return file_ >= 0; }
  [[nodiscard]] int release() { return std::exchange(file_, -1); }
  /// False: the system says only now that something was not written.
  bool close() { return file_ < 0 || ::close(std::exchange(file_, -1)) == 0; }

 private:
  int file_;
};

/// While it lives, no signal that can wait ends the program: a temporary file would stay.
class SignalsWait {
 public:
  SignalsWait() {
    sigset_t waiting;
    sigemptyset(&waiting);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGQUIT}) sigaddset(&waiting, signal);
    pthread_sigmask(SIG_BLOCK, &waiting, &before_);
  }
  ~SignalsWait() { pthread_sigmask(SIG_SETMASK, &before_, nullptr); }
  SignalsWait(const SignalsWait&) = delete;
  SignalsWait& operator=(const SignalsWait&) = delete;

 private:
  sigset_t before_{};
};

FileState state_in(const struct stat& found) {
  constexpr std::int64_t second = 1'000'000'000;
  return {.device = static_cast<std::uint64_t>(found.st_dev),
          .number = static_cast<std::uint64_t>(found.st_ino),
          .size = static_cast<std::uint64_t>(found.st_size),
          .written = static_cast<std::int64_t>(found.st_mtim.tv_sec) * second + found.st_mtim.tv_nsec};
}

/// What the system says of a file. Nothing: there is no such file.
std::optional<struct stat> status_of(const std::string& path) {
  struct stat found {};
  return stat(path.c_str(), &found) == 0 ? std::optional(found) : std::nullopt;
}

std::optional<FileState> state_of(const std::string& path) {
  const auto found = status_of(path);
  return found ? std::optional(state_in(*found)) : std::nullopt;
}

/// Where links lead in the end, also to what is not there yet.
fs::path target_of(const std::string& path) {
  constexpr int most_links = 40;
  fs::path target = path;
  std::error_code failed;
  for (int links = 0; links < most_links && fs::is_symlink(fs::symlink_status(target, failed)); ++links)
    target = target.parent_path() / fs::read_symlink(target, failed);
  return target;
}

fs::path folder_of(const fs::path& file) {
  return file.has_parent_path() ? file.parent_path() : fs::path(".");
}

Message write_all(int file, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = ::write(file, text.data(), text.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return last_error();
    text.remove_prefix(static_cast<std::size_t>(written));
  }
  return {};
}

/// A name that nobody can guess, and that is short enough for every file system.
std::string temporary_name() {
  constexpr std::string_view digits = "0123456789abcdef";
  std::random_device random;
  std::string name = ".elfref-";
  for (int i = 0; i < 4; ++i)
    for (unsigned bits = random(), digit = 0; digit < 8; ++digit, bits >>= 4) name += digits[bits & 15];
  return name;
}

/// A new text for a file, on the disk beside it but not in its place yet. Where the system can, it has no name until
/// then, so that nothing of it is left whatever happens.
class Staged {
 public:
  explicit Staged(fs::path target) : target_(std::move(target)), folder_(folder_of(target_)) {}
  ~Staged() {
    if (!name_.empty()) unlink(name_.c_str());
  }
  Staged(const Staged&) = delete;
  Staged& operator=(const Staged&) = delete;

  /// `before`: what it takes the place of, whose owner and mode it gets; nothing: there is none.
  Message write(std::string_view text, const std::optional<struct stat>& before) {
    constexpr mode_t only_us = 0600, as_the_user_likes = 0666;
    if (Message why = open_new(before ? only_us : as_the_user_likes); !why.empty()) return why;
    if (Message why = write_all(file_.get(), text); !why.empty()) return why;
    if (before && !is_like(*before)) return last_error();
    return fsync(file_.get()) == 0 ? Message() : last_error();
  }

  [[nodiscard]] int file() const { return file_.get(); }
  Descriptor release() { return std::move(file_); }

  /// Takes the place of the file.
  Message replace() {
    if (name_.empty()) {
      const std::string name = (folder_ / temporary_name()).string();
      if (!link_to(name)) return last_error();
      name_ = name;
    }
    if (rename(name_.c_str(), target_.c_str()) != 0) return last_error();
    name_.clear();
    flush_folder();
    return {};
  }
  /// Becomes a file that was not there; nothing that is there by now is written over.
  Message create() {
    if (!link_to(target_)) return errno == EEXIST ? msg::written_by_others() : last_error();
    flush_folder();
    return {};
  }

 private:
  Message open_new(mode_t mode) {
#ifdef O_TMPFILE
    if (access(own_files, X_OK) == 0)  // else it could get no name: so in a root with nothing in it
      file_ = Descriptor(open(folder_.c_str(), O_TMPFILE | O_WRONLY | O_CLOEXEC, mode));
    if (file_.is_open()) return {};
#endif
    std::string name = (folder_ / temporary_name()).string();
    file_ = Descriptor(open(name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode));
    if (!file_.is_open()) return last_error();
    name_ = std::move(name);
    return {};
  }

  /// Gives the new text that name as well.
  [[nodiscard]] bool link_to(const fs::path& name) const {
    if (!name_.empty()) return link(name_.c_str(), name.c_str()) == 0;
    const std::string here = std::string(own_files) + "/" + std::to_string(file_.get());
    return linkat(AT_FDCWD, here.c_str(), AT_FDCWD, name.c_str(), AT_SYMLINK_FOLLOW) == 0;
  }

  /// Makes owner, group and mode those of what it replaces.
  [[nodiscard]] bool is_like(const struct stat& before) const {
    constexpr mode_t all_of_it = 07777;
    struct stat now {};
    if (fstat(file_.get(), &now) != 0) return false;
    const bool same = now.st_uid == before.st_uid && now.st_gid == before.st_gid;
    if (!same && fchown(file_.get(), before.st_uid, before.st_gid) != 0) return false;
    return fchmod(file_.get(), before.st_mode & all_of_it) == 0;
  }

  /// Brings the name to the disk too. Where a file system cannot, it follows soon: the new text is in its place.
  void flush_folder() const {
    const Descriptor folder(open(folder_.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (folder.is_open()) static_cast<void>(fsync(folder.get()));
  }

  fs::path target_;
  fs::path folder_;
  Descriptor file_{-1};
  std::string name_;  // of the temporary file; empty: it has none
};

/// Writes to what is no file: a device, a pipe.
Message write_into(const std::string& path, std::string_view text) {
  Descriptor file(open(path.c_str(), O_WRONLY | O_CLOEXEC));
  if (!file.is_open()) return last_error();
  if (Message why = write_all(file.get(), text); !why.empty()) return why;
  return file.close() ? Message() : last_error();
}

/// Why a file, of which the system says that, cannot be replaced; or nothing.
Message why_not(const std::string& path, const std::optional<struct stat>& found) {
  constexpr mode_t anybody_writes = S_IWUSR | S_IWGRP | S_IWOTH;
  if (found) {
    if (S_ISDIR(found->st_mode)) return verbatim(std::string(std::strerror(EISDIR)));
    if (!S_ISREG(found->st_mode)) return {};
    if ((found->st_mode & anybody_writes) == 0) return msg::read_only();
    if (access(path.c_str(), W_OK) != 0) return last_error();
    if (found->st_nlink > 1) return msg::has_hard_link();
    if (geteuid() != 0 && found->st_uid != geteuid()) return msg::belongs_to_others();
  }
  const fs::path folder = folder_of(target_of(path));
  if (access(folder.c_str(), W_OK | X_OK) == 0) return {};
  return errno == ENOENT ? msg::no_folder() : msg::folder_closed({.why = last_error()});
}

}  // namespace

Message replace_file(const std::string& path, std::string_view text) {
  const SignalsWait until_done;
  const auto before = status_of(path);
  if (Message why = why_not(path, before); !why.empty()) return why;
  if (before && !S_ISREG(before->st_mode)) return write_into(path, text);
  Staged staged(target_of(path));
  if (Message why = staged.write(text, before); !why.empty()) return why;
  return before ? staged.replace() : staged.create();
}

HeldFile::~HeldFile() {
  if (lock_ >= 0) close(static_cast<int>(lock_));
}

Message HeldFile::hold() {
  constexpr int most_tries = 100;
  for (int tries = 0; tries < most_tries; ++tries) {
    if (Message why = why_not(path_, status_of(path_)); !why.empty()) return why;
    Descriptor file(open(path_.c_str(), O_RDWR | O_CLOEXEC | O_NONBLOCK));
    if (!file.is_open() && errno == ENOENT) return {};
    struct stat found {};
    if (!file.is_open() || fstat(file.get(), &found) != 0) return last_error();
    if (!S_ISREG(found.st_mode)) return msg::not_a_file();
    // Not every file system knows locks. Then it is only noticed that it was changed.
    if (flock(file.get(), LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) return msg::recorded_elsewhere();
    known_ = state_of(path_);
    if (!known_ || known_->number != state_in(found).number) continue;  // it was replaced before it was locked
    lock_ = file.release();
    return {};
  }
  return msg::written_by_others();
}

bool HeldFile::changed_meanwhile() const {
  return state_of(path_) != known_;
}

Message HeldFile::write(std::string_view text) {
  const SignalsWait until_done;
  const auto before = status_of(path_);
  if (Message why = why_not(path_, before); !why.empty()) return why;
  Staged staged(target_of(path_));
  if (Message why = staged.write(text, before); !why.empty()) return why;
  flock(staged.file(), LOCK_EX | LOCK_NB);  // before anybody can see it
  struct stat ours {};                      // likewise
  if (fstat(staged.file(), &ours) != 0) return last_error();
  if (changed_meanwhile()) return msg::written_by_others();
  if (Message why = known_ ? staged.replace() : staged.create(); !why.empty()) return why;
  known_ = state_in(ours);
  if (lock_ >= 0) close(static_cast<int>(lock_));
  lock_ = staged.release().release();
  return {};
}

}  // namespace elfref::tools
