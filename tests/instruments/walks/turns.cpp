// Walks through games that are played in turns, by their tables.

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/record/record_reader.h"
#include "elfref/elven_rage/live/table.h"
#include "elfref/master_elf/live/table.h"
#include "elfref/testing/elven_rage.h"
#include "elfref/testing/generator.h"
#include "elfref/testing/master_elf.h"
#include "elfref/testing/things.h"
#include "instruments/walks/walks.h"
#include "testing/script.h"

namespace elfref::testing::walks_in_turns {
namespace {

constexpr int most_lines = 36;      // of a walk, after where it begins
constexpr int most_candidates = 3;  // of a walk: lines that are not listed
constexpr int ends_a_turn = 22;     // percent: a turn ends though more could be played

/// What a line is about: its words without names and numbers that are free.
std::string form_of(std::string_view line) {
  return std::string(line.substr(0, std::min(line.find_first_of(" :"), line.size())));
}

template <class Table>
class Walk {
 public:
  Walk(Walks& walks, const SessionGenerator& sessions, std::uint64_t seed, std::uint64_t number)
      : walks_(walks), sessions_(sessions), dice_(seed ^ 0x3a1c, number), seed_(seed), number_(number) {}

  void go() {
    const Detail detail = dice_.chance(70) ? Detail::full : Detail::in_public;
    Diagnostics faults;
    std::string text = sessions_.record({.seed = seed_, .detail = detail}, number_);
    for (const std::string_view claim : {"\nwinner:", "\nresult:"})
      if (const std::size_t at = text.find(claim); at != std::string::npos) text.resize(at + 1);
    const auto record = read_record({.name = "generated", .text = text}, faults);
    const std::optional<Script> script = script_of(*record, true);
    if (!script) return;
    table_.emplace(script->head);
    if (table_->opening().verdict == Verdict::unreadable) return fault("a head", script->head);
    players_ = table_->judgement().players;
    if (!begin(*script)) return;
    for (int lines = 0; lines < most_lines && step(); ++lines) {
    }
    ++walks_.counts["walks"];
    if constexpr (Table::turns_are_whole) {  // as records have them: what is missing in it was not done
      if (!whole_) return;
      table_ = std::move(whole_);
    }
    const std::string said = checked(table_->record());
    if (said != "legal" && said != "possible") fault("check: " + said, "check of what was listed: " + said);
    walks_.records.push_back("r " + json_line(table_->record()));
    candidates();
  }

 private:
  /// The first turns of a session, and of the last of them some lines.
  bool begin(const Script& script) {
    if (script.turns.empty()) return false;
    const auto turns =
        static_cast<std::size_t>(dice_.below(static_cast<int>(std::min<std::size_t>(script.turns.size(), 14))));
    for (std::size_t turn = 0; turn <= turns; ++turn) {
      const auto& [player, lines] = script.turns[turn];
      if (is_gift(player)) {
        if (lines.empty()) return false;
        feed("a gift", table_->gift_line(lines.front()), lines.front());
        continue;
      }
      feed("a turn", table_->turn(player), player);
      last_ = player;
      const std::size_t stop = turn < turns || lines.empty()
                                   ? lines.size()
                                   : static_cast<std::size_t>(dice_.below(static_cast<int>(lines.size()) + 1));
      for (std::size_t line = 0; line < stop; ++line) {
        if (lines[line] == "skipped" || lines[line] == "пропуск") return false;
        feed("a generated line", table_->play(lines[line]), lines[line]);
        pool_.push_back(lines[line]);
      }
    }
    return !last_.empty();
  }

  static bool is_gift(const std::string& key) { return key == "gift" || key == "подарок"; }

  void feed(const std::string& what, const Added& added, const std::string& words) {
    if (added.verdict == Verdict::illegal || added.verdict == Verdict::unreadable)
      fault(what + ": " + rules_of(added.findings), what + " of a legal session, '" + words + "': " + rules_of(added.findings));
  }

  /// One line, or the next turn. False where nothing can be played.
  bool step() {
    std::vector<LegalLine> lines = table_->legal_lines(Table::listing);
    std::erase_if(lines, [](const LegalLine& line) { return line.several; });
    for (const LegalLine& line : lines)
      if (dice_.chance(10)) pool_.push_back(line.words);
    if (lines.empty() || dice_.chance(ends_a_turn)) {
      if (next_turn()) return true;
      if (lines.empty()) return false;
    }
    const LegalLine& line = chosen(lines);
    Table next = *table_;
    const Added added = next.play(line.words);
    ++walks_.counts["lines"];
    if (added.verdict == Verdict::unreadable)
      fault("unreadable " + form_of(line.words), "listed, and not read: '" + line.words + "': " + rules_of(added.findings));
    // It may also show an earlier play to be illegal that relied on something unrecorded.
    const auto is_earlier = [&](const Diagnostic& found) { return found.span.begin < table_->source().text.size(); };
    if (added.verdict == Verdict::illegal && !line.certain && std::ranges::all_of(added.findings, is_earlier)) {
      ++walks_.counts["refuted by the whole"];
      return true;
    }
    if (added.verdict == Verdict::illegal)
      fault("illegal " + rules_of(added.findings), "listed, and illegal: '" + line.words + "': " + rules_of(added.findings));
    if (added.verdict == Verdict::possible && line.certain)
      fault("surely " + rules_of(added.findings),
            "surely legal as listed, and possible: '" + line.words + "': " + rules_of(added.findings));
    if (added.verdict == Verdict::unreadable || added.verdict == Verdict::illegal) return false;
    // What is listed as perhaps legal may be refuted by the whole record, which shows more than the hands: at once, or
    // by what follows.
    doubtful_ = doubtful_ || !line.certain;
    if (doubtful_ && next.judgement().verdict == Verdict::illegal) {
      ++walks_.counts["refuted by the whole"];
      return true;
    }
    table_ = std::move(next);
    return true;
  }

