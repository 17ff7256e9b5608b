#include "system/input_file.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <utility>

#include "words/tool_msg.h"

namespace elfref::tools {
namespace {

int descriptor(std::intptr_t handle) {
  return static_cast<int>(handle);
}

/// Who reads only files waits for none, and follows no link that was put there since the path was looked at.
int flags_for(Readable readable) {
  return O_RDONLY | O_CLOEXEC | (readable == Readable::only_files ? O_NONBLOCK | O_NOFOLLOW : 0);
}

bool has_something(int file, int milliseconds) {
  pollfd asked{.fd = file, .events = POLLIN, .revents = 0};
  return poll(&asked, 1, milliseconds) > 0;
}

}  // namespace

Interrupt::Interrupt() {
  int ends[2];
  if (pipe(ends) == 0) std::ranges::copy(ends, ends_);
}

Interrupt::~Interrupt() {
  for (const std::intptr_t end : ends_)
    if (end >= 0) close(descriptor(end));
}

void Interrupt::raise() {
  // The end of the pipe is something to be read.
  if (ends_[1] >= 0) close(descriptor(std::exchange(ends_[1], -1)));
}

InputFile::InputFile(const std::string& path, const Interrupt* interrupt, Readable readable)
    : file_(path == "-" ? STDIN_FILENO : open(path.c_str(), flags_for(readable))),
      owned_(file_ > STDIN_FILENO),
      interrupt_(interrupt),
      failure_(file_ < 0 ? std::strerror(errno) : "") {
  struct stat found {};
  const bool known = fstat(descriptor(file_), &found) == 0;
  never_waits_ = known && S_ISREG(found.st_mode);
  is_folder_ = known && S_ISDIR(found.st_mode);
  if (readable == Readable::only_files && !never_waits_ && failure_.empty()) failure_ = msg::not_a_file();
}

InputFile::~InputFile() {
  if (owned_) close(descriptor(file_));
}

/// Until there is something to be read. False: it was interrupted.
bool InputFile::wait() const {
  if (never_waits_ || interrupt_ == nullptr || interrupt_->handle() < 0) return true;
  pollfd asked[2] = {{.fd = descriptor(file_), .events = POLLIN, .revents = 0},
                     {.fd = descriptor(interrupt_->handle()), .events = POLLIN, .revents = 0}};
  while (poll(asked, 2, -1) < 0 && errno == EINTR) {
  }
  return asked[1].revents == 0;
}

std::size_t InputFile::read(char* into, std::size_t most) {
  if (file_ < 0 || !wait()) return 0;
  ssize_t count = 0;
  do count = ::read(descriptor(file_), into, most);
  while (count < 0 && errno == EINTR);
  if (count < 0) failure_ = Message(std::strerror(errno));
  return static_cast<std::size_t>(std::max<ssize_t>(count, 0));
}

bool InputFile::would_wait() const {
  return !never_waits_ && file_ >= 0 && !has_something(descriptor(file_), 0);
}

std::uint64_t size_of_file(const std::string& path) {
  struct stat found {};
  const bool is_file = path != "-" && stat(path.c_str(), &found) == 0 && S_ISREG(found.st_mode);
  return is_file ? static_cast<std::uint64_t>(found.st_size) : 0;
}

}  // namespace elfref::tools
