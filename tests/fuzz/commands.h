#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace elfref::fuzz {

/// A folder for the files of one process, which is removed with the process.
class Folder {
 public:
  Folder();
  ~Folder();
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;

  /// The path of a file in it.
  [[nodiscard]] std::string path(const std::string& name) const { return (folder_ / name).string(); }
  /// Writes a file in it, and returns its path.
  std::string write(const std::string& name, const std::string& text) const;

 private:
  std::filesystem::path folder_;
};

/// Runs a command of the program in this process, `check --format json FILE`, without its output. Returns its exit
/// status, which is 2 if an argument refuses its value, as at the command line. REQUIRES: the command exists, and has
/// these arguments.
int run_command(const std::vector<std::string>& words);

}  // namespace elfref::fuzz
