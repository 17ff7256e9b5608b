#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "elfref/core/words/message.h"

namespace elfref::tools {

/// The kind of an argument's values, for completion in a shell.
enum class Values { words, records, editions, options, rules, commands };

/// An argument of a command: how the command line reads it, and how help, completion and manual describe it.
struct Argument {
  std::string name;                    ///< `--format`, other spellings after commas; or a bare `FILE`
  std::string value{};                 ///< the placeholder of its value in the help; empty: a switch
  Message description{};               ///< one line, upper case, no full stop
  Values values = Values::words;       ///< the values it takes, if they are not `choices`
  std::vector<std::string> choices{};  ///< the only words it takes, if there are few
  bool repeatable = false;             ///< every value that is given counts; else the last
  bool required = false;
  std::function<Message(const std::string&)> take;  ///< takes a value; returns its fault, or nothing

  /// Whether it is given by its position instead of by its name.
  [[nodiscard]] bool positional() const { return !name.starts_with('-'); }
};

/// A command line to learn from.
struct SampleRun {
  std::string line;
  Message remark{};  ///< what it does, where the line does not say it
};

/// What is below the help of a command.
struct Footer {
  std::vector<SampleRun> runs;
  std::size_t column = 46;       ///< where the remarks begin; below a line that reaches further
  std::vector<Message> notes{};  ///< paragraphs
  Message exit{};                ///< what its exit status means; empty: nothing is said of it
};

/// What a command is for: the list of commands is grouped by it.
enum class Group { write, judge, look, rules, program };

/// A command of the command line. Its arguments are taken before it is run.
struct Command {
  std::string name;
  Message description;  ///< one line, upper case, no full stop
  Footer footer;
  std::vector<Argument> arguments;
  std::function<int()> run;  ///< returns the exit code
  Group group = Group::program;
};

/// Arguments that replace a command, or (the help, and the language) follow one or precede it.
[[nodiscard]] const Argument& help_argument();
/// speaking.h reads its value, before there are commands.
[[nodiscard]] const Argument& language_argument();
[[nodiscard]] const Argument& version_argument();
[[nodiscard]] const Argument& licences_argument();

/// All commands, by name. Each has a file under tools/commands/, which defines `Command commands::NAME()`.
[[nodiscard]] std::vector<Command> all_commands();
/// Their names. REQUIRES: the commands outlive them.
[[nodiscard]] std::vector<std::string_view> names_of(const std::vector<Command>& commands);

/// The exit codes of a command; for several records the highest counts.
enum ExitCode { exit_clean = 0, exit_breach = 1, exit_not_judged = 2 };

// ---------------------------------------------------------------- arguments that many commands have
// REQUIRES, for each of these: `into` lives as long as the command.

[[nodiscard]] Argument flag(std::string name, bool& into, Message description);
[[nodiscard]] Argument text(std::string name, std::string value, std::string& into, Message description);
/// `--edition`, of a command that judges by one rulebook.
[[nodiscard]] Argument edition_argument(std::string& into, Message description);
/// `--verbose`.
[[nodiscard]] Argument verbose_argument(bool& into);
/// What is wrong with a value that is no number from `least` to `most`.
[[nodiscard]] Message no_number(std::uint64_t least, std::uint64_t most, const std::string& given);

/// An argument that takes one of a few words.
template <class Value>
Argument choice(std::string name, Value& into, const std::vector<std::pair<std::string, Value>>& words,
                Message description) {
  Argument made{.name = std::move(name), .description = std::move(description), .take = {}};
  for (const auto& [word, value] : words) {
    made.value += (made.value.empty() ? "" : "|") + word;
    made.choices.push_back(word);
  }
  made.take = [&into, words](const std::string& given) {
    for (const auto& [word, value] : words)
      if (word == given) into = value;
    return Message();
  };
  return made;
}

}  // namespace elfref::tools
