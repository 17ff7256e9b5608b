#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <utility>

#include "elfref/core/render/render_parts.h"
#include "elfref/core/text/text.h"
#include "elfref/core/words/core_msg.h"

namespace elfref {
namespace {

/// Editions of which the same is to be said.
struct Alike {
  std::string said;
  std::vector<std::string_view> editions;
};

void say(std::vector<Alike>& all, std::string said, std::string_view edition) {
  auto same = std::ranges::find(all, said, &Alike::said);
  if (same == all.end()) same = all.insert(all.end(), {std::move(said), {}});
  same->editions.push_back(edition);
}

void heading(std::string& out, const Message& text, TextStyle style) {
  out += '\n';
  add_line(out, painted(Speaker(style.language)(text), Paint::bold, style), style);
}

bool printed_nowhere(const RuleInfo& rule) {
  return rule.cites[0].edition.empty();
}

void render_citations(std::string& out, const Explanation& explanation, const Speaker& says, TextStyle style) {
  heading(out, msg::where_printed(), style);
  if (printed_nowhere(*explanation.rule)) {
    add_line(out, "   " + says(msg::not_printed_since({.why = differences_of(*explanation.rule, says)})), style,
             hang_of_ground);
    return;
  }
  std::vector<Alike> all;
  for (const EditionWords& edition : explanation.game->editions())
    say(all, says(where_printed(edition, *explanation.rule, says, true)), edition.name);
  std::size_t width = 0;
  for (const Alike& alike : all) width = std::max(width, fmt::format("{}", fmt::join(alike.editions, ", ")).size());
  const int column = static_cast<int>(width) + 5;
  const int hang = column <= style.width / 2 ? column : hang_of_ground;
  for (const Alike& alike : all)
    add_line(out, fmt::format("   {:<{}}  {}", fmt::format("{}", fmt::join(alike.editions, ", ")), width, alike.said),
             style, hang);
}

/// Whether all editions have one value for an option, assumed or not in all of them.
bool alike(std::size_t option, const std::vector<EditionWords>& editions) {
  return std::ranges::all_of(editions, [&](const EditionWords& edition) {
    const Setting& setting = edition.settings[option];
    const Setting& first = editions.front().settings[option];
    return setting.value == first.value && setting.remark.empty();
  });
}

/// The editions that have a value, `*` behind those of which it is only assumed.
Message editions_with(std::string_view value, std::size_t option, const std::vector<EditionWords>& editions) {
  const Setting& first = editions.front().settings[option];
  const auto assumed =
      std::ranges::count(editions, true, [&](const EditionWords& edition) { return edition.settings[option].assumed; });
  if (alike(option, editions) && first.value == value && (assumed == 0 || assumed == std::ssize(editions)))
    return assumed == 0 ? msg::every_edition() : msg::assumed_by({.rulebook = msg::every_edition()});
  List names(Joint::comma);
  bool any = false;
  for (const EditionWords& edition : editions) {
    const Setting& setting = edition.settings[option];
    if (setting.value != value) continue;
    any = true;
    Message name = alone(verbatim(edition.name));
    if (setting.assumed) name = msg::assumed_by({.rulebook = name});
    if (!setting.remark.empty()) name = msg::edition_with_remark({.edition = name, .remark = setting.remark});
    names.add(name);
  }
  return any ? names.take() : msg::no_edition();
}

/// What each edition has for one option; whether some of it is assumed.
bool render_option(std::string& out, const OptionWords& option, std::size_t index,
                   const std::vector<EditionWords>& editions, const Speaker& says, TextStyle style) {
  add_line(out, "   " + says(msg::option_is({.option = verbatim(option.name), .text = title_of(option, says)})), style,
           hang_of_ground);
  std::size_t width = 0;
  for (const std::string_view value : option.values) width = std::max(width, value.size());
  for (std::size_t i = 0; i < option.values.size(); ++i)
    add_line(out,
             fmt::format("      {:<{}}  {}", option.values[i], width,
                         says(msg::value_of_editions({.editions = editions_with(option.values[i], index, editions),
                                                      .meaning = meaning_of(option, i, says)}))),
             style, static_cast<int>(width) + 8);
  return std::ranges::any_of(editions, [&](const EditionWords& edition) { return edition.settings[index].assumed; });
}

void render_differences(std::string& out, const Explanation& explanation, const Speaker& says, TextStyle style) {
  const RuleInfo& rule = *explanation.rule;
  const auto options = explanation.game->options();
  const auto editions = explanation.game->editions();
  std::vector<std::size_t> settled;
  for (const std::string_view option : options_of(rule)) settled.push_back(index_of(option, options));
  const Message differs = printed_nowhere(rule) ? Message() : differences_of(rule, says);
  if (differs.empty() && settled.empty()) return;
  const bool same = std::ranges::all_of(settled, [&](std::size_t option) { return alike(option, editions); });
  heading(out, !differs.empty() || !same ? msg::where_editions_differ() : msg::what_a_record_can_set(), style);
  if (!differs.empty()) add_line(out, "   " + says(differs), style, hang_of_ground);
  bool assumed = false;
  for (const std::size_t option : settled)
    assumed |= render_option(out, options[option], option, editions, says, style);
  if (assumed) add_line(out, "   " + says(msg::assumed_means()), style, hang_of_ground);
}

/// The lines of a record, with their numbers.
void render_record(std::string& out, const Source& source) {
  std::string_view rest = source.text;
  for (int number = source.first_line; !rest.empty(); ++number) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    out += fmt::format("{:>5} |{}{}\n", number, end == 0 ? "" : " ", printable(rest.substr(0, end)));
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
}

/// A record, and what the referee says of it; of notes only those that are meant.
void render_example(std::string& out, const Example& example, std::string_view id, TextStyle style) {
  render_record(out, example.source);
  Places places(example.source);
  for (const Diagnostic& finding : example.judgement.findings)
    if (finding.severity != Severity::note || finding.id == id)
      render_finding(out, example.source, places, finding, Speaker(example.judgement, style.language), style);
  render_verdict(out, example.source, example.judgement, style);
}

/// `name`: what the example is called in front of places in it.
void render_half(std::string& out, const Message& title, const Message& name, const std::optional<Example>& example,
                 std::string_view id, TextStyle style) {
  if (!example) return;
  heading(out, title, style);
  Source named = example->source;
  named.name = Speaker(style.language)(name);
  render_example(out, {named, example->judgement}, id, style);
}

/// What the remarks behind citations stand for, each told once.
void render_remarks(std::string& out, const Explanation& explanation, const Speaker& says, TextStyle style) {
  const RuleInfo& rule = *explanation.rule;
  std::vector<std::pair<std::string, List>> told;
  for (const EditionWords& edition : explanation.game->editions()) {
    auto citation = citation_in(edition, rule.cites);
    if (!citation) citation = citation_in(edition, rule.otherwise);
    const std::string words = citation ? says(remark_of(*citation, says)) : "";
    if (words.empty()) continue;
    auto remark = std::ranges::find(told, words, &std::pair<std::string, List>::first);
    if (remark == told.end()) remark = told.insert(told.end(), {words, List(Joint::semicolon)});
    remark->second.add(msg::edition_is({.edition = verbatim(edition.name), .text = book_of(edition, says)}));
  }
  for (auto& [remark, books] : told)
    add_line(out, "   " + says(msg::remark_means({.books = books.take(), .remark = Message(remark)})), style,
             hang_of_ground);
}

/// A rule is first kept and then broken.
void render_examples(std::string& out, const Explanation& explanation, const RuleInfo& rule, TextStyle style) {
  if (explanation.permission)
    return render_half(out, msg::example_permission(), msg::kept_file(), explanation.kept, rule.id, style);
  const bool note = rule.severity == Severity::note;
  const Message kept = note ? msg::example_without_note() : msg::example_kept();
  const Message broken = note ? msg::example_with_note() : msg::example_broken();
  render_half(out, kept, msg::kept_file(), explanation.kept, rule.id, style);
  render_half(out, broken, msg::broken_file(), explanation.broken, rule.id, style);
}

/// A fault is first there and then mended.
void render_examples(std::string& out, const Explanation& explanation, const Fault& fault, TextStyle style) {
  render_half(out, msg::example_fault(), msg::broken_file(), explanation.broken, fault.id, style);
  render_half(out, msg::example_mended(), msg::mended_file(), explanation.kept, fault.id, style);
  if (!explanation.broken) {
    out += "\n" + Speaker(style.language)(msg::no_short_example()) + "\n";
  } else if (!explanation.kept) {
    out += "\n" + Speaker(style.language)(msg::any_record_mends()) + "\n";
  }
}

}  // namespace

std::optional<Citation> citation_in(const EditionWords& edition, std::span<const Citation> citations) {
  for (Citation citation : citations) {
    if (citation.edition.empty() || citation.edition != edition.cited_as) continue;
    citation.used = edition.name;
    return citation;
  }
  return std::nullopt;
}

Message where_printed(const EditionWords& edition, const RuleInfo& rule, const Speaker& says, bool remarked) {
  if (edition.cited_as.empty()) return msg::not_cited();
  const auto in_book = [&](Citation citation) {
    if (!remarked) citation.used = {};
    return cited(citation, says);
  };
  if (const auto otherwise = citation_in(edition, rule.otherwise))
    return msg::cited_otherwise({.citation = in_book(*otherwise)});
  const auto citation = citation_in(edition, rule.cites);
  if (!citation) return msg::no_word_of_it();
  if (citation->value.empty()) return in_book(*citation);
  return msg::cited_by_value({.citation = in_book(*citation),
                              .option = verbatim(rule.options[0]),
                              .value = verbatim(citation->value)});
}

std::size_t index_of(std::string_view option, const std::vector<OptionWords>& options) {
  return static_cast<std::size_t>(std::ranges::find(options, option, &OptionWords::name) - options.begin());
}

std::vector<std::string_view> options_of(const RuleInfo& rule) {
  std::vector<std::string_view> options;
  for (const std::string_view option : rule.options)
    if (!option.empty()) options.push_back(option);
  return options;
}

void render_explanation(std::string& out, const Explanation& explanation, TextStyle style) {
  if (explanation.rule != nullptr) {
    const RuleInfo& rule = *explanation.rule;
    const Speaker says = speaker_of(*explanation.game, style.language);
    render_rule_head(out, rule, explanation.permission ? msg::rule_allows() : in_words(rule.severity), says, style);
    render_citations(out, explanation, says, style);
    render_remarks(out, explanation, says, style);
    render_differences(out, explanation, says, style);
    render_examples(out, explanation, rule, style);
    return;
  }
  const Fault& fault = *explanation.fault;
  const Speaker says(style.language);
  const bool stops = fault.severity == Severity::error;
  const std::string means = says(stops ? msg::fault_stops() : msg::fault_does_not_stop());
  add_line(out, fmt::format("{}  {}", painted(fault.id, Paint::bold, style), says(in_words(fault.severity))), style);
  add_line(out, fmt::format("   {}", in_words(fault, style.language)), style, hang_of_ground);
  add_line(out, fmt::format("   {}", means), style, hang_of_ground);
  render_examples(out, explanation, fault, style);
}

}  // namespace elfref
