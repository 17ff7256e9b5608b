#include "elfref/core/asking/session_in_words.h"

#include <algorithm>
#include <array>

#include "elfref/core/judging/titles.h"
#include "elfref/core/words/core_msg.h"

namespace elfref {

std::string title_of(const Source& source, Language language) {
  if (source.document == 1 && !source.more_follow) return source.name;
  return Speaker(language)(msg::record_of_file({.file = verbatim(source.name), .number = source.document}));
}

std::vector<std::pair<std::string_view, std::string_view>> written_of_session(const Record& record) {
  constexpr std::array<std::string_view, 4> generators{"seed", "game", "breaks", "line"};
  std::vector<std::pair<std::string_view, std::string_view>> written;
  const Node* about = record.find(record.root(), "session");
  if (about == nullptr || about->shape != Shape::map) return written;
  const bool generated = record.find(*about, generators.front()) != nullptr;
  const Node* key = nullptr;
  for (const Node& node : record.children(*about)) {
    if (key == nullptr) {
      key = &node;
      continue;
    }
    if (node.shape == Shape::scalar && !(generated && std::ranges::find(generators, key->text) != generators.end()))
      written.emplace_back(key->text, node.text);
    key = nullptr;
  }
  return written;
}

std::vector<WrittenNote> written_notes(const Record& record) {
  std::vector<WrittenNote> notes;
  std::vector<const Node*> open{&record.root()};
  while (!open.empty()) {
    const Node& node = *open.back();
    open.pop_back();
    const Node* key = nullptr;
    for (const Node& child : record.children(node)) {
      if (node.shape == Shape::map && key == nullptr) {
        key = &child;
        continue;
      }
      const bool session = &node == &record.root() && key != nullptr && same_key(key->text, "session");
      if (key != nullptr && same_key(key->text, "note") && child.shape == Shape::scalar)
        notes.push_back({child.text, child.span});
      else if (!session)
        open.push_back(&child);
      key = nullptr;
    }
  }
  std::ranges::sort(notes, {}, [](const WrittenNote& note) { return note.span.begin; });
  return notes;
}

Message rulebook_in_words(const GameModule& game, const Record& record, const Overrides& overrides) {
  const RulesInForce rules = game.in_force(record, overrides);
  const Speaker says = speaker_of(game);
  Message edition = title_of_edition(rules.edition, says);
  if (!rules.edition_named) edition = msg::record_names_no_edition({.edition = edition});
  const auto options = game.options();
  List agreed(Joint::comma);
  bool any = false;
  for (std::size_t i = 0; i < rules.options.size(); ++i) {
    if (rules.options[i].set_by == SetBy::edition) continue;
    agreed.add(setting(options[i].name, rules.options[i].value));
    any = true;
  }
  const Message all = agreed.take();
  return msg::rulebook({.agreed = any ? ArgView(all) : ArgView(none), .edition = edition});
}

}  // namespace elfref
