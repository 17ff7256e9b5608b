#include "system/input_file.h"

#include <windows.h>

#include <algorithm>

#include "system/windows/wide.h"
#include "words/tool_msg.h"

namespace elfref::tools {
namespace {

HANDLE as_handle(std::intptr_t handle) {
  return reinterpret_cast<HANDLE>(handle);
}

/// Who reads only files waits for none, and follows no link that was put there since the path was looked at.
std::intptr_t open_file(const std::string& path, Readable readable) {
  const DWORD flags = readable == Readable::only_files ? FILE_FLAG_OPEN_REPARSE_POINT : 0;
  return reinterpret_cast<std::intptr_t>(CreateFileW(wide(path).c_str(), GENERIC_READ,
                                                     FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, nullptr,
                                                     OPEN_EXISTING, FILE_ATTRIBUTE_NORMAL | flags, nullptr));
}

bool is_console(HANDLE file) {
  DWORD mode = 0;
  return GetConsoleMode(file, &mode) != 0;
}

/// Whether a pipe has bytes, or has ended.
bool has_something(HANDLE pipe) {
  DWORD bytes = 0;
  return PeekNamedPipe(pipe, nullptr, 0, nullptr, &bytes, nullptr) == 0 || bytes > 0;
}

/// A part of a line that somebody types. A code page could not say all of it.
bool read_typed(HANDLE console, char* into, std::size_t most, std::size_t& count) {
  constexpr std::size_t bytes_of_unit = 3;  // at most, in UTF-8
  constexpr wchar_t end_of_file = L'Z' - L'@';
  std::wstring typed(most / bytes_of_unit, L'\0');
  DWORD units = 0;
  if (ReadConsoleW(console, typed.data(), static_cast<DWORD>(typed.size()), &units, nullptr) == 0) return false;
  typed.resize(units);
  const std::string text = typed.starts_with(end_of_file) ? std::string() : narrow(typed);
  count = text.copy(into, most);
  return true;
}

}  // namespace

Interrupt::Interrupt() {
  const HANDLE event = CreateEventW(nullptr, TRUE, FALSE, nullptr);
  if (event != nullptr) ends_[0] = reinterpret_cast<std::intptr_t>(event);
}

Interrupt::~Interrupt() {
  if (ends_[0] != -1) CloseHandle(as_handle(ends_[0]));
}

void Interrupt::raise() {
  if (ends_[0] != -1) SetEvent(as_handle(ends_[0]));
}

InputFile::InputFile(const std::string& path, const Interrupt* interrupt, Readable readable)
    : file_(path == "-" ? reinterpret_cast<std::intptr_t>(GetStdHandle(STD_INPUT_HANDLE)) : open_file(path, readable)),
      owned_(path != "-" && file_ != -1),
      interrupt_(interrupt) {
  if (file_ == -1 || file_ == 0) {
    const DWORD error = file_ == 0 ? ERROR_INVALID_HANDLE : GetLastError();
    const DWORD found = path == "-" ? INVALID_FILE_ATTRIBUTES : GetFileAttributesW(wide(path).c_str());
    is_folder_ = found != INVALID_FILE_ATTRIBUTES && (found & FILE_ATTRIBUTE_DIRECTORY) != 0;
    failure_ = words_of_error(error);
    file_ = -1;
    return;
  }
  BY_HANDLE_FILE_INFORMATION found{};
  never_waits_ = GetFileType(as_handle(file_)) == FILE_TYPE_DISK;
  const bool is_link = never_waits_ && GetFileInformationByHandle(as_handle(file_), &found) != 0 &&
                       (found.dwFileAttributes & FILE_ATTRIBUTE_REPARSE_POINT) != 0;
  if (readable == Readable::only_files && (!never_waits_ || is_link)) failure_ = msg::not_a_file();
}

InputFile::~InputFile() {
  if (owned_) CloseHandle(as_handle(file_));
}

/// Until a pipe has something to be read. False: it was interrupted. Windows cannot wait for a pipe and an event.
bool InputFile::wait() const {
  constexpr DWORD milliseconds_between_looks = 5;
  if (never_waits_ || interrupt_ == nullptr || interrupt_->handle() == -1) return true;
  const HANDLE interrupted = as_handle(interrupt_->handle());
  if (GetFileType(as_handle(file_)) != FILE_TYPE_PIPE) return WaitForSingleObject(interrupted, 0) != WAIT_OBJECT_0;
  while (WaitForSingleObject(interrupted, 0) != WAIT_OBJECT_0) {
    if (has_something(as_handle(file_))) return true;
    WaitForSingleObject(interrupted, milliseconds_between_looks);
  }
  return false;
}

std::size_t InputFile::read(char* into, std::size_t most) {
  if (file_ == -1 || !wait()) return 0;
  const HANDLE file = as_handle(file_);
  std::size_t typed = 0;
  DWORD count = 0;
  const bool good = is_console(file) ? read_typed(file, into, most, typed)
                                     : ReadFile(file, into, static_cast<DWORD>(most), &count, nullptr) != 0;
  if (good) return std::max<std::size_t>(typed, count);
  if (const DWORD error = GetLastError(); error != ERROR_BROKEN_PIPE && error != ERROR_HANDLE_EOF)
    failure_ = words_of_error(error);
  return 0;
}

bool InputFile::would_wait() const {
  if (never_waits_ || file_ == -1) return false;
  if (is_console(as_handle(file_))) return true;
  return GetFileType(as_handle(file_)) == FILE_TYPE_PIPE && !has_something(as_handle(file_));
}

std::uint64_t size_of_file(const std::string& path) {
  WIN32_FILE_ATTRIBUTE_DATA found{};
  if (path == "-" || GetFileAttributesExW(wide(path).c_str(), GetFileExInfoStandard, &found) == 0) return 0;
  if ((found.dwFileAttributes & FILE_ATTRIBUTE_DIRECTORY) != 0) return 0;
  return std::uint64_t{found.nFileSizeHigh} << 32 | found.nFileSizeLow;
}

}  // namespace elfref::tools
