#include "file_writing.h"

#include <windows.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <mutex>
#include <random>
#include <system_error>
#include <utility>

#include "system/windows/wide.h"
#include "words/tool_msg.h"

namespace elfref::tools {
namespace {

namespace fs = std::filesystem;

constexpr DWORD shared_with_all = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE;

/// A handle that is closed.
class Handle {
 public:
  explicit Handle(HANDLE handle) : handle_(handle) {}
  ~Handle() { close(); }
  Handle(const Handle&) = delete;
  Handle& operator=(const Handle&) = delete;
  [[nodiscard]] HANDLE get() const { return handle_; }
  [[nodiscard]] bool is_open() const { return handle_ != INVALID_HANDLE_VALUE; }
  [[nodiscard]] HANDLE release() { return std::exchange(handle_, INVALID_HANDLE_VALUE); }
  /// False: the system says only now that something was not written.
  bool close() { return !is_open() || CloseHandle(release()) != 0; }

 private:
  HANDLE handle_;
};

/// While it lives, Ctrl+C and a closed console do not end the program: a temporary file would stay.
class SignalsWait {
 public:
  SignalsWait() : lock_(writing) {
    static const bool heard = SetConsoleCtrlHandler(
        [](DWORD) -> BOOL {
          const std::lock_guard until_written(writing);
          return FALSE;  // and the program ends
        },
        TRUE);
    static_cast<void>(heard);
  }

 private:
  static inline std::mutex writing;
  std::lock_guard<std::mutex> lock_;
};

/// What the system says of a file that is open.
std::optional<BY_HANDLE_FILE_INFORMATION> status_in(HANDLE file) {
  BY_HANDLE_FILE_INFORMATION found{};
  return GetFileInformationByHandle(file, &found) != 0 ? std::optional(found) : std::nullopt;
}

FileState state_in(const BY_HANDLE_FILE_INFORMATION& found) {
  constexpr std::int64_t nanoseconds_of_tick = 100;
  const auto joined = [](DWORD high, DWORD low) { return std::uint64_t{high} << 32 | low; };
  return {.device = found.dwVolumeSerialNumber,
          .number = joined(found.nFileIndexHigh, found.nFileIndexLow),
          .size = joined(found.nFileSizeHigh, found.nFileSizeLow),
          .written = static_cast<std::int64_t>(
                         joined(found.ftLastWriteTime.dwHighDateTime, found.ftLastWriteTime.dwLowDateTime)) *
                     nanoseconds_of_tick};
}

/// Of a file that is there, after links. Nothing: there is no such file.
std::optional<BY_HANDLE_FILE_INFORMATION> status_of(const std::string& path) {
  const Handle file(CreateFileW(wide(path).c_str(), FILE_READ_ATTRIBUTES, shared_with_all, nullptr, OPEN_EXISTING,
                                FILE_FLAG_BACKUP_SEMANTICS, nullptr));
  return file.is_open() ? status_in(file.get()) : std::nullopt;
}

std::optional<FileState> state_of(const std::string& path) {
  const auto found = status_of(path);
  return found ? std::optional(state_in(*found)) : std::nullopt;
}

/// Where links lead in the end, also to what is not there yet.
std::wstring target_of(const std::string& path) {
  std::error_code failed;
  const fs::path target = fs::weakly_canonical(fs::path(wide(path)), failed);
  return failed ? wide(path) : target.wstring();
}

/// Whether a path is that of a device, such as `NUL` or `COM1`, or of a pipe.
bool is_device(const std::string& path) {
  const Handle file(
      CreateFileW(wide(path).c_str(), GENERIC_WRITE, shared_with_all, nullptr, OPEN_EXISTING, 0, nullptr));
  return file.is_open() && GetFileType(file.get()) != FILE_TYPE_DISK;
}

Message write_all(HANDLE file, std::string_view text) {
  constexpr std::size_t bytes_at_once = 1u << 20;
  while (!text.empty()) {
    DWORD written = 0;
    if (WriteFile(file, text.data(), static_cast<DWORD>(std::min(text.size(), bytes_at_once)), &written, nullptr) == 0)
      return last_error();
    text.remove_prefix(written);
  }
  return {};
}

/// A name that nobody can guess.
std::wstring temporary_name() {
  constexpr std::wstring_view digits = L"0123456789abcdef";
  std::random_device random;
  std::wstring name = L".elfref-";
  for (int i = 0; i < 4; ++i)
    for (unsigned bits = random(), digit = 0; digit < 8; ++digit, bits >>= 4) name += digits[bits & 15];
  return name;
}

/// A new text for a file, on the disk beside it but not in its place yet.
class Staged {
 public:
  explicit Staged(std::wstring target) : target_(std::move(target)) {}
  ~Staged() {
    if (!name_.empty()) DeleteFileW(name_.c_str());
  }
  Staged(const Staged&) = delete;
  Staged& operator=(const Staged&) = delete;

  Message write(std::string_view text) {
    const std::wstring name = (fs::path(target_).parent_path() / temporary_name()).wstring();
    Handle file(CreateFileW(name.c_str(), GENERIC_WRITE, 0, nullptr, CREATE_NEW, FILE_ATTRIBUTE_NORMAL, nullptr));
    if (!file.is_open()) return last_error();
    name_ = name;
    if (Message why = write_all(file.get(), text); !why.empty()) return why;
    return FlushFileBuffers(file.get()) != 0 && file.close() ? Message() : last_error();
  }

