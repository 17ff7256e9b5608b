// What can be left out of a record of Master Elf.

#include <algorithm>
#include <optional>
#include <utility>
#include <variant>

#include "elfref/core/record/record_reader.h"
#include "elfref/master_elf/facts/options.h"
#include "elfref/master_elf/facts/trial_set.h"
#include "elfref/master_elf/plays/session.h"
#include "elfref/master_elf/reading/decode.h"
#include "elfref/testing/things.h"
#include "instruments/thinned.h"
#include "instruments/turn_cuts.h"

namespace elfref::testing::thinning_master_elf {
namespace {

using namespace master_elf;

/// The text before a word and after it; without the word all of it is before.
struct Split {
  std::string before, word, after;
};
Split split(std::string_view text, std::initializer_list<std::string_view> words) {
  for (const std::string_view word : words)
    if (const std::size_t at = text.find(word); at != std::string_view::npos)
      return {std::string(text.substr(0, at)), std::string(word), std::string(text.substr(at + word.size()))};
  return {std::string(text), {}, {}};
}
Split at_then(std::string_view text) {
  return split(text, {" then ", " затем "});
}
Split at_for(std::string_view text) {
  return split(text, {" for ", " за ", " для "});
}

class Cutting {
 public:
  Cutting(Thinnable& record, Dice& dice) : record_(record), dice_(dice) {
    Diagnostics faults;
    session_ = *decode(*record.record, faults);
  }

  void add_all() {
    head();
    const std::vector<TurnNode> turns = turns_of(record_, names_of(session_.players));
    Way gifts;
    if (!turns.empty() &&
        !turns.front().of_player)  // before the first turn one is laid on what lies there at the start
      for (const std::string_view key : {"stacks", "gifts"})
        if (const Node* start = record_.find("start"))
          if (const Node* value = record_.record->find(*start, key)) gifts.push_back(gone(value));
    const std::size_t of_start = gifts.size();
    for (const TurnNode& turn : turns) {
      for (const Node* step : turn.lines) of_step(turn, step);
      if (!turn.of_player && turn.value != nullptr) {
        if (gifts.size() == of_start && of_start > 0) {
          gifts.push_back(gone(turn.item));
          record_.cut("gifts", gifts);
        } else {
          gifts.push_back(gone(turn.item));
          record_.cut("gifts", {gone(turn.item)});
        }
        of_gift(turn);
      }
    }
    record_.cut("gifts", std::move(gifts));
    cut_turns(record_, turns, false, dice_);  // a turn is one line, and whole
    begun_in_the_middle(turns);
    cut_claims(record_);
    cut_to_results(record_, {"game", "edition", "components", "mode", "side", "options", "session", "players",
                             "parcels", "winner", "result"});
    components();
  }

 private:
  // -------------------------------------------------------------- before the turns

  void head() {
    for (const std::string_view key : {"edition", "side", "session"})
      if (const Node* value = record_.find(key)) record_.cut("head", {gone(value)});
    cut_parts(record_, "head", record_.find("parcels"));
    if (const Node* helpers = record_.find("helpers"); helpers != nullptr && helpers->shape == Shape::map) {
      Tree list{.shape = Shape::list};
      const auto all = record_.children(helpers);
      for (std::size_t i = 0; i < all.size(); i += 2) list.parts.push_back(scalar(std::string(all[i]->text)));
      record_.cut("head", {told(helpers, std::move(list))});
    }
    start();
  }

  void start() {
    const Node* start = record_.find("start");
    if (start == nullptr) return;
    const auto of_start = [&](std::string_view key) { return record_.record->find(*start, key); };
    for (const std::string_view key : {"areas", "under", "stacks", "city", "discard", "gifts"})
      cut_parts(record_, "start", of_start(key));
    const auto players = record_.values_of(of_start("players"));
    for (std::size_t i = 0; i < players.size(); ++i)
      for (const std::string_view key : {"at", "hand", "crystal"})
        if (const Node* value = record_.record->find(*players[i], key); value != nullptr) {
          if (key == "hand") cut_sum(value);
          // At the setup an elf without a place is where elves begin.
          if (key != "at" || !session_.start.setup || is_no_elf(i)) record_.cut("start", {gone(value)});
        }
    for (const Node* value : record_.values_of(of_start("areas"))) cut_sum(value);
    if (const Node* value = of_start("discard")) cut_sum(value);
    for (const Node* value : record_.values_of(of_start("under"))) {
      if (value->text == "sent") continue;
      const auto gifts = record_.children(value);
      const int many = value->shape == Shape::list ? static_cast<int>(gifts.size()) : 1;
      const bool counted =
          value->shape == Shape::scalar && value->text.find_first_not_of("0123456789") == value->text.npos;
      if (!counted) record_.cut("names to numbers", {told(value, std::to_string(many))});
    }
  }

