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

/// The most bytes of messages that are read before the first of them is answered, 64 MiB.
constexpr std::size_t most_waiting_bytes = 64u << 20;

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
    more = input.read(stream.buffer());
    for (std::string message; stream.next(message);) server.put(std::move(message));
    // What has come already is read first: it may cancel a request, and findings of an older text are of no use.
    if (more && !stream.broken() && !input.would_wait() && server.waiting_bytes() < most_waiting_bytes) continue;
    while (!server.ended() && server.waiting_bytes() > 0)
      if (!send(server.take_next())) return exit_not_judged;
    if (stream.broken()) return refuse(msg::no_language_client());
    if (more && !server.ended() && input.would_wait() && !send(server.tell_findings())) return exit_not_judged;
  }
  if (!server.ended() && !send(server.tell_findings())) return exit_not_judged;
  return server.ended_well() ? exit_clean : exit_breach;
}

}  // namespace

Command lsp() {
  const auto overrides = std::make_shared<Overrides>();
  return {
      .name = "lsp",
      .description = msg::lsp_about(),
      .footer = {.runs = {{"elfref lsp", msg::lsp_run()}}, .column = 20, .exit = msg::lsp_exit()},
      .arguments = {edition_argument(overrides->edition, msg::option_edition()), option_argument(overrides->options)},
      .run = [overrides] { return run(*overrides); }};
}

}  // namespace elfref::tools::commands
