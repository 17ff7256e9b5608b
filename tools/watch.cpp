#include "watch.h"

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <map>
#include <system_error>
#include <thread>
#include <utility>

#include "documents.h"
#include "output.h"
#include "system/paths.h"
#include "system/system.h"
#include "words/tool_msg.h"

namespace elfref::tools {
namespace {

constexpr std::chrono::milliseconds between_looks{200};

/// What tells a file from what it was: when it was written, and its size.
using Look = std::map<std::filesystem::path, std::pair<std::filesystem::file_time_type, std::uintmax_t>>;

void look_at(const std::filesystem::directory_entry& file, Look& look) {
  std::error_code failed;
  const auto when = file.last_write_time(failed);
  const auto size = failed ? 0 : file.file_size(failed);
  if (!failed) look[file.path()] = {when, size};  // what is being replaced is not there for a moment
}

Look look_at(const std::vector<std::string>& files) {
  Look look;
  for (const std::string& path : files) {
    std::error_code failed;
    if (const std::filesystem::directory_entry file(path_in_utf8(path), failed); !failed) look_at(file, look);
    const std::string folder = folder_of(path);
    const std::filesystem::directory_iterator beside(path_in_utf8(folder.empty() ? "." : folder), failed);
    if (failed) continue;
    for (const auto& file : beside) {
      const auto kind = file.path().extension();
      if (kind == ".yaml" || kind == ".yml" || kind == ".json") look_at(file, look);
    }
  }
  return look;
}

}  // namespace

int watch(const std::vector<std::string>& files, const std::function<int()>& judge) {
  for (const std::string& path : files)
    if (std::error_code failed; path == "-" || !std::filesystem::exists(path_in_utf8(path), failed))
      return refuse(msg::watch_no_file({.file = verbatim(path)}));
  if (files.empty()) return refuse(msg::watch_names_file());
  const bool terminal = is_terminal(Stream::output);
  for (;;) {
    const Look seen = look_at(files);
    if (terminal && !print("\x1b[H\x1b[2J\x1b[3J")) return exit_not_judged;
    if (!run_apart(judge)) return refuse(msg::watch_no_process());  // files beside the record are read anew
    while (look_at(files) == seen) std::this_thread::sleep_for(between_looks);
    if (!terminal && !print("\n")) return exit_not_judged;
  }
}

}  // namespace elfref::tools
