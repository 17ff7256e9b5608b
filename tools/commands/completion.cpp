#include "completion.h"

#include <memory>
#include <string>

#include "command.h"
#include "output.h"
#include "words/tool_msg.h"

namespace elfref::tools::commands {
Command completion() {
  const auto shell = std::make_shared<std::string>();
  Argument which = choice<std::string>("SHELL", *shell, {{"bash", "bash"}, {"zsh", "zsh"}, {"fish", "fish"}},
                                       msg::completion_shell());
  which.required = true;
  return {.name = "completion",
          .description = msg::completion_about(),
          .footer = {.runs = {{"source <(elfref completion bash)", msg::completion_run_bash()},
                              {"source <(elfref completion zsh)", msg::completion_run_zsh()},
                              {"elfref completion fish | source", msg::completion_run_fish()}}},
          .arguments = {which},
          .run = [shell] { return print(std::string(completion_script(*shell))) ? exit_clean : exit_not_judged; }};
}

}  // namespace elfref::tools::commands
