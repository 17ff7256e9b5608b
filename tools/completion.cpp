#include "completion.h"

#include <algorithm>
#include <array>
#include <set>
#include <span>
#include <utility>

#include "command.h"
#include "description.h"
#include "elfref/core/judging/titles.h"
#include "elfref/games.h"
#include "speaking.h"

namespace elfref::tools {
namespace {

// Each script hands the words to the program, and offers what it answers. Files are the shell's own business.

constexpr std::string_view bash_script = R"sh(# bash completion for elfref, written by 'elfref completion bash'

# Offers records, folders, and - for standard input; any file where there is none of these.
_elfref_records() {
  compopt -o filenames 2>/dev/null
  local name
  mapfile -t COMPREPLY < <(
    for name in yaml yml json ndjson jsonl; do compgen -f -X "!*.$name" -- "$typed"; done
    compgen -d -- "$typed"
    [[ -n $typed ]] || echo -
  )
  if ((${#COMPREPLY[@]} == 0)); then mapfile -t COMPREPLY < <(compgen -f -- "$typed"); fi
}

_elfref() {
  COMPREPLY=()
  local -a words=()
  local i typed before= offered
  for ((i = 1; i <= COMP_CWORD; ++i)); do # words that bash took apart at =
    if ((i > 1)) && [[ ${COMP_WORDS[i]} == =* || ${COMP_WORDS[i - 1]} == = ]]; then
      words[-1]+=${COMP_WORDS[i]}
    else
      words+=("${COMP_WORDS[i]}")
    fi
  done
  typed=${words[-1]}
  # bash replaces only what stands after the last =.
  if [[ $COMP_WORDBREAKS == *=* && $typed == *=* ]]; then before=${typed%=*}=; fi
  while IFS=$'\t' read -r offered _; do
    if [[ $offered == : ]]; then
      _elfref_records
    else
      COMPREPLY+=("${offered#"$before"}")
    fi
  done < <(elfref __complete "${words[@]}" 2>/dev/null)
  if [[ ${#COMPREPLY[@]} -eq 1 && ${COMPREPLY[0]} == *= ]]; then compopt -o nospace 2>/dev/null; fi
}

complete -F _elfref elfref
)sh";

constexpr std::string_view zsh_script = R"sh(#compdef elfref
# zsh completion for elfref, written by 'elfref completion zsh'

_elfref() {
  local line
  local -a whole begun
  for line in ${(f)"$(elfref __complete "${(@Q)words[2,CURRENT]}" 2>/dev/null)"}; do
    case ${line%%$'\t'*} in
      :) _alternative 'files:record:_files -g "*.(yaml|yml|json|ndjson|jsonl)(-.)"' 'input:standard input:(-)' ;;
      *=) begun+=(${line%%$'\t'*}) ;;
      *) whole+=("${${line%%$'\t'*}//:/\\:}:${line#*$'\t'}") ;;
    esac
  done
  (($#begun)) && compadd -S '' -- $begun
  (($#whole)) && _describe word whole
}

# Sourced, or called as a completion function that was found by its name.
if [[ $funcstack[1] == _elfref ]]; then
  _elfref "$@"
else
  compdef _elfref elfref
fi
)sh";

constexpr std::string_view fish_script = R"sh(# fish completion for elfref, written by 'elfref completion fish'

# Offers records, folders, and - for standard input; any file where there is none of these.
function __elfref_records
    test -z "$argv[1]"
    and echo -
    set -l files (__fish_complete_path $argv[1])
    set -l records (string match -r -- '^[^\t]*(?:\.yaml|\.yml|\.json|\.ndjson|\.jsonl|/)(?:\t.*)?$' $files)
    test -n "$records"
    and set files $records
    string join \n -- $files
end

function __elfref_words
    set -l words (commandline -opc)
    set -l typed (commandline -ct)
    set -l offered (elfref __complete $words[2..-1] "$typed" 2>/dev/null)
    if test "$offered" = :
        __elfref_records "$typed"
    else
        string join \n -- $offered
    end
end

complete -c elfref -f -a '(__elfref_words)'
)sh";

/// What may stand there, and what it means.
using Offered = std::vector<std::pair<std::string, std::string>>;

constexpr std::array general{&help_argument, &version_argument, &licences_argument, &language_argument};

/// What an argument takes; after `typed`, of which some may be written.
Offered values_of(const Argument& argument, const std::string& typed) {
  if (argument.value.empty()) return {};
  Offered found;
  if (argument.values == Values::records) found.emplace_back(":", "");
  if (argument.values == Values::commands)
    for (const Command& command : all_commands()) found.emplace_back(command.name, said(command.description));
  for (const std::string& word : words_for(argument)) found.emplace_back(word, "");
  if (argument.values == Values::options)
    for (const GameModule* game : games()) {
      const Speaker says = speaker_of(*game);
      for (const OptionWords& option : game->options()) {
        const std::string name = std::string(option.name) + "=";
        if (!typed.starts_with(name)) found.emplace_back(name, says(title_of(option, says)));
        for (std::size_t i = 0; typed.starts_with(name) && i < option.values.size(); ++i)
          found.emplace_back(name + std::string(option.values[i]), says(meaning_of(option, i, says)));
      }
    }
  return found;
}

void add_spellings(Offered& found, const Argument& argument) {
  for (const std::string& name : spellings(argument)) found.emplace_back(name, said(argument.description));
}

const Argument* option_named(const Command& command, const std::string& name) {
  const auto found = std::ranges::find_if(command.arguments, [&](const Argument& argument) {
    const std::vector<std::string> names = spellings(argument);
    return !argument.positional() && std::ranges::find(names, name) != names.end();
  });
  if (found != command.arguments.end()) return &*found;
  return name == language_argument().name ? &language_argument() : nullptr;
}

/// The argument that stands in that place, from 1; a repeatable one is the last.
const Argument* argument_at(const Command& command, int place) {
  const Argument* last = nullptr;
  for (const Argument& argument : command.arguments)
    if (argument.positional()) {
      last = &argument;
      if (--place == 0) return last;
    }
  return last != nullptr && last->repeatable ? last : nullptr;
}

/// What may stand as the last word behind a command.
Offered offers_after(const Command& command, std::span<const std::string> words) {
  const std::string& typed = words.back();
  const Argument* due = nullptr;  // an option whose value comes next
  int place = 1;
  bool only_places = false;
  for (std::size_t i = 1; i + 1 < words.size(); ++i) {
    const std::string& word = words[i];
    if (due != nullptr) {
      due = nullptr;
    } else if (only_places || word == "-" || !word.starts_with('-')) {
      ++place;
    } else if (word == "--") {
      only_places = true;
    } else if (const Argument* option = option_named(command, word); option != nullptr && !option->value.empty()) {
      due = option;
    }
  }
  if (due != nullptr) return values_of(*due, typed);
  if (only_places || !typed.starts_with('-')) {
    const Argument* argument = argument_at(command, place);
    return argument == nullptr ? Offered() : values_of(*argument, typed);
  }
  Offered found;
  if (const std::size_t equals = typed.find('='); typed.starts_with("--") && equals != std::string::npos) {
    const Argument* option = option_named(command, typed.substr(0, equals));
    if (option != nullptr) found = values_of(*option, typed.substr(equals + 1));
    for (auto& offer : found) offer.first.insert(0, typed.substr(0, equals + 1));
    return found;
  }
  for (const Argument& argument : command.arguments)
    if (!argument.positional()) add_spellings(found, argument);
  add_spellings(found, language_argument());
  add_spellings(found, help_argument());
  return found;
}

/// The words without a language before the command.
std::span<const std::string> from_command(std::span<const std::string> words) {
  const std::string& name = language_argument().name;
  if (words.size() > 2 && words.front() == name) return words.subspan(2);
  return words.size() > 1 && words.front().starts_with(name + "=") ? words.subspan(1) : words;
}

Offered offers_for(std::span<const std::string> given) {
  const std::span<const std::string> words = from_command(given);
  const std::vector<Command> commands = all_commands();
  if (words.size() == 2 && words.front() == language_argument().name)
    return values_of(language_argument(), words.back());
  if (words.size() > 1) {
    const auto command = std::ranges::find(commands, words.front(), &Command::name);
    return command == commands.end() ? Offered() : offers_after(*command, words);
  }
  Offered found;
  for (const Command& command : commands) found.emplace_back(command.name, said(command.description));
  if (words.front().starts_with('-'))
    for (const auto argument : general) add_spellings(found, argument());
  return found;
}

}  // namespace

std::string completions(const std::vector<std::string>& words) {
  if (words.empty()) return {};
  std::string lines;
  std::set<std::string> offered;  // two games may have an edition of one name
  for (const auto& [word, says] : offers_for(words))
    if ((word == ":" || word.starts_with(words.back())) && offered.insert(word).second)
      lines += says.empty() ? word + "\n" : word + "\t" + says + "\n";
  return lines;
}

std::string_view completion_script(std::string_view shell) {
  return shell == "bash" ? bash_script : shell == "zsh" ? zsh_script : fish_script;
}

}  // namespace elfref::tools
