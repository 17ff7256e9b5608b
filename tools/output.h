#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "command.h"
#include "elfref/core/render/render.h"

namespace elfref::tools {

enum class Format { text, json, ndjson, csv, sarif, github, junit };
enum class Colour { automatic, always, never };

/// `--format` of a command that reports on records, of one whose findings others show, of one that scores records, and
/// of one that prints a table.
[[nodiscard]] Argument format_argument(Format& into);
[[nodiscard]] Argument findings_format_argument(Format& into);
[[nodiscard]] Argument score_format_argument(Format& into);
[[nodiscard]] Argument table_format_argument(Format& into);
/// `--color`.
[[nodiscard]] Argument colour_argument(Colour& into);

/// Writes to standard output at once. False when nothing more can be written, which was said where it matters:
/// then there is no use in going on.
[[nodiscard]] bool print(std::string_view text);

/// Writes a text to standard error as it is.
void print_error(std::string_view text);
/// Writes a line to standard error; what a terminal would obey is made safe, whoever typed it.
void complain(std::string_view text);
/// Complains about what was asked for, or about what it was asked of; returns the exit code.
[[nodiscard]] int refuse(std::string_view complaint);

/// Writes a page that was asked for to a file, or to standard output where it has no name or is `-`; none of the
/// records that it is about is written over. Returns the exit code.
[[nodiscard]] int write_file(const std::string& path, std::span<const std::string> records, const std::string& page);

/// Writes a page on which sessions are looked at, each as render_replay_json() writes it, as write_file() does.
[[nodiscard]] int write_replays(const std::string& path, std::span<const std::string> records,
                                std::span<const std::string> replays);

/// `--cite`: whether findings are cited by every edition.
[[nodiscard]] Argument cite_argument(bool& all);

/// Colours where they were asked for; else on a terminal, unless NO_COLOR is set or the terminal is dumb. On a terminal
/// lines are as wide as COLUMNS says, or else as the terminal does.
[[nodiscard]] TextStyle style_for(Colour colour, bool cite_all = false);

}  // namespace elfref::tools