  [[nodiscard]] bool is_no_elf(std::size_t of_start) const {
    const Node* players = record_.record->find(*record_.find("start"), "players");
    const std::string_view name = record_.children(players)[2 * of_start]->text;
    for (std::size_t seat = 0; seat < session_.players.size(); ++seat)
      if (session_.players[seat].name == name) return session_.figures[seat] != master_elf::Figure::elf;
    return false;
  }

  void cut_sum(const Node* value) {
    for (const std::string& less : sums_of(value->text)) record_.cut("names to numbers", {told(value, less)});
  }

  /// The same cards in less words; a crystal is told still.
  [[nodiscard]] std::vector<std::string> sums_of(std::string_view text) const {
    Sum sum = sum_in(text);
    std::string crystal;
    std::erase_if(sum.terms, [&](const auto& term) {
      if (term.second != "crystal" && term.second != "кристалл") return false;
      crystal = " + " + term.second;
      return true;
    });
    if (!sum.names_any()) return {};
    return {sum.number() + crystal, sum.with_some("unknown", dice_) + crystal};
  }

  // -------------------------------------------------------------- steps

  [[nodiscard]] const Play<Action>* play_of(const Node* step) const {
    for (const Play<Action>& play : session_.plays)
      if (play.counted && step->span.begin <= play.parts[whole].begin && play.parts[whole].end <= step->span.end)
        return &play;
    return nullptr;
  }

  void of_step(const TurnNode& turn, const Node* step) {
    const Play<Action>* found = play_of(step);
    if (found == nullptr) return;
    const Action& play = found->action;
    const Way out{gone(step)};
    const bool only = turn.lines.size() == 1;  // an empty turn says that nothing was done
    const bool supplied = !session_.competitive && session_.options[Option::surplus_discard] == 0;
    if (!only && std::holds_alternative<Send>(play)) record_.cut("what follows", out);
    if (!only && std::holds_alternative<HelperGoes>(play)) record_.cut("what follows", out);
    if (!only && std::holds_alternative<Discard>(play) && supplied) record_.cut("what follows", out);
    if (step->shape != Shape::map) return;
    const auto parts = record_.children(step);
    const std::string key(parts[0]->text);
    if (std::holds_alternative<Create>(play))
      if (const Split named = at_for(key); !named.word.empty()) {
        record_.cut("parcels of gifts", {told(step, line(named.before, scalar(std::string(parts[1]->text))))});
        record_.cut("parcels of gifts", {told(step, named.before)});
      }
    record_.cut("numbers to nothing", {told(step, key)});
    if (parts[1]->shape == Shape::scalar) of_words(parts[1], std::holds_alternative<Create>(play));
    if (std::holds_alternative<Send>(play))
      for (const Node* laid : record_.values_of(parts[1])) cut_sum(laid);
  }

  /// `2 wool for rope + wax`, `wool then rope + wax`.
  void of_words(const Node* value, bool gift_is_laid) {
    const Split then = at_then(value->text), exchange = at_for(then.before);
    const std::string after = then.word + then.after;
    if (!then.word.empty()) {
      record_.cut("refills", {told(value, then.before)});
      if (!gift_is_laid)
        for (const std::string& less : sums_of(then.after))
          record_.cut("names to numbers", {told(value, then.before + then.word + less)});
      record_.cut("numbers to nothing", {told(value, "unknown" + after)});
    }
    if (exchange.word.empty()) {
      for (const std::string& less : sums_of(then.before))
        if (!is_put(then.before)) record_.cut("names to numbers", {told(value, less + after)});
      return;
    }
    for (const std::string& less : sums_of(exchange.before))
      record_.cut("names to numbers", {told(value, less + exchange.word + exchange.after + after)});
    for (const std::string& less : sums_of(exchange.after))
      record_.cut("names to numbers", {told(value, exchange.before + exchange.word + less + after)});
  }
  static bool is_put(std::string_view words) { return words.starts_with("put") || words.starts_with("положить"); }

  void of_gift(const TurnNode& turn) {
    const Split placed = split(turn.value->text, {" on ", " на "});
    if (!placed.word.empty()) record_.cut("gifts", {told(turn.value, placed.before)});
    const bool none = turn.value->text == "none" || turn.value->text == "ничего";
    if (!none) record_.cut("gifts", {told(turn.value, "unknown")});
  }

  // -------------------------------------------------------------- where it begins, and what is in the box

  static constexpr int highest_round = 99;  // with which a record may begin

