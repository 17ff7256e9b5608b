#include "command.h"

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

const Argument& help_argument() {
  static const Argument help{.name = "-h,--help", .description = "Print this help and exit", .take = {}};
  return help;
}

const Argument& version_argument() {
  static const Argument version{.name = "--version", .description = "Print the version and exit", .take = {}};
  return version;
}

const Argument& licences_argument() {
  static const Argument licences{
      .name = "--licences", .description = "Print the licences of this program and its libraries and exit", .take = {}};
  return licences;
}

Argument flag(std::string name, bool& into, std::string description) {
  return {.name = std::move(name), .description = std::move(description), .take = [&into](const std::string&) {
            into = true;
            return std::string();
          }};
}

Argument text(std::string name, std::string value, std::string& into, std::string description) {
  return {.name = std::move(name),
          .value = std::move(value),
          .description = std::move(description),
          .take = [&into](const std::string& given) {
            into = given;
            return std::string();
          }};
}

}  // namespace elfref::tools
