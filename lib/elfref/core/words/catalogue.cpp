#include "elfref/core/words/catalogue.h"

#include <algorithm>
#include <charconv>

#include "elfref/core/text/text.h"
#include "elfref/core/words/core_msg.h"

namespace elfref {
namespace {

constexpr int room_shift = 12;
constexpr std::uint16_t index_bits = 0x0FFF;

constexpr std::uint16_t index_of(std::uint16_t id) {
  return id & index_bits;
}

/// The number of an argument as stored texts write it, `0` to `f`; 16 for anything else.
constexpr std::size_t hexadecimal(char c) {
  if (c >= '0' && c <= '9') return static_cast<std::size_t>(c - '0');
  return c >= 'a' && c <= 'f' ? static_cast<std::size_t>(c - 'a' + 10) : 16;
}

bool is_text(Arg::Kind kind) {
  return kind == Arg::Kind::name || kind == Arg::Kind::setting || kind == Arg::Kind::text;
}

/// The form of a noun named `form`: a noun's stored text is its value and a line `.form=…` for each other form.
std::optional<std::string_view> form_of(std::string_view noun, std::string_view form, std::string_view suffix = {}) {
  for (std::size_t at = noun.find('\n'); at != std::string_view::npos; at = noun.find('\n', at)) {
    std::string_view line = noun.substr(++at);
    line = line.substr(0, line.find('\n'));
    const std::size_t equals = line.find('=');
    if (equals != std::string_view::npos && equals == 1 + form.size() + suffix.size() &&
        line.substr(1).starts_with(form) && line.substr(1 + form.size()).starts_with(suffix))
      return line.substr(equals + 1);
  }
  return std::nullopt;
}

/// Writes one message in one language. What that lacks becomes its id.
class Rendering {
 public:
  Rendering(const Message& message, const Catalogue& catalogue, Language language,
            std::span<const std::string> players, std::string& out)
      : args_(message.args()), names_(message.names()), words_(catalogue), players_(players), out_(out),
        language_(language), gaps_left_(4096 + 64 * message.args().size()) {}

  /// Writes it. Returns whether the language has all that it says.
  bool whole(Msg id) {
    const Place begin{};
    if (id == finished_text) {
      out_ += names_;
    } else if (id == lone_argument) {
      if (!args_.empty()) show(given_at(begin), {});
    } else {
      say(id, begin, args_.size());
    }
    return !lacks_;
  }

 private:
  using Kind = Arg::Kind;

  /// Where an argument begins: its Arg, and its text.
  struct Place {
    std::size_t arg = 0, name = 0;
  };

  /// What stands for a gap of a text.
  struct Given {
    Arg head{};
    std::int32_t most = 0;     // of a number or a quantity
    Place inside{};            // of a message or a list: its first argument
    std::string_view text{};   // of a name, a setting or a text

    [[nodiscard]] Bounds number() const { return Between{head.value, most}; }
  };
  struct Between {
    std::int32_t min, max;
  };

  static Given given(Bounds number) {
    return {.head = {.kind = Kind::number, .value = number.min}, .most = number.max};
  }
  static Given given(std::string_view text) { return {.head = {.kind = Kind::text}, .text = text}; }

  [[nodiscard]] Given given_at(Place place) const {
    Given found{.head = args_[place.arg]};
    switch (found.head.kind) {
      case Kind::number:
      case Kind::quantity:
        found.most = found.head.detail != 0 ? args_[place.arg + 1].value : found.head.value;
        break;
      case Kind::line:
        found.most = found.head.value;
        break;
      case Kind::message:
      case Kind::list:
        found.inside = {place.arg + 1, place.name};
        break;
      case Kind::name:
      case Kind::setting:
      case Kind::text:
        found.text = names_.substr(place.name, static_cast<std::size_t>(found.head.value));
        break;
      default:
        break;
    }
    return found;
  }

