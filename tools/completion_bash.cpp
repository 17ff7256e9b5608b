#include "completion.h"
#include "description.h"

namespace elfref::tools {
namespace {

/// What never changes. A row of the tables below is `COMMAND WHAT`, where WHAT is an option whose value is due, `-` for
/// the options themselves, or the number of an argument that stands by its place.
constexpr const char* bash_beginning = R"sh(# bash completion for elfref, written by 'elfref completion bash'

# Offers those of some words that begin with what was typed. A word that ends in = is only half of one.
_elfref_offer() {
  local before=
  # bash replaces only what stands behind the last =.
  if [[ $COMP_WORDBREAKS == *=* && $typed == *=* ]]; then before=${typed%=*}=; fi
  mapfile -t COMPREPLY < <(compgen -W "$1" -- "$typed")
  COMPREPLY=("${COMPREPLY[@]#"$before"}")
  if [[ ${#COMPREPLY[@]} -eq 1 && ${COMPREPLY[0]} == *= ]]; then compopt -o nospace 2>/dev/null; fi
}

# Offers an option of the rules, or the values of the one that was typed.
_elfref_offer_options() {
  if [[ $typed == *=* ]]; then _elfref_offer "$2"; else _elfref_offer "$1"; fi
}

# Offers records, folders, and - for standard input; any file where there is none of these.
_elfref_offer_records() {
  compopt -o filenames 2>/dev/null
  mapfile -t COMPREPLY < <(
    compgen -f -X '!*.yaml' -- "$typed"
    compgen -f -X '!*.yml' -- "$typed"
    compgen -f -X '!*.json' -- "$typed"
    compgen -f -X '!*.ndjson' -- "$typed"
    compgen -f -X '!*.jsonl' -- "$typed"
    compgen -d -- "$typed"
    [[ -n $typed ]] || echo -
  )
  if ((${#COMPREPLY[@]} == 0)); then mapfile -t COMPREPLY < <(compgen -f -- "$typed"); fi
}

_elfref() {
  COMPREPLY=()
  local -a words=()
  local i
  for ((i = 1; i <= COMP_CWORD; ++i)); do # words that bash took apart at =
    if ((i > 1)) && [[ ${COMP_WORDS[i]} == =* || ${COMP_WORDS[i - 1]} == = ]]; then
      words[-1]+=${COMP_WORDS[i]}
    else
      words+=("${COMP_WORDS[i]}")
    fi
  done
  local typed=${words[-1]} command=${words[0]} option= place=1 only_places=false word
  if ((${#words[@]} == 1)); then
    _elfref_offer '@commands@'
    return
  fi
  for word in "${words[@]:1:${#words[@]}-2}"; do
    if [[ -n $option ]]; then
      option=
    elif $only_places || [[ $word == - || $word != -* ]]; then
      ((++place))
    elif [[ $word == -- ]]; then
      only_places=true
    else
      case "$command $word" in
@with_value@
      esac
    fi
  done
  local what=${option:-$place}
  if [[ -z $option && $typed == -* ]] && ! $only_places; then
    what=-
    if [[ $typed == --*=* ]]; then what=${typed%%=*} typed=${typed#*=}; fi
  fi
  case "$command $what" in
)sh";

constexpr const char* end = R"sh(  esac
}

complete -F _elfref elfref
)sh";

/// The command that offers what an argument takes; empty if that cannot be said.
std::string offer(const Argument& argument) {
  if (argument.values == Values::records) return "_elfref_offer_records";
  if (argument.values == Values::options) {
    std::vector<std::string> names;
    std::vector<std::string> settings;
    for (const OptionWords& option : rule_options()) {
      names.push_back(std::string(option.name) + "=");
      for (const std::string_view value : option.values) settings.push_back(names.back() + std::string(value));
    }
    return "_elfref_offer_options '" + join(names, " ") + "' '" + join(settings, " ") + "'";
  }
  const std::string words = join(words_for(argument), " ");
  return words.empty() ? "" : "_elfref_offer '" + words + "'";
}

/// The rows of a command's argument: `'check --color' | 'check --colour'`.
std::string rows(const Command& command, const Argument& argument, int place) {
  std::vector<std::string> found;
  if (argument.positional()) {
    const std::string first = "'" + command.name + " '" + std::to_string(place);
    // A repeatable argument is the last; nothing that stands by its place is before the first.
    return argument.repeatable ? "'" + command.name + " '[0-9]*" : first;
  }
  for (const std::string& name : spellings(argument)) found.push_back("'" + command.name + " " + name + "'");
  return join(found, " | ");
}

void replace(std::string& text, std::string_view hole, std::string_view by) {
  text.replace(text.find(hole), hole.size(), by);
}

}  // namespace

std::string bash_completion(const std::vector<Command>& commands) {
  std::vector<std::string> first;
  std::string with_value;
  std::string table;
  for (const Command& command : commands) {
    first.push_back(command.name);
    std::vector<std::string> options;
    int place = 0;
    for (const Argument& argument : command.arguments) {
      if (argument.positional()) {
        ++place;
      } else {
        for (const std::string& name : spellings(argument)) options.push_back(name);
      }
      const std::string row = rows(command, argument, place);
      if (!argument.positional() && !argument.value.empty()) with_value += "        " + row + ") option=$word ;;\n";
      if (const std::string offered = offer(argument); !offered.empty() && !argument.value.empty())
        table += "    " + row + ") " + offered + " ;;\n";
    }
    for (const std::string& name : spellings(help_argument())) options.push_back(name);
    table += "    '" + command.name + " -') _elfref_offer '" + join(options, " ") + "' ;;\n";
  }
  for (const Argument* argument : {&help_argument(), &version_argument(), &licences_argument()})
    for (const std::string& name : spellings(*argument)) first.push_back(name);
  with_value.pop_back();
  std::string script = bash_beginning;
  replace(script, "@commands@", join(first, " "));
  replace(script, "@with_value@", with_value);
  return script + table + end;
}

}  // namespace elfref::tools
