#include "elfref/master_elf/table/gifts.h"

#include <algorithm>
#include <map>
#include <utility>

namespace elfref::master_elf {
namespace {

constexpr std::ptrdiff_t most_ways = 240;           // in which the game may go on
constexpr std::ptrdiff_t most_ways_with_lost = 720;  // together with those in which it is lost

/// Whether the top of a stack can be a gift. `another`: one that was never seen may be it; `adrift`: one that was seen,
/// where it is seen no more.
bool tops(const Stack& stack, GiftId gift, bool another, bool adrift) {
  if (gift == nothing_named) return stack.loose || !stack.gifts.empty();
  if (!stack.gifts.empty() && stack.gifts.back() == gift) return true;
  const bool unseen = stack.gifts.empty() ? stack.loose : stack.gifts.back() == nothing_named;
  return unseen && (another || adrift);
}

/// Whether a gift is seen on top of a stack.
bool is_on_top(const Stack& stack, GiftId gift) {
  return !stack.gifts.empty() && stack.gifts.back() == gift;
}

}  // namespace

Layouts::Layouts(Layout layout) {
  Way way{.least = layout.least, .most = layout.most, .lost = layout.lost};
  for (std::size_t i = 0; i < layout.stacks.size(); ++i) way.stacks[i] = add(std::move(layout.stacks[i]));
  ways_ = {way};
  settle();
}

Layouts::StackId Layouts::add(Stack stack) {
  stacks_.push_back(std::move(stack));
  return static_cast<StackId>(stacks_.size() - 1);
}

Layout Layouts::layout_of(const Way& way) const {
  Layout layout{.least = way.least, .most = way.most, .lost = way.lost};
  for (std::size_t i = 0; i < layout.stacks.size(); ++i) layout.stacks[i] = stacks_[way.stacks[i]];
  return layout;
}

std::vector<Layout> Layouts::all() const {
  std::vector<Layout> all;
  all.reserve(ways_.size());
  for (const Way& way : ways_) all.push_back(layout_of(way));
  return all;
}

bool Layouts::has(const Way& way, GiftId gift) const {
  return gift != nothing_named && std::ranges::any_of(way.stacks, [&](StackId stack) {
           return std::ranges::count(stacks_[stack].gifts, gift) > 0;
         });
}

/// What becomes of a stack whose gift was taken; false: it cannot be as it is written.
bool Layouts::refill(Way& way, StackId& stack, NextGift next) {
  const auto draw = [&way] {  // none is left: the game is lost
    way.lost = way.lost || way.most == 0;
    way.least = std::max(0, way.least - 1);
    way.most = std::max(0, way.most - 1);
  };
  const Stack& before = stacks_[stack];
  const Sure empty = !before.gifts.empty() ? Sure::no : before.loose ? Sure::perhaps : Sure::yes;
  if (next.written) {
    if (empty == Sure::no || way.most == 0) return false;
    draw();
    stack = add({.gifts = {next.gift}});
    return true;
  }
  if (empty == Sure::perhaps) way.least = std::max(0, way.least - (next.none ? 0 : 1));
  if (empty != Sure::yes) return true;
  if (next.none) {
    way.lost = way.lost || way.least == 0;
    return way.least == 0;
  }
  const bool none_left = way.most == 0;
  draw();
  if (!none_left) stack = add({.gifts = {nothing_named}});
  return true;
}

template <class Is>
void Layouts::keep_if(Is is) {
  if (std::ranges::any_of(ways_, is)) std::erase_if(ways_, [&](const Way& way) { return !is(way); });
}

/// Brings stacks and layouts in order, each once. Layouts then compare by the indices of their stacks.
void Layouts::settle() {
  constexpr StackId unused = ~StackId{0};
  std::vector<StackId> now(stacks_.size(), unused);
  for (const Way& way : ways_)
    for (const StackId stack : way.stacks) now[stack] = 0;
  std::vector<StackId> order;
  for (StackId stack = 0; stack < now.size(); ++stack)
    if (now[stack] != unused) order.push_back(stack);
  std::ranges::sort(order, {}, [&](StackId stack) -> const Stack& { return stacks_[stack]; });
  std::vector<Stack> stacks;
  for (const StackId stack : order) {
    if (stacks.empty() || stacks.back() != stacks_[stack]) stacks.push_back(stacks_[stack]);
    now[stack] = static_cast<StackId>(stacks.size() - 1);
  }
  stacks_ = std::move(stacks);
  for (Way& way : ways_)
    for (StackId& stack : way.stacks) stack = now[stack];
  std::ranges::sort(ways_);
  ways_.erase(std::unique(ways_.begin(), ways_.end()), ways_.end());
  const std::ptrdiff_t open = std::ranges::count(ways_, false, &Way::lost), all = std::ssize(ways_);
  if (open <= most_ways && all <= most_ways_with_lost) return;  // a record may go on after the game was lost
  forget(deck());
  Way lost = ways_.front();
  lost.lost = true;
  if (open == 0) ways_.clear();
  if (open < all) ways_.push_back(lost);
}

void Layouts::forget(Range deck) {
  std::map<GiftId, std::ptrdiff_t> copies;  // of each gift, in the way that has the most
  for (const Way& way : ways_) {
    std::map<GiftId, std::ptrdiff_t> here;
    for (const StackId stack : way.stacks)
      for (const GiftId gift : stacks_[stack].gifts) ++here[gift];
    for (const auto& [gift, number] : here) copies[gift] = std::max(copies[gift], number);
  }
  for (const auto& [gift, number] : copies)
    if (gift != nothing_named) adrift_.insert(adrift_.end(), static_cast<std::size_t>(number), gift);
  stacks_ = {{.loose = true}};
  ways_ = {{.least = deck.min, .most = deck.max}};
}

bool Layouts::adrift(GiftId gift) const {
  return std::ranges::count(adrift_, gift) > 0;
}

Range Layouts::deck() const {
  Range all{ways_.front().least, ways_.front().most};
  for (const Way& way : ways_) all = hull(all, {way.least, way.most});
  return all;
}

Sure Layouts::lost() const {
  const auto lost = std::ranges::count_if(ways_, &Way::lost);
  return lost == 0 ? Sure::no : lost == std::ssize(ways_) ? Sure::yes : Sure::perhaps;
}

bool Layouts::on_top(GiftId gift, bool free) const {
  return std::ranges::any_of(
      stacks_, [&, adrift = adrift(gift)](const Stack& stack) { return tops(stack, gift, free, adrift); });
}

bool Layouts::surely_on_top(GiftId gift) const {
  return std::ranges::all_of(ways_, [&](const Way& way) {
    return std::ranges::any_of(way.stacks, [&](StackId stack) { return is_on_top(stacks_[stack], gift); });
  });
}

std::optional<GiftId> Layouts::cover_of(GiftId gift) const {
  for (const Way& way : ways_)
    for (const StackId stack : way.stacks) {
      const std::vector<GiftId>& gifts = stacks_[stack].gifts;
      if (const auto found = std::ranges::find(gifts, gift); found != gifts.end())
        return found + 1 == gifts.end() ? std::nullopt : std::optional(*(found + 1));
    }
  return std::nullopt;
}

Sure Layouts::is_last(GiftId gift, bool free) const {
  const bool adrift = this->adrift(gift);
  bool last = false, not_last = false;
  for (const Stack& stack : stacks_) {
    if (!tops(stack, gift, free, adrift)) continue;
    const bool more = stack.gifts.size() > 1;
    last = last || !more;
    not_last = not_last || more || stack.loose;
  }
  return last && not_last ? Sure::perhaps : last ? Sure::yes : Sure::no;
}

bool Layouts::has(GiftId gift) const {
  return std::ranges::all_of(ways_, [&](const Way& way) { return has(way, gift); });
}

void Layouts::create(GiftId gift, bool free, NextGift next) {
  const bool adrift = this->adrift(gift);
  const bool on_top = std::ranges::any_of(stacks_, [gift](const Stack& stack) { return is_on_top(stack, gift); });
  if (adrift && !on_top) adrift_.erase(std::ranges::find(adrift_, gift));
  std::vector<std::optional<StackId>> left;  // each stack without its top; nothing: the gift is not on top
  for (StackId stack = 0, before = static_cast<StackId>(stacks_.size()); stack < before; ++stack) {
    left.emplace_back();
    if (!tops(stacks_[stack], gift, free, adrift)) continue;
    Stack after = stacks_[stack];
    if (!after.gifts.empty()) after.gifts.pop_back();
    left.back() = add(std::move(after));
  }
  std::vector<Way> right, wrong;
  for (const Way& way : ways_)
    for (std::size_t i = 0; i < way.stacks.size(); ++i) {
      if (!left[way.stacks[i]]) continue;
      Way after = way;
      StackId& stack = after.stacks[i];
      stack = *left[way.stacks[i]];
      const bool may_lack = stacks_[stack].gifts.empty() && way.least == 0 && !next.written;
      const bool fits = refill(after, stack, next);
      std::vector<Way>& found = fits ? right : wrong;
      found.push_back(after);
      if (!may_lack || found.back().lost) continue;
      found.push_back(found.back());
      found.back().least = found.back().most = 0;
      found.back().lost = true;
    }
  if (right.empty() && wrong.empty()) {  // it was nowhere on top: it is gone all the same
    for (Stack& stack : stacks_) std::erase(stack.gifts, gift);
  } else {
    ways_ = std::move(right.empty() ? wrong : right);
  }
  settle();
}

void Layouts::lay(GiftId gift, int stack) {
  keep_if([](const Way& way) { return way.most > 0; });
  std::vector<StackId> with_it;  // each stack with the gift on top
  for (StackId id = 0, before = static_cast<StackId>(stacks_.size()); id < before; ++id) {
    Stack after = stacks_[id];
    after.gifts.push_back(gift);
    with_it.push_back(add(std::move(after)));
  }
  std::vector<Way> after;
  for (const Way& way : ways_)
    for (int i = 0; i < stack_count; ++i) {
      if (stack >= 0 && stack != i) continue;
      after.push_back(way);
      after.back().least = std::max(0, way.least - 1);
      after.back().most = std::max(0, way.most - 1);
      StackId& changed = after.back().stacks[static_cast<std::size_t>(i)];
      changed = with_it[changed];
    }
  ways_ = std::move(after);
  settle();
}

void Layouts::perhaps_lay() {
  const Layouts none = *this;
  lay(nothing_named, -1);
  const auto before = static_cast<StackId>(stacks_.size());
  stacks_.insert(stacks_.end(), none.stacks_.begin(), none.stacks_.end());
  for (Way way : none.ways_) {
    for (StackId& stack : way.stacks) stack += before;
    ways_.push_back(way);
  }
  settle();
}

void Layouts::turn_returned() {
  for (Way& way : ways_)
    if (way.most == 0) way.lost = true;
}

void Layouts::fill() {
  for (Way& way : ways_)
    for (StackId& stack : way.stacks)
      if (stacks_[stack].gifts.empty() && !stacks_[stack].loose) refill(way, stack, {});
  settle();
}

void Layouts::go_on() {
  keep_if([](const Way& way) { return !way.lost; });
  settle();
}

void Layouts::lose_track(int turns) {
  const Range deck = this->deck();
  forget({std::max(0, deck.min - turns), deck.max});
}

std::vector<std::string> sets_shared(const Box& box, const ParcelState& under) {
  std::vector<std::string> shared;
  bool first = true;
  for (const GiftId id : under.gifts) {
    const Gift* gift = box.card(id);
    if (gift == nullptr) continue;
    std::vector<std::string> left;
    for (const std::string& set : gift->sets)
      if (first || std::ranges::count(shared, set) > 0) left.push_back(set);
    if (!left.empty()) shared = std::move(left);  // one that did not fit changes nothing
    first = false;
  }
  return shared;
}

std::string colour_of(const Box& box, const ParcelState& under) {
  for (const GiftId& id : under.gifts) {
    const Gift* gift = box.card(id);
    if (gift == nullptr) continue;
    if (!gift->rainbow()) return gift->colour;
    if (under.begun && &id == under.gifts.data()) break;  // it is the first gift's, and that has none
  }
  return {};
}

Sure fits(const Box& box, Parcel parcel, const ParcelState& under, GiftId id) {
  const Gift* gift = box.card(id);
  if (gift == nullptr) return Sure::perhaps;
  switch (parcel) {
    case Parcel::set: {
      const std::vector<std::string> shared = sets_shared(box, under);
      if (shared.empty()) return Sure::perhaps;
      const auto common = std::ranges::count_if(
          shared, [&](const std::string& set) { return std::ranges::count(gift->sets, set) > 0; });
      // Of two sets the players choose for which one the parcel counts.
      return common == 0 ? Sure::no : common == std::ssize(shared) ? Sure::yes : Sure::perhaps;
    }
    case Parcel::colour: {
      const std::string colour = colour_of(box, under);
      if (gift->rainbow()) return Sure::yes;
      return colour.empty() ? Sure::perhaps : colour == gift->colour ? Sure::yes : Sure::no;
    }
    case Parcel::elves:
      return gift->elf ? Sure::yes : Sure::no;
    case Parcel::ingredients: {
      const Gift* first = under.begun && !under.gifts.empty() ? box.card(under.gifts.front()) : nullptr;
      if (first == nullptr) return Sure::perhaps;
      return first->takes(gift->of[0]) || first->takes(gift->of[1]) ? Sure::yes : Sure::no;
    }
    default:
      return Sure::perhaps;
  }
}

}  // namespace elfref::master_elf
