#include "completion.h"
#include "description.h"

namespace elfref::tools {
namespace {

constexpr const char* zsh_beginning = R"sh(#compdef elfref
# zsh completion for elfref, written by 'elfref completion zsh'

# Offers an option of the rules with a = behind it, and behind the = its values.
_elfref_rule_options() {
  if ! compset -P 1 '*='; then
    compadd -q -S = -- ${@%%=*}
    return
  fi
  local name=${${IPREFIX%=}##*[= ]} setting
  for setting in $@; do
    if [[ $setting == $name=* ]]; then compadd -- ${(s: :)${setting#*=}}; fi
  done
}

# Offers records, folders, and - for standard input; any file where there is none of these.
_elfref_records() {
  _alternative 'files:record:_files -g "*.(yaml|yml|json|ndjson|jsonl)(-.)"' 'input:standard input:(-)'
}
)sh";

constexpr const char* before_names = R"sh(    '1:command:->command' \
    '*::argument:->argument'
  case $state in
    command)
      local -a commands=(
)sh";

constexpr const char* rest = R"sh(      )
      _describe command commands
      ;;
    argument) (($+functions[_elfref_$words[1]])) && _elfref_$words[1] ;;
  esac
}

# Sourced, or called as a completion function that was found by its name.
if [[ $funcstack[1] == _elfref ]]; then
  _elfref "$@"
else
  compdef _elfref elfref
fi
)sh";

/// A text inside single quotes and brackets, where `_arguments` reads it.
std::string quoted_for_zsh(std::string_view text) {
  std::string escaped;
  for (const char c : text) {
    if (c == '\'') {
      escaped += "'\\''";
      continue;
    }
    if (c == '[' || c == ']' || c == ':' || c == '\\') escaped += '\\';
    escaped += c;
  }
  return escaped;
}

/// What `_arguments` is to do to complete a value.
std::string action(const Argument& argument) {
  if (argument.values == Values::records) return "_elfref_records";
  if (argument.values != Values::options) {
    const std::string words = join(words_for(argument), " ");
    return words.empty() ? " " : "(" + words + ")";
  }
  std::string all = "_elfref_rule_options";
  for (const OptionWords& option : rule_options()) {
    all += " \"" + std::string(option.name) + "=";
    for (const std::string_view value : option.values) all += std::string(value) + " ";
    all.back() = '"';
  }
  return "{" + all + "}";
}

/// What `_arguments` is told of an argument, a line a spelling.
std::string lines(const Argument& argument, bool ends_all) {
  const std::string end = "' \\\n";
  const std::string value = argument.value.empty() ? "" : ":" + quoted_for_zsh(argument.value) + ":" + action(argument);
  if (argument.positional())
    return "    '" + std::string(argument.repeatable ? "*" : argument.required ? "" : ":") + value + end;
  const std::vector<std::string> names = spellings(argument);
  std::string all;
  for (const std::string& name : names) {
    all += "    '";
    // Without an asterisk an option is offered once, and none of its other spellings.
    if (ends_all) {
      all += "(- *)";
    } else if (argument.repeatable) {
      all += "*";
    } else if (names.size() > 1) {
      all += "(" + join(names, " ") + ")";
    }
    all += name + (value.empty() ? "" : "=") + "[" + quoted_for_zsh(argument.description) + "]" + value + end;
  }
  return all;
}

/// The function that completes what stands behind a command.
std::string function(const Command& command) {
  std::string all = "\n_elfref_" + command.name + "() {\n  _arguments -S \\\n";
  for (const Argument& argument : command.arguments) all += lines(argument, false);
  all += lines(help_argument(), true);
  all.resize(all.size() - 3);  // the last line does not go on
  return all + "\n}\n";
}

}  // namespace

std::string zsh_completion(const std::vector<Command>& commands) {
  std::string script = zsh_beginning;
  std::string names;
  for (const Command& command : commands) {
    script += function(command);
    names += "        '" + command.name + ":" + quoted_for_zsh(command.description) + "'\n";
  }
  script += "\n_elfref() {\n  local context state state_descr line\n  typeset -A opt_args\n  _arguments -C \\\n";
  script += lines(help_argument(), true) + lines(version_argument(), true) + lines(licences_argument(), true);
  return script + before_names + names + rest;
}

}  // namespace elfref::tools
