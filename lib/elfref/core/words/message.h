#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "elfref/core/text/id.h"

// What the referee says, as data: an id and typed arguments. catalogue.h turns it into text, in the language asked for.

namespace elfref {

/// A message of the catalogues: the number of its room in the upper 4 bits, its index in that room in the others. A
/// room is what one folder `words` holds; the build numbers rooms and messages.
enum class Msg : std::uint16_t {};

/// A word of the catalogues, which languages translate and inflect: a piece, a place, a phase. Numbered like Msg.
enum class Noun : std::uint16_t {};

/// The id of a message that is finished text, the same in every language.
inline constexpr Msg finished_text{0xFFFF};
/// The id of a message that is one argument without words around it: a list, a quantity.
inline constexpr Msg lone_argument{0xFFFE};

/// How the items of a list are joined: `a, b and c`, `a, b or c`, `a, b, c`, `a; b; c`.
enum class Joint : std::uint8_t { and_, or_, comma, semicolon };

/// One argument as a message stores it, or the head of one that takes several. See Message::args().
struct Arg {
  /// What an argument is.
  enum class Kind : std::uint8_t {
    none,      ///< left out
    number,    ///< a whole number, or a range of them
    quantity,  ///< a number of things: 3 cards
    most,      ///< follows a number or a quantity that is a range: its maximum
    noun,      ///< a word of the catalogues
    seat,      ///< a player
    line,      ///< a line of the record
    name,      ///< text that no language changes: a card's name, quoted text
    setting,   ///< the value of an option, as records write it: `lake-cost: 2`
    text,      ///< a message that is finished text
    message,   ///< another message; its arguments follow
    list,      ///< several arguments; they follow
  };

  Kind kind = Kind::none;    ///< decides what the other members are
  std::uint8_t detail = 0;   ///< number, quantity: 1 if `most` follows; list: the Joint
  std::uint16_t id = 0;      ///< quantity, noun: the Noun; seat: its value; message: the Msg; setting: bytes of its
                             ///< option
  std::int32_t value = 0;    ///< number, quantity: the minimum; line: its number, from 1; name, setting, text: bytes of
                             ///< Message::names(); message, list: how many of the Args after it belong to it

  friend constexpr bool operator==(const Arg&, const Arg&) = default;
};
static_assert(sizeof(Arg) == 8 && std::is_trivially_copyable_v<Arg>);

class Message;

/// A whole number that may be uncertain: then it is between `min` and `max`, both included.
struct Bounds {
  std::int32_t min = 0;  ///< it is not less
  std::int32_t max = 0;  ///< it is not more

  /// A certain number. One that 32 bits cannot hold becomes the nearest that they can.
  template <std::integral Number>
  requires(!std::same_as<Number, bool>)
  constexpr Bounds(Number number) : min(narrowed(number)), max(min) {}
  /// A number of any type with the members `min` and `max`.
  template <class Range>
  requires requires(const Range& range) {
    { range.min } -> std::convertible_to<std::int32_t>;
    { range.max } -> std::convertible_to<std::int32_t>;
  }
  constexpr Bounds(const Range& range) : min(range.min), max(range.max) {}

 private:
  template <class Number>
  static constexpr std::int32_t narrowed(Number number) {
    if (std::in_range<std::int32_t>(number)) return static_cast<std::int32_t>(number);
    return std::cmp_less(number, 0) ? std::numeric_limits<std::int32_t>::min()
                                    : std::numeric_limits<std::int32_t>::max();
  }
};

/// That an argument is left out: `.obstacle = none`.
struct None {};
inline constexpr None none{};  ///< an argument left out

/// An argument on its way into a message. It refers to the message or the text that it was made from: make it where the
/// message is made, and return a Message instead. It has no default: who builds a message names each argument.
class ArgView {
 public:
  /// An argument left out.
  constexpr ArgView(None) {}
  /// A number, of whatever Bounds is made from.
  template <class Number>
  requires(std::constructible_from<Bounds, const Number&> && !std::same_as<Number, bool>)
  constexpr ArgView(const Number& number) : ArgView(Arg::Kind::number, 0, Bounds(number)) {}
  /// A player.
  constexpr ArgView(Seat seat) : head_{.kind = Arg::Kind::seat, .id = seat.value} {}
  /// A word of the catalogues.
  constexpr ArgView(Noun noun) : head_{.kind = Arg::Kind::noun, .id = static_cast<std::uint16_t>(noun)} {}
  /// Another message, or a list.
  constexpr ArgView(const Message& message) : head_{.kind = Arg::Kind::message}, rest_{.message = &message} {}
  /// An argument that may be left out.
  template <class Argument>
  requires std::constructible_from<ArgView, const Argument&>
  constexpr ArgView(const std::optional<Argument>& argument) : ArgView(none) {
    if (argument) *this = ArgView(*argument);
  }

 private:
  friend class Message;
  friend Message alone(const ArgView& argument);
  friend constexpr ArgView quantity(Bounds number, Noun noun);
  friend constexpr ArgView line_number(std::uint32_t line);
  friend constexpr ArgView verbatim(std::string_view text);

  constexpr ArgView(Arg::Kind kind, std::uint16_t id, Bounds number)
      : head_{.kind = kind, .detail = number.min != number.max, .id = id, .value = number.min},
        rest_{.most = number.max} {}
  constexpr ArgView(Arg::Kind kind, std::int32_t value, const char* text)
      : head_{.kind = kind, .value = value}, rest_{.text = text} {}

