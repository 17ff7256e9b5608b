#include "system/typing.h"

#include <windows.h>

#include "output.h"
#include "system/windows/wide.h"

// The console itself edits a line and keeps a history. It completes nothing.
namespace elfref::tools {

void begin_typing(Completions) {}

void end_typing() {}

std::optional<std::string> typed_line(const std::string& prompt) {
  constexpr DWORD piece = 1024;
  constexpr wchar_t end_of_file = L'Z' - L'@';
  if (!print(prompt + "> ")) return std::nullopt;
  std::wstring line;
  while (line.find(L'\n') == std::wstring::npos) {
    wchar_t typed[piece];
    DWORD count = 0;
    if (ReadConsoleW(GetStdHandle(STD_INPUT_HANDLE), typed, piece, &count, nullptr) == 0 || count == 0) break;
    line.append(typed, count);
  }
  if (line.empty() || line.front() == end_of_file) return std::nullopt;
  while (!line.empty() && (line.back() == L'\n' || line.back() == L'\r')) line.pop_back();
  return narrow(line);
}

}  // namespace elfref::tools
