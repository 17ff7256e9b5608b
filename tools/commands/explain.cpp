#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "command.h"
#include "elfref/core/render.h"
#include "elfref/core/text.h"
#include "elfref/games.h"
#include "examples.h"
#include "output.h"

namespace elfref::tools::commands {
namespace {

struct Request {
  std::vector<std::string> words;
  Format format = Format::text;
  Colour colour = Colour::automatic;
};

/// Something that can be explained: a rule of a game, or a fault of a file.
struct Subject {
  const RuleInfo* rule = nullptr;
  const GameModule* game = nullptr;
  const FaultInfo* fault = nullptr;

  [[nodiscard]] std::string_view id() const { return rule != nullptr ? rule->id : fault->id; }
  [[nodiscard]] std::string_view text() const { return rule != nullptr ? rule->text : fault->text; }
  [[nodiscard]] std::string_view code() const { return rule != nullptr ? rule->code : std::string_view(); }
};
using Subjects = std::vector<Subject>;

Subjects all_subjects() {
  Subjects all;
  for (const GameModule* game : games())
    for (const RuleInfo* rule : game->rules()) all.push_back({.rule = rule, .game = game});
  for (int fault = 0; fault < fault_count(); ++fault) all.push_back({.fault = &info(Fault(fault))});
  return all;
}

/// As it stands behind a finding, `[unknown-town]`, with or without the brackets.
std::string_view without_brackets(std::string_view word) {
  if (word.size() > 2 && word.front() == '[' && word.back() == ']') return word.substr(1, word.size() - 2);
  return word;
}

std::string joined(const std::vector<std::string>& words) {
  std::string all;
  for (const std::string& word : words) all += (all.empty() ? "" : " ") + std::string(without_brackets(word));
  return all;
}

/// What has that id, or that code.
Subjects named(std::string_view name, const Subjects& all) {
  const std::string wanted = fold(without_brackets(name));
  Subjects found;
  for (const Subject& subject : all)
    if (fold(subject.id()) == wanted || (!subject.code().empty() && fold(subject.code()) == wanted))
      found.push_back(subject);
  return found;
}

/// What every one of the words names.
Subjects each_named(const std::vector<std::string>& words, const Subjects& all) {
  Subjects found;
  for (const std::string& word : words) {
    const Subjects of_word = named(word, all);
    if (of_word.empty()) return {};
    for (const Subject& subject : of_word)
      if (std::ranges::find(found, subject.id(), &Subject::id) == found.end()) found.push_back(subject);
  }
  return found;
}

/// Everything in which a word may be found, folded: what a subject is called, what it says and where it is printed.
std::string searched(const Subject& subject) {
  std::string text = std::string(subject.id()) + " " + std::string(subject.code()) + " " + std::string(subject.text());
  if (subject.rule != nullptr) {
    for (const std::string_view option : subject.rule->options) text += " " + std::string(option);
    for (const Citation& citation : subject.rule->cites) text += " " + std::string(citation.section);
  }
  return fold(text);
}

/// Whether a word, or its singular, occurs in a folded text.
bool occurs(std::string_view word, std::string_view text) {
  const std::string wanted = fold(word);
  if (text.find(wanted) != std::string_view::npos) return true;
  return wanted.size() > 3 && wanted.back() == 's' &&
         text.find(std::string_view(wanted).substr(0, wanted.size() - 1)) != std::string_view::npos;
}

/// That in which every one of the words occurs.
Subjects containing(const std::vector<std::string>& words, const Subjects& all) {
  Subjects found;
  for (const Subject& subject : all) {
    const std::string text = searched(subject);
    if (std::ranges::all_of(words, [&](const std::string& word) { return occurs(word, text); }))
      found.push_back(subject);
  }
  return found;
}

/// Where something may be found instead: the nearest ids, or the nearest of the words that ids are made of.
std::string advice(const std::vector<std::string>& words, const Subjects& all) {
  std::vector<std::string_view> ids;
  std::vector<std::string_view> parts;
  for (const Subject& subject : all) {
    ids.push_back(subject.id());
    if (!subject.code().empty() && std::ranges::find(ids, subject.code()) == ids.end()) ids.push_back(subject.code());
    for (std::string_view rest = subject.id(); !rest.empty();) {
      const std::size_t end = std::min(rest.find('-'), rest.size());
      if (end > 3 && std::ranges::find(parts, rest.substr(0, end)) == parts.end()) parts.push_back(rest.substr(0, end));
      rest.remove_prefix(std::min(end + 1, rest.size()));
    }
  }
  std::vector<std::string_view> near = nearest(joined(words), ids);
  for (const std::string& word : words)
    if (near.empty() && containing({word}, all).empty()) near = nearest(word, parts);
  if (near.empty()) return "'elfref rules' lists all rules";
  return "did you mean '" + listed(near, "or") + "'?";
}

void list(std::string& out, const Subjects& subjects) {
  std::size_t width = 0;
  for (const Subject& subject : subjects) width = std::max(width, subject.id().size());
  for (const Subject& subject : subjects)
    out += std::string(subject.id()) + std::string(width - subject.id().size() + 2, ' ') +
           std::string(subject.text()) + "\n";
  out += "\n" + std::to_string(subjects.size()) + " found: 'elfref explain ID' says more of one\n";
}

std::optional<Example> example(const std::optional<Refereed>& refereed) {
  if (!refereed) return std::nullopt;
  return Example{.source = refereed->record->source(), .judgement = refereed->judgement};
}

/// The records that subjects are shown by. They are judged here and now: nothing is known beforehand of what comes of it.
std::vector<Examples> examples_of(const Subjects& subjects) {
  std::vector<Examples> all;
  for (const Subject& subject : subjects)
    all.push_back(subject.rule != nullptr
                      ? tools::examples_of(std::string(subject.game->name) + "/rules", subject.id(), subject.rule->severity)
                      : tools::examples_of("faults", subject.id(), subject.fault->severity));
  return all;
}

std::string explained(const Subjects& subjects, const Request& request) {
  const std::vector<Examples> examples = examples_of(subjects);
  std::vector<Explanation> all;
  for (std::size_t i = 0; i < subjects.size(); ++i)
    all.push_back({.rule = subjects[i].rule,
                   .game = subjects[i].game,
                   .fault = subjects[i].fault,
                   .kept = example(examples[i].kept),
                   .broken = example(examples[i].broken)});
  if (request.format == Format::json) return render_explanations_json(all) + "\n";
  std::string out;
  for (const Explanation& explanation : all) {
    if (!out.empty()) out += "\n\n";
    render_explanation(out, explanation, style_for(request.colour));
  }
  return out;
}

int run(const Request& request) {
  const Subjects all = all_subjects();
  Subjects found = named(joined(request.words), all);
  if (found.empty()) found = each_named(request.words, all);
  const bool by_name = !found.empty();
  if (!by_name) found = containing(request.words, all);
  if (found.empty()) {
    complain(printable("nothing is called '" + joined(request.words) + "', and no rule has these words"));
    complain(printable(advice(request.words, all)));
    return exit_not_judged;
  }
  std::string out;
  if (by_name || found.size() == 1 || request.format == Format::json) {
    out = explained(found, request);
  } else {
    list(out, found);
  }
  return print(out) ? exit_clean : exit_not_judged;
}

}  // namespace

Command explain() {
  const auto request = std::make_shared<Request>();
  Argument words{.name = "RULE",
                 .value = "RULE",
                 .description = "The id of a rule or of a fault of a file, a rule's code, or words of it",
                 .values = Values::rules,
                 .repeatable = true,
                 .required = true,
                 .take = [request](const std::string& given) {
                   if (fold(given).empty()) return std::string("takes words, not '" + given + "'");
                   request->words.push_back(given);
                   return std::string();
                 }};
  return {.name = "explain",
          .description = "Explains a rule: where each edition prints it, how they differ, a record that keeps it and "
                         "one that breaks it",
          .examples = "Examples:\n"
                      "  elfref explain pay-for-the-obstacle         the rule by which a finding says it judges\n"
                      "  elfref explain MOVE-5                       every rule of that code\n"
                      "  elfref explain obstacle card                the rule with these words, or a list of those\n"
                      "  elfref explain unknown-town                 a fault of a file\n"
                      "\n"
                      "Exit status: 0 something was found, 2 nothing was.\n",
          .arguments = {words, table_format_argument(request->format), colour_argument(request->colour)},
          .run = [request] { return run(*request); }};
}

}  // namespace elfref::tools::commands
