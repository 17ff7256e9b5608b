#include "elfref/core/judging/half_read.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "elfref/core/judging/claims.h"
#include "elfref/core/judging/hidden_slips.h"
#include "elfref/core/record/record_beginning.h"
#include "elfref/core/record/record_reader.h"
#include "elfref/core/text/text.h"

namespace elfref {
namespace {

constexpr std::string_view gap_word = "unknown";
constexpr int most_passes = 12;
constexpr std::uint64_t most_work_of_proofs = 2'000'000;  // units of a record's readings; then no more proofs

/// An entry of a list or map, by the indices of its nodes; 0: none.
struct Entry {
  std::uint32_t parent = 0;
  std::uint32_t before = 0;  // the last node of the entry before it
  std::uint32_t key = 0;     // of a map
  std::uint32_t value = 0;
};

/// A record in which parts become gaps.
class Gaps {
 public:
  /// `by_value`: of a step in brackets, `WHERE: WHAT`, what cannot be read is `unknown` alone.
  Gaps(Record& record, bool by_value, const KeyWords& keys)
      : record_(record),
        by_value_(by_value),
        keys_(keys),
        root_(static_cast<std::uint32_t>(&record.root() - &record.at(0))) {
    if (node(root_).shape != Shape::map) return;
    for_entries(root_, [&](const Entry& entry) {
      const bool rounds = same_key(node(entry.key).text, "rounds");
      if ((rounds || same_key(node(entry.key).text, "turns")) && begin_ == ~0u) {
        begin_ = node(entry.key).span.begin;
        rounds_ = rounds;
      }
      last_ = node(entry.key).span.begin;
      return false;
    });
  }

  /// Whether it has plays at all.
  [[nodiscard]] bool has_plays() const { return begin_ != ~0u; }
  /// Whether something stands before them.
  [[nodiscard]] bool is_before_plays(Span span) const { return span.begin < begin_; }

  /// What is found from here on was found with all gaps made so far.
  void begin_pass() { made_before_ = gaps_.size(); }

  /// Makes a gap of what a fault is about, unless it is in one that was made in this pass. False: it stands where none
  /// can be.
  bool leave_out(const Diagnostic& fault) {
    if (fault.attachment) return false;
    for (const Fault& whole : {Fault::too_large, Fault::too_many_plays, Fault::unknown_format})
      if (fault.id == whole.id) return false;
    const auto is_around = [&](Span gap) { return gap.begin <= fault.span.begin && fault.span.end <= gap.end; };
    if (std::any_of(gaps_.begin() + static_cast<std::ptrdiff_t>(made_before_), gaps_.end(), is_around)) return true;
    const std::vector<Entry> way = way_to(fault.span);
    if (way.empty() || node(way.front().key).span.begin < begin_) return false;
    const Entry& top = way.front();
    if (node(top.key).span.begin > begin_) {  // behind the plays
      static constexpr std::array<std::string_view, 3> claims{"winner", "result", "session"};
      const std::string_view key = node(top.key).text;
      const bool claim = std::ranges::any_of(claims, [&](std::string_view one) { return same_key(key, one); });
      if (!claim && node(top.key).span.begin != last_) return false;
      return drop(top);
    }
    for (std::size_t depth = way.size(); depth-- > 1;)
      if (make_gap(way, depth, fault)) return true;
    return drop(top);
  }

  /// Entries of lists that have gone, as nobody knows whose they are: where each stood.
  struct Lost {
    Span span;
    std::uint32_t parent = 0;
    std::uint32_t before = 0;
    std::uint32_t item = 0;
  };
  [[nodiscard]] const std::vector<Lost>& lost() const { return lost_; }

