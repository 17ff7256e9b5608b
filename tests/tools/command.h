#pragma once

#include <string>

namespace elfref::testing {

/// The result of a command line.
struct Outcome {
  int exit = 0;        ///< its exit status; 128 and the signal if a signal ended it
  std::string output;  ///< its standard output, and its standard error if that goes to the same place
};

/// Runs a line of shell in the top folder of the sources; `elfref` is the program just built.
[[nodiscard]] Outcome run(const std::string& line);

/// The path of a file that only this process writes: its name ends in NAME.
[[nodiscard]] std::string file_of_this_test(const std::string& name);

}  // namespace elfref::testing
