#pragma once

#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace elfref::tools {

/// The kind of an argument's values, for completion in a shell.
enum class Values { words, records, editions, options, rules };

/// An argument of a command: how the command line reads it, and how help, completion and manual describe it.
struct Argument {
  std::string name;                                ///< `--format`, other spellings after commas; or a bare `FILE`
  std::string value{};                             ///< the placeholder of its value in the help; empty: a switch
  std::string description{};                       ///< one line, upper case, no full stop
  Values values = Values::words;                   ///< the values it takes, if they are not `choices`
  std::vector<std::string> choices{};              ///< the only words it takes, if there are few
  bool repeatable = false;                         ///< every value that is given counts; else the last
  bool required = false;
  std::function<std::string(const std::string&)> take;  ///< takes a value; returns its fault, or nothing

  /// Whether it is given by its position instead of by its name.
  [[nodiscard]] bool positional() const { return !name.starts_with('-'); }
};

/// A command of the command line. Its arguments are taken before it is run.
struct Command {
  std::string name;
  std::string description;  ///< one line, upper case, no full stop
  std::string examples;     ///< below the help: runs with a remark for each, and the exit status
  std::vector<Argument> arguments;
  std::function<int()> run;  ///< returns the exit code
};

/// The program in a few words.
inline constexpr const char* about = "A referee for records of tabletop sessions";

/// Arguments that replace a command, or (the help) follow one.
[[nodiscard]] const Argument& help_argument();
[[nodiscard]] const Argument& version_argument();
[[nodiscard]] const Argument& licences_argument();

/// All commands, by name. Each has a file under tools/commands/, which defines `Command commands::NAME()`.
[[nodiscard]] std::vector<Command> all_commands();

/// The exit codes of a command; for several records the highest counts.
enum ExitCode { exit_clean = 0, exit_breach = 1, exit_not_judged = 2 };

// ---------------------------------------------------------------- arguments that many commands have
// REQUIRES, for each of these: `into` lives as long as the command.

[[nodiscard]] Argument flag(std::string name, bool& into, std::string description);
[[nodiscard]] Argument text(std::string name, std::string value, std::string& into, std::string description);

/// An argument that takes one of a few words.
template <class Value>
Argument choice(std::string name, Value& into, const std::vector<std::pair<std::string, Value>>& words,
                std::string description) {
  Argument made{.name = std::move(name), .description = std::move(description), .take = {}};
  for (const auto& [word, value] : words) {
    made.value += (made.value.empty() ? "" : "|") + word;
    made.choices.push_back(word);
  }
  made.take = [&into, words](const std::string& given) -> std::string {
    for (const auto& [word, value] : words)
      if (word == given) into = value;
    return "";
  };
  return made;
}

}  // namespace elfref::tools
