#include "command.h"

#include <algorithm>
#include <string_view>

#include "elfref/core/text/text.h"
#include "speaking.h"
#include "words/tool_msg.h"

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

std::string in_lines(const std::string& paragraph, std::size_t width) {
  constexpr std::string_view dash = " –";
  std::string lines;
  std::size_t used = 0;  // characters of the last line
  for (std::size_t begin = 0; begin < paragraph.size();) {
    std::size_t end = std::min(paragraph.find(' ', begin), paragraph.size());
    if (paragraph.compare(end, dash.size(), dash) == 0)  // it stays with the word before it
      end = std::min(paragraph.find(' ', end + 1), paragraph.size());
    const std::string word = paragraph.substr(begin, end - begin);
    const auto size = static_cast<std::size_t>(characters(word));
    const bool fits = used + 1 + size <= width;
    if (begin > 0) lines += fits ? ' ' : '\n';
    lines += word;
    used = begin > 0 && fits ? used + 1 + size : size;
    begin = end + 1;
  }
  return lines;
}

std::string sample_runs(const Footer& footer) {
  std::string all;
  for (const SampleRun& run : footer.runs) {
    std::string line = "  " + run.line;
    if (!run.remark.empty()) {
      const std::size_t column = run.column > 0 ? run.column : footer.column;
      if (line.size() + 2 > column) {
        all += line + "\n";
        line.clear();
      }
      line.append(column - line.size(), ' ').append(said(run.remark));
    }
    all += line + "\n";
  }
  return all;
}

std::vector<std::string> notes(const Footer& footer) {
  std::vector<std::string> all;
  for (const Message& note : footer.notes) all.push_back(in_lines(said(note), footer.width));
  return all;
}

std::string exit_status(const Footer& footer, bool heading) {
  if (footer.exit.empty()) return {};
  constexpr std::size_t width = 104;
  const std::string before = said(msg::exit_status()) + " ";
  const std::string whole = in_lines(before + said(footer.exit), width);
  return heading ? whole : whole.substr(before.size());
}

const Argument& help_argument() {
  static const Argument help{.name = "-h,--help", .description = msg::option_help(), .take = {}};
  return help;
}

const Argument& language_argument() {
  static const Argument language = [] {
    static Language chosen{};
    std::vector<std::pair<std::string, Language>> words;
    for (const Language each : all_languages) words.emplace_back(tag(each), each);
    return choice("--lang", chosen, words, msg::option_language());
  }();
  return language;
}

const Argument& version_argument() {
  static const Argument version{.name = "--version", .description = msg::option_version(), .take = {}};
  return version;
}

const Argument& licences_argument() {
  static const Argument licences{.name = "--licences", .description = msg::option_licences(), .take = {}};
  return licences;
}

Argument flag(std::string name, bool& into, Message description) {
  return {.name = std::move(name), .description = std::move(description), .take = [&into](const std::string&) {
            into = true;
            return Message();
          }};
}

Argument text(std::string name, std::string value, std::string& into, Message description) {
  return {.name = std::move(name),
          .value = std::move(value),
          .description = std::move(description),
          .take = [&into](const std::string& given) {
            into = given;
            return Message();
          }};
}

Argument edition_argument(std::string& into, Message description) {
  Argument edition = text("--edition", "NAME", into, std::move(description));
  edition.values = Values::editions;
  return edition;
}

Argument verbose_argument(bool& into) {
  return flag("--verbose", into, msg::option_verbose());
}

Message no_number(std::uint64_t least, std::uint64_t most, const std::string& given) {
  return msg::takes_number_from_to(
      {.given = verbatim(given), .least = verbatim(std::to_string(least)), .most = verbatim(std::to_string(most))});
}

}  // namespace elfref::tools
