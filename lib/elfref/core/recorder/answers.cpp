#include "elfref/core/recorder/answers.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace elfref::recorder {
namespace {

constexpr std::array<std::string_view, 3> levels{"full", "public", "minimal"};
constexpr std::array<std::string_view, 10> looks{"grid",  "row",   "list", "many",    "counts",
                                                 "seats", "cards", "text", "picture", "table"};

}  // namespace

std::string_view name(Level level) {
  return levels[static_cast<std::size_t>(level)];
}

std::optional<Level> level_named(std::string_view name) {
  const auto found = std::ranges::find(levels, name);
  return found == levels.end() ? std::nullopt : std::optional(Level(found - levels.begin()));
}

std::string_view name(Look look) {
  return looks[static_cast<std::size_t>(look)];
}

Choice one(std::string_view slot, std::string_view value) {
  return {std::string(slot), {{std::string(value), 1}}};
}

void add_one(std::vector<Chosen>& chosen, std::string_view value) {
  const auto same = std::ranges::find(chosen, value, &Chosen::value);
  same == chosen.end() ? chosen.push_back({std::string(value), 1}) : static_cast<void>(++same->count);
}

const std::vector<Chosen>& Choices::in(std::string_view slot) const {
  static const std::vector<Chosen> nothing;
  const auto found = std::ranges::find(all_, slot, &Choice::slot);
  return found == all_.end() ? nothing : found->values;
}

std::string_view Choices::one(std::string_view slot) const {
  const std::vector<Chosen>& values = in(slot);
  return values.empty() ? std::string_view() : std::string_view(values.front().value);
}

int Choices::sum(std::string_view slot) const {
  const std::vector<Chosen>& values = in(slot);
  return std::accumulate(values.begin(), values.end(), 0,
                         [](int sum, const Chosen& chosen) { return sum + chosen.count; });
}

Choices Choices::with(std::string_view slot, std::vector<Chosen> values) const {
  if (values.empty()) return without(slot);
  Choices changed = *this;
  const auto same = std::ranges::find(changed.all_, slot, &Choice::slot);
  if (same != changed.all_.end()) {
    same->values = std::move(values);
  } else {
    changed.all_.push_back({std::string(slot), std::move(values)});
  }
  return changed;
}

Choices Choices::without(std::string_view slot) const {
  Choices changed = *this;
  std::erase_if(changed.all_, [&](const Choice& choice) { return choice.slot == slot; });
  return changed;
}

void set_states(std::vector<PhaseShown>& phases, std::size_t now) {
  using State = PhaseShown::State;
  for (std::size_t index = 0; index < phases.size(); ++index) {
    PhaseShown& phase = phases[index];
    phase.state = index == now  ? State::now
                  : phase.first ? State::done
                  : index < now ? State::unrecorded
                                : State::later;
  }
}

const ViewHeld* Frame::in(std::string_view slot) const {
  const auto found = std::ranges::find(slots, slot, &ViewSlot::id);
  const auto at = static_cast<std::size_t>(found - slots.begin());
  return at < held.size() ? &held[at] : nullptr;
}

std::vector<std::string> marks_on_picture(const ViewMoment& moment) {
  std::vector<std::string> all;
  for (const std::string& way : moment.ways) all.push_back("way:" + way);
  for (const std::string& place : moment.places) all.push_back("place:" + place);
  return all;
}

}  // namespace elfref::recorder
