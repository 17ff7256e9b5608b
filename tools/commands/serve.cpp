#include "elfref/serve.h"

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>

#include "bytes.h"
#include "command.h"
#include "output.h"
#include "records.h"
#include "speaking.h"
#include "words/tool_msg.h"

namespace elfref::tools::commands {
namespace {

bool is_blank_request(std::string_view line) {
  return line.find_first_not_of(" \t\r") == std::string_view::npos;
}

/// Answers a request on a line of its own. False: nobody reads answers any more.
bool answer_line(Server& server, std::string_view line) {
  return is_blank_request(line) || print(server.answer(line) + "\n");
}

int answer_lines(const Overrides& overrides) {
  if (const Message why = refusal(overrides); !why.empty()) return refuse(why);
  Bytes input("-");
  Server server(overrides, language_of_data());
  std::string text;  // what has come of the line that has not ended
  bool cut = false;  // it is too long: it is answered already, and its rest is not kept
  for (bool more = true; more;) {
    std::size_t searched = text.size();
    more = input.read(text);
    std::size_t begin = 0;
    for (std::size_t end; (end = text.find('\n', std::max(begin, searched))) != std::string::npos; begin = end + 1) {
      const std::string_view line = std::string_view(text).substr(begin, end - begin);
      if (!cut && !answer_line(server, line)) return exit_not_judged;
      cut = false;
    }
    text.erase(0, begin);
    if (text.size() <= most_request_bytes && !cut) continue;
    if (!cut && !answer_line(server, text)) return exit_not_judged;
    cut = true;
    text.clear();
  }
  if (!input.failure().empty()) return refuse(msg::cannot_read_file({.file = verbatim("-"), .why = input.failure()}));
  return cut || answer_line(server, text) ? exit_clean : exit_not_judged;
}

}  // namespace

Command serve() {
  const auto overrides = std::make_shared<Overrides>();
  return {
      .name = "serve",
      .description = msg::serve_about(),
      .footer = {.runs = {{"elfref serve", msg::serve_run()}}, .column = 20, .exit = msg::serve_exit()},
      .arguments = {edition_argument(overrides->edition, msg::option_edition()), option_argument(overrides->options)},
      .run = [overrides] { return answer_lines(*overrides); }};
}

}  // namespace elfref::tools::commands
