#include "elfref/core/record/diagnostic.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <utility>

#include "elfref/core/words/catalogue.h"
#include "elfref/core/words/core_msg.h"
#include "elfref/core/words/speaker.h"

namespace elfref {
namespace {

constexpr std::size_t longest_word = 80;

}  // namespace

#define DIAGNOSTIC(name, severity, key) constexpr Fault Fault::name{key, Severity::severity, msg::name.id, core_words};
#include "elfref/core/record/record_diagnostics.def"
#undef DIAGNOSTIC

std::span<const Fault* const> faults_of_every_game() {
  static constexpr std::array all{
#define DIAGNOSTIC(name, severity, key) &Fault::name,
#include "elfref/core/record/record_diagnostics.def"
#undef DIAGNOSTIC
  };
  return all;
}

Message title_of_edition(std::string_view name, const Speaker& says) {
  Message title = says.named("edition-" + std::string(name));
  return title.empty() ? alone(verbatim(name)) : title;
}

Message remark_of(const Citation& citation, const Speaker& says) {
  switch (citation.cited_for) {
    case Citation::For::unknown_text:
      return msg::edition_not_known({.edition = title_of_edition(citation.used, says)});
    case Citation::For::different_rule:
      return msg::edition_differs({.edition = title_of_edition(citation.used, says)});
    case Citation::For::silent:
      return msg::edition_silent({.edition = title_of_edition(citation.used, says)});
    case Citation::For::own:
      break;
  }
  return says.named("edition-" + std::string(citation.used) + "-cited");
}

std::string in_words(const Fault& fault, Language language) {
  const Room* room = &fault.words();
  const Catalogue words(language, std::span(&room, 1));
  const std::string_view names = words.arguments(fault.text);
  const std::size_t count = names.empty() ? 0 : static_cast<std::size_t>(std::ranges::count(names, ' ')) + 1;
  const std::vector<ArgView> dots(count, verbatim("…"));
  return text(say(fault.text, dots.data(), count), words, {});
}

Message as_written(std::string_view word) {
  std::string quoted(word.substr(0, longest_word));
  if (word.size() > longest_word) {
    auto cut = longest_word;
    while (cut > 0 && (static_cast<unsigned char>(word[cut]) & 0xC0) == 0x80) --cut;
    quoted.resize(cut);
    quoted += "…";
  }
  std::ranges::replace(quoted, '\n', ' ');
  std::erase(quoted, '\r');
  return verbatim(std::move(quoted));
}

Message options_in_words(const Diagnostic& found) {
  List names(Joint::or_);
  names.add(msg::quoted({.text = verbatim(found.option)}));
  for (const std::string_view other : found.other_options) names.add(msg::quoted({.text = verbatim(other)}));
  return msg::the_options({.options = names.take()});
}

Message ruling_in_words(const Diagnostic& found) {
  return msg::ground_ruling({.ruling = found.ruling == "stands" ? msg::ruling_stands() : msg::ruling_void()});
}

void Diagnostics::adopt(Diagnostics faults, const std::shared_ptr<const Source>& document) {
  unreadable_ = unreadable_ || faults.unreadable_;
  for (Diagnostic& found : faults.all_) {
    found.attachment = document;
    found.meant.clear();
    all_.push_back(std::move(found));
  }
}

void Diagnostics::take_back(const Fault& fault, Span span) {
  std::erase_if(all_, [&](const Diagnostic& one) { return one.id == fault.id && one.span == span; });
}

Diagnostic& Diagnostics::add(const Fault& known, Span span, Message message) {
  Diagnostic& added = all_.emplace_back();
  added.id = known.id;
  added.severity = known.severity;
  added.bearing = known.severity == Severity::error ? Bearing::record : Bearing::nothing;
  added.span = span;
  added.message = std::move(message);
  unreadable_ = unreadable_ || known.severity == Severity::error;
  return added;
}

Diagnostic& Diagnostics::add_word(const Fault& fault, Span span, std::string_view word) {
  const Message written = as_written(word);
  const ArgView argument = written;
  return add(fault, span, say(fault.text, &argument, 1));
}

}  // namespace elfref
