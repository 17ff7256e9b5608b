#include "completion.h"
#include "description.h"

namespace elfref::tools {
namespace {

/// What never changes.
constexpr const char* fish_beginning = R"sh(# fish completion for elfref, written by 'elfref completion fish'

# Whether what is typed stands behind the command $argv[1]; without one, whether it is the command itself.
function __elfref_behind
    set -l words (commandline -opc)
    test "$words[2]" = "$argv[1]"
end

# Whether it is an argument by its place, behind the command $argv[1]: one of the numbers from $argv[2] to $argv[3].
# What follows are the options of the command that take a value.
function __elfref_place
    __elfref_behind $argv[1]
    or return
    set -l words (commandline -opc)
    set -e words[1..2]
    set -l place 1
    set -l value_due no
    set -l only_places no
    for word in $words
        if test $value_due = yes
            set value_due no
        else if test $only_places = no; and test "$word" = --
            set only_places yes
        else if test $only_places = no; and string match -q -- '-?*' $word
            contains -- $word $argv[4..-1]
            and set value_due yes
        else
            set place (math $place + 1)
        end
    end
    test $place -ge $argv[2]; and test $place -le $argv[3]
end

# Offers records, folders, and - for standard input; any file where there is none of these.
function __elfref_records
    set -l typed (commandline -ct)
    test -z "$typed"
    and echo -
    set -l files (__fish_complete_path $typed)
    set -l records (string match -r -- '^[^\t]*(?:\.yaml|\.yml|\.json|\.ndjson|\.jsonl|/)(?:\t.*)?$' $files)
    test -n "$records"
    and set files $records
    string join \n -- $files
end

complete -c elfref -f
)sh";

/// A text in single quotes.
std::string quoted_for_fish(std::string_view text) {
  std::string out = "'";
  for (const char c : text) {
    if (c == '\'' || c == '\\') out += '\\';
    out += c;
  }
  return out + "'";
}

/// What an argument takes, as `complete -a` has it; empty if that cannot be said.
std::string values(const Argument& argument) {
  if (argument.values == Values::records) return "(__elfref_records)";
  if (argument.values != Values::options) return join(words_for(argument), " ");
  std::vector<std::string> settings;
  for (const OptionWords& option : rule_options())
    for (const std::string_view value : option.values)
      settings.push_back(std::string(option.name) + "=" + std::string(value));
  return join(settings, " ");
}

/// Offers something where a condition holds.
std::string offer(const std::string& condition, const std::string& what, std::string_view description) {
  return "complete -c elfref -n " + quoted_for_fish(condition) + what + " -d " + quoted_for_fish(description) + "\n";
}

/// Offers an option, and what it takes.
std::string option(const std::string& condition, const Argument& argument) {
  std::string what;
  for (const std::string& name : spellings(argument))
    what += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
  if (!argument.value.empty()) what += " -x";
  if (const std::string words = argument.value.empty() ? "" : values(argument); !words.empty())
    what += " -a " + quoted_for_fish(words);
  return offer(condition, what, argument.description);
}

/// Offers what an argument by its place takes.
std::string place(const Command& command, const Argument& argument, int number) {
  const std::string words = values(argument);
  if (words.empty()) return "";
  constexpr const char* any = "9999";
  std::string condition = "__elfref_place " + command.name + " " + std::to_string(number) + " " +
                          (argument.repeatable ? any : std::to_string(number));
  for (const Argument& other : command.arguments)
    if (!other.positional() && !other.value.empty()) condition += " " + join(spellings(other), " ");
  return offer(condition, " -a " + quoted_for_fish(words), argument.value);
}

}  // namespace

std::string fish_completion(const std::vector<Command>& commands) {
  std::string script = fish_beginning;
  for (const Command& command : commands)
    script += offer("__elfref_behind", " -a " + command.name, command.description);
  for (const Argument* argument : {&help_argument(), &version_argument(), &licences_argument()})
    script += option("__elfref_behind", *argument);
  for (const Command& command : commands) {
    script += "\n";
    int number = 0;
    for (const Argument& argument : command.arguments)
      script += argument.positional() ? place(command, argument, ++number)
                                      : option("__elfref_behind " + command.name, argument);
    script += option("__elfref_behind " + command.name, help_argument());
  }
  return script;
}

}  // namespace elfref::tools
