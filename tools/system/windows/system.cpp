#include "system/system.h"

#include <fcntl.h>
#include <io.h>
#include <windows.h>

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "documents.h"
#include "system/windows/wide.h"

extern "C" int __cdecl __wgetmainargs(int* count, wchar_t*** arguments, wchar_t*** environment, int expand, int* how);

namespace elfref::tools {

std::string narrow(std::wstring_view text) {
  const int size = static_cast<int>(text.size());
  std::string out(
      static_cast<std::size_t>(WideCharToMultiByte(CP_UTF8, 0, text.data(), size, nullptr, 0, nullptr, nullptr)), '\0');
  WideCharToMultiByte(CP_UTF8, 0, text.data(), size, out.data(), static_cast<int>(out.size()), nullptr, nullptr);
  return out;
}

std::wstring wide(std::string_view text) {
  const int size = static_cast<int>(text.size());
  std::wstring out(static_cast<std::size_t>(MultiByteToWideChar(CP_UTF8, 0, text.data(), size, nullptr, 0)), L'\0');
  MultiByteToWideChar(CP_UTF8, 0, text.data(), size, out.data(), static_cast<int>(out.size()));
  return out;
}

Message words_of_error(unsigned long error) {
  constexpr DWORD most = 512;
  wchar_t words[most];
  DWORD size =
      FormatMessageW(FORMAT_MESSAGE_FROM_SYSTEM | FORMAT_MESSAGE_IGNORE_INSERTS | FORMAT_MESSAGE_MAX_WIDTH_MASK,
                     nullptr, error, 0, words, most, nullptr);
  while (size > 0 && (words[size - 1] == L' ' || words[size - 1] == L'.')) --size;
  return verbatim(size > 0 ? narrow({words, size}) : "error " + std::to_string(error));
}

Message last_error() {
  return words_of_error(GetLastError());
}

namespace {

HANDLE handle_of(Stream stream) {
  return GetStdHandle(stream == Stream::input    ? STD_INPUT_HANDLE
                      : stream == Stream::output ? STD_OUTPUT_HANDLE
                                                 : STD_ERROR_HANDLE);
}

UINT code_page_before = 0;

/// Consoles show UTF-8, and what it was before is there again after this program.
void show_utf8() {
  code_page_before = GetConsoleOutputCP();
  if (code_page_before == 0 || code_page_before == CP_UTF8 || SetConsoleOutputCP(CP_UTF8) == 0) return;
  std::atexit([] { SetConsoleOutputCP(code_page_before); });
}

/// Lets a console obey what terminals obey. False: it cannot.
bool obeys_as_terminal(Stream stream) {
  DWORD mode = 0;
  return GetConsoleMode(handle_of(stream), &mode) != 0 &&
         SetConsoleMode(handle_of(stream), mode | ENABLE_VIRTUAL_TERMINAL_PROCESSING) != 0;
}

/// A file's number and that of its device, by an open handle.
bool look_at(HANDLE file, BY_HANDLE_FILE_INFORMATION& found) {
  return file != nullptr && file != INVALID_HANDLE_VALUE && GetFileType(file) == FILE_TYPE_DISK &&
         GetFileInformationByHandle(file, &found) != 0;
}

bool look_at(const std::string& path, BY_HANDLE_FILE_INFORMATION& found) {
  const HANDLE file = CreateFileW(wide(path).c_str(), 0, FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE,
                                  nullptr, OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS, nullptr);
  const bool is_known = look_at(file, found);
  if (file != INVALID_HANDLE_VALUE) CloseHandle(file);
  return is_known;
}

}  // namespace

void prepare_streams() {
  for (const int stream : {0, 1, 2}) _setmode(stream, _O_BINARY);
  show_utf8();
  for (const Stream stream : {Stream::output, Stream::errors})
    if (is_terminal(stream)) obeys_as_terminal(stream);
}

std::vector<std::string> arguments_of(int, char**) {
  constexpr int expand = 1;
  int count = 0, how = 0;
  wchar_t **arguments = nullptr, **environment = nullptr;
  __wgetmainargs(&count, &arguments, &environment, expand, &how);
  std::vector<std::string> all;
  for (int i = 1; i < count; ++i) all.push_back(narrow(arguments[i]));
  return all;
}

std::string locale_of_system() {
  wchar_t name[LOCALE_NAME_MAX_LENGTH];
  const int size = LCIDToLocaleName(GetUserDefaultUILanguage(), name, LOCALE_NAME_MAX_LENGTH, 0);
  return size > 0 ? narrow({name, static_cast<std::size_t>(size) - 1}) : std::string();
}

bool is_terminal(Stream stream) {
  DWORD mode = 0;
  return GetConsoleMode(handle_of(stream), &mode) != 0;
}

int columns_of_terminal() {
  CONSOLE_SCREEN_BUFFER_INFO found{};
  return GetConsoleScreenBufferInfo(handle_of(Stream::output), &found) != 0
             ? found.srWindow.Right - found.srWindow.Left + 1
             : 0;
}

bool terminal_has_colours() {
  return obeys_as_terminal(Stream::output);
}

Written write_output(std::string_view text) {
  constexpr std::size_t bytes_at_once = 1u << 20;
  while (!text.empty()) {
    DWORD written = 0;
    const auto size = static_cast<DWORD>(std::min(text.size(), bytes_at_once));
    if (WriteFile(handle_of(Stream::output), text.data(), size, &written, nullptr) == 0) {
      const DWORD error = GetLastError();
      const bool nobody_reads = error == ERROR_BROKEN_PIPE || error == ERROR_NO_DATA;
      return {.all = false, .why = nobody_reads ? Message() : words_of_error(error)};
    }
    text.remove_prefix(written);
  }
  return {};
}

bool is_same_file(const std::string& path, const std::string& other) {
  BY_HANDLE_FILE_INFORMATION one{}, two{};
  return look_at(path, one) && (other == "-" ? look_at(handle_of(Stream::input), two) : look_at(other, two)) &&
         one.dwVolumeSerialNumber == two.dwVolumeSerialNumber && one.nFileIndexHigh == two.nFileIndexHigh &&
         one.nFileIndexLow == two.nFileIndexLow;
}

bool run_apart(const std::function<int()>& judge) {
  forget_attachments();
  judge();
  return true;
}

}  // namespace elfref::tools
