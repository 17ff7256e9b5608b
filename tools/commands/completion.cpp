#include "completion.h"

#include <memory>
#include <string>

#include "output.h"

namespace elfref::tools::commands {
namespace {

enum class Shell { bash, zsh, fish };

std::string script(Shell shell) {
  const std::vector<Command> commands = all_commands();
  if (shell == Shell::fish) return fish_completion(commands);
  return shell == Shell::bash ? bash_completion(commands) : zsh_completion(commands);
}

}  // namespace

Command completion() {
  const auto shell = std::make_shared<Shell>();
  Argument which = choice<Shell>("SHELL", *shell, {{"bash", Shell::bash}, {"zsh", Shell::zsh}, {"fish", Shell::fish}},
                                 "The shell that is to complete command lines");
  which.required = true;
  return {.name = "completion",
          .description = "Prints a script by which a shell completes command lines; a package brings it along",
          .examples =
              "Examples:\n"
              "  source <(elfref completion bash)            in ~/.bashrc\n"
              "  source <(elfref completion zsh)             in ~/.zshrc, below compinit\n"
              "  elfref completion fish | source             in ~/.config/fish/config.fish\n",
          .arguments = {which},
          .run = [shell] { return print(script(*shell)) ? exit_clean : exit_not_judged; }};
}

}  // namespace elfref::tools::commands
