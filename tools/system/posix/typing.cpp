#include "system/typing.h"

#include <editline/readline.h>
#include <unistd.h>

#include <clocale>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <utility>

#include "output.h"
#include "words/tool_msg.h"

namespace elfref::tools {
namespace {

// The library knows functions alone, and so one reader at a time.
Completions asked_for_lines;
std::vector<std::string> offered_lines;

char* offered_line(const char*, int number) {
  const auto index = static_cast<std::size_t>(number);
  return index < offered_lines.size() ? strdup(offered_lines[index].c_str()) : nullptr;
}

/// What may stand behind the words from `start` on, so that the whole line is one that is offered.
char** offer_lines(const char* text, int start, int) {
  const std::string line(rl_line_buffer);
  const std::string before = line.substr(0, static_cast<std::size_t>(start));
  offered_lines.clear();
  for (const std::string& whole : asked_for_lines(before + text))
    if (whole.size() > before.size() && whole.starts_with(before)) offered_lines.push_back(whole.substr(before.size()));
  rl_attempted_completion_over = 1;
  rl_completion_append_character = '\0';
  return offered_lines.empty() ? nullptr : rl_completion_matches(text, offered_line);
}

/// What every terminal does, a VT100 and its followers, as ncurses reads a description from a variable. It was made
/// from
///   elfref-vt100|what every terminal does, am, xenl, cols#80, lines#24, bel=^G, cr=\r, clear=\E[H\E[J, cub1=^H,
///     cud1=\n, cuf1=\E[C, cuu1=\E[A, cub=\E[%p1%dD, cud=\E[%p1%dB, cuf=\E[%p1%dC, cuu=\E[%p1%dA, ed=\E[J, el=\E[K,
///     home=\E[H, kcub1=\EOD, kcud1=\EOB, kcuf1=\EOC, kcuu1=\EOA,
/// by `tic -o FOLDER FILE` and `TERMINFO=FOLDER infocmp -Q2 elfref-vt100`.
char vt100_name[] = "elfref-vt100";
constexpr const char* vt100 =
    "b64:GgEmAAUAAwBzAFcAZWxmcmVmLXZ0MTAwfHdoYXQgZXZlcnkgdGVybWluYWwgZG9lcwAAAQAAAQBQAP__GAD__wAAAgD_____BAALAA8A____"
    "____EwAVAP__GQD_____GwD__x8A____________________________________________________________________________________"
    "_________________________yMA_____________________________________________ycA________KwD_______8vAP______________"
    "____________________________________MwD_______88AEUA__9OAAcADQAbW0gbW0oAG1tLABtbSgAKABtbSAAIABtbQwAbW0EAG09CABtP"
    "RAAbT0MAG09BABtbJXAxJWRCABtbJXAxJWREABtbJXAxJWRDABtbJXAxJWRBAA==";

/// Whether the library has found out how to write on this terminal. What it prints where it has not is caught.
bool initialize() {
  int pipe_ends[2];
  const int error_stream = dup(STDERR_FILENO);
  if (error_stream < 0 || pipe(pipe_ends) != 0) {
    if (error_stream >= 0) close(error_stream);
    rl_initialize();
    return true;
  }
  dup2(pipe_ends[1], STDERR_FILENO);
  close(pipe_ends[1]);
  rl_initialize();
  std::fflush(stderr);
  dup2(error_stream, STDERR_FILENO);
  close(error_stream);
  char letter = 0;
  const bool complained = read(pipe_ends[0], &letter, 1) > 0;  // no more can be written to it
  close(pipe_ends[0]);
  return !complained;
}

/// Makes the library ready for this terminal. One that it does not know is taken for a VT100, as nearly all behave like
/// one; but no terminal that is said to know nothing.
void get_ready() {
  std::setlocale(LC_CTYPE, "C.UTF-8");  // the library ends the program at a prompt whose letters it cannot read
  const char* variable = "TERMINFO";
  setenv(variable, vt100, 0);  // now: a variable that is set later ncurses may not notice
  if (initialize()) return;
  const char* name = std::getenv("TERM");
  const std::string terminal = name == nullptr ? "" : name;
  if (terminal.empty() || terminal == "dumb") return;
  complain(msg::terminal_unknown({.terminal = verbatim(terminal)}));
  setenv(variable, vt100, 1);
  setenv("TERM", vt100_name, 1);
  rl_terminal_name = vt100_name;  // the library would go on with the one it made do with
  initialize();
}

}  // namespace

void begin_typing(Completions completions) {
  asked_for_lines = std::move(completions);
  get_ready();
  rl_attempted_completion_function = offer_lines;
}

void end_typing() {
  asked_for_lines = nullptr;
}

std::optional<std::string> typed_line(const std::string& prompt) {
  char* typed = readline((prompt + "> ").c_str());
  if (typed == nullptr) return std::nullopt;
  std::string line(typed);
  if (!line.empty()) add_history(typed);
  std::free(typed);
  return line;
}

}  // namespace elfref::tools
