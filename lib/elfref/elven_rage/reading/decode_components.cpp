#include "elfref/elven_rage/reading/decode_components.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "elfref/core/reading/box.h"
#include "elfref/core/reading/header.h"
#include "elfref/core/reading/sentences.h"
#include "elfref/core/text/text.h"
#include "elfref/core/words/core_msg.h"
#include "elfref/elven_rage/facts/faults.h"
#include "elfref/elven_rage/facts/trial_set.h"
#include "elfref/elven_rage/facts/words.h"
#include "elfref/elven_rage/reading/decode_map.h"
#include "elfref/elven_rage/words/elven_rage_msg.h"

namespace elfref::elven_rage {
namespace {

std::vector<std::string_view> words_of(std::string_view text) {
  std::vector<std::string_view> words;
  for (text = trimmed(text); !text.empty(); text = trimmed(text)) {
    const std::size_t end = std::min(text.find(' '), text.size());
    words.push_back(text.substr(0, end));
    text.remove_prefix(end);
  }
  return words;
}

/// A number of at most three digits, with a sign where one may be; nothing for anything else.
std::optional<int> number_in(std::string_view text, bool with_sign = false) {
  const bool minus = with_sign && text.starts_with('-');
  if (with_sign && (minus || text.starts_with('+'))) text.remove_prefix(1);
  if (text.empty() || text.size() > 3) return std::nullopt;
  int value = 0;
  for (const char c : text) {
    if (c < '0' || c > '9') return std::nullopt;
    value = value * 10 + (c - '0');
  }
  return minus ? -value : value;
}

template <class Names>
std::optional<std::size_t> index_in(const Names& names, std::string_view word) {
  const auto found = std::ranges::find_if(names, [&](std::string_view name) { return same_key(name, word); });
  return found == names.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - names.begin()));
}

/// `battle slot own shield`, from the words behind the price; nothing where they are none, and `why` says so.
std::optional<Effect> effect_of(std::span<const std::string_view> words, Message& why) {
  const auto no = [&](std::size_t at, const Message& what) {
    why = at < words.size() ? msg::is_no({.what = what, .written = as_written(words[at])})
                            : msg::is_missing({.what = what});
    return std::nullopt;
  };
  const auto one_of = [](const auto& what, const auto& names) { return what({.words = in_a_row(Joint::or_, names)}); };
  const auto when = words.empty() ? std::nullopt : index_in(when_names, words[0]);
  if (!when) return no(0, one_of(msg::a_time_of, when_names));
  const auto does = words.size() < 2 ? std::nullopt : index_in(does_names, words[1]);
  if (!does) return no(1, one_of(msg::an_effect_of, does_names));
  Effect effect{.when = When(*when), .does = Does(*does)};
  std::size_t at = 2;
  if (effect.does == Does::slot || effect.does == Does::life || effect.does == Does::initiative) {
    const auto who = at < words.size() ? index_in(who_names, words[at]) : std::nullopt;
    if (!who) return no(at, one_of(msg::a_side_of, who_names));
    effect.who = Who(*who);
    ++at;
  }
  const bool signed_number = effect.does == Does::life || effect.does == Does::initiative;
  if (effect.does == Does::slot) {
    const auto icon = at < words.size() ? icon_named(words[at]) : std::nullopt;
    if (!icon) return no(at, one_of(msg::an_icon_of, icon_names));
    effect.icon = *icon;
    ++at;
  } else if (signed_number || effect.does == Does::more || effect.does == Does::draw) {
    const auto number = at < words.size() ? number_in(words[at], signed_number) : std::nullopt;
    if (!number || *number == 0 || *number > 20 || *number < -20)
      return no(at, signed_number ? msg::a_signed_number() : msg::a_number_to_20());
    effect.amount = static_cast<std::int8_t>(*number);
    ++at;
  }
  if (at < words.size()) return no(at, msg::part_too_many());
  return effect;
}

class ComponentsReader {
  enum Key { name_key, game, invented, left_hits, decks, neutral, artifacts, goals, maps };
  static constexpr std::array<std::string_view, 9> keys{"components", "game",      "invented", "left-hits", "decks",
                                                        "neutral",    "artifacts", "goals",    "maps"};
  static constexpr std::array<std::string_view, 4> of_card{"is", "copies", "kind", "action"};

 public:
  explicit ComponentsReader(Reading& reading) : reading_(reading) {}

  Components read(const Node& root) {
    if (root.shape != Shape::map) {
      reading_.wrong_shape(Fault::not_a_map, root, "decks: …");
      return {};
    }
    const std::array<Field, 9> at = reading_.fields(root, keys);
    read_game(reading_, at[game], "elven-rage");
    if (const Node* name = text(at[name_key], msg::a_name)) all_.name = name->text;
    read_choices(at);
    if (at[decks] && reading_.is_map(at[decks], "{black: {NAME: …}}")) read_decks(*at[decks].value);
    if (at[neutral]) read_pile(at[neutral], Pile::neutral);
    read_artifacts(at[artifacts]);
    read_goals(at[goals]);
    if (at[maps]) all_.maps = read_maps(reading_, at[maps]);
    return std::move(all_);
  }

