#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "bytes.h"
#include "elfref/games.h"
#include "language_server.h"
#include "output.h"
#include "records.h"
#include "speaking.h"
#include "words/tool_msg.h"

namespace elfref::tools::commands {
namespace {

/// Writes messages. False: nobody reads them any more.
bool send(const std::vector<std::string>& messages) {
  std::string out;
  for (const std::string& message : messages) out += framed(message);
  return out.empty() || print(out);
}

int run(const Overrides& overrides) {
  if (const Message why = refusal(overrides); !why.empty()) return refuse(why);
  Bytes input("-");
  LanguageServer server(overrides, language_of_data());
  MessageStream stream;
  for (bool more = true; more && !server.ended();) {
    std::string message;
    while (!server.ended() && stream.next(message))
      if (!send(server.take(message))) return exit_not_judged;
    if (stream.broken()) return refuse(msg::no_language_client());
    if (server.ended()) break;
    // What was typed meanwhile is read first: findings of what has gone already are of no use.
    if (input.would_wait() && !send(server.tell_findings())) return exit_not_judged;
    more = input.read(stream.buffer());
  }
  if (!server.ended() && !send(server.tell_findings())) return exit_not_judged;
  return server.ended_well() ? exit_clean : exit_breach;
}

}  // namespace

Command lsp() {
  const auto overrides = std::make_shared<Overrides>();
  return {.name = "lsp",
          .description = msg::lsp_about(),
          .footer = {.runs = {{"elfref lsp", msg::lsp_run()}}, .column = 20, .exit = msg::lsp_exit()},
          .arguments = {edition_argument(overrides->edition, msg::option_edition()),
                        option_argument(overrides->options)},
          .run = [overrides] { return run(*overrides); }};
}

}  // namespace elfref::tools::commands
