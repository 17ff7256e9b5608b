// Checks the record on standard input and prints every finding.
#include <elfref/core/words/speaker.h>
#include <elfref/games.h>

#include <iostream>
#include <iterator>

int main() {
  const std::string text(std::istreambuf_iterator(std::cin), {});
  const elfref::Refereed refereed = elfref::referee({.name = "record", .text = text});
  const elfref::Speaker says(refereed.judgement, elfref::Language::en);
  for (const elfref::Diagnostic& found : refereed.judgement.findings) {
    const elfref::Place at = elfref::place_of(refereed.source(), found.span);
    std::cout << at.line << ':' << at.column << ": " << name(found.severity) << ": " << says(found.message) << '\n';
  }
  std::cout << name(refereed.judgement.verdict) << '\n';
}