 private:
  const Node* text(const Field& field, FixedMessage due) { return field ? reading_.scalar(field, due) : nullptr; }

  void read_choices(const std::array<Field, 9>& at) {
    if (const Node* said = text(at[invented], msg::true_or_false))
      all_.invented = read_truth(reading_, *said, "invented").value_or(false);
    if (const Node* said = text(at[left_hits], msg::clockwise_or_not)) {
      static constexpr std::string_view ways[] = {"clockwise", "counterclockwise"};
      all_.counterclockwise = read_choice(reading_, *said, "left-hits", ways).value_or(0) == 1;
    }
  }

  void read_decks(const Node& map) {
    const auto names = std::span(pile_names).first(4);
    const std::vector<Field> found = reading_.fields(map, names, {});
    for (std::size_t pile = 0; pile < found.size(); ++pile)
      if (found[pile]) read_pile(found[pile], Pile(pile));
  }

  void read_pile(const Field& pile, Pile of) {
    if (!reading_.is_map(pile, "{NAME: 4/2 simple shield none}")) return;
    for (const Field card : reading_.fields(*pile.value)) read_card(card, of);
    const std::size_t index = static_cast<std::size_t>(of);
    const int count = all_.count(of);
    const Message in = msg::the_deck({.deck = verbatim(pile_names[index])});
    if (count > pile_sizes[index])
      reading_.fault(
          faults::too_many_pieces, pile.key->span,
          msg::too_many_pieces({.count = count, .most = pile_sizes[index], .what = msg::cards_in_deck({.deck = in})}));
    const CardKind only = of == Pile::neutral ? CardKind::guardian : CardKind::dragon;
    int found = 0;
    for (const Card& card : all_.cards) found += card.pile.is(of) && card.kind.is(only) ? card.copies : 0;
    if (found > 1 || (found == 0 && all_.whole(of)))
      reading_.fault(
          faults::one_dragon, pile.key->span,
          msg::one_dragon(
              {.count = found, .deck = in, .kind = verbatim(card_kind_names[static_cast<std::size_t>(only)])}));
  }

  void read_card(const Field& written, Pile of) {
    Card card{.name = std::string(written.key->text), .pile = of, .kind = CardKind::warrior, .listed = true};
    name_once(written, card.name, names_of_cards_);
    if (written.value->shape == Shape::map) {
      const std::array<Field, 4> at = reading_.fields(*written.value, of_card);
      if (const Node* kind = text(at[2], msg::a_kind)) {
        const auto known = index_in(card_kind_names, kind->text);
        if (known) card.kind = CardKind{static_cast<std::uint8_t>(*known)};
        if (!known) reading_.unknown_name(Fault::misplaced_word, *kind, card_kind_names);
      }
      if (const Node* copies = text(at[1], msg::a_number))
        card.copies = read_number(reading_, *copies, 1, 35).value_or(1);
      if (const Node* numbers = text(at[0], msg::numbers_of_a_card)) {
        read_numbers(*numbers, card);
      } else if (!at[0] && card.fights()) {
        reading_.missing_key(written.key->span, "is", msg::this_card, "is: 4/2 simple shield none");
      }
      if (const Node* action = text(at[3], msg::an_action)) read_action(*action, card);
    } else if (const Node* numbers = text(written, msg::a_card)) {
      read_numbers(*numbers, card);
    }
    all_.cards.push_back(std::move(card));
  }

  void read_numbers(const Node& numbers, Card& card) {
    const auto wrong = [&](const Message& why, Message advice = msg::card_form()) {
      reading_.fault(faults::card_numbers, numbers.span,
                     msg::card_numbers({.why = why, .written = as_written(numbers.text)}), std::move(advice));
    };
    const std::vector<std::string_view> words = words_of(numbers.text);
    if (numbers.text.find(',') != std::string_view::npos) {
      return wrong(msg::comma_parts_nothing(),
                   msg::write_this({.what = verbatim("{is: 4/2 simple shield none, copies: 2}")}));
    }
    const std::size_t slash = words.empty() ? std::string_view::npos : words[0].find('/');
    if (slash == std::string_view::npos) return wrong(msg::numbers_are_missing());
    const auto initiative = number_in(words[0].substr(0, slash));
    const auto lives = number_in(words[0].substr(slash + 1));
    if (!initiative || !lives) return wrong(msg::numbers_are_none());
    if (*lives == 0) return wrong(msg::a_life_at_least());
    if (*lives > 20 || *initiative > 99) return wrong(msg::no_card_has_as_many());
    card.initiative = *initiative;
    card.lives = *lives;
    if (words.size() != 4) return wrong(msg::three_slots());
    for (std::size_t slot = 0; slot < slot_count; ++slot) {
      const auto icon = icon_named(words[slot + 1]);
      if (!icon) {
        reading_.unknown_name(Fault::misplaced_word, Phrase(&numbers, words[slot + 1]), icon_names, {},
                              write_one_of(icon_names));
        continue;
      }
      card.slots[slot] = *icon;
    }
  }

