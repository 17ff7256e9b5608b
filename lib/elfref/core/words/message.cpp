#include "elfref/core/words/message.h"

#include <limits>

namespace elfref {

void Message::add(const ArgView& argument) {
  using Kind = Arg::Kind;
  const Arg& head = argument.head_;
  switch (head.kind) {
    case Kind::name:
      args_.push_back(head);
      names_.append(argument.rest_.text, static_cast<std::size_t>(head.value));
      return;
    case Kind::number:
    case Kind::quantity:
      args_.push_back(head);
      if (head.detail != 0) args_.push_back({.kind = Kind::most, .value = argument.rest_.most});
      return;
    case Kind::message: {
      const Message& other = *argument.rest_.message;
      if (other.id_ == finished_text) {
        const Bounds size(other.names_.size());
        args_.push_back({.kind = Kind::text, .value = size.min});
        names_.append(other.names_, 0, static_cast<std::size_t>(size.min));
        return;
      }
      if (other.id_ != lone_argument)
        args_.push_back({.kind = Kind::message, .id = static_cast<std::uint16_t>(other.id_),
                         .value = static_cast<std::int32_t>(other.args_.size())});
      args_.insert(args_.end(), other.args_.begin(), other.args_.end());
      names_ += other.names_;
      return;
    }
    default:
      args_.push_back(head);
  }
}

Message say(Msg id, const ArgView* args, std::size_t count) {
  Message message;
  message.id_ = id;
  message.args_.reserve(count * 2);
  for (std::size_t i = 0; i < count; ++i) message.add(args[i]);
  return message;
}

Message alone(const ArgView& argument) {
  if (argument.head_.kind == Arg::Kind::message) return *argument.rest_.message;
  return say(lone_argument, &argument, 1);
}

Message verbatim(std::string&& text) {
  return alone(verbatim(std::string_view(text)));
}

Message setting(std::string_view option, std::string_view value) {
  Message message;
  message.id_ = lone_argument;
  option = option.substr(0, std::numeric_limits<std::uint16_t>::max());
  message.names_.append(option).append(": ").append(value.substr(0, std::numeric_limits<std::int32_t>::max() / 2));
  message.args_.push_back({.kind = Arg::Kind::setting,
                           .id = static_cast<std::uint16_t>(option.size()),
                           .value = static_cast<std::int32_t>(message.names_.size())});
  return message;
}

List::List(Joint joint) {
  all_.id_ = lone_argument;
  all_.args_.push_back({.kind = Arg::Kind::list, .detail = static_cast<std::uint8_t>(joint)});
}

List& List::add(const ArgView& item) {
  all_.add(item);
  all_.args_.front().value = static_cast<std::int32_t>(all_.args_.size() - 1);
  return *this;
}

}  // namespace elfref
