// fuzz_TARGET FILE-OR-FOLDER…: what a fuzzer has found before, once more, in an ordinary build. The last line counts
// the inputs; none is a failure.

#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size);

namespace {

std::vector<std::filesystem::path> files_of(const std::filesystem::path& path) {
  if (!std::filesystem::is_directory(path)) return {path};
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(path))
    if (entry.is_regular_file()) files.push_back(entry.path());
  return files;
}

}  // namespace

int main(int count, char** words) {
  std::size_t inputs = 0;
  for (const std::string& word : std::vector<std::string>(words + 1, words + count))
    for (const auto& path : files_of(word)) {
      std::ifstream file(path, std::ios::binary);
      if (!file) {
        std::fprintf(stderr, "cannot read %s\n", path.c_str());
        return 2;
      }
      const std::string text(std::istreambuf_iterator<char>(file), {});
      std::printf("%s\n", path.c_str());
      std::fflush(stdout);  // the last line of a program that ends here says where
      const std::vector<std::uint8_t> bytes(text.begin(), text.end());
      LLVMFuzzerTestOneInput(bytes.data(), bytes.size());
      ++inputs;
    }
  std::printf("%zu inputs\n", inputs);
  return inputs == 0 ? 1 : 0;
}