  union Rest {
    const char* text = nullptr;  // name
    std::int32_t most;           // number, quantity
    const Message* message;      // message
  };

  Arg head_;
  Rest rest_;
};

/// A number of things: 3 cards.
[[nodiscard]] constexpr ArgView quantity(Bounds number, Noun noun) {
  return {Arg::Kind::quantity, static_cast<std::uint16_t>(noun), number};
}
/// A line of the record, counted from 1.
[[nodiscard]] constexpr ArgView line_number(std::uint32_t line) {
  return {Arg::Kind::line, Bounds(line).min, nullptr};
}
/// Text that no language changes; the catalogue makes it printable(). It keeps the first 2 GB.
[[nodiscard]] constexpr ArgView verbatim(std::string_view text) {
  return {Arg::Kind::name, Bounds(text.size()).min, text.data()};
}
/// Text that no language changes.
[[nodiscard]] constexpr ArgView verbatim(const char* text) { return verbatim(std::string_view(text)); }
/// Text that no language changes.
[[nodiscard]] inline ArgView verbatim(const std::string& text) { return verbatim(std::string_view(text)); }
/// A text that goes away, which the result keeps.
[[nodiscard]] Message verbatim(std::string&& text);

/// What the referee says: an id and its arguments. Equal messages say the same in every language.
class Message {
 public:
  /// The empty text.
  Message() = default;
  /// A finished text: what the system or another program wrote. What the referee says is in the catalogues, and what no
  /// language changes is verbatim().
  explicit Message(std::string text) : names_(std::move(text)) {}

  /// Whether it is the empty text.
  [[nodiscard]] bool empty() const { return id_ == finished_text && names_.empty(); }
  /// Becomes the empty text.
  void clear() { *this = Message(); }

  /// Which message it is: one of the catalogues, `finished_text` or `lone_argument`.
  [[nodiscard]] Msg id() const { return id_; }
  /// Its arguments, in the order of their names; each is one Arg or several, as Arg::Kind tells.
  [[nodiscard]] std::span<const Arg> args() const { return args_; }
  /// The texts of its arguments, one after the other, as args() has them; the text itself of a finished text.
  [[nodiscard]] const std::string& names() const { return names_; }

  friend bool operator==(const Message&, const Message&) = default;

 private:
  friend Message say(Msg id, const ArgView* args, std::size_t count);
  friend Message alone(const ArgView& argument);
  friend Message setting(std::string_view option, std::string_view value);
  friend class List;
  void add(const ArgView& argument);

  Msg id_ = finished_text;
  std::vector<Arg> args_;
  std::string names_;
};

/// A message with its arguments, in the order of their names. What the build writes calls it:
/// `msg::price_wrong({.due = …, .paid = …})`.
[[nodiscard]] Message say(Msg id, const ArgView* args, std::size_t count);
/// An argument without words around it; if it is a message, that message.
[[nodiscard]] Message alone(const ArgView& argument);
/// An option and its value as records write them: `lake-cost: 2`.
[[nodiscard]] Message setting(std::string_view option, std::string_view value);

/// A message as a constant, which becomes a Message where it is said. It has no argument, or one: text that no language
/// changes. Or it is such text alone.
class FixedMessage {
 public:
  /// The empty text.
  constexpr FixedMessage() = default;
  /// A message without arguments: `msg::no_record`.
  template <class Made>
  requires(std::same_as<decltype(Made::id), const Msg> && std::invocable<const Made&>)
  constexpr FixedMessage(const Made&) : id_(Made::id) {}
  /// A message whose argument is a text that outlives this object.
  template <class Made>
  requires(std::same_as<decltype(Made::id), const Msg> && sizeof(typename Made::Arguments) == sizeof(ArgView))
  constexpr FixedMessage(const Made&, std::string_view text) : id_(Made::id), text_(text) {}
  /// Text that no language changes, which outlives this object.
  constexpr FixedMessage(std::string_view text) : text_(text) {}
  /// Text that no language changes, which outlives this object.
  constexpr FixedMessage(const char* text) : text_(text) {}

  /// Whether it is the empty text.
  [[nodiscard]] constexpr bool empty() const { return id_ == finished_text && text_.empty(); }
  /// The message.
  [[nodiscard]] Message message() const {
    const ArgView text = verbatim(text_);
    if (id_ != finished_text) return say(id_, &text, text_.empty() ? 0 : 1);
    return text_.empty() ? Message() : alone(text);
  }
  /// The message.
  operator Message() const { return message(); }

 private:
  Msg id_ = finished_text;
  std::string_view text_;
};

/// Builds a list: arguments of one kind or of several, in a row.
class List {
 public:
  /// An empty list.
  explicit List(Joint joint);
  /// Adds an item to its end.
  List& add(const ArgView& item);
  /// The list. Nothing is added afterwards.
  [[nodiscard]] Message take() { return std::move(all_); }

 private:
  Message all_;
};

/// A list of `items`, each of which `as_argument` turns into what an ArgView is made from.
template <class Items, class AsArgument>
[[nodiscard]] Message list(Joint joint, const Items& items, AsArgument as_argument) {
  List all(joint);
  for (const auto& item : items) all.add(as_argument(item));
  return all.take();
}
/// A list of `items`, from each of which an ArgView is made.
template <class Items>
[[nodiscard]] Message list(Joint joint, const Items& items) {
  List all(joint);
  for (const auto& item : items) all.add(item);
  return all.take();
}

}  // namespace elfref
