#include "elfref/core/reading/header.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "elfref/core/text/text.h"
#include "elfref/core/words/core_msg.h"

namespace elfref {
namespace {

void read_edition(Reading& reading, const Field& field, const OptionTable& table, Agreed& agreed) {
  const Node* name = field ? reading.scalar(field, msg::an_edition) : nullptr;
  if (name == nullptr) return;
  if (const auto found = table.edition_named(name->text)) {
    agreed.edition = *found;
  } else if (reading.vocabulary().is_foreign(name->text)) {
    reading.fault(Fault::foreign_component, *name, reading.vocabulary().wording().foreign_edition);
  } else {
    const std::vector<std::string_view> names = table.edition_names();
    reading.unknown_name(Fault::unknown_edition, *name, names, {}, write_one_of(names));
  }
}

void read_option(Reading& reading, const Field& field, const OptionTable& table, Agreed& agreed) {
  const auto option = table.option_named(field.key->text);
  if (!option) {
    const std::vector<std::string_view> names = table.option_names();
    if (reading.vocabulary().is_foreign(field.key->text))
      return void(reading.fault(Fault::foreign_component, *field.key));
    if (reading.slip_in_key(field, names)) return;
    Message advice = reading.did_you_mean_in_english(field.key->text, names);
    if (advice.empty()) advice = reading.did_you_mean(field.key->text, names);
    if (advice.empty()) advice = msg::the_options_are({.options = in_a_row(Joint::and_, names)});
    reading.fault(Fault::unknown_option, *field.key, std::move(advice));
    return;
  }
  const Node* value = reading.scalar(field, msg::a_value);
  if (value == nullptr) return;
  if (const auto index = table.value_named(*option, value->text)) {
    agreed.set(*option, *index);
  } else {
    const OptionWords& known = table.options()[*option];
    reading.fault(Fault::bad_option_value, value->span,
                  msg::bad_option_value({.option = verbatim(known.name), .written = as_written(value->text)}),
                  write_one_of(known.values));
  }
}

/// `session`, or something in it. `key` is the nearest one.
void check_text(Reading& reading, const Node& key, const Node& value) {
  if (is_blank(value)) return reading.empty(key, msg::write_text_or_leave_out());
  for (const Field field : reading.fields(value)) check_text(reading, *field.key, *field.value);
  if (value.shape != Shape::list) return;
  for (const Node& item : reading.children(value)) {
    if (is_blank(item)) {
      reading.nothing_there(item.span, msg::write_this({.what = msg::a_text()}));
    } else {
      check_text(reading, key, item);
    }
  }
}

/// The list of players as it is read.
class Players {
 public:
  Players(Reading& reading, std::span<const std::string_view> own, int most)
      : reading_(reading), own_(own), most_(most), keys_{"name"} {
    keys_.insert(keys_.end(), own.begin(), own.end());
    keys_.insert(keys_.end(), {"note", "ruling"});
  }

  std::vector<PlayerWritten> read(const Field& players) {
    const bool understood = read_list(players);
    std::vector<std::string_view> names;
    for (const PlayerWritten& player : players_) names.push_back(player.name.text);
    reading_.seat_players(names, understood);
    if (understood && names.empty()) reading_.empty(*players.key, msg::name_the_players());
    return std::move(players_);
  }

 private:
  bool read_list(const Field& players) {
    const Node& list = *players.value;
    if (is_blank(list)) {
      reading_.empty(*players.key, msg::name_the_players());
      return false;
    }
    if (list.shape != Shape::list) {
      reading_.wrong_shape(Fault::not_a_list, list, msg::due_players, msg::write_players());
      return false;
    }
    int count = 0;
    for (const Node& item : reading_.children(list)) {
      if (reading_.is_remark(item)) continue;
      if (++count <= most_) read_player(item);
    }
    if (count > most_)
      reading_.fault(Fault::too_many_players, players.key->span,
                     msg::too_many_players({.most = most_, .players = count}));
    return count <= most_ && !nameless_;
  }

  void read_player(const Node& item) {
    switch (is_blank(item) ? Shape::empty : item.shape) {
      case Shape::scalar:
        return sit(item, item, {});
      case Shape::map:
        return read_map(item);
      case Shape::empty:
        reading_.nothing_there(item.span, msg::write_this({.what = msg::a_name()}));
        break;
      case Shape::list:
        reading_.wrong_shape(Fault::not_a_scalar, item, msg::a_name);
        break;
    }
    nameless_ = true;
  }

