#include "help.h"

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "command.h"
#include "output.h"
#include "words/tool_msg.h"

namespace elfref::tools::commands {
namespace {

int print_help(const std::string& name) {
  if (name.empty()) return print(help_of_all(help_width())) ? exit_clean : exit_not_judged;
  const std::vector<Command> commands = all_commands();
  const auto command = std::ranges::find(commands, name, &Command::name);
  if (command == commands.end()) return no_such_command(name);
  return print(help_of(*command, help_width())) ? exit_clean : exit_not_judged;
}

}  // namespace

Command help() {
  const auto name = std::make_shared<std::string>();
  Argument command = text("COMMAND", "COMMAND", *name, msg::help_command());
  command.values = Values::commands;
  return {.name = "help",
          .description = msg::help_about(),
          .footer = {.runs = {{"elfref record game.yaml", msg::start_record()},
                              {"elfref check game.yaml", msg::start_check()},
                              {"elfref help check", msg::start_help()}},
                     .column = 30},
          .arguments = {std::move(command)},
          .run = [name] { return print_help(*name); }};
}

}  // namespace elfref::tools::commands
