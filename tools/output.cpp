#include "output.h"

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>

#include "documents.h"
#include "elfref/core/pages/replay_page.h"
#include "elfref/core/render/render.h"
#include "elfref/core/render/render_ci.h"
#include "elfref/core/text/text.h"
#include "file_writing.h"
#include "speaking.h"
#include "system/system.h"
#include "words/tool_msg.h"

namespace elfref::tools {
namespace {

bool output_lost = false;

bool is_set(const char* variable) {
  const char* value = std::getenv(variable);
  return value != nullptr && *value != '\0';
}

/// The columns of the terminal; 0 where nobody says how many it has.
int terminal_width() {
  int columns = 0;
  if (const char* said = std::getenv("COLUMNS")) std::from_chars(said, said + std::strlen(said), columns);
  return columns > 0 ? columns : columns_of_terminal();
}

}  // namespace

Argument format_argument(Format& into) {
  return choice<Format>("--format", into, {{"text", Format::text}, {"json", Format::json}, {"ndjson", Format::ndjson}},
                        msg::option_format());
}

Argument findings_format_argument(Format& into) {
  return choice<Format>("--format", into,
                        {{"text", Format::text},
                         {"json", Format::json},
                         {"ndjson", Format::ndjson},
                         {"sarif", Format::sarif},
                         {"github", Format::github},
                         {"junit", Format::junit}},
                        msg::option_findings_format());
}

Argument score_format_argument(Format& into) {
  return choice<Format>("--format", into,
                        {{"text", Format::text},
                         {"json", Format::json},
                         {"ndjson", Format::ndjson},
                         {"csv", Format::csv},
                         {"bgstats", Format::bgstats},
                         {"bgstats-link", Format::bgstats_link}},
                        msg::option_score_format());
}

Argument table_format_argument(Format& into) {
  return choice<Format>("--format", into, {{"text", Format::text}, {"json", Format::json}}, msg::option_format());
}

Argument colour_argument(Colour& into) {
  return choice<Colour>("--color,--colour", into,
                        {{"auto", Colour::automatic}, {"always", Colour::always}, {"never", Colour::never}},
                        msg::option_colour());
}

bool print(std::string_view text) {
  if (output_lost) return false;
  const Written written = write_output(text);
  if (written.all) return true;
  output_lost = true;
  // Whoever closed a pipe has read enough; a full disk is another matter.
  if (!written.why.empty()) complain(msg::results_not_written({.why = written.why}));
  return false;
}

void print_error(std::string_view text) {
  std::fwrite(text.data(), 1, text.size(), stderr);
}

void complain(const Message& text) {
  const std::string line = printable(said(text));
  print_error("elfref: " + (is_set("GITHUB_ACTIONS") ? without_workflow_commands(line) : line) + "\n");
}

int refuse(const Message& complaint) {
  complain(complaint);
  return exit_not_judged;
}

int write_file(const std::string& path, std::span<const std::string> records, const std::string& page) {
  if (path.empty() || path == "-") return print(page) ? exit_clean : exit_not_judged;
  if (std::ranges::any_of(records, [&](const std::string& record) { return is_same_file(path, record); }))
    return refuse(msg::page_is_record({.file = verbatim(path)}));
  if (is_name_of_record(path)) return refuse(msg::page_named_like_record({.file = verbatim(path)}));
  const Message why = replace_file(path, page);
  return why.empty() ? exit_clean : refuse(msg::cannot_write({.file = verbatim(path), .why = why}));
}

Argument cite_argument(bool& all) {
  return choice<bool>("--cite", all, {{"deciding", false}, {"all", true}}, msg::option_cite());
}

TextStyle style_for(Colour colour, bool cite_all) {
  TextStyle style{.colour = colour == Colour::always, .width = 0, .cite_all = cite_all, .language = language()};
  if (!is_terminal(Stream::output)) return style;
  style.width = terminal_width();
  if (colour == Colour::automatic) style.colour = terminal_has_colours() && !is_set("NO_COLOR");
  return style;
}

int write_replays(const std::string& path, std::span<const std::string> records,
                  std::span<const std::string> replays) {
  const std::string page = replay_page(render_replays_json(replays), language());
  if (page.empty()) return refuse(msg::no_page());
  return write_file(path, records, page);
}

}  // namespace elfref::tools
