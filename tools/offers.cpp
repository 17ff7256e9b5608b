#include "offers.h"

#include <algorithm>
#include <set>
#include <utility>

#include "elfref/core/text/markup.h"
#include "elfref/core/text/text.h"

namespace elfref::tools {
namespace {

using recorder::Action;
using recorder::Answer;
using recorder::Choices;
using recorder::Chosen;
using recorder::Form;
using recorder::Look;
using recorder::Slot;

/// The last line that a change writes, as it would be typed: without its place in the record.
std::string line_of(const Edit& edit) {
  std::string_view words = edit.text;
  words = words.substr(0, words.find_last_not_of(" \r\n,") + 1);
  words = words.substr(words.rfind('\n') + 1);
  for (;;) {
    words.remove_prefix(std::min(words.find_first_not_of(" ,"), words.size()));
    if (!words.starts_with("- ")) return std::string(words);
    words.remove_prefix(2);
  }
}

}  // namespace

/// Collects the answers of a question. Those that need several choices are found by asking for each.
class Offers::Collecting {
 public:
  Collecting(Offers& offers, const std::string& text) : offers_(offers), text_(text) {}

  void collect() {
    const recorder::Next& next = offers_.next_;
    std::set<std::string_view> opened;  // by an action
    for (const Action& action : next.actions) opened.insert(action.form);
    for (const Form& form : next.forms)
      if (!opened.contains(form.id)) expand(form, {}, Offer::Kind::play, ++groups_);
    for (const Action& action : next.actions) add(action, Offer::Kind::play);
    if (next.over && next.over->claims) add(*next.over->claims, {}, Offer::Kind::play, ++groups_, true);
    for (const Found& one : found_) deepen(one.form, one.choices, Offer::Kind::other, ++groups_);
    if (next.ruling)
      for (const Action& action : next.ruling->actions) add(action, Offer::Kind::last);
    if (next.last) {
      add(next.last->instead, next.last->words);
      for (const Slot& slot : next.last->asks) add(slot.answers, slot.words);
    }
    for (const Action& action : next.unseen) add(action, Offer::Kind::unseen);
  }

 private:
  /// The choices of an answer that finishes a play.
  struct Found {
    Form form;
    Choices choices;
  };

  void add(const Edit& edit, const Message& words, Offer::Kind kind, std::size_t group, bool certain) {
    Offer offer{.line = line_of(edit),
                .brief = {},
                .words = words,
                .kind = kind,
                .group = group,
                .certain = certain,
                .writes = edit};
    const bool due = kind != Offer::Kind::last && offers_.next_.seat;
    const std::string name = due ? as_key(offers_.next_.players[offers_.next_.seat->value]) + ": " : std::string();
    offer.brief = offer.line.starts_with(name) ? offer.line.substr(name.size()) : offer.line;
    if (!offer.line.empty() && lines_.insert(offer.line).second) offers_.all_.push_back(std::move(offer));
  }
  void add(const Action& action, Offer::Kind kind) {
    if (action.legal == Legality::no) return refuse(action.words, action.because);
    const std::size_t group = ++groups_;
    if (action.writes) return add(*action.writes, action.words, kind, group, action.legal == Legality::yes);
    const std::vector<Form>& forms = offers_.next_.forms;
    const auto form = std::ranges::find(forms, action.form, &Form::id);
    Form opened{.id = action.form, .words = action.words};
    opened.seat = form == forms.end() ? offers_.next_.seat : form->seat;
    if (!action.form.empty()) deepen(opened, action.choices, kind, group);
  }
  void add(const std::vector<Answer>& answers, const Message& words) {
    const std::size_t group = ++groups_;
    for (const Answer& answer : answers)
      if (answer.writes && answer.legal != Legality::no)
        add(*answer.writes, words, Offer::Kind::last, group, answer.legal == Legality::yes);
  }
  void refuse(const Message& words, const std::optional<recorder::Because>& because) {
    if (!because) return;
    const auto same = [&](const RefusedChoice& one) {
      return one.words == words && one.because.words == because->words;
    };
    if (std::ranges::none_of(offers_.refused_, same)) offers_.refused_.push_back({words, *because});
  }

