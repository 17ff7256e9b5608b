#pragma once

#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace elfref::tools {

/// What the values of an argument are, for whoever offers some: a shell's completion.
enum class Values { words, records, editions, options, rules };

/// One argument of a command: what the command line reads, and what its help, completion and manual say of it.
struct Argument {
  std::string name;                                ///< `--format`, other spellings after commas; `FILE` stands alone
  std::string value{};                             ///< what stands for its value in the help; empty: a switch
  std::string description{};                       ///< one line, upper case, no full stop
  Values values = Values::words;                   ///< what it takes, where it is not one of `choices`
  std::vector<std::string> choices{};              ///< the only words it takes, where they are few
  bool repeatable = false;                         ///< every one given counts; else the last
  bool required = false;
  std::function<std::string(const std::string&)> take;  ///< takes a value; returns what is wrong with it, or nothing

  /// Whether it is given by its place instead of by its name.
  [[nodiscard]] bool positional() const { return !name.starts_with('-'); }
};

/// One command of the command line. Its arguments are taken before it is run.
struct Command {
  std::string name;
  std::string description;  ///< one line, upper case, no full stop
  std::string examples;     ///< below the help: runs with a remark each, and the exit status
  std::vector<Argument> arguments;
  std::function<int()> run;  ///< returns the exit code
};

/// What the program is, in a few words.
inline constexpr const char* about = "A referee for records of tabletop sessions";

/// What stands instead of a command, or (the help) behind one.
[[nodiscard]] const Argument& help_argument();
[[nodiscard]] const Argument& version_argument();
[[nodiscard]] const Argument& licences_argument();

/// Every command there is, by name: one file each under tools/commands/, which defines `Command commands::NAME()`.
[[nodiscard]] std::vector<Command> all_commands();

/// How a command ends; of several records the highest counts.
enum ExitCode { exit_clean = 0, exit_breach = 1, exit_not_judged = 2 };

// ---------------------------------------------------------------- arguments that many commands have
// REQUIRES, of each: `into` lives as long as the command.

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