  /// Where the argument after another one begins.
  [[nodiscard]] Place after(Place place) const {
    const Arg& head = args_[place.arg];
    std::size_t end = place.arg + 1;
    if (head.kind == Kind::message || head.kind == Kind::list) end += static_cast<std::size_t>(head.value);
    if ((head.kind == Kind::number || head.kind == Kind::quantity) && head.detail != 0) ++end;
    for (; place.arg < end; ++place.arg)
      if (is_text(args_[place.arg].kind)) place.name += static_cast<std::size_t>(args_[place.arg].value);
    return place;
  }

  /// A message whose arguments are `count` Args.
  void say(Msg id, Place first, std::size_t count) {
    std::array<Given, 16> all;
    std::size_t number = 0;
    for (const std::size_t end = first.arg + count; first.arg < end && number < all.size(); first = after(first))
      all[number++] = given_at(first);
    say(id, {all.data(), number});
  }

  void say(Msg id, std::span<const Given> all) {
    if (depth_ == most_depth) {
      out_ += "…";
      return;
    }
    ++depth_;
    const std::string_view found = words_.stored(id, language_);
    if (found.empty()) {
      out_ += words_.name(id);
      lacks_ = true;
    } else {
      pattern(found, all, static_cast<std::uint16_t>(static_cast<std::uint16_t>(id) >> room_shift));
    }
    --depth_;
  }

  /// Text with gaps: `{…}`, or over several lines `{$0->`, `[one]…`, `*[other]…`, `}`.
  void pattern(std::string_view text, std::span<const Given> all, std::uint16_t room) {
    for (;;) {
      const std::size_t open = text.find('{');
      out_ += text.substr(0, open);
      if (open == std::string_view::npos || gaps_left_ == 0) return;
      --gaps_left_;
      text.remove_prefix(open + 1);
      if (text.size() > 3 && text.front() == '$' && text.substr(2, 2) == "->") {
        const std::size_t end = text.find("\n}");
        if (end == std::string_view::npos) return;
        choose(argument(text.substr(1), all), text.substr(4, end < 4 ? 0 : end - 4), all, room);
        text.remove_prefix(end + 2);
      } else {
        const std::size_t end = text.find('}');
        if (end == std::string_view::npos) return;
        gap(text.substr(0, end), all, room);
        text.remove_prefix(end + 1);
      }
    }
  }

  static Given argument(std::string_view name, std::span<const Given> all) {
    const std::size_t index = name.empty() ? all.size() : hexadecimal(name.front());
    return index < all.size() ? all[index] : Given{};
  }

  /// `$0`, `$0.genitive`, `#0` or the id of a message without arguments.
  void gap(std::string_view inside, std::span<const Given> all, std::uint16_t room) {
    if (inside.starts_with('$')) {
      const bool has_form = inside.size() > 3 && inside[2] == '.';
      show(argument(inside.substr(1), all), has_form ? inside.substr(3) : std::string_view());
    } else if (inside.starts_with('#')) {
      const Given shown = argument(inside.substr(1), all);
      if (shown.head.kind == Kind::number || shown.head.kind == Kind::quantity) figure(shown.number());
    } else if (const auto other = words_.find(room, inside)) {
      say(*other, {});
    }
  }

  /// The variant that fits best: an exact number, then the category or the id, then the default.
  void choose(const Given& by, std::string_view variants, std::span<const Given> all, std::uint16_t room) {
    std::array<char, 12> digits{};
    std::string_view exact, key;
    const auto by_number = [&](Bounds number) {
      key = plural_category(language_, number);
      if (number.min == number.max) exact = in_digits(number.min, digits);
    };
    switch (by.head.kind) {
      case Kind::number:
      case Kind::quantity:
      case Kind::line:
        by_number(by.number());
        break;
      case Kind::list:
        by_number(items(by));
        break;
      case Kind::noun:
        key = words_.name(static_cast<Noun>(by.head.id));
        break;
      case Kind::message:
        key = words_.name(static_cast<Msg>(by.head.id));
        break;
      case Kind::none:
        key = "none";
        break;
      default:
        break;
    }
    std::string_view best, other;
    bool found = false;
    while (variants.starts_with('\n')) {
      std::string_view line = variants.substr(1);
      line = line.substr(0, line.find('\n'));
      variants.remove_prefix(1 + line.size());
      const bool is_default = line.starts_with('*');
      if (is_default) line.remove_prefix(1);
      const std::size_t close = line.find(']');
      if (!line.starts_with('[') || close == std::string_view::npos) continue;
      const std::string_view name = line.substr(1, close - 1), said = line.substr(close + 1);
      if (is_default) other = said;
      if (!exact.empty() && name == exact) return pattern(said, all, room);
      if (!found && !key.empty() && name == key) {
        best = said;
        found = true;
      }
    }
    pattern(found ? best : other, all, room);
  }

