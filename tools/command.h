#pragma once

#include <string>
#include <vector>

#include "elfref/core/game.h"

namespace elfref::tools {

enum class Format { text, json, ndjson };
enum class Colour { automatic, always, never };

/// What was asked for on the command line.
struct Request {
  std::vector<std::string> files;  ///< `-` is standard input
  Overrides overrides;
  Format format = Format::text;
  Colour colour = Colour::automatic;
  bool strict = false;   ///< warnings and `possible` count as breaches
  bool verbose = false;  ///< say on standard error what is done
};

/// How a command ends; of several records the highest counts.
enum ExitCode { exit_clean = 0, exit_breach = 1, exit_not_judged = 2 };

/// The commands. Each returns its exit code.
int check(const Request& request);
int score(const Request& request);
int rules(const Request& request);

}  // namespace elfref::tools
