// The manual page, in the language of man(7): made from the description of the commands, so that it says of them what
// their help says.

#include <algorithm>
#include <cctype>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "command.h"
#include "description.h"
#include "output.h"
#include "version.h"

namespace elfref::tools::commands {
namespace {

constexpr const char* examples_heading = "Examples:\n";
constexpr const char* exit_heading = "Exit status: ";

constexpr const char* description = R"(.B elfref
reads what somebody wrote down while a game went on, replays it, checks every play against the printed rules, says where
a rule was broken and by which sentence of which edition, and computes the final score.
A record is a YAML file; of a record that breaks rules every finding is told, and judging goes on behind it.
.PP
The verdict on a record is one of
.TP
.B legal
nothing unwritten could make a written play wrong
.TP
.B possible
it hangs on something: a payment nobody wrote down, an edition that was not named; the report says on what
.TP
.B illegal
some rule was broken, whatever the unwritten things were
.TP
.B unreadable
not a record; every fault is listed with its place
)";

constexpr const char* surroundings = R"(.SH ENVIRONMENT
.TP
.B NO_COLOR
if it is set and not empty, there are no colours unless
.B \-\-color=always
asks for them
.TP
.B TERM
if it is
.IR dumb ,
likewise
.SH FILES
Below the folder it was installed in:
.TP
.I share/doc/elfref/record-format.md
what a record may say
.TP
.I share/doc/elfref/examples/
records to learn from
.TP
.I share/elfref/schemas/
schemas of records and reports, for editors and programs
)";

/// Words as they are: no dash becomes another one, no quote is bent. `at_start`: nothing else is before on the line.
std::string verbatim(std::string_view text, bool at_start = false) {
  std::string escaped;
  for (const char c : text) {
    if (at_start && escaped.empty() && (c == '.' || c == '\'')) escaped += "\\&";
    switch (c) {
      case '\\':
        escaped += "\\e";
        break;
      case '-':
        escaped += "\\-";
        break;
      case '\'':
        escaped += "\\(aq";
        break;
      case '`':
        escaped += "\\(ga";
        break;
      case '^':
        escaped += "\\(ha";
        break;
      case '~':
        escaped += "\\(ti";
        break;
      default:
        escaped += c;
    }
  }
  return escaped;
}

std::string bold(std::string_view text) {
  return "\\fB" + verbatim(text) + "\\fR";
}
std::string italic(std::string_view text) {
  return "\\fI" + verbatim(text) + "\\fR";
}

/// The parts of a text between empty lines.
std::vector<std::string> paragraphs(std::string_view text) {
  std::vector<std::string> found;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find("\n\n"), text.size());
    std::string paragraph(text.substr(0, end));
    while (paragraph.ends_with('\n')) paragraph.pop_back();
    if (!paragraph.empty()) found.push_back(std::move(paragraph));
    text.remove_prefix(std::min(end + 2, text.size()));
  }
  return found;
}

/// What stands behind the heading of a paragraph; nothing if it has another one, or none.
std::optional<std::string_view> under(std::string_view heading, std::string_view paragraph) {
  if (!paragraph.starts_with(heading)) return std::nullopt;
  return paragraph.substr(heading.size());
}

/// Text of the help as running text.
std::string running(std::string_view text) {
  return verbatim(text, true) + "\n";
}

std::string synopsis(const Command& command) {
  std::string line = ".B elfref " + verbatim(command.name) + "\n[" + italic("OPTIONS") + "]";
  for (const Argument& argument : command.arguments) {
    if (!argument.positional()) continue;
    const std::string name = italic(argument.name) + (argument.repeatable ? "..." : "");
    line += argument.required ? " " + name : " [" + name + "]";
  }
  return line + "\n.br\n";
}

/// An argument and what is said of it.
std::string entry(const Argument& argument) {
  std::string names;
  for (const std::string& name : spellings(argument)) {
    if (!names.empty()) names += ", ";
    names += argument.positional() ? italic(name) : bold(name);
    if (!argument.positional() && !argument.value.empty()) names += " " + italic(argument.value);
  }
  return ".TP\n" + names + "\n" + running(argument.description + ".");
}

/// What the manual says of one command where it lists all.
std::string entry(const Command& command) {
  std::string all = ".SS elfref " + verbatim(command.name) + "\n" + running(command.description + ".");
  for (const Argument& argument : command.arguments) all += entry(argument);
  all += entry(help_argument());
  for (const std::string& paragraph : paragraphs(command.examples))
    if (!under(examples_heading, paragraph) && !under(exit_heading, paragraph)) all += ".PP\n" + running(paragraph);
  return all;
}

/// The exit status of every command that says more of it than that all went well.
std::string exit_status(const std::vector<Command>& commands) {
  std::string all = ".SH EXIT STATUS\n";
  for (const Command& command : commands)
    for (const std::string& paragraph : paragraphs(command.examples))
      if (const auto said = under(exit_heading, paragraph))
        all += ".TP\n" + bold("elfref " + command.name) + "\n" + running(*said);
  return all + ".PP\nAny other use of the command line than those above: 2.\n";
}

std::string examples(const std::vector<Command>& commands) {
  std::string all = ".SH EXAMPLES\n";
  for (const Command& command : commands)
    for (const std::string& paragraph : paragraphs(command.examples))
      if (const auto said = under(examples_heading, paragraph))
        all += std::string(all.ends_with(".EE\n") ? ".PP\n" : "") + ".EX\n" + verbatim(*said) + "\n.EE\n";
  return all;
}

/// The words that `--edition` and `--option` take.
std::string words_of_the_rules() {
  std::string all = ".SH EDITIONS\n" + verbatim(join(rule_editions(), ", ")) + "\n.SH OPTIONS OF THE RULES\n";
  for (const OptionWords& option : rule_options()) {
    const std::vector<std::string> values(option.values.begin(), option.values.end());
    all += ".TP\n" + bold(option.name) + "\n" + verbatim(join(values, ", ")) + "\n";
  }
  return all;
}

std::string page() {
  const std::vector<Command> commands = all_commands();
  std::string name = about;
  name.front() = static_cast<char>(std::tolower(static_cast<unsigned char>(name.front())));
  std::string all = ".TH ELFREF 1 " + day_of_version() + " \"elfref " ELFREF_VERSION "\" \"User Commands\"\n";
  all += ".SH NAME\nelfref \\- " + verbatim(name) + "\n.SH SYNOPSIS\n";
  for (const Command& command : commands) all += synopsis(command);
  all += ".B elfref\n" + bold(spellings(help_argument()).back()) + " | " + bold(version_argument().name) + " | " +
         bold(licences_argument().name) + "\n";
  all += std::string(".SH DESCRIPTION\n") + description + ".SH COMMANDS\n";
  for (const Command& command : commands) all += entry(command);
  return all + words_of_the_rules() + exit_status(commands) + examples(commands) + surroundings;
}

}  // namespace

Command manual() {
  return {.name = "manual",
          .description = "Prints this program's manual page, as man reads it; a package brings it along",
          .examples =
              "Examples:\n"
              "  elfref manual | man -l -                    without installing it\n",
          .arguments = {},
          .run = [] { return print(page()) ? exit_clean : exit_not_judged; }};
}

}  // namespace elfref::tools::commands
