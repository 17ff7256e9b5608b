// The command line: reads the arguments and calls the command. The only file that includes CLI11, which is slow to
// compile.

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdlib>
#include <exception>
#include <new>
#include <string>
#include <string_view>
#include <vector>

#include "command.h"
#include "completion.h"
#include "elfref/core/text/text.h"
#include "help.h"
#include "licences.h"
#include "output.h"
#include "speaking.h"
#include "system/system.h"
#include "version.h"
#include "words/tool_msg.h"

namespace elfref::tools {
namespace {

/// Declares an argument to CLI11. REQUIRES: `argument` outlives `app`.
void add_argument(CLI::App& app, const Argument& argument) {
  if (argument.value.empty()) {
    app.add_flag_callback(argument.name, [&argument] { argument.take(""); })->disable_flag_override();
    return;
  }
  const std::string name = argument.name.substr(0, argument.name.find(','));
  const auto take = [&argument, name](const std::vector<std::string>& values) {
    const std::size_t first = argument.repeatable || values.empty() ? 0 : values.size() - 1;
    for (std::size_t i = first; i < values.size(); ++i) {
      if (!argument.choices.empty() && std::ranges::find(argument.choices, values[i]) == argument.choices.end())
        throw CLI::ValidationError(said(msg::takes_one_of(
            {.given = verbatim(values[i]), .option = verbatim(name), .words = verbatim(argument.value)})));
      if (const Message wrong = argument.take(values[i]); !wrong.empty())
        throw CLI::ValidationError(said(msg::fault_of_value({.fault = wrong, .option = verbatim(name)})));
    }
  };
  CLI::Option* option = app.add_option_function<std::vector<std::string>>(argument.name, take);
  option->required(argument.required);
  if (argument.positional()) {
    if (!argument.repeatable) option->expected(1)->allow_extra_args(false);
    return;
  }
  option->type_name(argument.value)->allow_extra_args(false);
}

/// Declares a command to CLI11; if it is the one that is asked for, `chosen` is it. One that is not `named` on the
/// command line has a name alone.
void add_command(CLI::App& app, const Command& command, bool named, const Command*& chosen) {
  CLI::App* sub = app.add_subcommand(command.name);
  if (!named) return;
  sub->set_help_flag(help_argument().name);
  sub->callback([&chosen, &command] { chosen = &command; });
  for (const Argument& argument : command.arguments) add_argument(*sub, argument);
  add_argument(*sub, language_argument());
}

int usage_error(const Message& message, const Message& hint) {
  complain(message);
  complain(hint);
  return exit_not_judged;
}

Message see_help(const std::string& command = "") {
  return command.empty() ? msg::see_help() : msg::see_help_of({.command = verbatim(command)});
}

/// What an option that the command does not have may have meant, or where the help is.
Message hint_for_option(const CLI::App& command, const std::string& argument) {
  std::vector<std::string> owned;
  for (const CLI::Option* option : command.get_options())
    for (const std::string& name : option->get_lnames()) owned.push_back("--" + name);
  const std::vector<std::string_view> names(owned.begin(), owned.end());
  const auto near = nearest(argument.substr(0, argument.find('=')), names);
  if (!argument.starts_with("--") || near.empty())
    return see_help(command.get_parent() == nullptr ? "" : command.get_name());
  return msg::did_you_mean_word({.word = verbatim(near.front())});
}

/// The first argument that the command has no use for; empty if there is none.
std::string unexpected_argument(const CLI::App& app, const CLI::App& command) {
  for (const CLI::App* asked : {&command, &app})
    if (const auto remaining = asked->remaining(); !remaining.empty()) return remaining.front();
  return "";
}

/// The first argument that the command needs and does not have; empty if there is none.
std::string missing_argument(const CLI::App& command) {
  for (const CLI::Option* option : command.get_options())
    if (option->get_required() && option->count() == 0) return option->get_name();
  return "";
}

/// The option that has no value, if that is what CLI11 says; it begins with the name.
const CLI::Option* without_value(const CLI::App& command, const CLI::ParseError& error) {
  const std::string says = error.what();
  return error.get_name() == "ArgumentMismatch" ? command.get_option_no_throw(says.substr(0, says.find(':'))) : nullptr;
}

/// Prints the help, the version or the licences.
int tell(const CLI::ParseError& error, const Command* command) {
  std::string text = std::string(error.what()) + "\n";
  if (error.get_name() != "CallForVersion")  // or for licences
    text = command == nullptr ? help_of_all(help_width()) : help_of(*command, help_width());
  return print(text) ? exit_clean : exit_not_judged;
}

/// What is printed without a command. Nothing was judged, and no script may take that for a success.
int list_commands() {
  static_cast<void>(print(help_of_all(help_width())));
  return exit_not_judged;
}

/// Prints what was asked for instead of a command, or says what is wrong.
int answer(const CLI::App& app, const CLI::ParseError& error, const std::vector<Command>& commands) {
  const auto chosen = app.get_subcommands();
  const CLI::App& command = chosen.empty() ? app : *chosen.front();
  if (error.get_exit_code() == static_cast<int>(CLI::ExitCodes::Success)) {
    const auto asked = std::ranges::find(commands, command.get_name(), &Command::name);
    return tell(error, chosen.empty() || asked == commands.end() ? nullptr : &*asked);
  }
  const std::string unexpected = unexpected_argument(app, command);
  if (unexpected.empty() && error.get_name() == "RequiredError") {
    const std::string missing = missing_argument(command);
    if (missing.empty()) return list_commands();
    return usage_error(msg::argument_required({.argument = verbatim(missing)}), hint_for_option(command, ""));
  }
  if (const CLI::Option* option = without_value(command, error); unexpected.empty() && option != nullptr)
    return usage_error(
        msg::value_missing({.option = verbatim(option->get_name()), .value = verbatim(option->get_type_name())}),
        hint_for_option(command, ""));
  if (unexpected.empty()) return usage_error(Message(std::string(error.what())), hint_for_option(command, ""));
  const bool is_option = unexpected.starts_with('-') && unexpected != "-";
  return usage_error(is_option ? msg::no_such_option({.option = verbatim(unexpected)})
                               : msg::too_many_arguments({.given = verbatim(unexpected)}),
                     hint_for_option(command, unexpected));
}

int run(const std::vector<std::string>& arguments) {
  choose_language(arguments, locale_of_system());
  if (arguments.empty()) return list_commands();
  if (arguments.front() == complete_words)
    return print(completions({arguments.begin() + 1, arguments.end()})) ? exit_clean : exit_not_judged;
  const std::vector<Command> commands = all_commands();
  const std::vector<std::string_view> names = names_of(commands);
  if (const std::string& first = arguments.front();
      std::ranges::find(names, first) == names.end() && (first == "-" || !first.starts_with('-')))
    return no_such_command(first);

  CLI::App app("", "elfref");
  app.allow_windows_style_options(false);  // `/games/one.yaml` is a file
  const Command* chosen = nullptr;
  app.set_version_flag(version_argument().name, version_in_words());
  app.add_flag_callback(licences_argument().name,
                        [] {
                          std::string text = licences();
                          text.pop_back();  // the end of the last line
                          throw CLI::CallForVersion(text, 0);
                        })
      ->disable_flag_override();
  app.set_help_flag(help_argument().name);
  add_argument(app, language_argument());
  app.require_subcommand(1);
  for (const Command& command : commands)
    add_command(app, command, std::ranges::find(arguments, command.name) != arguments.end(), chosen);
  try {
    app.parse(std::vector<std::string>(arguments.rbegin(), arguments.rend()));
  } catch (const CLI::ParseError& error) {
    return answer(app, error, commands);
  }
  return chosen->run();
}

/// Whether what is thrown, and caught by nobody, says that memory ran out.
bool ran_out_of_memory() {
  try {
    if (const std::exception_ptr thrown = std::current_exception()) std::rethrow_exception(thrown);
  } catch (const std::bad_alloc&) {
    return true;
  } catch (...) {
  }
  return false;
}

/// Out of memory is no fault of the program: it is told, and the exit status says that not all was judged.
[[noreturn]] void end_badly() {
  if (!ran_out_of_memory()) std::abort();
  print_error("elfref: out of memory\n");
  std::_Exit(exit_not_judged);
}

}  // namespace
}  // namespace elfref::tools

int main(int argc, char** argv) {
  elfref::tools::prepare_streams();
  std::set_terminate(elfref::tools::end_badly);
  return elfref::tools::run(elfref::tools::arguments_of(argc, argv));
}