  /// Adds the answers of the next slot of a form.
  void expand(const Form& form, const Choices& chosen, Offer::Kind kind, std::size_t group) {
    const auto due = std::ranges::find_if(form.slots, [&](const Slot& slot) {
      return !chosen.has(slot.id) && (slot.later || slot.optional) == (kind == Offer::Kind::other);
    });
    if (due == form.slots.end()) return;
    if (is_composed(due->look)) {
      if (kind != Offer::Kind::other) fill(form, *due, chosen, kind, group);
      return;
    }
    const bool one_is_enough = !chosen.all().empty() && due->answers.size() > answers_gone_into;
    bool deepened = false;
    for (const Answer& answer : due->answers) {
      if (answer.legal == Legality::no) {
        if (kind == Offer::Kind::play) refuse(answer.words, answer.because);
        continue;
      }
      const Choices with = chosen.with(due->id, {{answer.value, 1}});
      if (!answer.writes) {
        if (one_is_enough && std::exchange(deepened, true)) continue;
        deepen(form, with, kind, is_last(form, *due, chosen) ? group : ++groups_);
        continue;
      }
      add(*answer.writes, form.words, kind, group, answer.legal == Legality::yes);
      if (kind == Offer::Kind::play && due->answers.size() <= answers_asked_again) found_.push_back({form, with});
    }
  }
  /// Whether no slot is due after this one.
  static bool is_last(const Form& form, const Slot& due, const Choices& chosen) {
    return std::ranges::none_of(form.slots, [&](const Slot& slot) {
      return slot.id != due.id && !slot.later && !slot.optional && !chosen.has(slot.id);
    });
  }

  /// Asks what may follow some choices.
  void deepen(const Form& form, const Choices& chosen, Offer::Kind kind, std::size_t group) {
    if (questions_left_-- <= 0) return;
    recorder::SentenceAsked asked;
    asked.seat = form.seat;
    asked.form = form.id;
    asked.choices = chosen;
    const recorder::Sentence sentence =
        offers_.recorder_.sentence({.name = offers_.name_, .text = text_}, asked);
    if (!sentence.refusal.id.empty() || sentence.legal == Legality::no) return;
    if (kind == Offer::Kind::other || !sentence.complete) return expand(sentence.form, chosen, kind, group);
    if (!sentence.writes) return;
    add(*sentence.writes, form.words, kind, group, sentence.legal == Legality::yes);
  }

  /// One example of a slot that takes several answers.
  void fill(const Form& form, const Slot& slot, const Choices& chosen, Offer::Kind kind, std::size_t group) {
    std::vector<Chosen> values;
    for (const Answer& answer : slot.answers)
      if (answer.legal != Legality::no) values.push_back({answer.value, 0});
    if (values.empty()) return;
    const auto due = static_cast<std::size_t>(std::clamp(slot.least, 1, pieces_of_an_example));
    if (slot.look == Look::seats) {
      const std::vector<Chosen> kinds = std::exchange(values, {});
      for (std::size_t place = 0; place < due; ++place) values.push_back({kinds[place % kinds.size()].value, 1});
    } else {
      for (std::size_t piece = 0; piece < due; ++piece) ++values[piece % values.size()].count;
      std::erase_if(values, [](const Chosen& one) { return one.count == 0; });
    }
    deepen(form, chosen.with(slot.id, std::move(values)), kind, group);
  }

  static constexpr std::size_t answers_gone_into = 4;  // answers of a later slot that are gone into
  static constexpr std::size_t answers_asked_again = 24;
  static constexpr int pieces_of_an_example = 40;

  Offers& offers_;
  const std::string& text_;
  std::vector<Found> found_;
  std::set<std::string> lines_;
  std::size_t groups_ = 0;
  int questions_left_ = 80;
};

Offers::Offers(std::string name, Overrides overrides, OpenBeside open)
    : name_(std::move(name)), recorder_(std::move(overrides), std::move(open)) {}

void Offers::ask(const std::string& text) {
  all_.clear();
  refused_.clear();
  next_ = recorder_.next({.name = name_, .text = text});
  if (next_.refusal.id.empty()) Collecting(*this, text).collect();
}

const Offer* Offers::named(std::string_view line) const {
  const std::string words = fold(line);
  auto found = std::ranges::find_if(all_, [&](const Offer& offer) { return fold(offer.line) == words; });
  if (found == all_.end())
    found = std::ranges::find_if(all_, [&](const Offer& offer) { return fold(offer.brief) == words; });
  return found == all_.end() ? nullptr : &*found;
}

std::vector<std::string> Offers::completions(std::string_view typed) const {
  std::vector<std::string> found;
  const std::string beginning = fold(typed);
  const auto add = [&](const std::string& words) {
    if (fold(words).starts_with(beginning) && std::ranges::find(found, words) == found.end()) found.push_back(words);
  };
  for (const Offer& offer : all_)
    if (offer.kind == Offer::Kind::play || !beginning.empty()) add(offer.brief);
  if (beginning.empty()) return found;
  for (const Offer& offer : all_) add(offer.line);
  for (const std::string& player : next_.players) add(as_key(player) + ": ");
  return found;
}

recorder::Plays Offers::plays(const std::string& text) {
  return recorder_.plays({.name = name_, .text = text});
}

}  // namespace elfref::tools
