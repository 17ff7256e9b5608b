#include <algorithm>
#include <array>
#include <cctype>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "command.h"
#include "description.h"
#include "elfref/core/asking/replay_view.h"
#include "elfref/core/judging/titles.h"
#include "elfref/core/render/render.h"
#include "elfref/core/text/text.h"
#include "elfref/core/text/wrap.h"
#include "elfref/core/words/core_msg.h"
#include "elfref/games.h"
#include "examples.h"
#include "output.h"
#include "speaking.h"
#include "words/tool_msg.h"

namespace elfref::tools::commands {
namespace {

struct ExplainRequest {
  std::vector<std::string> words;
  Format format = Format::text;
  Colour colour = Colour::automatic;
  std::string html;
  const GameModule* game = nullptr;  ///< null: every game
};

/// Something that can be explained: a rule of a game, what its rules permit, or a fault of a file.
struct Subject {
  const RuleInfo* rule = nullptr;
  const GameModule* game = nullptr;
  const Fault* fault = nullptr;
  bool permission = false;

  [[nodiscard]] std::string_view id() const { return rule != nullptr ? rule->id : fault->id; }
  [[nodiscard]] std::string text(Language language) const {
    if (rule == nullptr) return in_words(*fault, language);
    const Speaker says = speaker_of(*game, language);
    return says(title_of(*rule, says));
  }
  [[nodiscard]] std::string_view code() const { return rule != nullptr ? rule->code : std::string_view(); }
};
using Subjects = std::vector<Subject>;

/// The game that a subject belongs to; null: it is a fault that every game has.
const GameModule* game_of(const Subject& subject) {
  if (subject.game != nullptr) return subject.game;
  for (const GameModule* game : games())
    if (std::ranges::find(game->faults, subject.fault) != game->faults.end()) return game;
  return nullptr;
}

/// What can be explained, of one game or, if it is null, of all.
Subjects all_subjects(const GameModule* asked) {
  Subjects all;
  for (const GameModule* game : games()) {
    if (asked != nullptr && game != asked) continue;
    for (const RuleInfo* rule : game->rules()) all.push_back({.rule = rule, .game = game});
    if (game->permissions == nullptr) continue;
    for (const RuleInfo& rule : game->permissions()) all.push_back({.rule = &rule, .game = game, .permission = true});
  }
  for (const Fault* fault : all_faults()) all.push_back({.fault = fault});
  std::erase_if(all, [&](const Subject& subject) {
    const GameModule* game = asked == nullptr ? nullptr : game_of(subject);
    return game != nullptr && game != asked;
  });
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

// ---------------------------------------------------------------- words

bool ends_a_word(char c) {
  return static_cast<unsigned char>(c) < 0x80 && std::isalnum(static_cast<unsigned char>(c)) == 0 && c != '\'';
}

/// A word as it is compared: folded, a number in figures.
std::string compared(std::string_view word) {
  static constexpr std::array<std::string_view, 9> numbers{"none", "one", "two",   "three", "four",
                                                           "five", "six", "seven", "eight"};
  const std::string folded = fold(word);
  const auto number = std::ranges::find(numbers, folded);
  return number == numbers.end() ? folded : std::to_string(number - numbers.begin());
}

/// The words of a text, as they are compared.
std::vector<std::string> words_of(std::string_view text) {
  std::vector<std::string> words;
  while (!text.empty()) {
    const auto end = static_cast<std::size_t>(std::ranges::find_if(text, ends_a_word) - text.begin());
    if (std::string word = compared(text.substr(0, end)); !word.empty()) words.push_back(std::move(word));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return words;
}

/// The words of a question that tell something; all of them where none does.
std::vector<std::string> asked(std::string_view question) {
  static constexpr std::array<std::string_view, 31> idle{
      "a",  "am",   "an",  "and", "are",  "be", "by", "can", "do", "does", "for", "how",  "i",    "if",    "in", "is",
      "it", "many", "may", "me",  "must", "my", "of", "on",  "or", "the",  "to",  "what", "when", "where", "who"};
  const std::vector<std::string> all = words_of(question);
  std::vector<std::string> telling;
  for (const std::string& word : all)
    if (std::ranges::find(idle, word) == idle.end()) telling.push_back(word);
  return telling.empty() ? all : telling;
}

/// `raft` of `rafts`, `ferry` of `ferries`.
std::string singular(const std::string& word) {
  if (word.size() > 4 && word.ends_with("ies")) return word.substr(0, word.size() - 3) + "y";
  return word.size() > 3 && word.back() == 's' ? word.substr(0, word.size() - 1) : word;
}

/// Whether a word is among others, or begins one of them; of another script than ours also inside of one.
bool among(const std::string& word, const std::vector<std::string>& words) {
  const std::string wanted = singular(word);
  const bool ours = static_cast<unsigned char>(wanted.front()) < 0x80;
  return std::ranges::any_of(words, [&](const std::string& other) {
    if (other == word || other == wanted) return true;
    return wanted.size() > 2 && (ours ? other.starts_with(wanted) : other.find(wanted) != std::string::npos);
  });
}

/// The words by which a subject is found.
struct Known {
  std::vector<std::string> by_name;  ///< what it is called, what it says, where it is printed
  std::vector<std::string> by_more;  ///< and how editions differ, and what the referee says of who breaks it
};

Known known_of(const Subject& subject) {
  const std::string_view kind = subject.code().substr(0, subject.code().find('-'));
  std::string name = std::string(subject.id()) + " " + std::string(kind) + " " + subject.text(Language::en);
  if (language() != Language::en) name += " " + subject.text(language());
  std::string more;
  if (subject.rule != nullptr) {
    const Speaker says = speaker_of(*subject.game);
    const auto options = subject.game->options();
    for (const std::string_view option : subject.rule->options) {
      name += " " + std::string(option);
      const auto words = std::ranges::find(options, option, &OptionWords::name);
      if (words == options.end()) continue;
      more += " " + says(title_of(*words, says));
      for (std::size_t value = 0; value < words->values.size(); ++value)
        more += " " + says(meaning_of(*words, value, says));
    }
    for (const Citation& citation : subject.rule->cites) name += " " + std::string(citation.section);
    more += " " + says(differences_of(*subject.rule, says)) + " " + messages_of(*subject.game, *subject.rule);
  }
  return {words_of(name), words_of(name + " " + more)};
}

/// All subjects, and their words beside them.
struct Index {
  Subjects subjects;
  std::vector<Known> known;

  explicit Index(Subjects all) : subjects(std::move(all)) {
    for (const Subject& subject : subjects) known.push_back(known_of(subject));
  }

  /// Those in which every word occurs: among their names or, where none has all of them there, anywhere. Those with
  /// most of the words in their names come first.
  [[nodiscard]] Subjects with_all(const std::vector<std::string>& words) const {
    std::vector<std::pair<std::ptrdiff_t, std::size_t>> found;
    for (std::size_t i = 0; i < subjects.size(); ++i) {
      if (!std::ranges::all_of(words, [&](const std::string& word) { return among(word, known[i].by_more); })) continue;
      const auto named =
          std::ranges::count_if(words, [&](const std::string& word) { return among(word, known[i].by_name); });
      found.emplace_back(named, i);
    }
    std::ranges::stable_sort(found, std::greater(), [](const auto& one) { return one.first; });
    const bool by_name = !found.empty() && found.front().first == std::ssize(words);
    Subjects best;
    for (const auto& [named, i] : found)
      if (!by_name || named == std::ssize(words)) best.push_back(subjects[i]);
    return best;
  }

  /// The rules in which at least half of the words occur, and those that tell most: a word counts the more, the fewer
  /// have it.
  [[nodiscard]] Subjects with_most(const std::vector<std::string>& words) const {
    std::vector<double> worth(subjects.size());
    std::vector<std::size_t> had(subjects.size());
    for (const std::string& word : words) {
      const auto has = [&](const Known& one) { return among(word, one.by_more); };
      const auto all = std::ranges::count_if(known, has);
      for (std::size_t i = 0; i < subjects.size(); ++i)
        if (has(known[i])) {
          worth[i] += (among(word, known[i].by_name) ? 2.0 : 1.0) / static_cast<double>(all);
          ++had[i];
        }
    }
    for (std::size_t i = 0; i < subjects.size(); ++i)
      if (2 * had[i] < words.size() || subjects[i].rule == nullptr) worth[i] = 0;
    const double most = std::ranges::max(worth);
    Subjects best;
    for (std::size_t i = 0; i < subjects.size(); ++i)
      if (most > 0 && worth[i] > 0.99 * most) best.push_back(subjects[i]);
    return best;
  }

  /// The same words where each that occurs nowhere is one that does and is near it; nothing where none is near.
  [[nodiscard]] std::string corrected(const std::vector<std::string>& words) const {
    std::vector<std::string_view> all;
    for (const Known& one : known)
      for (const std::string& word : one.by_name)
        if (word.size() > 2 && std::ranges::find(all, word) == all.end()) all.push_back(word);
    std::string text;
    bool changed = false;
    for (const std::string& word : words) {
      const bool occurs = std::ranges::any_of(known, [&](const Known& one) { return among(word, one.by_more); });
      auto near = occurs || word.size() < 4 ? std::vector<std::string_view>() : nearest(word, all);
      std::stable_partition(near.begin(), near.end(),
                            [&](std::string_view other) { return other.front() == word.front(); });
      changed = changed || !near.empty();
      text += (text.empty() ? "" : " ") + (near.empty() ? word : std::string(near.front()));
    }
    return changed && !with_all(words_of(text)).empty() ? text : "";
  }
};

/// `MOVE-9`: letters and a number.
bool is_like_a_code(std::string_view word) {
  const std::size_t dash = word.find_last_not_of("0123456789");
  return dash != std::string_view::npos && dash > 0 && word[dash] == '-' && dash + 1 < word.size() &&
         word.find('-') == dash;
}

/// Subjects that belong together in a list: the rules of a game, or the faults that every game has.
struct GameGroup {
  const GameModule* game = nullptr;
  Subjects subjects;
};

std::vector<GameGroup> by_game(const Subjects& subjects) {
  std::vector<GameGroup> groups;
  for (const GameModule* game : games()) groups.push_back({.game = game, .subjects = {}});
  groups.emplace_back();
  for (const Subject& subject : subjects)
    std::ranges::find(groups, game_of(subject), &GameGroup::game)->subjects.push_back(subject);
  std::erase_if(groups, [](const GameGroup& group) { return group.subjects.empty(); });
  return groups;
}

std::string a_line_each(const Subjects& subjects, Colour colour) {
  const TextStyle style = style_for(colour);
  std::string out;
  std::size_t id = 0;
  std::size_t code = 0;
  for (const Subject& subject : subjects) {
    id = std::max(id, subject.id().size());
    code = std::max(code, subject.code().size());
  }
  const auto padded = [](std::string_view word, std::size_t width) {
    return std::string(word) + std::string(width - word.size() + (width > 0 ? 2 : 0), ' ');
  };
  const std::vector<GameGroup> groups = by_game(subjects);
  for (const GameGroup& group : groups) {
    if (groups.size() > 1)
      out += (out.empty() ? "" : "\n") +
             (group.game == nullptr ? said(msg::explain_faults())
                                    : said(title_of(*group.game, speaker_of(*group.game, language())))) +
             "\n";
    for (const Subject& subject : group.subjects) {
      const std::string head = padded(subject.id(), id) + padded(subject.code(), code);
      add_line(out, head + subject.text(language()), style.width, static_cast<int>(head.size()));
    }
  }
  return out + "\n" + said(msg::explain_see()) + "\n";
}

/// Complains that nothing was found, and says what may have been meant.
int nothing_found(const std::string& name, const std::vector<std::string>& words, const Index& index,
                  const ExplainRequest& request) {
  std::vector<std::string_view> ids;
  for (const Subject& subject : index.subjects) ids.push_back(subject.id());
  if (is_like_a_code(name)) {
    const std::string kind = name.substr(0, name.find('-'));
    complain(msg::no_such_code({.code = verbatim(name)}));
    complain(index.with_all({compared(kind)}).empty() ? msg::rules_lists_all()
                                                      : msg::explain_lists_kind({.kind = verbatim(kind)}));
    return exit_not_judged;
  }
  complain(msg::no_such_words({.name = verbatim(name), .words = words.size()}));
  if (const auto near = nearest(name, ids); !near.empty()) {
    complain(msg::did_you_mean_one_of({.words = list(Joint::or_, near, [](std::string_view id) {
                                         return elfref::msg::quoted({.text = verbatim(id)});
                                       })}));
  } else if (const std::string other = index.corrected(words); !other.empty()) {
    complain(msg::did_you_mean_word({.word = verbatim(other)}));
  } else if (const Subjects some =
                 request.format == Format::text && words.size() > 1 ? index.with_most(words) : Subjects();
             !some.empty()) {
    complain(msg::nearest_to_them());
    return print(a_line_each(some, request.colour)) ? exit_clean : exit_not_judged;
  } else {
    complain(msg::rules_lists_all());
  }
  return exit_not_judged;
}

// ---------------------------------------------------------------- the explanation

std::optional<Example> example(const std::optional<Refereed>& refereed) {
  if (!refereed) return std::nullopt;
  return Example{.source = refereed->record->source(), .judgement = refereed->judgement};
}

/// The records that subjects are shown by. They are judged here and now: nothing is known beforehand of what comes of
/// it.
std::vector<Examples> examples_of(const Subjects& subjects) {
  std::vector<Examples> all;
  for (const Subject& subject : subjects)
    all.push_back(subject.rule != nullptr ? tools::examples_of(*subject.game, *subject.rule)
                                          : tools::examples_of(*subject.fault));
  return all;
}

std::string explained(const Subjects& subjects, const ExplainRequest& request) {
  const std::vector<Examples> examples = examples_of(subjects);
  std::vector<Explanation> all;
  for (std::size_t i = 0; i < subjects.size(); ++i)
    all.push_back({.rule = subjects[i].rule,
                   .game = subjects[i].game,
                   .fault = subjects[i].fault,
                   .permission = subjects[i].permission,
                   .kept = example(examples[i].kept),
                   .broken = example(examples[i].broken)});
  if (request.format == Format::json) return render_explanations_json(all, language_of_data()) + "\n";
  std::string out;
  for (const Explanation& explanation : all) {
    if (!out.empty()) out += "\n\n";
    render_explanation(out, explanation, style_for(request.colour));
  }
  return out;
}

/// A page on which the records that subjects are shown by are looked at, the broken ones first.
int write_page(const Subjects& subjects, const std::string& path) {
  const Overrides plain{.edition = {}, .options = {}, .language = language()};
  std::vector<std::string> replays;
  for (const Examples& examples : examples_of(subjects)) {
    for (const std::optional<Refereed>* example : {&examples.broken, &examples.kept}) {
      if (!*example || (*example)->game->replay == nullptr) continue;
      const Refereed& shown = **example;
      const ReplayView view = shown.game->replay(*shown.record, plain, shown.judgement);
      replays.push_back(
          render_replay_json({*shown.game, *shown.record, plain, shown.judgement, view}, language(), ReplayFor::page));
    }
  }
  if (replays.empty()) return refuse(msg::nothing_to_look_at());
  return write_replays(path, {}, replays);
}

int show(const Subjects& subjects, const ExplainRequest& request) {
  if (!request.html.empty()) return write_page(subjects, request.html);
  return print(explained(subjects, request)) ? exit_clean : exit_not_judged;
}

int run(const ExplainRequest& request) {
  const Subjects all = all_subjects(request.game);
  const std::string name = joined(request.words);
  Subjects found = named(name, all);
  if (found.empty()) found = each_named(request.words, all);
  if (!found.empty()) return show(found, request);

  const Index index(all);
  const std::vector<std::string> words = asked(name);
  if (!words.empty() && !is_like_a_code(name)) found = index.with_all(words);
  const bool many = request.format == Format::json || !request.html.empty();
  if (found.size() == 1 || (!found.empty() && many)) return show(found, request);
  if (!found.empty()) return print(a_line_each(found, request.colour)) ? exit_clean : exit_not_judged;

  return nothing_found(name, words, index, request);
}

}  // namespace

Command explain() {
  const auto request = std::make_shared<ExplainRequest>();
  Argument words{.name = "RULE",
                 .value = "RULE",
                 .description = msg::explain_rule(),
                 .values = Values::rules,
                 .repeatable = true,
                 .required = true,
                 .take = [request](const std::string& given) {
                   if (fold(given).empty()) return msg::takes_words({.given = verbatim(given)});
                   request->words.push_back(given);
                   return Message();
                 }};
  return {.name = "explain",
          .description = msg::explain_about(),
          .footer = {.runs = {{"elfref explain pay-for-the-obstacle", msg::explain_run_id()},
                              {"elfref explain MOVE-5", msg::explain_run_code()},
                              {"elfref explain obstacle card", msg::explain_run_words()},
                              {"elfref explain --game master-elf card", msg::explain_run_game()},
                              {"elfref explain unknown-town", msg::explain_run_fault()},
                              {"elfref explain --html page.html MOVE-5", msg::explain_run_html()}},
                     .exit = msg::explain_exit()},
          .arguments = {words, table_format_argument(request->format),
                        any_game_argument(request->game, msg::explain_game()),
                        text("--html", "PAGE", request->html, msg::explain_html()), colour_argument(request->colour)},
          .run = [request] { return run(*request); },
          .group = Group::rules};
}

}  // namespace elfref::tools::commands
