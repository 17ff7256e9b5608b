#include "system/system.h"

#include <fcntl.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>

namespace elfref::tools {
namespace {

int descriptor_of(Stream stream) {
  return stream == Stream::input ? STDIN_FILENO : stream == Stream::output ? STDOUT_FILENO : STDERR_FILENO;
}

}  // namespace

/// A stream that is closed is opened the wrong way round: who reads or writes it is told that it cannot.
void prepare_streams() {
  for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
    if (fcntl(stream, F_GETFD) == -1)  // the system takes the lowest number that is free: this one
      static_cast<void>(open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY));
  std::signal(SIGXFSZ, SIG_IGN);  // a file that gets too large is told like any other that cannot be written
}

std::vector<std::string> arguments_of(int argc, char** argv) {
  return {argv + 1, argv + std::max(argc, 1)};
}

std::string locale_of_system() {
  return {};
}

bool is_terminal(Stream stream) {
  return isatty(descriptor_of(stream)) == 1;
}

int columns_of_terminal() {
  winsize size{};
  return ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

bool terminal_has_colours() {
  const char* terminal = std::getenv("TERM");
  return terminal != nullptr && std::strcmp(terminal, "dumb") != 0;
}

Written write_output(std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = ::write(STDOUT_FILENO, text.data(), text.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0)
      return {.all = false, .why = errno == EPIPE ? Message() : verbatim(std::string(std::strerror(errno)))};
    text.remove_prefix(static_cast<std::size_t>(written));
  }
  return {};
}

bool is_same_file(const std::string& path, const std::string& other) {
  struct stat one {
  }, two{};
  const bool known =
      stat(path.c_str(), &one) == 0 && (other == "-" ? fstat(STDIN_FILENO, &two) : stat(other.c_str(), &two)) == 0;
  return known && one.st_dev == two.st_dev && one.st_ino == two.st_ino;
}

bool run_apart(const std::function<int()>& judge) {
  const pid_t child = fork();
  if (child == 0) std::_Exit(judge());
  int status = 0;
  return child >= 0 && waitpid(child, &status, 0) == child;
}

}  // namespace elfref::tools