  /// The record with a gap of one player in place of each entry that has gone; nothing: without them.
  void read_lost_as(std::optional<std::string_view> player) {
    for (const Lost& one : lost_) {
      std::uint32_t& link = one.before == 0 ? record_.at(one.parent).first : record_.at(one.before).next;
      if (link == one.item) link = node(one.item).next;
    }
    if (!player) return;
    // Backwards: each stood where it did when those behind it had gone.
    for (auto lost = lost_.rbegin(); lost != lost_.rend(); ++lost) {
      const Lost& one = *lost;
      const Node gap{.shape = Shape::scalar, .span = one.span, .text = gap_word};
      const std::uint32_t value = record_.add(gap);
      Node name{.shape = Shape::scalar, .span = one.span, .text = record_.keep(std::string(*player))};
      name.next = value;
      const std::uint32_t key = record_.add(name);
      Node line{.shape = Shape::map, .span = one.span, .text = {}, .first = key};
      line.next = node(one.item).next;
      record_.at(one.item) = line;
      (one.before == 0 ? record_.at(one.parent).first : record_.at(one.before).next) = one.item;
    }
  }

  /// Reads the rulings that cannot be read as that word. False: there are none.
  bool read_rulings_as(std::string_view word) {
    for (const std::uint32_t ruling : rulings_) {
      Node& node = record_.at(ruling);
      node = {.shape = Shape::scalar, .quoted = false, .span = node.span, .text = word, .first = 0, .next = node.next};
    }
    return !rulings_.empty();
  }

  /// Whether a finding is about something that was cut off: it, or the key of what it is in.
  [[nodiscard]] bool is_about_cut(Span found, std::uint32_t cut) const {
    if (found.end > cut) return true;
    const std::vector<Entry> way = way_to({cut, cut});
    return std::ranges::any_of(way, [&](const Entry& entry) {
      return entry.key != 0 && &entry != &way.front() && node(entry.key).span == found;
    });
  }

  /// Whether a finding is about nothing but a gap.
  [[nodiscard]] bool is_gap(Span span) const {
    return std::ranges::any_of(gaps_, [&](Span gap) { return gap.begin <= span.begin && span.end <= gap.end; });
  }

 private:
  [[nodiscard]] const Node& node(std::uint32_t index) const { return record_.at(index); }
  [[nodiscard]] bool is_made(std::uint32_t index) const { return node(index).text.data() == gap_word.data(); }

  template <class Visit>
  void for_entries(std::uint32_t parent, Visit visit) const {
    const bool map = node(parent).shape == Shape::map;
    std::uint32_t before = 0;
    for (std::uint32_t at = node(parent).first; at != 0; at = node(at).next) {
      Entry entry{.parent = parent, .before = before, .key = 0, .value = at};
      if (map) {
        entry.key = at;
        at = entry.value = node(at).next;
        if (at == 0) return;
      }
      if (visit(entry)) return;
      before = entry.value;
    }
  }

  [[nodiscard]] Span span_of(const Entry& entry) const {
    const Span value = node(entry.value).span;
    if (entry.key == 0) return value;
    return {node(entry.key).span.begin, std::max(node(entry.key).span.end, value.end)};
  }

  /// The entries in which a place is, from the outermost on.
  [[nodiscard]] std::vector<Entry> way_to(Span span) const {
    std::vector<Entry> way;
    for (std::uint32_t parent = root_; node(parent).shape == Shape::list || node(parent).shape == Shape::map;) {
      std::optional<Entry> found;
      for_entries(parent, [&](const Entry& entry) {
        const Span all = span_of(entry);
        if (all.begin <= span.begin && span.begin <= all.end && span.end <= all.end) found = entry;
        return all.begin > span.begin;
      });
      if (!found) break;
      way.push_back(*found);
      if (found->key != 0 && span.begin < node(found->value).span.begin) break;
      parent = found->value;
    }
    return way;
  }

  void make_unknown(std::uint32_t index) {
    Node& gap = record_.at(index);
    gaps_.push_back(gap.span);
    gap = {.shape = Shape::scalar, .quoted = false, .span = gap.span, .text = gap_word, .first = 0, .next = gap.next};
  }

  bool drop(const Entry& entry) {
    gaps_.push_back(span_of(entry));
    (entry.before == 0 ? record_.at(entry.parent).first : record_.at(entry.before).next) = node(entry.value).next;
    return true;
  }

  /// Whether an entry is an item of a list that is one key with its value, `NAME: play`; a round is none.
  [[nodiscard]] bool is_line(const std::vector<Entry>& way, std::size_t depth) const {
    return way[depth].key != 0 && depth > (rounds_ ? 2u : 1u) && way[depth - 1].key == 0;
  }
  /// Whether such a line is a step: it stands in a line.
  [[nodiscard]] bool is_step(const std::vector<Entry>& way, std::size_t depth) const {
    return is_line(way, depth) && depth > 3 && is_line(way, depth - 2);
  }

