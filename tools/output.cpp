#include "output.h"

#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>

#include "elfref/core/text.h"

namespace elfref::tools {
namespace {

bool output_lost = false;

bool is_set(const char* variable) {
  const char* value = std::getenv(variable);
  return value != nullptr && *value != '\0';
}

bool terminal_has_colours() {
  const char* terminal = std::getenv("TERM");
  return terminal != nullptr && std::strcmp(terminal, "dumb") != 0 && isatty(STDOUT_FILENO) == 1;
}

}  // namespace

Argument format_argument(Format& into) {
  return choice<Format>("--format", into, {{"text", Format::text}, {"json", Format::json}, {"ndjson", Format::ndjson}},
                        "How the results are written");
}

Argument score_format_argument(Format& into) {
  return choice<Format>(
      "--format", into,
      {{"text", Format::text}, {"json", Format::json}, {"ndjson", Format::ndjson}, {"csv", Format::csv}},
      "How the results are written; csv for a spreadsheet, a line a player");
}

Argument table_format_argument(Format& into) {
  return choice<Format>("--format", into, {{"text", Format::text}, {"json", Format::json}},
                        "How the results are written");
}

Argument colour_argument(Colour& into) {
  return choice<Colour>("--color,--colour", into,
                        {{"auto", Colour::automatic}, {"always", Colour::always}, {"never", Colour::never}},
                        "Colours in text; auto: on a terminal");
}

bool print(std::string_view text) {
  if (output_lost) return false;
  errno = 0;
  const bool written = std::fwrite(text.data(), 1, text.size(), stdout) == text.size() && std::fflush(stdout) == 0;
  if (written) return true;
  output_lost = true;
  // Whoever closed a pipe has read enough; a full disk is another matter.
  if (errno != EPIPE) complain(std::string("cannot write the results: ") + std::strerror(errno));
  return false;
}

void complain(std::string_view text) {
  const std::string line = "elfref: " + std::string(text) + "\n";
  std::fwrite(line.data(), 1, line.size(), stderr);
}

int refuse(std::string_view complaint) {
  complain(printable(complaint));
  return exit_not_judged;
}

TextStyle style_for(Colour colour) {
  if (colour != Colour::automatic) return {.colour = colour == Colour::always};
  return {.colour = terminal_has_colours() && !is_set("NO_COLOR")};
}

}  // namespace elfref::tools
