// What the program says of itself: the help of each command, and the list of all. The command line, the manual page and
// `elfref help` take it from the same description.

#include "help.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <iterator>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "elfref/core/text/text.h"
#include "elfref/core/text/wrap.h"
#include "elfref/core/words/core_msg.h"
#include "output.h"
#include "speaking.h"
#include "system/paths.h"
#include "words/tool_msg.h"

namespace elfref::tools {
namespace {

constexpr int margin = 2;
constexpr int arguments_column = 30;
constexpr int narrow_column = 8;  // on a terminal that has no room for two columns

/// Adds a paragraph. A dash stays with the word before it.
void add_paragraph(std::string& out, std::string_view text, int width, int hang) {
  constexpr std::string_view dash = " –", held = "\u00a0–";
  std::string tied(text), lines;
  for (std::size_t at = 0; (at = tied.find(dash, at)) != std::string::npos; at += held.size())
    tied.replace(at, dash.size(), held);
  add_line(lines, tied, width, hang);
  for (std::size_t at = 0; (at = lines.find(held, at)) != std::string::npos; at += dash.size())
    lines.replace(at, held.size(), dash);
  out += lines;
}

/// Adds what is said of a word: beside it from a column on, or below it if the word reaches as far.
void add_entry(std::string& out, std::string_view word, const std::string& says, int column, int width) {
  if (width < column * 3 / 2) column = narrow_column;
  std::string line(margin, ' ');
  line += word;
  if (says.empty()) {
    out += line + "\n";
    return;
  }
  const int used = display_width(line);
  if (used + 2 > column) {
    out += line + "\n";
    line.clear();
  }
  line.append(static_cast<std::size_t>(column) - (line.empty() ? 0 : static_cast<std::size_t>(used)), ' ');
  add_paragraph(out, line + says, width, column);
}

void add_heading(std::string& out, const Message& heading) {
  out += "\n" + said(heading) + ":\n";
}

void add_argument(std::string& out, const Argument& argument, int width) {
  const bool bare = argument.positional() || argument.value.empty();
  add_entry(out, bare ? argument.name : argument.name + " " + argument.value, said(argument.description),
            arguments_column, width);
}

std::string usage(const Command& command) {
  std::string line =
      said(msg::label_usage()) + ": elfref " + command.name + " [" + said(msg::label_any_options()) + "]";
  for (const Argument& argument : command.arguments) {
    if (!argument.positional()) continue;
    const std::string name = argument.name + (argument.repeatable ? "..." : "");
    line += argument.required ? " " + name : " [" + name + "]";
  }
  return line;
}

/// The groups of commands in the order of the list.
constexpr std::array<std::pair<Group, Message (*)()>, 5> groups_of_commands{{
    {Group::write, +[] { return Message(msg::group_write()); }},
    {Group::judge, +[] { return Message(msg::group_judge()); }},
    {Group::look, +[] { return Message(msg::group_look()); }},
    {Group::rules, +[] { return Message(msg::group_rules()); }},
    {Group::program, +[] { return Message(msg::group_program()); }},
}};

/// What a word in the place of a command may mean, or where the help is.
Message meant_by(const std::string& word, const std::vector<std::string_view>& names) {
  std::error_code ignored;
  if (word == "-" || std::filesystem::exists(path_in_utf8(word), ignored))
    return msg::did_you_mean_check({.file = verbatim(word)});
  std::vector<std::string_view> near;
  if (!word.empty())
    std::ranges::copy_if(names, std::back_inserter(near),
                         [&](std::string_view name) { return name.starts_with(word); });
  if (near.empty()) near = nearest(word, names);
  if (near.empty()) return msg::see_help();
  if (near.size() == 1) return msg::did_you_mean_word({.word = verbatim(near.front())});
  return msg::did_you_mean_one_of({.words = list(Joint::or_, near, [](std::string_view name) {
                                     return elfref::msg::quoted({.text = verbatim(name)});
                                   })});
}

}  // namespace

int help_width() {
  const int width = style_for(Colour::never).width;
  return width > 0 ? width : usual_width;
}

std::string sample_runs(const Footer& footer, int width) {
  std::string all;
  for (const SampleRun& run : footer.runs)
    add_entry(all, run.line, run.remark.empty() ? std::string() : said(run.remark), static_cast<int>(footer.column),
              width);
  return all;
}

std::string help_of(const Command& command, int width) {
  std::string all;
  add_paragraph(all, said(command.description), width, 0);
  add_paragraph(all, usage(command), width, margin);
  const bool takes = std::ranges::any_of(command.arguments, &Argument::positional);
  if (takes) add_heading(all, msg::label_arguments());
  for (const Argument& argument : command.arguments)
    if (argument.positional()) add_argument(all, argument, width);
  add_heading(all, msg::label_options());
  add_argument(all, help_argument(), width);
  for (const Argument& argument : command.arguments)
    if (!argument.positional()) add_argument(all, argument, width);
  add_argument(all, language_argument(), width);
  const Footer& footer = command.footer;
  if (!footer.runs.empty()) all += "\n" + said(msg::examples()) + "\n" + sample_runs(footer, width);
  for (const Message& note : footer.notes) add_paragraph(all += "\n", said(note), width, 0);
  if (!footer.exit.empty()) add_paragraph(all += "\n", said(msg::exit_status()) + " " + said(footer.exit), width, 0);
  return all;
}

std::string help_of_all(int width) {
  const std::vector<Command> commands = all_commands();
  std::size_t longest = 0;
  for (const Command& command : commands) longest = std::max(longest, command.name.size());
  std::string all;
  add_paragraph(all, said(msg::about()), width, 0);
  add_paragraph(
      all, said(msg::label_usage()) + ": elfref [" + said(msg::label_any_options()) + "] " + said(msg::label_command()),
      width, margin);
  const auto help = std::ranges::find(commands, "help", &Command::name);
  if (help != commands.end()) {
    add_heading(all, msg::where_to_start());
    all += sample_runs(help->footer, width);
  }
  for (const auto& [group, title] : groups_of_commands) {
    add_heading(all, title());
    for (const Command& command : commands)
      if (command.group == group)
        add_entry(all, command.name, said(command.description), static_cast<int>(longest) + 2 * margin, width);
  }
  add_heading(all, msg::label_options());
  for (const Argument* argument : {&version_argument(), &licences_argument(), &help_argument(), &language_argument()})
    add_argument(all, *argument, width);
  return all;
}

int no_such_command(const std::string& word) {
  const std::vector<Command> commands = all_commands();
  const std::vector<std::string_view> names = names_of(commands);
  complain(msg::unknown_command({.command = verbatim(word)}));
  return refuse(meant_by(word, names));
}

}  // namespace elfref::tools
