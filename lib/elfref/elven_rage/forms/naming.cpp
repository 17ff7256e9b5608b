#include "elfref/elven_rage/forms/naming.h"

#include <algorithm>
#include <vector>

#include "elfref/core/reading/sentences.h"
#include "elfref/core/text/text.h"
#include "elfref/elven_rage/facts/faults.h"

namespace elfref::elven_rage {
namespace {

constexpr std::size_t most_names = 4000;

/// The index of a name, which is added where it may be; nothing, reported, where not.
template <class Things, class Make>
std::optional<std::uint16_t> index_of(Reading& reading, const Phrase& name, NameIndex& index, Things& things,
                                      const Fault* unknown, Make make) {
  if (name.text.size() > longest_name || name.text.empty()) {
    reading.fault(Fault::misplaced_word, name);
    return std::nullopt;
  }
  if (const auto found = index.find(name.text)) return found;
  if (unknown != nullptr || things.size() >= most_names) {
    std::vector<std::string_view> names;
    for (const auto& thing : things) names.push_back(thing.name);
    reading.unknown_name(unknown != nullptr ? *unknown : Fault::misplaced_word, name, names);
    return std::nullopt;
  }
  const auto added = static_cast<std::uint16_t>(things.size());
  things.push_back(make());
  things.back().name = std::string(name.text);
  index.add(things.back().name, added);
  return added;
}

/// Of each first word of a phrase, folded, the most words of such a phrase: `double piercing`, `бой с`.
const std::map<std::string, std::size_t>& phrases() {
  static const std::map<std::string, std::size_t> all = [] {
    std::map<std::string, std::size_t> found;
    for (const auto& spelling : vocabulary().spellings()) {
      const std::string_view phrase = spelling.text;
      const auto words = words_in(phrase);
      std::size_t& most = found[fold(phrase.substr(0, phrase.find(' ')))];
      most = std::max(most, words);
    }
    return found;
  }();
  return all;
}

}  // namespace

std::size_t Naming::longest_phrase(std::string_view word) {
  return *phrases_(word, [](std::string_view text) {
    const auto found = phrases().find(fold(text));
    return std::optional(found == phrases().end() ? std::size_t{1} : found->second);
  });
}

namespace {

template <class Things>
NameIndex names_of(const Things& things) {
  NameIndex index;
  for (std::size_t i = 0; i < things.size(); ++i) index.add(things[i].name, static_cast<std::uint16_t>(i));
  return index;
}

}  // namespace

Naming::Naming(Box& box) : box_(box), unlisted_(box.components.unlisted_card()), places_(names_of(box.places)) {
  for (const KnownPlace& place : box.places)  // corner castles are listed all or none
    if (place.kind.is({PlaceKind::castle, PlaceKind::centre})) unmapped_ = unmapped_.without(place.kind);
  const Components& all = box.components;
  if (box.built_in) {  // there is one such set, and its names are the same in every record
    static const NameIndex cards = names_of(all.cards), artifacts = names_of(all.artifacts),
                           goals = names_of(all.goals);
    cards_ = cards;
    artifacts_ = artifacts;
    goals_ = goals;
  } else {
    cards_ = names_of(all.cards);
    artifacts_ = names_of(all.artifacts);
    goals_ = names_of(all.goals);
  }
}

std::optional<CardId> Naming::card(Reading& reading, const Phrase& name) {
  return index_of(reading, name, cards_, box_.components.cards, may_be_card() ? nullptr : &faults::unknown_card,
                  [this] { return unlisted_; });
}

std::optional<PlaceId> Naming::place(Reading& reading, const Phrase& name) {
  const Fault* unknown = box_.map && box_.map->bordered ? &faults::unknown_place : nullptr;
  return index_of(reading, name, places_, box_.places, unknown,
                  [this] { return KnownPlace{.name = {}, .kind = unmapped_}; });
}

std::optional<ArtifactId> Naming::artifact(Reading& reading, const Phrase& name) {
  const Fault* unknown = may_be_artifact() ? nullptr : &faults::unknown_artifact;
  return index_of(reading, name, artifacts_, box_.components.artifacts, unknown, [] { return Artifact(); });
}

bool Naming::may_be_artifact() const {
  return std::ranges::count_if(box_.components.artifacts, &Artifact::listed) < whole_artifacts;
}

std::optional<GoalId> Naming::goal(Reading& reading, const Phrase& name) {
  const auto listed = std::ranges::count_if(box_.components.goals, &Goal::listed);
  const Fault* unknown = listed == whole_goals ? &faults::unknown_goal : nullptr;
  return index_of(reading, name, goals_, box_.components.goals, unknown, [] { return Goal(); });
}

std::optional<Icon> LineWords::take_icon() {
  for (std::size_t end = done() ? at_ : run(lookup_.longest_phrase(text_at(at_))); end > at_; --end)
    if (const auto icon = icon_of(phrase(at_, end).text)) {
      at_ = end;
      return icon;
    }
  return std::nullopt;
}

}  // namespace elfref::elven_rage