  void read_action(const Node& action, Card& card) {
    const std::vector<std::string_view> words = words_of(action.text);
    const auto price = words.empty() ? std::nullopt : number_in(words[0]);
    Message why = msg::price_is_missing();
    const auto effect = price ? effect_of(std::span(words).subspan(1), why) : std::nullopt;
    if (effect) card.action = CardAction{static_cast<std::uint8_t>(std::min(*price, 255)), *effect};
    if (!effect) no_effect(action, msg::action_kind(), why, msg::action_form());
  }

  void read_artifacts(const Field& field) {
    if (!field || !reading_.is_map(field, "{NAME: battle slot own shield}")) return;
    std::vector<std::string> names;
    for (const Field one : reading_.fields(*field.value)) {
      Artifact artifact{.name = std::string(one.key->text), .listed = true};
      name_once(one, artifact.name, names);
      const Node* words = reading_.scalar(one, msg::what_it_does);
      Message why;
      const auto effect = words != nullptr ? effect_of(words_of(words->text), why) : std::nullopt;
      if (effect) artifact.effect = *effect;
      if (words != nullptr && !effect) no_effect(*words, msg::artifact_kind(), why, msg::artifact_form());
      all_.artifacts.push_back(std::move(artifact));
    }
    too_many(field, static_cast<int>(all_.artifacts.size()), msg::artifacts_kind, whole_artifacts);
  }

  void read_goals(const Field& field) {
    if (!field || !reading_.is_map(field, "{NAME: 7 lands}")) return;
    std::vector<std::string> names;
    for (const Field one : reading_.fields(*field.value)) {
      Goal goal{.name = std::string(one.key->text), .listed = true};
      name_once(one, goal.name, names);
      const Node* words = reading_.scalar(one, msg::what_fulfils_it);
      if (words != nullptr && !read_goal(words->text, goal))
        no_effect(*words, msg::goal_kind(), msg::something_not_known(), msg::goal_form());
      all_.goals.push_back(std::move(goal));
    }
    too_many(field, static_cast<int>(all_.goals.size()), msg::goals_kind, whole_goals);
  }

  void too_many(const Field& field, int count, FixedMessage what, int most) {
    if (count > most)
      reading_.fault(faults::too_many_pieces, field.key->span,
                     msg::too_many_pieces({.count = count, .most = most, .what = what.message()}));
  }

  /// Reports words that are no Action, Artifact or goal.
  void no_effect(const Node& words, const Message& kind, const Message& why, Message advice) {
    reading_.fault(faults::effect_words, words.span,
                   msg::effect_words({.kind = kind, .why = why, .written = as_written(words.text)}), std::move(advice));
  }

  /// A name that stands in two piles, or twice in one as names fold.
  void name_once(const Field& written, const std::string& name, std::vector<std::string>& names) {
    std::string folded = fold(name);
    if (std::ranges::find(names, folded) != names.end()) reading_.fault(Fault::named_twice, *written.key);
    names.push_back(std::move(folded));
  }

 public:
  static bool read_goal(std::string_view text, Goal& goal) {
    while (!text.empty()) {
      const std::size_t plus = std::min(text.find('+'), text.size());
      const std::vector<std::string_view> words = words_of(text.substr(0, plus));
      text.remove_prefix(std::min(plus + 1, text.size()));
      if (words.size() != 2) return false;
      const auto number = number_in(words[0]);
      const std::optional<Word> what = word_of(words[1]);
      if (number && what == Word::land) {
        goal.lands = *number;
      } else if (number && what == Word::tower) {
        goal.towers = *number;
      } else if (number && what == Word::castle) {
        goal.castles = *number;
      } else if (!number && what == Word::castle && same_key(words[0], "enemy")) {
        goal.enemy_castle = true;
      } else if (!number && what == Word::castle && same_key(words[0], "central")) {
        goal.central_castle = true;
      } else {
        return false;
      }
    }
    return goal.lands > 0 || goal.towers > 0 || goal.castles > 0 || goal.enemy_castle || goal.central_castle;
  }

 private:
  Reading& reading_;
  Components all_;
  std::vector<std::string> names_of_cards_;  // folded
};

}  // namespace

Components read_components(Reading& reading, const Node& root) {
  return ComponentsReader(reading).read(root);
}

bool read_goal(std::string_view text, Goal& goal) {
  return ComponentsReader::read_goal(text, goal);
}

const Components* built_in_components(std::string_view name) {
  return built_in_set<elven_rage::read_components, trial_set>(name, vocabulary());
}

}  // namespace elfref::elven_rage
