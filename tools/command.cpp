#include "command.h"

#include "elfref/core/words/language.h"
#include "words/tool_msg.h"

namespace elfref::tools {

// The build lists the files of tools/commands/ here, COMMAND(check) and so on.
#define COMMAND(name) \
  namespace commands { \
  Command name(); \
  }
#include "commands.def"
#undef COMMAND

std::vector<Command> all_commands() {
  return {
#define COMMAND(name) commands::name(),
#include "commands.def"
#undef COMMAND
  };
}

std::vector<std::string_view> names_of(const std::vector<Command>& commands) {
  std::vector<std::string_view> names;
  for (const Command& command : commands) names.push_back(command.name);
  return names;
}

const Argument& help_argument() {
  static const Argument help{.name = "-h,--help", .description = msg::option_help(), .take = {}};
  return help;
}

const Argument& language_argument() {
  static const Argument language = [] {
    static Language chosen{};
    std::vector<std::pair<std::string, Language>> words;
    for (const Language each : all_languages) words.emplace_back(tag(each), each);
    return choice("--lang", chosen, words, msg::option_language());
  }();
  return language;
}

const Argument& version_argument() {
  static const Argument version{.name = "--version", .description = msg::option_version(), .take = {}};
  return version;
}

const Argument& licences_argument() {
  static const Argument licences{.name = "--licences", .description = msg::option_licences(), .take = {}};
  return licences;
}

Argument flag(std::string name, bool& into, Message description) {
  return {.name = std::move(name), .description = std::move(description), .take = [&into](const std::string&) {
            into = true;
            return Message();
          }};
}

Argument text(std::string name, std::string value, std::string& into, Message description) {
  return {.name = std::move(name),
          .value = std::move(value),
          .description = std::move(description),
          .take = [&into](const std::string& given) {
            into = given;
            return Message();
          }};
}

Argument edition_argument(std::string& into, Message description) {
  Argument edition = text("--edition", "NAME", into, std::move(description));
  edition.values = Values::editions;
  return edition;
}

Argument verbose_argument(bool& into) {
  return flag("--verbose", into, msg::option_verbose());
}

Message no_number(std::uint64_t least, std::uint64_t most, const std::string& given) {
  return msg::takes_number_from_to(
      {.given = verbatim(given), .least = verbatim(std::to_string(least)), .most = verbatim(std::to_string(most))});
}

}  // namespace elfref::tools
