#include "elfref/master_elf/table/gifts.h"

#include <algorithm>
#include <map>
#include <utility>

namespace elfref::master_elf {
namespace {

constexpr std::ptrdiff_t most_ways = 240;

bool seen_in(const Layout& layout, GiftId gift) {
  return gift != nothing_named && std::ranges::any_of(layout.stacks, [gift](const Stack& stack) {
           return std::ranges::count(stack.gifts, gift) > 0;
         });
}

/// Whether the top of a stack can be a gift. `another`: one that was never seen may be it; `adrift`: one that was seen,
/// where it is seen no more.
bool tops(const Stack& stack, GiftId gift, bool another, bool adrift) {
  if (gift == nothing_named) return stack.loose || !stack.gifts.empty();
  if (!stack.gifts.empty() && stack.gifts.back() == gift) return true;
  const bool unseen = stack.gifts.empty() ? stack.loose : stack.gifts.back() == nothing_named;
  return unseen && (another || adrift);
}

/// Takes one from the deck; none is left: the game is lost.
void draw(Layout& layout) {
  layout.lost = layout.lost || layout.most == 0;
  layout.least = std::max(0, layout.least - 1);
  layout.most = std::max(0, layout.most - 1);
}

/// What becomes of a stack whose gift was taken; false: it cannot be as it is written.
bool refill(Layout& layout, Stack& stack, NextGift next) {
  const Sure empty = !stack.gifts.empty() ? Sure::no : stack.loose ? Sure::perhaps : Sure::yes;
  if (next.written) {
    if (empty == Sure::no || layout.most == 0) return false;
    draw(layout);
    stack = {.gifts = {next.gift}};
    return true;
  }
  if (empty == Sure::perhaps) layout.least = std::max(0, layout.least - (next.none ? 0 : 1));
  if (empty != Sure::yes) return true;
  if (next.none) {
    layout.lost = layout.lost || layout.least == 0;
    return layout.least == 0;
  }
  const bool none_left = layout.most == 0;
  draw(layout);
  if (!none_left) stack.gifts.push_back(nothing_named);
  return true;
}

}  // namespace

template <class Is>
void Layouts::keep_if(Is is) {
  if (std::ranges::any_of(all_, is)) std::erase_if(all_, [&](const Layout& layout) { return !is(layout); });
}

void Layouts::settle() {
  std::ranges::sort(all_);
  all_.erase(std::unique(all_.begin(), all_.end()), all_.end());
  if (std::ranges::count(all_, false, &Layout::lost) <= most_ways) return;
  forget(deck());
}

void Layouts::forget(Range deck) {
  std::map<GiftId, std::ptrdiff_t> copies;  // of each gift, in the way that has the most
  for (const Layout& layout : all_) {
    std::map<GiftId, std::ptrdiff_t> here;
    for (const Stack& stack : layout.stacks)
      for (const GiftId gift : stack.gifts) ++here[gift];
    for (const auto& [gift, number] : here) copies[gift] = std::max(copies[gift], number);
  }
  for (const auto& [gift, number] : copies)
    if (gift != nothing_named) adrift_.insert(adrift_.end(), static_cast<std::size_t>(number), gift);
  Layout any{.least = deck.min, .most = deck.max};
  for (Stack& stack : any.stacks) stack.loose = true;
  all_ = {any};
}

bool Layouts::adrift(GiftId gift) const {
  return std::ranges::count(adrift_, gift) > 0;
}

Range Layouts::deck() const {
  Range all{all_.front().least, all_.front().most};
  for (const Layout& layout : all_) all = hull(all, {layout.least, layout.most});
  return all;
}

Sure Layouts::lost() const {
  const auto lost = std::ranges::count_if(all_, &Layout::lost);
  return lost == 0 ? Sure::no : lost == std::ssize(all_) ? Sure::yes : Sure::perhaps;
}

bool Layouts::on_top(GiftId gift, bool free) const {
  return std::ranges::any_of(all_, [&, adrift = adrift(gift)](const Layout& layout) {
    return std::ranges::any_of(layout.stacks,
                               [&](const Stack& stack) { return tops(stack, gift, free, adrift); });
  });
}

std::optional<GiftId> Layouts::cover_of(GiftId gift) const {
  for (const Layout& layout : all_)
    for (const Stack& stack : layout.stacks)
      if (const auto found = std::ranges::find(stack.gifts, gift); found != stack.gifts.end())
        return found + 1 == stack.gifts.end() ? std::nullopt : std::optional(*(found + 1));
  return std::nullopt;
}

Sure Layouts::is_last(GiftId gift, bool free) const {
  const bool adrift = this->adrift(gift);
  bool last = false, not_last = false;
  for (const Layout& layout : all_)
    for (const Stack& stack : layout.stacks) {
      if (!tops(stack, gift, free, adrift)) continue;
      const bool more = stack.gifts.size() > 1;
      last = last || !more;
      not_last = not_last || more || stack.loose;
    }
  return last && not_last ? Sure::perhaps : last ? Sure::yes : Sure::no;
}

bool Layouts::has(GiftId gift) const {
  return std::ranges::all_of(all_, [&](const Layout& layout) { return seen_in(layout, gift); });
}

void Layouts::create(GiftId gift, bool free, NextGift next) {
  const bool adrift = this->adrift(gift);
  const bool on_top = std::ranges::any_of(all_, [gift](const Layout& layout) {
    return std::ranges::any_of(
        layout.stacks, [gift](const Stack& stack) { return !stack.gifts.empty() && stack.gifts.back() == gift; });
  });
  if (adrift && !on_top) adrift_.erase(std::ranges::find(adrift_, gift));
  std::vector<Layout> right, wrong;
  for (const Layout& layout : all_)
    for (std::size_t i = 0; i < layout.stacks.size(); ++i) {
      if (!tops(layout.stacks[i], gift, free, adrift)) continue;
      Layout after = layout;
      Stack& stack = after.stacks[i];
      if (!stack.gifts.empty()) stack.gifts.pop_back();
      const bool may_lack = stack.gifts.empty() && layout.least == 0 && !next.written;
      const bool fits = refill(after, stack, next);
      std::vector<Layout>& found = fits ? right : wrong;
      found.push_back(std::move(after));
      if (!may_lack || found.back().lost) continue;
      found.push_back(found.back());
      found.back().least = found.back().most = 0;
      found.back().lost = true;
    }
  if (right.empty() && wrong.empty()) {  // it was nowhere on top: it is gone all the same
    for (Layout& layout : all_)
      for (Stack& stack : layout.stacks) std::erase(stack.gifts, gift);
  } else {
    all_ = std::move(right.empty() ? wrong : right);
  }
  settle();
}

void Layouts::lay(GiftId gift, int stack) {
  std::vector<Layout> after;
  keep_if([](const Layout& layout) { return layout.most > 0; });
  for (const Layout& layout : all_)
    for (int i = 0; i < stack_count; ++i) {
      if (stack >= 0 && stack != i) continue;
      after.push_back(layout);
      after.back().least = std::max(0, layout.least - 1);
      after.back().most = std::max(0, layout.most - 1);
      after.back().stacks[static_cast<std::size_t>(i)].gifts.push_back(gift);
    }
  all_ = std::move(after);
  settle();
}

void Layouts::perhaps_lay() {
  const std::vector<Layout> none = all_;
  lay(nothing_named, -1);
  all_.insert(all_.end(), none.begin(), none.end());
  settle();
}

void Layouts::turn_returned() {
  for (Layout& layout : all_)
    if (layout.most == 0) layout.lost = true;
}

void Layouts::fill() {
  for (Layout& layout : all_)
    for (Stack& stack : layout.stacks)
      if (stack.gifts.empty() && !stack.loose) refill(layout, stack, {});
  settle();
}

void Layouts::go_on() {
  keep_if([](const Layout& layout) { return !layout.lost; });
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