  /// Makes one of the entry at that depth of the way. False: its parent has to become one.
  bool make_gap(const std::vector<Entry>& way, std::size_t depth, const Diagnostic& fault) {
    const Entry& entry = way[depth];
    if (entry.key == 0) {
      if (fault.id == Fault::cards_not_joined.id) make_unknown_before(entry);
      return !is_piece(way, depth) && make_gap_of_item(way, depth);
    }
    const Node& key = node(entry.key);
    if (same_key(key.text, "ruling")) return make_gap_of_ruling(way, depth);
    if (same_key(key.text, "note")) return is_line(way, depth) ? drop(way[depth - 1]) : drop(entry);
    if (is_line(way, depth) && entry.before != 0) return split(way[depth - 1], entry);
    if (is_step(way, depth) && !by_value_) return false;
    const bool whose = fault.span.begin >= key.span.begin && fault.span.end <= key.span.end &&
                       fault.id != Fault::empty_value.id;
    if (fault.id == Fault::cards_not_joined.id) make_unknown_before(entry);
    if (!whose && !is_made(entry.value)) {
      make_unknown(entry.value);
      gaps_.back() = span_of(entry);
      return true;
    }
    if (is_line(way, depth)) return false;
    if (fault.id == Fault::duplicate_key.id) drop_others(entry);
    if (depth == 2 && node(entry.value).next != 0 && entry.before != 0) make_unknown_if_lines(entry.before);
    return drop(entry);
  }

  /// A line that stands among the phases of a round may be a play of the one before.
  void make_unknown_if_lines(std::uint32_t before) {
    if (node(before).shape == Shape::list) make_unknown(before);
  }

  [[nodiscard]] bool is_one_key(std::string_view one, std::string_view other) const {
    const std::string_view english = keys_.in_english(other);
    return keys_.is(one, english.empty() ? other : english);
  }

  /// Of keys that are one nobody knows which is meant.
  void drop_others(const Entry& entry) {
    const std::string key(node(entry.key).text);
    for (bool found = true; std::exchange(found, false);) {
      for_entries(entry.parent, [&](const Entry& other) {
        if (other.key == entry.key || other.value == entry.before) return false;
        if (!is_one_key(node(other.key).text, key)) return false;
        drop(other);
        return found = true;
      });
    }
  }

  /// Whether an item is a part of one play: of several in a step, or of scalars that are no steps.
  [[nodiscard]] bool is_piece(const std::vector<Entry>& way, std::size_t depth) const {
    if (depth < 2 || way[depth - 1].key == 0) return false;
    if (is_step(way, depth - 1)) return true;
    if (is_line(way, depth - 1)) return false;
    bool alone = true, scalars = true;
    for_entries(way[depth].parent, [&](const Entry& other) {
      if (other.value == way[depth].value || is_made(other.value)) return false;
      alone = false;
      scalars = scalars && node(other.value).shape == Shape::scalar;
      return !scalars;
    });
    return !alone && scalars;
  }

  /// What stands before an entry goes on in it.
  void make_unknown_before(const Entry& entry) {
    if (entry.before == 0) return;
    const Node& before = node(entry.before);
    const bool line = entry.key == 0 && before.shape == Shape::map && before.first != 0;
    const std::uint32_t value = line ? node(before.first).next : entry.before;
    if (value != 0 && !is_made(value)) make_unknown(value);
  }

  /// Whether nothing is written behind an entry.
  [[nodiscard]] bool is_last(const std::vector<Entry>& way, std::size_t depth) const {
    return std::all_of(way.begin() + 1, way.begin() + static_cast<std::ptrdiff_t>(depth) + 1,
                       [&](const Entry& entry) { return node(entry.value).next == 0; });
  }

  bool make_gap_of_item(const std::vector<Entry>& way, std::size_t depth) {
    const Entry& item = way[depth];
    if (!is_made(item.value)) {
      make_unknown(item.value);
      return true;
    }
    // An empty list says that nobody did anything, unless the record stops there.
    const bool alone = item.before == 0 && node(item.value).next == 0;
    if (alone && !is_last(way, depth)) return false;
    lost_.push_back({node(item.value).span, item.parent, item.before, item.value});
    return drop(item);
  }