  void read_map(const Node& item) {
    const std::vector<Field> fields = reading_.fields(item, keys_, {});
    reading_.remark_within(item);
    const Field& name = fields[0];
    const Node* named = name ? reading_.scalar(name, msg::a_name) : nullptr;
    if (named == nullptr) nameless_ = true;
    if (!name) missing_name(item);
    const auto own = fields.begin() + 1;
    sit(item, named != nullptr ? *named : item, {own, own + static_cast<std::ptrdiff_t>(own_.size())});
  }

  void missing_name(const Node& item) {
    for (const Field field : reading_.fields(item))
      if (reading_.index_of(same_key(field.key->text, "color") ? "colour" : field.key->text, own_) < 0) return;  // told
    reading_.missing_key(item.span, "name", msg::this_player, "{name: Anna}");
  }

  /// Whether a ';' separates two names: `[Anna; Boris]`.
  bool two_names(const Phrase& name) {
    const std::size_t at = name.text.find("; ");
    if (name.node->quoted || at == std::string_view::npos) return false;
    reading_.fault(Fault::odd_character, reading_.span(name.part(name.text.substr(at, 1))),
                   msg::odd_character({.meant = verbatim(","), .typed = verbatim(";")}));
    return nameless_ = true;
  }

  void sit(const Node& item, const Phrase& name, std::vector<Field> own) {
    if (two_names(name)) return;
    const std::string folded = fold(name.text);
    if (is_remark_word(folded)) reading_.fault(Fault::reserved_name, name);
    const auto same = std::ranges::find(folded_, folded);
    if (same != folded_.end() && !nameless_) {
      const Phrase& other = players_[static_cast<std::size_t>(same - folded_.begin())].name;
      Diagnostic* fault =
          reading_.fault(Fault::same_names, reading_.span(name),
                         msg::same_names({.first = as_written(other.text), .second = as_written(name.text)}));
      if (fault != nullptr) fault->related.push_back({reading_.span(other), msg::the_other_one()});
    }
    folded_.push_back(folded);
    players_.push_back({.name = name, .entry = &item, .own = std::move(own)});
  }

  Reading& reading_;
  std::span<const std::string_view> own_;
  int most_;
  std::vector<std::string_view> keys_;
  std::vector<PlayerWritten> players_;
  std::vector<std::string> folded_;
  bool nameless_ = false;
};

}  // namespace

bool read_format(Reading& reading, const Node& root) {
  for (const Field field : reading.fields(root)) {
    if (!same_key(field.key->text, "format")) continue;
    const Node* number = reading.scalar(field, msg::a_number);
    if (number == nullptr || fold(number->text) == record_format) continue;
    reading.fault(Fault::unknown_format, number->span,
                  msg::unknown_format({.known = verbatim(record_format), .written = as_written(number->text)}));
    reading.stop();
    return false;
  }
  return true;
}

void read_game(Reading& reading, const Field& field, std::string_view game) {
  const Node* name = field ? reading.scalar(field, msg::a_game) : nullptr;
  if (name == nullptr || fold(name->text) == fold(game)) return;
  reading.unknown_name(Fault::unknown_game, *name, std::array{game});
}

void read_agreed(Reading& reading, const Field& edition, const Field& options, const OptionTable& table,
                 Agreed& agreed) {
  read_edition(reading, edition, table, agreed);
  if (!options || !reading.is_map(options, "{OPTION: value}")) return;
  for (const Field option : reading.fields(*options.value)) read_option(reading, option, table, agreed);
}

void check_session(Reading& reading, const Field& field) {
  if (field) check_text(reading, *field.key, *field.value);
}

std::vector<PlayerWritten> read_players(Reading& reading, const Field& field, std::span<const std::string_view> own,
                                        int most) {
  return Players(reading, own, most).read(field);
}

void missing_players(Reading& reading, const Node& root) {
  static constexpr std::string_view due[] = {"players"};
  reading.seat_players({}, false);
  for (const Field field : reading.fields(root)) {
    const std::string_view key = field.key->text;
    if (!reading.did_you_mean_key(key, due).empty() || !reading.vocabulary().keys().meant(key, due).empty()) return;
  }
  const auto keys = reading.children(root);
  reading.missing_key(keys.empty() ? root.span : keys.begin()->span, due[0], msg::this_record,
                      "players: [Anna, Boris]");
}

}  // namespace elfref
