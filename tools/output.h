#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "command.h"
#include "elfref/core/render/render.h"

namespace elfref::tools {

enum class Format { text, json, ndjson, csv, sarif, github, junit, bgstats, bgstats_link };
enum class Colour { automatic, always, never };

/// `--format` of four kinds of commands: those that report on records, that show findings, that score records, and that
/// print a table.
[[nodiscard]] Argument format_argument(Format& into);
[[nodiscard]] Argument findings_format_argument(Format& into);
[[nodiscard]] Argument score_format_argument(Format& into);
[[nodiscard]] Argument table_format_argument(Format& into);
/// `--color`.
[[nodiscard]] Argument colour_argument(Colour& into);

/// Writes to standard output immediately. False if nothing more can be written, which is then already reported if it
/// matters: going on is useless.
[[nodiscard]] bool print(std::string_view text);

/// Writes a text to standard error as it is.
void print_error(std::string_view text);
/// Writes a line to standard error; characters that a terminal would obey are made safe.
void complain(const Message& text);
/// Complains about a request, or about the file that it names; returns the exit code.
[[nodiscard]] int refuse(const Message& complaint);

/// Writes a page to a file, or to standard output if the path is empty or `-`. Never overwrites the records that the
/// page is about. Returns the exit code.
[[nodiscard]] int write_file(const std::string& path, std::span<const std::string> records, const std::string& page);

/// Writes a page that shows sessions, each as render_replay_json() writes it, in the manner of write_file().
[[nodiscard]] int write_replays(const std::string& path, std::span<const std::string> records,
                                std::span<const std::string> replays);

/// `--cite`: whether findings are cited by every edition.
[[nodiscard]] Argument cite_argument(bool& all);

/// Colours if they are requested; else on a terminal, unless NO_COLOR is set or the terminal is dumb. On a terminal,
/// lines are as wide as COLUMNS, or else as the terminal.
[[nodiscard]] TextStyle style_for(Colour colour, bool cite_all = false);

}  // namespace elfref::tools
