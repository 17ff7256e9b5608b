#include "fuzz/commands.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cstddef>
#include <cstdio>
#include <fstream>
#include <string_view>
#include <system_error>

#include "command.h"
#include "fuzz/demand.h"

namespace elfref::fuzz {
namespace {

/// What is printed meanwhile is lost. A report of a sanitizer is not: it does not go through `stderr`.
class Silence {
 public:
  Silence() : output_(dup(STDOUT_FILENO)), error_(stderr) {
    std::fflush(stdout);
    static const int nowhere = open("/dev/null", O_WRONLY);
    static std::FILE* const no_file = std::fopen("/dev/null", "w");
    demand(nowhere >= 0 && no_file != nullptr && dup2(nowhere, STDOUT_FILENO) >= 0, "there is /dev/null");
    stderr = no_file;
  }
  ~Silence() {
    stderr = error_;
    dup2(output_, STDOUT_FILENO);
    close(output_);
  }
  Silence(const Silence&) = delete;
  Silence& operator=(const Silence&) = delete;

 private:
  int output_;
  std::FILE* error_;
};

tools::Argument& argument_of(tools::Command& command, const std::string& word) {
  const auto is_meant = [&](const tools::Argument& argument) {
    return argument.positional()
               ? !word.starts_with('-')
               : argument.name == word || argument.name.starts_with(word + ",") || argument.name.ends_with("," + word);
  };
  const auto found = std::ranges::find_if(command.arguments, is_meant);
  demand(found != command.arguments.end(), command.name + " has an argument " + word);
  return *found;
}

/// Gives a command its arguments. Of several files each goes to the next argument that is one.
bool take_arguments(tools::Command& command, const std::vector<std::string>& words) {
  for (std::size_t i = 1; i < words.size(); ++i) {
    tools::Argument& argument = argument_of(command, words[i]);
    std::string value;
    if (argument.positional()) {
      value = words[i];
    } else if (!argument.value.empty()) {
      demand(++i < words.size(), argument.name + " has a value");
      value = words[i];
    }
    if (!argument.take(value).empty()) return false;
    if (argument.positional() && !argument.repeatable) argument.name = "--taken";
  }
  return true;
}

}  // namespace

Folder::Folder() {
  std::string name = (std::filesystem::temp_directory_path() / "elfref-fuzz-XXXXXX").string();
  demand(mkdtemp(name.data()) != nullptr, "there is a folder for files");
  folder_ = name;
}

Folder::~Folder() {
  std::error_code ignored;
  std::filesystem::remove_all(folder_, ignored);
}

std::string Folder::write(const std::string& name, const std::string& text) const {
  std::string path = this->path(name);
  std::ofstream file(path, std::ios::binary);
  file << text;
  file.close();
  demand(static_cast<bool>(file), "a file is written");
  return path;
}

int run_command(const std::vector<std::string>& words) {
  std::vector<tools::Command> commands = tools::all_commands();
  const auto command = std::ranges::find(commands, words.front(), &tools::Command::name);
  demand(command != commands.end(), "there is a command " + words.front());
  const Silence silence;
  return take_arguments(*command, words) ? command->run() : tools::exit_not_judged;
}

}  // namespace elfref::fuzz
