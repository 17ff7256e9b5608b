// The command line: reads the arguments and calls the command. The only file that includes CLI11, which is slow to
// compile.

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "command.h"
#include "elfref/core/text.h"
#include "log.h"
#include "output.h"

namespace elfref::tools {
namespace {

struct Command {
  const char* name;
  const char* description;
  const char* examples;
  bool reads_files;
  int (*run)(const Request&);
};

constexpr std::array commands{
    Command{"check", "Replays records, prints every finding with its place and rule, and a verdict for each record",
            "Examples:\n"
            "  elfref check game.yaml                      one record, or several in a file\n"
            "  elfref check --edition rio-grande-2015 -    standard input, by the rules of that edition\n"
            "  elfref check --option caravan=only-if-unable game.yaml\n"
            "  elfref check --format ndjson games/*.yaml   a line of JSON for each record\n"
            "\n"
            "Exit status: 0 no breach and no refuted claim, 1 a breach or a refuted claim, 2 something could not be\n"
            "judged; of several records the highest.\n",
            true, check},
    Command{"score", "Prints the score table of each record, and compares it with what the record claims",
            "Examples:\n"
            "  elfref score game.yaml                      the table, each line explained\n"
            "  elfref score --option town-cards=true -     standard input, scored with town cards\n"
            "  elfref score --format json game.yaml        for programs\n"
            "\n"
            "Exit status: as for 'elfref check'.\n",
            true, score},
    Command{"rules", "Prints the rules that are judged, with the place of each in the printed rulebooks",
            "Examples:\n"
            "  elfref rules                                for reading\n"
            "  elfref rules --format json                  for programs\n",
            false, rules},
};

const std::vector<std::pair<std::string, Format>> formats{
    {"text", Format::text}, {"json", Format::json}, {"ndjson", Format::ndjson}};
const std::vector<std::pair<std::string, Format>> table_formats{{"text", Format::text}, {"json", Format::json}};
const std::vector<std::pair<std::string, Colour>> colours{
    {"auto", Colour::automatic}, {"always", Colour::always}, {"never", Colour::never}};

/// Takes one of some words as a value.
template <class Value>
void add_choice(CLI::App& app, const std::string& name, Value& value,
                const std::vector<std::pair<std::string, Value>>& choices, const std::string& description) {
  std::string words;
  for (const auto& choice : choices) words += (words.empty() ? "" : "|") + choice.first;
  const auto choose = [&value, &choices, name, words](const std::string& word) {
    const auto chosen = std::ranges::find(choices, word, &std::pair<std::string, Value>::first);
    if (chosen == choices.end()) throw CLI::ValidationError(name + " takes " + words + ", not '" + word + "'");
    value = chosen->second;
  };
  app.add_option_function<std::string>(name, choose, description)->type_name(words)->take_last();
}

void add_override(Request& request, const std::string& written) {
  const std::size_t equals = written.find('=');
  if (equals == std::string::npos || equals == 0)
    throw CLI::ValidationError("--option takes a name and a value, as in caravan=free: '" + written + "'");
  request.overrides.options.emplace_back(written.substr(0, equals), written.substr(equals + 1));
}

void add_record_options(CLI::App& app, Request& request) {
  app.add_option("FILE", request.files, "Records to read; - is standard input")->required()->option_text(" ");
  app.add_option("--edition", request.overrides.edition, "Judge by this rulebook, whatever the record names")
      ->type_name("NAME")
      ->take_last();
  const auto override_option = [&request](const std::vector<std::string>& all) {
    for (const std::string& written : all) add_override(request, written);
  };
  app.add_option_function<std::vector<std::string>>(
         "--option", override_option, "Set an option of the rules, over the record's own; may be repeated")
      ->type_name("K=V")
      ->option_text("K=V")
      ->allow_extra_args(false);
  app.add_flag("--strict", request.strict, "Warnings, and the verdict 'possible', make exit status 1")
      ->disable_flag_override();
  app.add_flag("--verbose", request.verbose, "Say on standard error what is done")->disable_flag_override();
}

void add_command(CLI::App& app, const Command& command, Request& request, int (*&chosen)(const Request&)) {
  CLI::App* sub = app.add_subcommand(command.name, command.description);
  sub->footer(command.examples)->group("Commands");
  sub->callback([&chosen, &command] { chosen = command.run; });
  if (command.reads_files) add_record_options(*sub, request);
  add_choice(*sub, "--format", request.format, command.reads_files ? formats : table_formats,
             "How the results are written");
  add_choice(*sub, "--color", request.colour, colours, "Colours in text; auto: on a terminal");
}

int usage_error(const std::string& message, const std::string& hint) {
  complain(printable(message));
  complain(printable(hint));
  return exit_not_judged;
}

std::string see_help(const std::string& command = "") {
  return "try 'elfref " + command + (command.empty() ? "" : " ") + "--help'";
}

bool is_command(std::string_view word) {
  for (const Command& command : commands)
    if (word == command.name) return true;
  return false;
}

/// What a word in the place of a command may have meant, or where the help is.
std::string hint_for_command(const std::string& word) {
  if (word == "-" || CLI::ExistingFile(word).empty()) return "did you mean 'elfref check " + word + "'?";
  std::vector<std::string_view> names;
  for (const Command& command : commands) names.push_back(command.name);
  const auto near = nearest(word, names);
  return near.empty() ? see_help() : "did you mean '" + std::string(near.front()) + "'?";
}

/// What an option that the command does not have may have meant, or where the help is.
std::string hint_for_option(const CLI::App& command, const std::string& argument) {
  std::vector<std::string> owned;
  for (const CLI::Option* option : command.get_options())
    for (const std::string& name : option->get_lnames()) owned.push_back("--" + name);
  const std::vector<std::string_view> names(owned.begin(), owned.end());
  const auto near = nearest(argument.substr(0, argument.find('=')), names);
  if (!argument.starts_with("--") || near.empty())
    return see_help(command.get_parent() == nullptr ? "" : command.get_name());
  return "did you mean '" + std::string(near.front()) + "'?";
}

/// The first argument that the command has no use for; empty if there is none.
std::string unexpected_argument(const CLI::App& app, const CLI::App& command) {
  for (const CLI::App* asked : {&command, &app})
    if (const auto remaining = asked->remaining(); !remaining.empty()) return remaining.front();
  return "";
}

/// Prints what was asked for instead of a command, or says what is wrong.
int answer(const CLI::App& app, const CLI::ParseError& error) {
  const auto chosen = app.get_subcommands();
  const CLI::App& command = chosen.empty() ? app : *chosen.front();
  if (error.get_exit_code() == static_cast<int>(CLI::ExitCodes::Success)) {
    const bool version = error.get_name() == "CallForVersion";
    const std::string text = version ? std::string(error.what()) + "\n" : command.help(chosen.empty() ? "" : "elfref");
    return print(text) ? exit_clean : exit_not_judged;
  }
  const std::string unexpected = unexpected_argument(app, command);
  if (unexpected.empty()) return usage_error(error.what(), hint_for_option(command, ""));
  const bool is_option = unexpected.starts_with('-') && unexpected != "-";
  return usage_error((is_option ? "unknown option '" : "one argument too many: '") + unexpected + "'",
                     hint_for_option(command, unexpected));
}

int run(const std::vector<std::string>& arguments) {
  if (arguments.empty()) return usage_error("a command is missing", see_help());
  if (const std::string& first = arguments.front(); !is_command(first) && (first == "-" || !first.starts_with('-')))
    return usage_error("unknown command '" + first + "'", hint_for_command(first));

  CLI::App app("A referee for records of tabletop sessions", "elfref");
  Request request;
  int (*chosen)(const Request&) = nullptr;
  app.set_version_flag("--version", "elfref " ELFREF_VERSION, "Print the version and exit");
  app.set_help_flag("-h,--help", "Print this help and exit");
  app.footer("'elfref COMMAND --help' says more of each.\n");
  app.get_formatter()->label("SUBCOMMAND", "COMMAND");
  app.get_formatter()->label("Positionals", "Arguments");
  app.require_subcommand(1);
  for (const Command& command : commands) add_command(app, command, request, chosen);
  try {
    app.parse(std::vector<std::string>(arguments.rbegin(), arguments.rend()));
  } catch (const CLI::ParseError& error) {
    return answer(app, error);
  }
  if (request.verbose) start_log();
  return chosen(request);
}

}  // namespace
}  // namespace elfref::tools

int main(int argc, char** argv) {
  return elfref::tools::run(std::vector<std::string>(argv + 1, argv + std::max(argc, 1)));
}
