#include "elfref/core/render/render_json_says.h"

#include <algorithm>
#include <cstddef>
#include <span>

namespace elfref {
namespace {

/// Writes the Args of a message, one after the other.
class DataWriter {
 public:
  DataWriter(JsonText& json, const Message& message, const Speaker& says)
      : json_(json), args_(message.args()), names_(message.names()), words_(says.catalogue()),
        players_(says.players()) {}

  /// A message whose arguments are the next `count` Args.
  void message(Msg id, std::size_t count) {
    const std::size_t end = at_ + count;
    std::string_view arguments = words_.arguments(id);
    json_.open_object();
    json_.put("id", words_.name(id));
    while (at_ < end && !arguments.empty()) {
      const std::string_view name = arguments.substr(0, arguments.find(' '));
      arguments.remove_prefix(std::min(arguments.size(), name.size() + 1));
      json_.key(name);
      argument();
    }
    json_.close_object();
    pass_over(end);
  }

  void argument() {
    using Kind = Arg::Kind;
    const Arg& head = args_[at_++];
    switch (head.kind) {
      case Kind::number:
        return number(head);
      case Kind::quantity:
        json_.open_object();
        json_.key("count");
        number(head);
        json_.put("of", words_.name(static_cast<Noun>(head.id)));
        return json_.close_object();
      case Kind::noun:
        return json_.add(words_.name(static_cast<Noun>(head.id)));
      case Kind::seat:
        return head.id < players_.size() ? json_.add(players_[head.id]) : json_.add(nullptr);
      case Kind::line:
        return json_.add(head.value);
      case Kind::name:
        return json_.add(words_.named(name(head)));
      case Kind::text:
        return json_.add(name(head));
      case Kind::setting: {
        const std::string_view written = name(head);  // `lake-cost: 2`
        json_.open_object();
        json_.put("option", written.substr(0, head.id));
        json_.put("value", written.substr(head.id + std::size_t{2}));
        return json_.close_object();
      }
      case Kind::message:
        return message(static_cast<Msg>(head.id), static_cast<std::size_t>(head.value));
      case Kind::list:
        json_.open_list();
        for (const std::size_t end = at_ + static_cast<std::size_t>(head.value); at_ < end;) argument();
        return json_.close_list();
      case Kind::none:
      case Kind::most:  // taken with its number
        break;
    }
    json_.add(nullptr);
  }

 private:
  void number(const Arg& head) {
    if (head.detail == 0) return json_.add(head.value);
    json_.open_list();
    json_.add(head.value);
    json_.add(args_[at_++].value);
    json_.close_list();
  }

  std::string_view name(const Arg& head) {
    const std::string_view found = names_.substr(name_at_, static_cast<std::size_t>(head.value));
    name_at_ += found.size();
    return found;
  }

  /// Arguments of a message that no catalogue here knows.
  void pass_over(std::size_t end) {
    for (; at_ < end; ++at_) {
      const Arg& head = args_[at_];
      if (head.kind == Arg::Kind::name || head.kind == Arg::Kind::setting || head.kind == Arg::Kind::text) name(head);
    }
  }

  JsonText& json_;
  std::span<const Arg> args_;
  std::string_view names_;
  const Catalogue& words_;
  std::span<const std::string> players_;
  std::size_t at_ = 0, name_at_ = 0;
};

}  // namespace

void add_data(JsonText& json, const Message& message, const Speaker& says) {
  if (message.empty()) return json.add(nullptr);
  if (message.id() == finished_text) return json.add(message.names());
  DataWriter data(json, message, says);
  if (message.id() != lone_argument) return data.message(message.id(), message.args().size());
  if (message.args().empty()) return json.add(nullptr);
  data.argument();
}

void add_data(JsonText& json, const std::vector<Message>& messages, const Speaker& says) {
  json.open_list();
  for (const Message& message : messages) add_data(json, message, says);
  json.close_list();
}

void put_says(JsonText& json, std::string_view key, const Message& message, const Speaker& says) {
  if (message.empty()) return;
  json.key("says").open_object();
  put_data(json, key, message, says);
  json.close_object();
}

}  // namespace elfref
