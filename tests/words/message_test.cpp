#include "elfref/core/words/message.h"

#include <gtest/gtest.h>

#include <concepts>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "elfref/core/judging/judgement.h"
#include "words/tried/tried_msg.h"

namespace elfref::message_test {
namespace {

using tried::noun::dragon;
namespace msg = tried::msg;

template <class M>
concept NamesAll = requires(const M& message) { message({.due = 1, .paid = 2, .road = 3}); };
template <class M>
concept LeavesOut = requires(const M& message) { message({.due = 1, .paid = 2}); };
template <class M>
concept NamesAnother = requires(const M& message) { message({.due = 1, .paid = 2, .price = 3}); };
template <class M>
concept TakesAString = requires(const M& message) { message({.due = 1, .paid = 2, .road = "a road"}); };
using PriceWrong = std::remove_const_t<decltype(msg::price_wrong)>;
static_assert(NamesAll<PriceWrong>);
static_assert(!LeavesOut<PriceWrong>, "a message with an argument left out does not compile");
static_assert(!NamesAnother<PriceWrong>, "nor does one with an argument that it does not have");
static_assert(!TakesAString<PriceWrong>, "nor a sentence as an argument");
static_assert(!std::is_constructible_v<ArgView, bool> && !std::is_default_constructible_v<ArgView>);
static_assert(sizeof(ArgView) == 16);

Message road(std::string_view from, std::string_view to) {
  return msg::road({.from = verbatim(from), .to = verbatim(to)});
}
Message price(Bounds paid, Bounds due) {
  return msg::price_wrong({.due = quantity(due, dragon), .paid = quantity(paid, dragon), .road = road("A", "B")});
}

TEST(Message, IsFlat) {
  using Kind = Arg::Kind;
  const Message message = price(1, Range{2, 4});
  const std::vector<Arg> args(message.args().begin(), message.args().end());
  const auto dragons = static_cast<std::uint16_t>(dragon);
  EXPECT_EQ(args, (std::vector<Arg>{{Kind::quantity, 1, dragons, 2},
                                    {Kind::most, 0, 0, 4},
                                    {Kind::quantity, 0, dragons, 1},
                                    {Kind::message, 0, static_cast<std::uint16_t>(msg::road.id), 2},
                                    {Kind::name, 0, 0, 1},
                                    {Kind::name, 0, 0, 1}}));
  EXPECT_EQ(message.names(), "AB");
  EXPECT_EQ(message.id(), msg::price_wrong.id);
}

TEST(Message, IsEqualByContent) {
  EXPECT_EQ(price(1, 2), price(1, 2));
  EXPECT_NE(price(1, 2), price(1, 3));
  EXPECT_NE(price(1, 2), price(1, Range{2, 3}));
  EXPECT_NE(road("A", "B"), road("A", "C"));
  EXPECT_NE(road("A", "BC"), road("AB", "C"));
  EXPECT_NE(Message("A"), alone(verbatim("A")));
  EXPECT_NE(list(Joint::and_, std::vector{1, 2}), list(Joint::or_, std::vector{1, 2}));
  EXPECT_EQ(alone(price(1, 2)), price(1, 2));
  EXPECT_EQ(alone(Message("A")), Message("A"));
  const Message copy = price(1, 2);
  EXPECT_EQ(Message(copy), price(1, 2));
}

TEST(Message, HoldsAListWithinAList) {
  const std::vector<Message> inner{list(Joint::or_, std::vector{1, 2}), price(1, 2)};
  const Message outer = list(Joint::semicolon, inner);
  EXPECT_EQ(outer.id(), lone_argument);
  ASSERT_EQ(outer.args().size(), 1u + 3 + 6);
  EXPECT_EQ(outer.args()[0].value, 9);
  EXPECT_EQ(outer.args()[1].value, 2);
  EXPECT_EQ(outer.args()[4].value, 5);
}

TEST(Message, LeavesAnArgumentOut) {
  const auto with = [](std::optional<Seat> seat) { return msg::quoted_text({.line = 1, .text = seat}); };
  EXPECT_EQ(with(std::nullopt), msg::quoted_text({.line = 1, .text = none}));
  EXPECT_EQ(with(Seat{2}), msg::quoted_text({.line = 1, .text = Seat{2}}));
}

TEST(Message, KeepsATextThatGoesAway) {
  const auto quoted = [](int number) { return verbatim(std::string(100, static_cast<char>('a' + number))); };
  const Message both = list(Joint::and_, std::vector{0, 1}, quoted);
  EXPECT_EQ(both.names(), std::string(100, 'a') + std::string(100, 'b'));
  const std::string lasting = "lasting";
  static_assert(std::is_same_v<decltype(verbatim(lasting)), ArgView>);
  static_assert(std::is_same_v<decltype(verbatim("literal")), ArgView>);
  EXPECT_EQ(alone(verbatim(lasting)), verbatim(std::string("lasting")));
}

TEST(Message, TakesNumbersOfAnyType) {
  EXPECT_EQ(alone(std::size_t{7}), alone(7));
  EXPECT_EQ(alone(std::uint8_t{7}), alone(7L));
  EXPECT_EQ(alone(std::uint64_t{1} << 40), alone(std::numeric_limits<std::int32_t>::max()));
  EXPECT_EQ(alone(std::int64_t{-1} << 40), alone(std::numeric_limits<std::int32_t>::min()));
  EXPECT_EQ(alone(Range{3, 3}), alone(3));
}

// What the system or another program wrote: no text becomes a message by itself.
TEST(FinishedText, IsMadeByName) {
  struct Words {
    Message message{};
    std::vector<Message> because{};
  };
  const bool one = true;
  const std::string reason = "a reason";
  Words words{.message = Message(one ? "one" : "two"), .because = {Message("first"), Message(reason)}};
  words.because.emplace_back("last");
  EXPECT_EQ(words.message, Message("one"));
  EXPECT_NE(words.message, Message("two"));
  EXPECT_EQ(words.because.back(), Message("last"));
  EXPECT_EQ(words.because.size(), 3u);
  EXPECT_FALSE(words.message.empty());
  EXPECT_EQ(words.message.names(), "one");
  static_assert(!std::convertible_to<std::string, Message> && !std::convertible_to<const char*, Message>);
  words.message.clear();
  EXPECT_TRUE(words.message.empty());
  EXPECT_EQ(words.message, Message());
  EXPECT_FALSE(msg::no_loss().empty());
  EXPECT_FALSE(alone(none).empty());
}

}  // namespace
}  // namespace elfref::message_test