  [[nodiscard]] std::size_t items(const Given& list) const {
    std::size_t count = 0;
    const std::size_t end = list.inside.arg + static_cast<std::size_t>(list.head.value);
    for (Place at = list.inside; at.arg < end; at = after(at)) ++count;
    return count;
  }

  static std::string_view in_digits(std::int32_t number, std::array<char, 12>& digits) {
    const char* end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
    return {digits.data(), static_cast<std::size_t>(end - digits.data())};
  }

  void figure(Bounds number) {
    if (number.min != number.max) {
      const std::array ends{given(Bounds(number.max)), given(Bounds(number.min))};
      return say(msg::range.id, ends);
    }
    std::array<char, 12> digits{};
    out_ += in_digits(number.min, digits);
  }

  void show(const Given& shown, std::string_view form) {
    switch (shown.head.kind) {
      case Kind::none:
      case Kind::most:
        return;
      case Kind::number:
      case Kind::line:
        return figure(shown.number());
      case Kind::quantity:
        return counted(static_cast<Noun>(shown.head.id), shown.number(), form);
      case Kind::noun:
        out_ += inflected(forms(static_cast<Noun>(shown.head.id)), 1, form);
        return;
      case Kind::seat:
        out_ += shown.head.id < players_.size() ? printable(players_[shown.head.id]) : "?";
        return;
      case Kind::name:
        out_ += printable(words_.named(shown.text));
        return;
      case Kind::setting:
        out_ += printable(shown.text);
        return;
      case Kind::text:
        out_ += shown.text;
        return;
      case Kind::message:
        return say(static_cast<Msg>(shown.head.id), shown.inside, static_cast<std::size_t>(shown.head.value));
      case Kind::list:
        return listed(shown, form);
    }
  }

  void listed(const Given& list, std::string_view form) {
    if (depth_ == most_depth) {
      out_ += "…";
      return;
    }
    ++depth_;
    const auto joint = static_cast<Joint>(list.head.detail);
    const std::size_t end = list.inside.arg + static_cast<std::size_t>(list.head.value);
    for (Place at = list.inside, next; at.arg < end; at = next) {
      next = after(at);
      if (at.arg > list.inside.arg) say(between(joint, next.arg == end), {});
      show(given_at(at), form);
    }
    --depth_;
  }

  static Msg between(Joint joint, bool last) {
    if (joint == Joint::semicolon) return msg::list_semicolon.id;
    if (joint == Joint::comma || !last) return msg::list_comma.id;
    return joint == Joint::and_ ? msg::list_and.id : msg::list_or.id;
  }

  /// The forms of a noun: its id alone if the language lacks it.
  std::string_view forms(Noun noun) {
    const std::string_view found = words_.stored(noun, language_);
    if (!found.empty()) return found;
    lacks_ = true;
    return words_.name(noun);
  }

  [[nodiscard]] std::string_view inflected(std::string_view noun, Bounds number, std::string_view form) const {
    const std::string_view category = plural_category(language_, number);
    const bool is_value = category == plural_categories(language_).front();
    if (!form.empty() && is_value) {
      if (const auto found = form_of(noun, form)) return *found;
    } else if (!form.empty()) {
      std::array<char, 16> suffix{'-'};
      std::ranges::copy(category, suffix.begin() + 1);
      if (const auto found = form_of(noun, form, {suffix.data(), category.size() + 1})) return *found;
      if (const auto found = form_of(noun, form, "-many")) return *found;
    }
    if (!is_value)
      if (const auto found = form_of(noun, category)) return *found;
    return noun.substr(0, noun.find('\n'));
  }

