#include "tools/command.h"

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdio>

namespace elfref::testing {

Outcome run(const std::string& line) {
  const std::string tool = ELFREF_TOOL;
  const std::string folder = tool.substr(0, tool.rfind('/'));
  const std::string script = "export LC_ALL=C.UTF-8; cd '" ELFREF_SOURCE_DIR "' && PATH='" + folder + "':$PATH && " + line;
  Outcome outcome;
  FILE* pipe = popen(script.c_str(), "r");
  if (pipe == nullptr) return {.exit = -1, .output = "popen failed"};
  std::array<char, 4096> part{};
  while (const std::size_t count = std::fread(part.data(), 1, part.size(), pipe))
    outcome.output.append(part.data(), count);
  const int status = pclose(pipe);
  outcome.exit = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  return outcome;
}

std::string file_of_this_test(const std::string& name) {
  return ::testing::TempDir() + "elfref-" + std::to_string(getpid()) + "-" + name;
}

}  // namespace elfref::testing
