#pragma once

#include <string>

namespace elfref::testing {

/// What a command line did.
struct Outcome {
  int exit = 0;        ///< its exit status; 128 and the signal where one ended it
  std::string output;  ///< what it wrote to standard output, and to standard error where that is the same
};

/// Runs a line of shell in the top folder of the sources; `elfref` is the program just built.
[[nodiscard]] Outcome run(const std::string& line);

}  // namespace elfref::testing
