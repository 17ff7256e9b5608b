// The manual page, in the language of man(7): made from the description of the commands, so that it says of them what
// their help says.

#include <string>
#include <string_view>
#include <vector>

#include "command.h"
#include "description.h"
#include "elfref/core/words/core_msg.h"
#include "help.h"
#include "output.h"
#include "speaking.h"
#include "version.h"
#include "words/tool_msg.h"

namespace elfref::tools::commands {
namespace {

/// Words as they are: no dash becomes another one, no quote is bent. `at_start`: nothing else is before on the line.
std::string as_it_is(std::string_view text, bool at_start = false) {
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
  return "\\fB" + as_it_is(text) + "\\fR";
}
std::string italic(std::string_view text) {
  return "\\fI" + as_it_is(text) + "\\fR";
}

/// Text of the help as running text.
std::string running(std::string_view text) {
  return as_it_is(text, true) + "\n";
}

std::string heading(const Message& text) {
  return ".SH " + as_it_is(said(text)) + "\n";
}

std::string synopsis(const Command& command) {
  std::string line = ".B elfref " + as_it_is(command.name) + "\n[" + italic(said(msg::label_any_options())) + "]";
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
  return ".TP\n" + names + "\n" + running(said(argument.description) + ".");
}

/// What the manual says of one command where it lists all.
std::string entry(const Command& command) {
  std::string all = ".SS elfref " + as_it_is(command.name) + "\n" + running(said(command.description) + ".");
  for (const Argument& argument : command.arguments) all += entry(argument);
  all += entry(language_argument()) + entry(help_argument());
  for (const Message& note : command.footer.notes) all += ".PP\n" + running(said(note));
  return all;
}

/// The exit status of every command that says more of it than that all went well.
std::string exit_status(const std::vector<Command>& commands) {
  std::string all = heading(msg::manual_exit_status());
  for (const Command& command : commands)
    if (!command.footer.exit.empty())
      all += ".TP\n" + bold("elfref " + command.name) + "\n" + running(said(command.footer.exit));
  return all + ".PP\n" + running(said(msg::manual_other_exit_status()));
}

std::string examples(const std::vector<Command>& commands) {
  std::string all = heading(msg::manual_examples());
  for (const Command& command : commands)
    if (!command.footer.runs.empty())
      all += std::string(all.ends_with(".EE\n") ? ".PP\n" : "") + ".EX\n" +
             as_it_is(sample_runs(command.footer, usual_width)) + ".EE\n";
  return all;
}

/// The words that `--edition` and `--option` take.
std::string words_of_the_rules() {
  std::string all =
      heading(msg::manual_editions()) + as_it_is(join(rule_editions(), ", ")) + "\n" + heading(msg::manual_options());
  for (const OptionWords& option : rule_options()) {
    const std::vector<std::string> values(option.values.begin(), option.values.end());
    all += ".TP\n" + bold(option.name) + "\n" + as_it_is(join(values, ", ")) + "\n";
  }
  return all;
}

/// A thing that has a name, and what is said of it.
std::string entry(const std::string& name, const Message& meaning) {
  return ".TP\n" + name + "\n" + said(meaning) + "\n";
}

std::string description() {
  std::string all = heading(msg::manual_description()) + ".B elfref\n" + running(said(msg::manual_does())) +
                    running(said(msg::manual_record())) + ".PP\n" + running(said(msg::manual_verdict()));
  all += entry(".B " + said(elfref::msg::verdict_legal()), msg::manual_legal());
  all += entry(".B " + said(elfref::msg::verdict_possible()), msg::manual_possible());
  all += entry(".B " + said(elfref::msg::verdict_illegal()), msg::manual_illegal());
  return all + entry(".B " + said(elfref::msg::verdict_unreadable()), msg::manual_unreadable());
}

std::string environment() {
  const auto named = [](const char* name) { return Message("\\fB" + as_it_is(name) + "\\fR"); };
  return heading(msg::manual_environment()) +
         entry(".B NO_COLOR", msg::manual_no_color({.option = named("--color=always")})) +
         entry(".B TERM", msg::manual_term({.value = Message("\\fIdumb\\fR")})) +
         entry(".B LC_ALL\n.TQ\n.B LC_MESSAGES\n.TQ\n.B LANG", msg::manual_lang({.option = named("--lang")}));
}

std::string files() {
  return heading(msg::manual_files()) + running(said(msg::manual_below())) +
         entry(".I share/doc/elfref/record-format.md", msg::manual_format()) +
         entry(".I share/doc/elfref/examples/", msg::manual_records()) +
         entry(".I share/elfref/schemas/", msg::manual_schemas());
}

std::string page() {
  const std::vector<Command> commands = all_commands();
  std::string all = ".TH ELFREF 1 " + day_of_version() + " \"elfref " ELFREF_VERSION "\" \"" +
                    said(msg::manual_title()) + "\"\n" + heading(msg::manual_name()) + "elfref \\- " +
                    as_it_is(said(msg::manual_program())) + "\n" + heading(msg::manual_synopsis());
  for (const Command& command : commands) all += synopsis(command);
  all += ".B elfref\n" + bold(spellings(help_argument()).back()) + " | " + bold(version_argument().name) + " | " +
         bold(licences_argument().name) + "\n";
  all += description() + heading(msg::manual_commands());
  for (const Command& command : commands) all += entry(command);
  return all + words_of_the_rules() + exit_status(commands) + examples(commands) + environment() + files();
}

}  // namespace

Command manual() {
  return {.name = "manual",
          .description = msg::manual_about(),
          .footer = {.runs = {{"elfref manual | man -l -", msg::manual_run()}}},
          .arguments = {},
          .run = [] { return print(page()) ? exit_clean : exit_not_judged; }};
}

}  // namespace elfref::tools::commands