  void begun_in_the_middle(const std::vector<TurnNode>& turns) {
    Way before;
    if (const Node* start = record_.find("start")) before.push_back(gone(start));
    for (const Node* player : record_.children(record_.find("players")))
      if (const Node* at = record_.record->find(*player, "at")) before.push_back(gone(at));
    if (const Node* helpers = record_.find("helpers"); helpers != nullptr && helpers->shape == Shape::map) {
      Tree list{.shape = Shape::list};
      const auto all = record_.children(helpers);
      for (std::size_t i = 0; i < all.size(); i += 2) list.parts.push_back(scalar(std::string(all[i]->text)));
      before.push_back(told(helpers, std::move(list)));
    }
    int round = session_.start.round;
    bool any_turn = false;
    for (std::size_t i = 0; i < turns.size(); ++i) {
      const TurnNode& turn = turns[i];
      if (!turn.of_player && turn.value == nullptr) return;  // any number of turns: the round is not known after them
      const bool first = turn.of_player && turn.key == session_.players[0].name;
      if (first && any_turn) ++round;
      any_turn = any_turn || turn.of_player;
      if (i > 0 && turn.of_player && !first && round <= highest_round) {
        Way way = before;
        way.push_back({.node = record_.find("players"),
                       .instead = {map_of("start", {scalar(std::to_string(round), "round"), scalar(turn.key, "turn")})},
                       .stays = true});
        record_.cut("begun in the middle", std::move(way));
      }
      before.push_back(gone(turn.item));
    }
  }

  void components() {
    const Tree& set = trial();
    // Words are those of the components: what the record names stays in them.
    const auto may_go = [this, &set](const Tree& entry) {
      if (is_named(entry)) return false;
      return std::ranges::none_of(set.find("gifts")->parts,
                                  [&](const Tree& gift) { return is_named(gift) && is_of(gift, entry.key); });
    };
    cut_components(record_,
                   {.whole = &set, .maps = {{"ingredients"}, {"gifts"}}, .may_go = may_go,
                    .make_whole = [this](Tree& less) { make_whole(less); }},
                   dice_);
    const Node* named = record_.find("components");
    if (named == nullptr) return;
    Tree without = set;
    without.leave_out({"components", "board", "also"});
    record_.cut("the map", {told(named, std::move(without))});
    Tree less = set;
    less.leave_out({"components"});
    Tree& night = *less.find("board")->find("night");
    const Tree place = any_of(night.parts, dice_);
    if (place.key == "city" || is_named(place)) return;
    night.leave_out({place.key});
    for (Tree& from : night.parts) std::erase_if(from.parts, [&](const Tree& to) { return to.text == place.key; });
    less.find("also")->leave_out({place.key});
    record_.cut("the map", {told(named, std::move(less))});
  }

  static const Tree& trial() {
    static const Tree set = tree_of_text(trial_set());
    return set;
  }

  /// Whether the record has the name of an entry, or another word for it.
  [[nodiscard]] bool is_named(const Tree& entry) const {
    return record_.record->source().text.find(entry.key) != std::string::npos || has_other_words(entry);
  }
  [[nodiscard]] bool has_other_words(const Tree& entry) const {
    const std::string& text = record_.record->source().text;
    const auto has = [&text](const Tree* words) {
      return words != nullptr && std::ranges::any_of(words->parts, [&](const Tree& word) {
               return text.find(word.text) != std::string::npos;
             });
    };
    return has(entry.find("also")) || has(trial().find("also")->find(entry.key));
  }

  static bool is_of(const Tree& gift, const std::string& kind) {
    const Split two = split(gift.find("of")->text, {" + "});
    return two.before == kind || two.after == kind;
  }

  /// Gifts of ingredients that are not there go too, and words for places that are not.
  void make_whole(Tree& set) const {
    if (set.find("board") == nullptr) {
      set.leave_out({"also"});
    } else if (set.find("also") == nullptr) {
      set.parts.push_back(*trial().find("also"));
    }
    const Tree* kinds = set.find("ingredients");
    Tree* gifts = set.find("gifts");
    if (gifts == nullptr) return;
    if (kinds == nullptr) {  // other words for the kinds of a gift go with them
      std::erase_if(gifts->parts, [&](const Tree& gift) {
        return std::ranges::any_of(trial().find("ingredients")->parts,
                                   [&](const Tree& kind) { return is_of(gift, kind.key) && has_other_words(kind); });
      });
      return;
    }
    std::erase_if(gifts->parts, [&](const Tree& gift) {
      const Split two = split(gift.find("of")->text, {" + "});
      return kinds->find(two.before) == nullptr || kinds->find(two.after) == nullptr;
    });
  }

  Thinnable& record_;
  Dice& dice_;
  Session session_;
};

}  // namespace
}  // namespace elfref::testing::thinning_master_elf

namespace elfref::testing {

ThinnedGame thinned_master_elf_game() {
  return {.sessions = &generators()[2],
          .add_cuts = [](Thinnable& record, Dice& dice) { thinning_master_elf::Cutting(record, dice).add_all(); },
          .any_number =
              [](std::string_view key) {
                return key != "stacks" && key != "set" && key != "colour" && key != "elves" && key != "ingredients";
              },
          .kinds = {"begun in the middle",
                    "broken off",
                    "claims",
                    "components, all",
                    "components, entries",
                    "components, parts",
                    "gifts",
                    "head",
                    "line unknown",
                    "lines unknown",
                    "names to numbers",
                    "numbers to nothing",
                    "parcels of gifts",
                    "refills",
                    "results alone",
                    "start",
                    "the map",
                    "turn unknown",
                    "turns unknown",
                    "what follows"}};
}

}  // namespace elfref::testing
