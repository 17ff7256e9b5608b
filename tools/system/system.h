#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/words/message.h"

// What POSIX systems and Windows do differently. The folders posix and windows define it, and a build has one of them.
// Here are the streams, the arguments and the processes; the rest is in input_file.h, typing.h and ../file_writing.h.
namespace elfref::tools {

/// The streams that a program has when it begins.
enum class Stream { input, output, errors };

/// Prepares the streams. It is called first, as no file may take the place of a stream that is closed.
void prepare_streams();

/// The arguments after the name of the program, in UTF-8. Windows leaves patterns such as `*.yaml` to programs: they
/// are expanded.
[[nodiscard]] std::vector<std::string> arguments_of(int argc, char** argv);

/// The language that the user has chosen for the whole system, as a locale. Empty: only the variables of the
/// environment say it.
[[nodiscard]] std::string locale_of_system();

[[nodiscard]] bool is_terminal(Stream stream);
/// The columns of the terminal that the output goes to; 0 if they are unknown.
[[nodiscard]] int columns_of_terminal();
[[nodiscard]] bool terminal_has_colours();

/// What came of writing.
struct Written {
  bool all = true;
  Message why;  ///< why not all was written; nothing if the reader closed the pipe
};
/// Writes to the output immediately.
[[nodiscard]] Written write_output(std::string_view text);

/// Whether both paths lead to one file. `-` as the second one is the file that standard input is read from.
[[nodiscard]] bool is_same_file(const std::string& path, const std::string& other);

/// Calls a function that forgets what it has read of files, in a process of its own where the system can copy one.
/// False: it cannot be called.
[[nodiscard]] bool run_apart(const std::function<int()>& judge);

}  // namespace elfref::tools
