#include "elfref/core/reading/reading.h"

#include <algorithm>
#include <cstring>
#include <utility>

#include "elfref/core/reading/scanner.h"
#include "elfref/core/text/text.h"
#include "elfref/core/words/core_msg.h"

namespace elfref {
namespace {

/// Whether an advice offers words to write instead.
bool offers_words(const Message& advice) {
  return advice.id() == msg::did_you_mean.id || advice.id() == msg::did_you_mean_in_english.id;
}

/// Whether a fault of the text leaves the tree incomplete behind it.
bool cuts_the_tree(std::string_view id) {
  for (const Fault& harmless : {Fault::duplicate_key, Fault::not_in_the_format, Fault::control_character})
    if (id == harmless.id) return false;
  return true;
}

/// Of a record with more errors than this no more are told, nor of one with more notes and warnings.
constexpr int most_faults = 200;

/// Which of these words stands, or nearly, in a name of several: `new gift`.
std::string_view word_within(std::string_view name, std::span<const std::string_view> words) {
  while (!name.empty()) {
    const std::size_t end = std::min(name.find(' '), name.size());
    if (const auto near = nearest(name.substr(0, end), words); !near.empty()) return near.front();
    name.remove_prefix(std::min(end + 1, name.size()));
  }
  return {};
}

std::optional<Unspaced> cut_at_colon(std::string_view text) {
  const std::size_t plain = text.find(':');
  const std::size_t wide = text.find(wide_colon);
  const std::size_t at = std::min(plain, wide);
  if (at == std::string_view::npos) return std::nullopt;
  const std::size_t size = plain < wide ? 1 : wide_colon.size();
  const std::string_view rest = text.substr(at + size);
  const std::string_view name = trimmed(text.substr(0, at));
  if (name.empty() || (size == 1 && space_at(rest) != 0)) return std::nullopt;
  return Unspaced{name, text.substr(at, size), trimmed(rest)};
}

/// A mark that somebody took for the dash of a list: `—-`, `–`, `•`, with the space behind it.
std::string_view odd_list_mark(std::string_view key) {
  static constexpr std::string_view bullets[] = {"•", "·", "‣", "●"};
  std::size_t size = 0;
  while (const std::size_t dash = dash_at(key.substr(size))) size += dash;
  for (const std::string_view bullet : bullets)
    if (size == 0 && key.starts_with(bullet)) size = bullet.size();
  if (size == 0 || space_at(key.substr(size)) == 0) return {};
  return key.substr(0, size);
}

/// A form that is expected or found is in quotation marks; words are not.
Message form_or_words(const Message& said) {
  return said.id() == lone_argument ? msg::quoted({.text = said}) : said;
}

}  // namespace

Message write_one_of(std::span<const std::string_view> words) {
  return msg::write_this({.what = in_a_row(Joint::or_, words)});
}

Message in_a_row(Joint joint, std::span<const std::string_view> words) {
  return list(joint, words, [](std::string_view word) { return verbatim(word); });
}

Message in_quotes(Joint joint, std::span<const std::string_view> words) {
  return list(joint, words, [](std::string_view word) { return msg::quoted({.text = verbatim(word)}); });
}

Reading::Reading(const Record& record, Diagnostics& faults, const Vocabulary& vocabulary)
    : record_(record), faults_(faults), vocabulary_(vocabulary) {
  const std::string_view text = record.source().text;
  for (const Diagnostic& said : faults.all()) {
    if (said.severity != Severity::error || said.attachment) continue;
    said_.push_back(said.span);
    if (!cuts_the_tree(said.id)) continue;
    const std::size_t line = text.substr(0, said.span.begin).rfind('\n') + 1;  // npos + 1 is 0
    understood_ = std::min(understood_, static_cast<std::uint32_t>(line));
  }
}

Message Reading::did_you_mean(std::string_view word, std::span<const std::string_view> words,
                              std::span<const std::string_view> more) const {
  if (told_ >= most_faults) return {};
  std::vector<std::string_view> near = nearest(word, words);
  if (near.empty()) near = nearest(word, more);
  if (near.empty()) return {};
  meant_ = {.word = word, .near = {near.begin(), near.end()}};
  return msg::did_you_mean({.words = in_quotes(Joint::or_, near)});
}

Message Reading::did_you_mean_all(std::string_view words, std::string other) const {
  Message advice = msg::did_you_mean({.words = msg::quoted({.text = verbatim(other)})});
  meant_ = {.word = words, .near = {std::move(other)}};
  return advice;
}

Message Reading::did_you_mean_one_of(std::string_view word, std::vector<std::string> others) const {
  const std::vector<std::string_view> names(others.begin(), others.end());
  Message advice = msg::did_you_mean({.words = in_quotes(Joint::or_, names)});
  meant_ = {.word = word, .near = std::move(others)};
  return advice;
}

Message Reading::did_you_mean_key(std::string_view key, std::span<const std::string_view> names) const {
  return did_you_mean(key, names, vocabulary_.keys().translated(names));
}

Message Reading::did_you_mean_in_english(std::string_view key, std::span<const std::string_view> names) const {
  const std::string_view meant = told_ < most_faults ? vocabulary_.keys().meant(key, names) : std::string_view();
  if (meant.empty()) return {};
  meant_ = {.word = key, .near = {std::string(meant)}};
  return msg::did_you_mean_in_english({.word = verbatim(meant)});
}

void Reading::unknown_name(const Fault& unknown, const Phrase& name, std::span<const std::string_view> names,
                           std::span<const std::string_view> more, Message otherwise) {
  if (vocabulary_.is_foreign(name.text)) return void(fault(Fault::foreign_component, name));
  Message advice = did_you_mean(name.text, names, more);
  fault(unknown, name, advice.empty() ? std::move(otherwise) : std::move(advice));
}

Fields Reading::fields(const Node& map) const {
  return {children(map), map.shape == Shape::map};
}

Span Reading::span(const Field& field) const {
  return {field.key->span.begin, std::max(field.key->span.end, field.value->span.end)};
}

Diagnostic* Reading::fault(const Fault& what, Span span, Message message, Message advice) {
  if (span.begin >= understood_) return nullptr;
  for (const Span said : said_)
    if (span.begin <= said.end && said.begin <= span.end) return nullptr;
  const bool error = what.severity == Severity::error;
  if (const int before = (error ? told_ : remarked_)++; before >= most_faults) {
    if (error && before == most_faults)
      faults_.add(Fault::too_large, {span.begin, span.begin},
                  msg::too_large({.limit = quantity(most_faults, noun::error), .what = noun::record}));
    return nullptr;
  }
  Diagnostic& added = faults_.add(what, span, std::move(message));
  added.advice = std::move(advice);
  // The advice is about a word; what it offers takes the place of the whole word, or of nothing.
  if (offers_words(added.advice) && span == record_.span_of(root(), meant_.word)) added.meant = meant_.near;
  return &added;
}

Diagnostic* Reading::fault(const Fault& what, const Phrase& phrase, Message advice) {
  const Message written = as_written(phrase.text);
  const ArgView argument = written;
  return fault(what, span(phrase), say(what.text, &argument, 1), std::move(advice));
}

void Reading::wrong_shape(const Fault& what, Span span, const Message& found, FixedMessage due, Message advice) {
  const Message expected = form_or_words(due), given = form_or_words(found);
  const ArgView arguments[]{expected, given};
  fault(what, span, say(what.text, arguments, 2), std::move(advice));
}

void Reading::bad_number(const Phrase& words, int least, int most, Message advice) {
  fault(Fault::bad_number, span(words),
        msg::bad_number({.least = least, .most = most, .written = as_written(words.text)}), std::move(advice));
}

void Reading::bad_value(const Phrase& words, std::string_view key, Message advice) {
  fault(Fault::bad_value, span(words), msg::bad_value({.key = verbatim(key), .written = as_written(words.text)}),
        std::move(advice));
}

void Reading::too_many_plays(Span span, std::size_t plays) {
  fault(Fault::too_many_plays, span, msg::too_many_plays({.most = most_plays, .plays = plays}));
}

void Reading::nothing_there(Span span, const Message& write) {
  fault(Fault::empty_value, span, msg::empty_value({.write = write}));
}

void Reading::nothing_known(Span span) {
  nothing_there(span, msg::write_unknown());
}

void Reading::loose_plus(Span span) {
  nothing_there(span, msg::plus_joins_two());
}

void Reading::not_a_card(const Node& node) {
  wrong_shape(Fault::not_a_scalar, node, msg::a_card);
}

void Reading::ruling_beside_another(Span span) {
  fault(Fault::second_ruling, span, msg::second_ruling(), msg::write_ruling_behind_step());
}

void Reading::empty(const Node& key, const Message& write) {
  // What stands on the rest of the line, or below it where the text was cut off, has been told.
  const std::string_view text = record_.source().text;
  const std::size_t line = std::min(text.find('\n', key.span.end), text.size());
  for (const Span said : said_)
    if (key.span.begin <= said.begin && said.begin <= line) return;
  std::size_t next = key.span.end;
  while (next < text.size() && next < understood_ && (text[next] == ':' || space_at(text.substr(next)) != 0)) ++next;
  if (next >= understood_) return;
  // What stands there was lost with what was cut off.
  const bool lost =
      understood_ != ~0u && next < line && std::string_view(",]}#\"'").find(text[next]) == std::string_view::npos;
  if (lost) return;
  nothing_there(key.span, write);
}

void Reading::no_record() {
  if (said_.empty()) fault(Fault::no_record, root().span, msg::no_record(), msg::record_begins());
}

void Reading::missing_key(Span span, std::string_view key, FixedMessage in, std::string_view write) {
  if (!said_.empty()) return;
  fault(Fault::missing_key, span, msg::missing_key({.key = verbatim(key), .part = in.message()}),
        msg::write_this({.what = verbatim(write)}));
}

void Reading::missing_colon(const Phrase& phrase, std::string_view name) {
  const auto end = static_cast<std::size_t>(name.data() + name.size() - phrase.text.data());
  fault(Fault::syntax, span(phrase.part(phrase.text.substr(end, 1))),
        msg::syntax({.language = verbatim("YAML"), .what = msg::colon_missing_after({.name = as_written(name)})}));
}

bool Reading::begins_item(const Node& key) const {
  const std::string_view before = std::string_view(record_.source().text).substr(0, key.span.begin);
  const std::size_t last = before.find_last_not_of(' ');
  return last != std::string_view::npos && before[last] == '-';
}

Message Reading::described(const Node& node) const {
  const bool bracket = std::string_view("[{").find(record_.source().text[node.span.begin]) != std::string_view::npos;
  switch (node.shape) {
    case Shape::list:
      return verbatim(std::string(bracket ? "[…]" : "- …"));
    case Shape::map:
      if (bracket || fields(node).empty()) return verbatim(std::string("{…}"));
      return as_written(std::string((*fields(node).begin()).key->text).append(": …"));
    case Shape::scalar:
      return as_written(node.text);
    case Shape::empty:
      break;
  }
  return msg::nothing();
}

const Node* Reading::scalar(const Field& field, FixedMessage due) {
  if (is_blank(*field.value)) {
    empty(*field.key, msg::write_this({.what = due.message()}));
    return nullptr;
  }
  if (field.value->shape == Shape::scalar) return field.value;
  wrong_shape(Fault::not_a_scalar, *field.value, due);
  return nullptr;
}

void Reading::not_a_map(const Field& field, std::string_view due, Message advice) {
  const Node& value = *field.value;
  if (is_blank(value)) {
    empty(*field.key, msg::leave_out_or_write({.what = verbatim(due)}));
    return;
  }
  if (value.shape == Shape::scalar)
    if (const auto parts = unspaced(value.text, {}, true)) return unspaced(value, *parts);
  wrong_shape(Fault::not_a_map, value, due, std::move(advice));
}

void Reading::fields(const Node& map, std::span<const std::string_view> names, const Elsewhere& elsewhere,
                     std::span<Field> found) {
  for (const Field given : fields(map)) {
    const Node& key = *given.key;
    const int known = index_of(same_key(key.text, "color") ? "colour" : key.text, names);
    if (key.shape != Shape::scalar || known < 0) {
      unknown_key(given, names, elsewhere);
      continue;
    }
    Field& field = found[static_cast<std::size_t>(known)];
    if (!field) {
      field = given;
    } else if (!same_spelling(field.key->text, key.text)) {  // in two spellings; one key twice has been told
      fault(Fault::duplicate_key, key);
    }
  }
}

void Reading::unknown_key(const Field& field, std::span<const std::string_view> names, const Elsewhere& elsewhere) {
  const Node& key = *field.key;
  if (key.shape != Shape::scalar) {
    wrong_shape(Fault::not_a_scalar, key, msg::a_key);
  } else if (vocabulary_.is_foreign(key.text)) {
    fault(Fault::foreign_component, key);
  } else if (field.value->shape == Shape::empty && begins_with_piece(key.text, vocabulary_)) {
    fault(Fault::cards_not_joined, key.span);
  } else if (!slip_in_key(field, names)) {
    const bool misplaced = index_of(key.text, elsewhere.keys) >= 0;
    if (misplaced) take_back(Fault::duplicate_key, key.span);
    if (is_heading_of_round(key.text, names)) return void(fault(Fault::unknown_key, key, msg::rounds_is_a_list()));
    Message advice = misplaced ? elsewhere.advice.message() : did_you_mean_in_english(key.text, names);
    if (advice.empty()) advice = did_you_mean_in_english(key.text, elsewhere.keys);
    if (advice.empty()) advice = did_you_mean_key(key.text, names);
    if (advice.empty() && !names.empty()) advice = msg::keys_here({.keys = in_a_row(Joint::and_, names)});
    fault(Fault::unknown_key, key, std::move(advice));
  }
}

bool Reading::is_heading_of_round(std::string_view key, std::span<const std::string_view> names) const {
  static constexpr std::array<std::string_view, 1> rounds{"rounds"};
  const std::size_t digits = key.find_last_not_of("0123456789") + 1;  // npos + 1 is 0
  if (digits == key.size() || digits == 0 || index_of(rounds[0], names) < 0) return false;
  const std::string_view word = trimmed(key.substr(0, digits));
  return is_key(word, "round") || is_key(word, rounds[0]) || !did_you_mean_key(word, rounds).empty() ||
         !did_you_mean_in_english(word, rounds).empty();
}

void Reading::take_back(const Fault& fault, Span span) {
  std::erase(said_, span);
  faults_.take_back(fault, span);
}

bool Reading::slip_in_key(const Field& field, std::span<const std::string_view> names) {
  if (odd_mark(*field.key)) return true;
  const Phrase key = *field.key;
  const auto parts = unspaced(key.text, names);
  if (!parts) return false;
  unspaced(key, *parts);
  return true;
}

bool Reading::odd_mark(const Node& key) {
  const std::string_view mark = odd_list_mark(key.text);
  if (mark.empty()) return false;
  fault(Fault::odd_character, span(Phrase(key).part(mark)),
        msg::odd_character({.meant = verbatim("-"), .typed = verbatim(mark)}), msg::entry_begins());
  return true;
}

void Reading::remark_within(const Node& map) {
  bool after_remark = false;
  bool first = true;
  for (const Field field : fields(map)) {
    const bool remark = is_remark_word(field.key->text);
    if (!first && (remark || after_remark)) fault(Fault::missing_dash, *field.key);
    after_remark = remark;
    first = false;
  }
}

bool Reading::is_note(const Node& item) {
  if (item.shape != Shape::map) return false;
  const Field note = fields(item).only();
  if (!note || !same_key(note.key->text, "note")) return false;
  scalar(note, msg::a_text);
  return true;
}

bool Reading::is_remark(const Node& item) {
  if (is_note(item)) return true;
  if (item.shape != Shape::map) return false;
  const Field ruling = fields(item).only();
  if (!ruling || !same_key(ruling.key->text, "ruling")) return false;
  fault(Fault::ruling_without_play, ruling.key->span);
  return true;
}

void Reading::seat_players(std::vector<std::string_view> names, bool all) {
  names_ = std::move(names);
  folded_names_.clear();
  for (const std::string_view name : names_) folded_names_.push_back(fold(name));
  all_players_ = all;
}

std::optional<Seat> Reading::seat_folded(std::string_view name) const {
  const auto found = std::ranges::find(folded_names_, fold(name));
  if (found == folded_names_.end()) return std::nullopt;
  return Seat{static_cast<std::uint8_t>(found - folded_names_.begin())};
}

std::optional<Seat> Reading::seat(const Phrase& name, std::span<const std::string_view> also) {
  const std::optional<Seat> found = seat_named(name.text);
  if (!found && all_players_) fault(Fault::unknown_player, name, advice_on_player(name, also));
  return found;
}

Message Reading::advice_on_player(const Phrase& name, std::span<const std::string_view> also) {
  std::vector<std::string_view> words = names_;
  words.insert(words.end(), also.begin(), also.end());
  if (Message advice = did_you_mean(name.text, words); !advice.empty()) return advice;
  const auto meant = told_ < most_faults ? word_within(name.text, also) : std::string_view();
  if (!meant.empty()) return did_you_mean_all(name.text, std::string(meant));
  if (names_.size() == 1) return msg::only_player({.name = verbatim(names_[0])});
  return msg::the_players_are({.names = in_a_row(Joint::and_, names_)});
}

std::string_view Reading::name_without_colon(std::string_view text) const {
  constexpr std::size_t longest_player = 128;
  text = text.substr(0, longest_player);
  for (std::size_t end = text.rfind(' '); end != std::string_view::npos && end > 0; end = text.rfind(' ', end - 1))
    if (seat_named(text.substr(0, end))) return text.substr(0, text.find_last_not_of(" \t\n-", end - 1) + 1);
  return {};
}

std::optional<Unspaced> Reading::unspaced(std::string_view text, std::span<const std::string_view> names,
                                          bool any) const {
  const std::optional<Unspaced> parts = cut_at_colon(text);
  if (!parts || any || parts->colon == wide_colon) return parts;
  const bool known = index_of(parts->name, names) >= 0 || seat_named(parts->name);
  return known ? parts : std::nullopt;
}

void Reading::unspaced(const Phrase& phrase, const Unspaced& parts) {
  const Span colon = span(phrase.part(parts.colon));
  if (parts.colon == ":") {
    fault(Fault::missing_space, colon);
  } else {
    fault(Fault::odd_character, colon, msg::odd_character({.meant = verbatim(":"), .typed = verbatim(parts.colon)}));
  }
}

}  // namespace elfref
