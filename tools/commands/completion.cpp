#include "completion.h"

#include <memory>
#include <string>

#include "command.h"
#include "output.h"

namespace elfref::tools::commands {
Command completion() {
  const auto shell = std::make_shared<std::string>();
  Argument which = choice<std::string>("SHELL", *shell, {{"bash", "bash"}, {"zsh", "zsh"}, {"fish", "fish"}},
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
          .run = [shell] { return print(std::string(completion_script(*shell))) ? exit_clean : exit_not_judged; }};
}

}  // namespace elfref::tools::commands
