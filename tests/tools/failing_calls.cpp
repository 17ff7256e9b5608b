// Preloaded, it makes the disk full: of the calls that write to the files of FAILING_FOLDER, or name files, the one with
// the number FAILING_CALL fails, and with FAILING_STAYS=1 all after it.

#include <dlfcn.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <climits>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

namespace {

std::string_view setting(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? std::string_view() : value;
}

bool is_of_folder(int file) {
  std::array<char, PATH_MAX> path{};
  const ssize_t size = readlink(("/proc/self/fd/" + std::to_string(file)).c_str(), path.data(), path.size());
  const std::string_view folder = setting("FAILING_FOLDER");
  return size > 0 && !folder.empty() && std::string_view(path.data(), static_cast<std::size_t>(size)).starts_with(folder);
}

bool fails() {
  static int calls = 0;
  const std::string wanted(setting("FAILING_CALL"));
  if (wanted.empty()) return false;
  const int number = std::atoi(wanted.c_str());
  ++calls;
  if (calls != number && !(calls > number && setting("FAILING_STAYS") == "1")) return false;
  errno = ENOSPC;
  return true;
}

template <class Function>
Function* real(const char* name) {
  return reinterpret_cast<Function*>(dlsym(RTLD_NEXT, name));
}

}  // namespace

extern "C" {

ssize_t write(int file, const void* bytes, size_t count) {
  return is_of_folder(file) && fails() ? -1 : real<ssize_t(int, const void*, size_t)>("write")(file, bytes, count);
}
int fsync(int file) {
  return fails() ? -1 : real<int(int)>("fsync")(file);
}
int fchmod(int file, mode_t mode) noexcept {
  return fails() ? -1 : real<int(int, mode_t)>("fchmod")(file, mode);
}
int linkat(int from, const char* old, int to, const char* name, int flags) noexcept {
  return fails() ? -1 : real<int(int, const char*, int, const char*, int)>("linkat")(from, old, to, name, flags);
}
int rename(const char* old, const char* name) noexcept {
  return fails() ? -1 : real<int(const char*, const char*)>("rename")(old, name);
}
}