  /// A ruling that cannot be read is one of two.
  bool make_gap_of_ruling(const std::vector<Entry>& way, std::size_t depth) {
    const std::uint32_t value = way[depth].value;
    if (is_piece(way, depth - 1)) return false;
    if (!is_line(way, depth) || std::ranges::find(rulings_, value) != rulings_.end())
      return drop(is_line(way, depth) ? way[depth - 1] : way[depth]);
    rulings_.push_back(value);
    read_rulings_as("void");
    return true;
  }

  /// Makes an item of a further key of an item: its dash is missing.
  bool split(const Entry& item, const Entry& further) {
    record_.at(further.before).next = 0;
    const std::uint32_t next = node(item.value).next;
    const std::uint32_t own =
        record_.add({.shape = Shape::map, .span = span_of(further), .text = {}, .first = further.key, .next = next});
    record_.at(item.value).next = own;
    return true;
  }

  Record& record_;
  bool by_value_;
  const KeyWords& keys_;
  bool rounds_ = false;  // the plays stand in rounds
  std::uint32_t root_;
  std::uint32_t begin_ = ~0u;  // of the plays
  std::uint32_t last_ = 0;     // of the last key
  std::vector<Span> gaps_;
  std::size_t made_before_ = 0;  // how many of them when the pass began
  std::vector<Lost> lost_;
  std::vector<std::uint32_t> rulings_;
};

bool is_fault(const Diagnostic& found) {
  return found.bearing == Bearing::record && found.severity == Severity::error;
}

/// Whether the tree may end, or be another one, where a fault of the text is.
bool cuts(const Diagnostic& fault) {
  return is_fault(fault) && fault.id != Fault::duplicate_key.id;
}

/// Judges what can be read of a record.
class Half {
 public:
  Half(const GameModule& game, const Record& record, const Overrides& overrides)
      : game_(game), whole_(record), overrides_(overrides), before_(spent(overrides.work)) {}

  /// REQUIRES: the record was found to be unreadable.
  HalfRead judge(Judgement faults) {
    HalfRead none{std::move(faults), nullptr};
    Diagnostics of_text;
    std::unique_ptr<Record> record = tree(whole_.source(), of_text);
    std::optional<std::uint32_t> cut;
    if (std::ranges::any_of(of_text.all(), cuts)) {
      std::optional<Beginning> beginning = beginning_of(whole_.source(), of_text);
      if (!beginning) return none;
      Diagnostics of_beginning;
      cut = beginning->kept;
      record = tree(std::move(beginning->source), of_beginning);
    }
    Gaps gaps(*record, !game_.phases.empty(), keys_of(game_));
    if (!gaps.has_plays()) return none;
    std::optional<Judgement> others = judged(*record, gaps, cut ? nullptr : &none.judgement);
    if (!others) return none;
    without_doubtful(*record, gaps, *others);
    if (cut)  // what was begun there is not known
      std::erase_if(others->findings, [&](const Diagnostic& found) { 
        return !found.attachment && gaps.is_about_cut(found.span, *cut);
      });
    return {merged(std::move(none.judgement), std::move(*others), gaps), std::move(record)};
  }

 private:
  [[nodiscard]] std::unique_ptr<Record> tree(Source source, Diagnostics& faults) const {
    std::unique_ptr<Record> record = read_record(std::move(source), faults, game_.phases);
    for (const auto& document : whole_.attachments()) record->attach(document);
    return record;
  }

  /// What is said of the plays that are left when all that cannot be read has become a gap. `known`: its faults.
  std::optional<Judgement> judged(const Record& record, Gaps& gaps, const Judgement* known) {
    std::optional<Judgement> found;
    for (int pass = 0; pass < most_passes; ++pass) {
      if (known == nullptr) {
        found = game_.referee(record, overrides_, {});
        if (found->verdict != Verdict::unreadable) return found;
        known = &*found;
      }
      // From behind: what is before a gap stays where it is.
      bool any = false;
      gaps.begin_pass();
      for (auto fault = known->findings.rbegin(); fault != known->findings.rend(); ++fault) {
        if (!is_fault(*fault)) continue;
        if (!gaps.leave_out(*fault)) return std::nullopt;
        any = true;
      }
      if (!any) return std::nullopt;
      known = nullptr;
    }
    return std::nullopt;
  }