  /// Any of them, or any of a form of line, however many there are of it.
  [[nodiscard]] const LegalLine& chosen(const std::vector<LegalLine>& lines) {
    if (dice_.chance(40)) return any_of(lines, dice_);
    std::map<std::string, std::vector<const LegalLine*>> forms;
    for (const LegalLine& line : lines) forms[form_of(line.words)].push_back(&line);
    auto form = forms.begin();
    std::advance(form, dice_.below(static_cast<int>(forms.size())));
    return *any_of(form->second, dice_);
  }

  /// The next player's turn, if the one under way may be over.
  bool next_turn() {
    const auto now = std::ranges::find(players_, last_);
    if (now == players_.end()) return false;
    const std::size_t farthest = Table::turns_are_whole ? 1 : players_.size();  // nobody is out of that game
    for (std::size_t away = 1; away <= farthest; ++away) {
      const std::string& player = players_[(static_cast<std::size_t>(now - players_.begin()) + away) % players_.size()];
      Table next = *table_;
      if (player == players_.front() && next.lay_gift().verdict == Verdict::illegal) return false;
      const Added added = next.turn(player);
      if (added.verdict == Verdict::illegal || added.verdict == Verdict::unreadable) continue;
      Table begun = next;  // a turn is judged with its first line
      const std::vector<LegalLine> lines = begun.legal_lines();
      if (lines.empty()) continue;  // who is out has no turn
      whole_ = std::move(table_);
      table_ = std::move(next);
      last_ = player;
      ++walks_.counts["turns"];
      return true;
    }
    return false;
  }

  /// Lines that were legal elsewhere, and are not listed here.
  void candidates() {
    std::set<std::string> here;
    for (const Listing how : {Listing::grouped, Listing::each})
      for (const LegalLine& line : table_->legal_lines(how)) here.insert(line.words);
    for (int many = 0; many < most_candidates && !pool_.empty(); ++many) {
      const std::string& line = any_of(pool_, dice_);
      if (here.contains(line)) continue;
      Table next = *table_;
      if (next.play(line).verdict == Verdict::unreadable) continue;
      ++walks_.counts["candidates"];
      walks_.records.push_back("c " + json_line(next.record()));
    }
  }

  void fault(const std::string& about, const std::string& words) {
    walks_.fault(about, "walk " + std::to_string(number_) + ": " + words + "\n" + (table_ ? table_->record() : ""));
  }

  Walks& walks_;
  const SessionGenerator& sessions_;
  Dice dice_;
  std::uint64_t seed_, number_;
  std::optional<Table> table_{};
  std::optional<Table> whole_{};  // the same before the turn under way began
  std::vector<std::string> players_{};
  std::string last_{};               // whose turn it is
  bool doubtful_ = false;            // a line was played that is perhaps legal
  std::vector<std::string> pool_{};  // lines that were legal somewhere
};

/// A table without gifts.
struct RageTable : elven_rage::Table {
  using Table::Table;
  static constexpr bool turns_are_whole = false;
  static constexpr Listing listing = Listing::each;
  static Added gift_line(std::string_view) { return {}; }
  static Added lay_gift() { return {}; }
};

/// A table at which gifts are laid when the turn comes back.
struct WorkshopTable : master_elf::Table {
  using Table::Table;
  static constexpr bool turns_are_whole = true;
  static constexpr Listing listing = Listing::grouped;
  Added gift_line(std::string_view words) {
    gifts_noted = true;
    return gift(words);
  }
  Added lay_gift() { return gifts_noted ? gift("unknown") : Added{}; }
  bool gifts_noted = false;
};

}  // namespace
}  // namespace elfref::testing::walks_in_turns

namespace elfref::testing {

void walk_elven_rage(Walks& walks, std::uint64_t seed, std::uint64_t number) {
  using namespace walks_in_turns;
  Walk<RageTable>(walks, generators()[1], seed, number).go();
}
void walk_master_elf(Walks& walks, std::uint64_t seed, std::uint64_t number) {
  using namespace walks_in_turns;
  Walk<WorkshopTable>(walks, generators()[2], seed, number).go();
}

std::string session_of(bool master_elf, std::uint64_t seed, std::uint64_t number) {
  SessionRequest request{.seed = seed, .detail = Detail(number / 10 % 3)};
  switch (number % 10) {
    case 4:
    case 8:
    case 9:
      request.detail = Detail::full;
      [[fallthrough]];
    case 0:
    case 2:
    case 6:
      return generators()[master_elf ? 2 : 1].record(request, number);
    default:
      return master_elf ? thinned_master_elf(request, number) : thinned_elven_rage(request, number);
  }
}

std::string battle_of(std::uint64_t seed, std::uint64_t number) {
  return battle_of_elven_rage({.seed = seed, .detail = number % 5 == 4 ? Detail::full : Detail(number % 3)}, number);
}

}  // namespace elfref::testing