  /// Takes the place of the file, and its attributes and permissions where the file system can.
  Message replace() {
    if (ReplaceFileW(target_.c_str(), name_.c_str(), nullptr, REPLACEFILE_IGNORE_MERGE_ERRORS, nullptr, nullptr) == 0 &&
        MoveFileExW(name_.c_str(), target_.c_str(), MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH) == 0)
      return last_error();
    name_.clear();
    return {};
  }
  /// Becomes a file that was not there; nothing that is there by now is written over.
  Message create() {
    if (MoveFileExW(name_.c_str(), target_.c_str(), MOVEFILE_WRITE_THROUGH) == 0) {
      const DWORD error = GetLastError();
      const bool is_there = error == ERROR_ALREADY_EXISTS || error == ERROR_FILE_EXISTS;
      return is_there ? msg::written_by_others() : words_of_error(error);
    }
    name_.clear();
    return {};
  }

 private:
  std::wstring target_;
  std::wstring name_;  // of the temporary file; empty: there is none
};

/// Writes to what is no file: a device, a pipe.
Message write_into(const std::string& path, std::string_view text) {
  Handle file(CreateFileW(wide(path).c_str(), GENERIC_WRITE, shared_with_all, nullptr, OPEN_EXISTING, 0, nullptr));
  if (!file.is_open()) return last_error();
  if (Message why = write_all(file.get(), text); !why.empty()) return why;
  return file.close() ? Message() : last_error();
}

/// Why a file, of which the system says that, cannot be replaced; or nothing.
Message why_not(const std::string& path, const std::optional<BY_HANDLE_FILE_INFORMATION>& found) {
  if (found) {
    if ((found->dwFileAttributes & FILE_ATTRIBUTE_DIRECTORY) != 0) return verbatim(std::string(std::strerror(EISDIR)));
    if ((found->dwFileAttributes & FILE_ATTRIBUTE_READONLY) != 0) return msg::read_only();
    if (found->nNumberOfLinks > 1) return msg::has_hard_link();
    return {};
  }
  std::error_code failed;
  const fs::path folder = fs::path(target_of(path)).parent_path();
  return folder.empty() || fs::is_directory(folder, failed) ? Message() : msg::no_folder();
}

/// Locks a file that is open: one byte of it, far behind its end, so that everybody can read it.
bool lock(HANDLE file) {
  OVERLAPPED place{};
  place.OffsetHigh = 0x40000000;
  return LockFileEx(file, LOCKFILE_EXCLUSIVE_LOCK | LOCKFILE_FAIL_IMMEDIATELY, 0, 1, 0, &place) != 0;
}

HANDLE open_to_lock(const std::string& path) {
  return CreateFileW(wide(path).c_str(), GENERIC_READ | GENERIC_WRITE, shared_with_all, nullptr, OPEN_EXISTING,
                     FILE_ATTRIBUTE_NORMAL, nullptr);
}

}  // namespace

Message replace_file(const std::string& path, std::string_view text) {
  const SignalsWait until_done;
  if (is_device(path)) return write_into(path, text);
  const auto before = status_of(path);
  if (Message why = why_not(path, before); !why.empty()) return why;
  Staged staged(target_of(path));
  if (Message why = staged.write(text); !why.empty()) return why;
  return before ? staged.replace() : staged.create();
}

HeldFile::~HeldFile() {
  if (lock_ != -1) CloseHandle(reinterpret_cast<HANDLE>(lock_));
}

Message HeldFile::hold() {
  if (is_device(path_)) return msg::not_a_file();
  if (Message why = why_not(path_, status_of(path_)); !why.empty()) return why;
  Handle file(open_to_lock(path_));
  if (!file.is_open()) return GetLastError() == ERROR_FILE_NOT_FOUND ? Message() : last_error();
  // Not every file system knows locks. Then it is only noticed that it was changed.
  if (!lock(file.get()) && GetLastError() == ERROR_LOCK_VIOLATION) return msg::recorded_elsewhere();
  const auto found = status_in(file.get());
  if (!found) return last_error();
  known_ = state_in(*found);
  lock_ = reinterpret_cast<std::intptr_t>(file.release());
  return {};
}

bool HeldFile::changed_meanwhile() const {
  return state_of(path_) != known_;
}

/// The lock is of the file that goes: it is given up, and the new file is locked once it is in its place.
Message HeldFile::write(std::string_view text) {
  const SignalsWait until_done;
  if (Message why = why_not(path_, status_of(path_)); !why.empty()) return why;
  Staged staged(target_of(path_));
  if (Message why = staged.write(text); !why.empty()) return why;
  if (changed_meanwhile()) return msg::written_by_others();
  if (lock_ != -1) CloseHandle(reinterpret_cast<HANDLE>(std::exchange(lock_, -1)));
  const Message why = known_ ? staged.replace() : staged.create();
  if (why.empty()) known_ = state_of(path_);
  Handle file(open_to_lock(path_));
  if (file.is_open() && lock(file.get())) lock_ = reinterpret_cast<std::intptr_t>(file.release());
  return why;
}

}  // namespace elfref::tools
