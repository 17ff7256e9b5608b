#include "words/kinds.h"

#include <algorithm>

#include "elfref/core/pages/words/pages_msg.h"
#include "elfref/master_elf/words/master_elf_msg.h"
#include "words/tried/tried_msg.h"

namespace elfref::kinds {
namespace {

constexpr std::array<std::string_view, 8> names{"Anna", "", "Бо{рис}", "{ $paid }", "tab\there", "\x1b[31mred",
                                                "line\nbreak", "\u202eturned \"quoted\" \U0001F409"};

const Room& any_room(const Choose& choose) {
  return choose(2) == 0 ? core_words() : *rooms().front();
}

Noun any_noun(const Choose& choose) {
  const Room& room = any_room(choose);
  return static_cast<Noun>(room.number << 12 | static_cast<int>(choose(room.nouns)));
}

Bounds any_number(const Choose& choose) {
  constexpr std::array numbers{0, 1, 2, 3, 4, 5, 10, 11, 12, 14, 20, 21, 22, 25, 100, 101, 111, 112, 121, 1001,
                               1'000'000, 2'147'483'647, -1, -2};
  struct Between {
    int min, max;
  };
  const int one = numbers[choose(numbers.size())];
  if (choose(3) != 0) return one;
  return Between{std::min(one, 7), std::max(one, 7)};
}

/// An argument as a message of its own.
Message any_argument(const Choose& choose, int depth) {
  switch (choose(depth > 0 ? 11 : 9)) {
    case 0:
      return alone(none);
    case 1:
    case 2:
      return alone(any_number(choose));
    case 3:
      return alone(quantity(any_number(choose), any_noun(choose)));
    case 4:
      return alone(any_noun(choose));
    case 5:
      return alone(Seat{static_cast<std::uint8_t>(choose(3))});
    case 6:
      return alone(line_number(choose(40)));
    case 7:
      if (choose(2) == 0) return setting("row", names[choose(names.size())]);
      return alone(verbatim(names[choose(names.size())]));
    case 8:
      return choose(2) == 0 ? Message(std::string(names[choose(names.size())])) : Message();
    case 9:
      return any_message(choose, depth - 1);
    default: {
      List all(static_cast<Joint>(choose(4)));
      for (auto items = choose(5); items > 0; --items) all.add(any_argument(choose, depth - 1));
      return all.take();
    }
  }
}

/// Writes the Args of a message, one after the other.
class Writer {
 public:
  Writer(const Message& message, const Catalogue& catalogue)
      : args_(message.args()), names_(message.names()), catalogue_(catalogue) {}

  std::string message(Msg id, std::size_t count) {
    std::string out = "{\"id\":" + quoted(catalogue_.name(id));
    std::string_view arguments = catalogue_.arguments(id);
    for (const std::size_t end = at_ + count; at_ < end;) {
      const std::string_view name = arguments.substr(0, arguments.find(' '));
      arguments.remove_prefix(std::min(arguments.size(), name.size() + 1));
      out += "," + quoted(name) + ":" + argument();
    }
    return out + "}";
  }

  std::string argument() {
    const Arg& head = args_[at_++];
    const std::string noun = quoted(catalogue_.name(static_cast<Noun>(head.id)));
    switch (head.kind) {
      case Arg::Kind::number:
        return number(head);
      case Arg::Kind::quantity:
        return "{\"count\":" + number(head) + ",\"of\":" + noun + "}";
      case Arg::Kind::noun:
        return "{\"noun\":" + noun + "}";
      case Arg::Kind::seat:
        return "{\"seat\":" + std::to_string(head.id) + "}";
      case Arg::Kind::line:
        return "{\"line\":" + std::to_string(head.value) + "}";
      case Arg::Kind::name:
        return quoted(taken(head));
      case Arg::Kind::text:
        return "{\"text\":" + quoted(taken(head)) + "}";
      case Arg::Kind::setting: {
        const std::string_view text = taken(head);
        const std::string option = quoted(text.substr(0, head.id)), value = quoted(text.substr(head.id + 2));
        return "{\"option\":" + option + ",\"value\":" + value + "}";
      }
      case Arg::Kind::message:
        return message(static_cast<Msg>(head.id), static_cast<std::size_t>(head.value));
      case Arg::Kind::list: {
        constexpr std::array<std::string_view, 4> joints{"and", "or", "comma", "semicolon"};
        std::string items;
        for (const std::size_t end = at_ + static_cast<std::size_t>(head.value); at_ < end;)
          items += (items.empty() ? "" : ",") + argument();
        return "{" + quoted(joints[head.detail]) + ":[" + items + "]}";
      }
      default:
        return "null";
    }
  }

 private:
  std::string number(const Arg& head) {
    const std::string min = std::to_string(head.value);
    return head.detail == 0 ? min : "[" + min + "," + std::to_string(args_[at_++].value) + "]";
  }

  std::string_view taken(const Arg& head) {
    const std::string_view text = names_.substr(name_, static_cast<std::size_t>(head.value));
    name_ += text.size();
    return text;
  }

  std::span<const Arg> args_;
  std::string_view names_;
  const Catalogue& catalogue_;
  std::size_t at_ = 0, name_ = 0;
};

}  // namespace

std::span<const Room* const> rooms() {
  static const std::array<const Room*, 3> all{&tried_words(), &master_elf_words(), &pages_words()};
  return all;
}

Message any_message(Msg id, const Choose& choose, int depth) {
  const std::string_view arguments = Catalogue(Language::en, rooms()).arguments(id);
  std::vector<Message> made;
  if (!arguments.empty())
    for (auto count = 1 + std::ranges::count(arguments, ' '); count > 0; --count)
      made.push_back(any_argument(choose, depth));
  const std::vector<ArgView> views(made.begin(), made.end());
  return say(id, views.data(), views.size());
}

Message any_message(const Choose& choose, int depth) {
  const Room& room = any_room(choose);
  return any_message(static_cast<Msg>(room.number << 12 | static_cast<int>(choose(room.messages))), choose, depth);
}

std::string as_json(const Message& message, const Catalogue& catalogue) {
  Writer writer(message, catalogue);
  if (message.id() == finished_text) return "{\"text\":" + quoted(message.names()) + "}";
  if (message.id() == lone_argument) return writer.argument();
  return writer.message(message.id(), message.args().size());
}

std::string quoted(std::string_view text) {
  std::string out = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') {
      (out += '\\') += c;
    } else if (static_cast<unsigned char>(c) < 0x20) {
      constexpr std::string_view digits = "0123456789abcdef";
      out.append("\\u00").append(1, digits[static_cast<std::size_t>(c >> 4)]).append(1, digits[c & 15]);
    } else {
      out += c;
    }
  }
  return out + "\"";
}

}  // namespace elfref::kinds
