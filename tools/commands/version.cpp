#include "version.h"

#include "command.h"
#include "output.h"
#include "words/tool_msg.h"

namespace elfref::tools::commands {

Command version() {
  return {.name = "version", .description = msg::version_about(), .footer = {}, .arguments = {}, .run = [] {
            return print(version_in_words() + "\n") ? exit_clean : exit_not_judged;
          }};
}

}  // namespace elfref::tools::commands