  /// Where nobody knows whose play a gap is, it may have been anybody's, or none; a ruling that cannot be read may be
  /// either one. What is not said in each case is not said.
  void without_doubtful(Record& record, Gaps& gaps, Judgement& judgement) {
    if (gaps.lost().size() > 1) {
      const auto first = std::ranges::min(gaps.lost(), {}, [](const Gaps::Lost& lost) { return lost.span.begin; });
      std::erase_if(judgement.findings, [&](const Diagnostic& found) {
        return is_accusation(found) && found.span.begin > first.span.begin;
      });
    }
    if (gaps.read_rulings_as("stands")) keep_said_in(record, judgement);
    gaps.read_rulings_as("void");
    if (gaps.lost().empty()) return;
    for (const std::string& player : std::vector<std::string>(judgement.players)) {
      gaps.read_lost_as(player);
      keep_said_in(record, judgement);
    }
    gaps.read_lost_as(std::nullopt);
  }

  static bool is_accusation(const Diagnostic& found) { return found.severity == Severity::error; }

  /// Keeps the accusations that are made of another reading too. After much work, only those that single
  /// plays show.
  void keep_said_in(const Record& other, Judgement& judgement) const {
    if (std::ranges::none_of(judgement.findings, is_accusation)) return;
    Overrides overrides = overrides_;
    overrides.deductions = false;
    overrides.proofs = spent(overrides.work) - before_ <= most_work_of_proofs;
    const Judgement there = game_.referee(other, overrides, {});
    if (there.verdict == Verdict::unreadable) return;
    std::erase_if(judgement.findings, [&](const Diagnostic& found) {
      return is_accusation(found) && std::ranges::none_of(there.findings, [&](const Diagnostic& same) {
               return is_accusation(same) && same.id == found.id && same.span == found.span;
             });
    });
  }

  [[nodiscard]] Judgement merged(Judgement faults, Judgement others, const Gaps& gaps) const {
    const auto end = static_cast<std::uint32_t>(whole_.source().text.size());
    const auto within = [end](Span& span) { span = {std::min(span.begin, end), std::min(span.end, end)}; };
    for (Diagnostic& found : others.findings) {
      const bool told = found.rule == nullptr && std::ranges::any_of(faults.findings, [&](const Diagnostic& known) {
                          return known.id == found.id && known.span == found.span;
                        });
      // What was not recorded is no news of a record that is not all read.
      const bool unrecorded = found.severity == Severity::warning && !found.depends_on.empty() && found.option.empty();
      const bool sums_up = unrecorded || (found.rule == nullptr && found.severity == Severity::note);
      // Who plays, and from where, is seen when all plays fit to it.
      if (told || sums_up || gaps.is_gap(found.span) || (!found.attachment && gaps.is_before_plays(found.span)))
        continue;
      if (!found.attachment) within(found.span);
      for (Related& related : found.related) within(related.span);
      faults.findings.push_back(std::move(found));
    }
    sort_by_place(faults.findings);
    faults.players = std::move(others.players);
    faults.plays = others.plays;
    return faults;
  }

  const GameModule& game_;
  const Record& whole_;
  const Overrides& overrides_;
  std::uint64_t before_;  // units that were spent before
};

}  // namespace

HalfRead referee_half_read(const GameModule& game, const Record& record, const Overrides& asked, Diagnostics faults) {
  Overrides overrides = asked;
  Work own;
  if (overrides.work == nullptr) overrides.work = &own;
  const std::uint64_t before = overrides.work->spent();
  Judgement judgement = game.referee(record, overrides, std::move(faults));
  if (judgement.verdict != Verdict::unreadable) return {std::move(judgement), nullptr};
  const std::vector<Diagnostic> told = judgement.findings;
  HalfRead half = Half(game, record, overrides).judge(std::move(judgement));
  add_hidden_slips(game, record, overrides, told, half.judgement);
  half.judgement.work = overrides.work->spent() - before;
  return half;
}

}  // namespace elfref
