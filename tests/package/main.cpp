// A program of somebody who uses the library: judges one record, and prints the verdict and the rules that were broken.

#include <elfref/games.h>

#include <fstream>
#include <iostream>
#include <iterator>
#include <string>
#include <utility>

int main(int argc, char** argv) {
  if (argc != 2) {
    std::cerr << "usage: referee_of_mine RECORD\n";
    return 2;
  }
  std::ifstream file(argv[1]);
  elfref::Source source{.name = argv[1], .text = std::string(std::istreambuf_iterator(file), {})};
  const elfref::Refereed refereed = elfref::referee(std::move(source), {});
  std::cout << elfref::name(refereed.judgement.verdict);
  for (const elfref::Diagnostic& found : refereed.judgement.findings)
    if (found.severity == elfref::Severity::error) std::cout << ' ' << found.id;
  std::cout << '\n';
  return refereed.judgement.verdict == elfref::Verdict::unreadable ? 2 : 0;
}