  /// A number of things: the message `counted`, for which languages have different orders.
  void counted(Noun noun, Bounds number, std::string_view form) {
    const std::string_view all = forms(noun);
    const std::array parts{given(number), given(form_of(all, "unit").value_or(std::string_view())),
                           given(inflected(all, number, form))};
    say(msg::counted.id, parts);
  }

  static constexpr int most_depth = 32;

  std::span<const Arg> args_;
  std::string_view names_;
  const Catalogue& words_;
  std::span<const std::string> players_;
  std::string& out_;
  Language language_;
  std::size_t gaps_left_;  // what catalogues can ask for ends, whatever is in them
  int depth_ = 0;
  bool lacks_ = false;  // whether the language lacked something
};

}  // namespace

Catalogue::Catalogue(Language language, std::span<const Room* const> rooms) : language_(language) {
  rooms_[core_words().number] = &core_words();
  for (const Room* room : rooms) rooms_[room->number % rooms_.size()] = room;
}

std::string_view Catalogue::name(Msg message) const {
  const auto id = static_cast<std::uint16_t>(message);
  const Room* room = room_of(id);
  return room != nullptr && index_of(id) < room->messages ? room->ids[index_of(id)] : "?";
}

std::string_view Catalogue::name(Noun noun) const {
  const auto id = static_cast<std::uint16_t>(noun);
  const Room* room = room_of(id);
  return room != nullptr && index_of(id) < room->nouns ? room->ids[room->messages + std::size_t{index_of(id)}] : "?";
}

std::string_view Catalogue::arguments(Msg message) const {
  const auto id = static_cast<std::uint16_t>(message);
  const Room* room = room_of(id);
  return room != nullptr && index_of(id) < room->messages ? room->arguments[index_of(id)] : std::string_view();
}

std::string_view Catalogue::stored(Msg message, Language language) const {
  const auto id = static_cast<std::uint16_t>(message);
  const Room* room = room_of(id);
  if (room == nullptr || index_of(id) >= room->messages) return {};
  const TextTable& texts = room->texts[static_cast<std::size_t>(language)];
  return texts.blob != nullptr ? texts[index_of(id)] : std::string_view();
}

std::string_view Catalogue::stored(Noun noun, Language language) const {
  const auto id = static_cast<std::uint16_t>(noun);
  const Room* room = room_of(id);
  if (room == nullptr || index_of(id) >= room->nouns) return {};
  const TextTable& texts = room->texts[static_cast<std::size_t>(language)];
  return texts.blob != nullptr ? texts[room->messages + std::size_t{index_of(id)}] : std::string_view();
}

std::optional<Msg> Catalogue::find(std::uint16_t room, std::string_view id) const {
  for (const Room* one : {rooms_[room % rooms_.size()], rooms_[core_words().number]})
    if (const auto found = one == nullptr ? std::nullopt : elfref::find(*one, id)) return found;
  return std::nullopt;
}

std::optional<Msg> find(const Room& room, std::string_view id) {
  std::uint16_t first = 0, end = room.messages;
  while (first < end) {
    const auto middle = static_cast<std::uint16_t>((first + end) / 2);
    if (room.ids[middle] < id) {
      first = static_cast<std::uint16_t>(middle + 1);
    } else {
      end = middle;
    }
  }
  if (first == room.messages || room.ids[first] != id) return std::nullopt;
  return static_cast<Msg>(static_cast<std::uint16_t>(room.number << room_shift | first));
}

std::string text(const Message& message, const Catalogue& catalogue, std::span<const std::string> players) {
  std::string out;
  out.reserve(120);  // most messages are shorter
  const auto written = [&](Language language) {
    out.clear();
    return Rendering(message, catalogue, language, players, out).whole(message.id());
  };
  if (!written(catalogue.language()) && catalogue.language() != Language::en) written(Language::en);
  return out;
}

}  // namespace elfref
