#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "bytes.h"
#include "elfref/games.h"
#include "language_server.h"
#include "output.h"
#include "records.h"

namespace elfref::tools::commands {
namespace {

/// Writes messages. False: nobody reads them any more.
bool send(const std::vector<std::string>& messages) {
  std::string out;
  for (const std::string& message : messages) out += framed(message);
  return out.empty() || print(out);
}

int run(const Overrides& overrides) {
  if (const std::string why = refusal(overrides); !why.empty()) return refuse(why);
  Bytes input("-");
  LanguageServer server(overrides);
  MessageStream stream;
  for (bool more = true; more && !server.ended();) {
    std::string message;
    while (!server.ended() && stream.next(message))
      if (!send(server.take(message))) return exit_not_judged;
    if (stream.broken()) return refuse("standard input is no language client: it sends messages of JSON-RPC");
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
  Argument edition = text("--edition", "NAME", overrides->edition, "Judge by this rulebook, whatever the record names");
  edition.values = Values::editions;
  return {.name = "lsp",
          .description = "Answers an editor that speaks the Language Server Protocol, on standard input and output",
          .examples = "Examples:\n"
                      "  elfref lsp        what an editor runs; docs/editors.md has the settings of four\n"
                      "\n"
                      "Exit status: 0 the editor has said goodbye; 1 it has gone without; 2 it was none.\n",
          .arguments = {std::move(edition), option_argument(overrides->options)},
          .run = [overrides] { return run(*overrides); }};
}

}  // namespace elfref::tools::commands
