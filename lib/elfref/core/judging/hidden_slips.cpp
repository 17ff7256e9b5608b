#include "elfref/core/judging/hidden_slips.h"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "elfref/core/judging/claims.h"
#include "elfref/core/judging/work.h"
#include "elfref/core/record/edit.h"
#include "elfref/core/record/layout.h"
#include "elfref/core/record/mends.h"
#include "elfref/core/record/record_reader.h"

namespace elfref {
namespace {

constexpr int most_readings = 24;
constexpr std::size_t most_bytes_read_again = 1 << 20;  // of all these readings
constexpr std::size_t most_mends_at_once = 200;
constexpr std::size_t most_hidden = 50;

/// Which slip a fault is about, at its place in the record.
struct SlipAt {
  std::string_view id;
  std::uint32_t begin;
  friend bool operator==(const SlipAt&, const SlipAt&) = default;
};

bool is_slip(const Diagnostic& found) {
  return found.bearing == Bearing::record && found.severity != Severity::note && found.rule == nullptr &&
         !found.attachment;
}

/// Mends the slips of one record in memory, round after round.
class Uncovering {
 public:
  Uncovering(const GameModule& game, const Record& record, const Overrides& overrides, std::span<const Diagnostic> told)
      : game_(game), record_(record), overrides_(overrides), text_(record.source().text) {
    overrides_.deductions = false;
    overrides_.proofs = false;
    for (const Diagnostic& found : told)
      if (is_slip(found)) now_.push_back(found);
    for (const Diagnostic& slip : now_) told_.push_back({slip.id, slip.span.begin});
  }

  void run() {
    while (found_.size() < most_hidden && (mend_certain() || mend_one_of_several())) {
    }
    drop_doubtful();
  }

  [[nodiscard]] std::vector<Diagnostic> take() { return std::move(found_); }

 private:
  /// The text with further changes, and what is found in it.
  struct Read {
    std::vector<Edit> edits;  ///< of the record's text
    std::string text;
    std::vector<Diagnostic> slips;
  };

  [[nodiscard]] SlipAt slip_of(const Diagnostic& slip) const { return {slip.id, moved_back(slip.span.begin, edits_)}; }
  [[nodiscard]] bool is_given_up(const Diagnostic& slip) const {
    return std::ranges::find(given_up_, slip_of(slip)) != given_up_.end();
  }
  /// Whether it is not of the form: what is meant is not sure enough to tell more of it.
  static bool is_unsure(const Diagnostic& slip) { return !is_slip_of_form(slip) && slip.id != Fault::not_a_list.id; }
  [[nodiscard]] Source mended() const {
    Source source = record_.source();
    source.text = text_;
    return source;
  }

  /// Reads the text with some changes; nothing at the limit.
  std::optional<Read> read(std::vector<Edit> edits) {
    Read next{.edits = composed(record_.source().text, edits_, edits), .text = with_edits(text_, edits), .slips = {}};
    bytes_ += next.text.size();
    if (++readings_ > most_readings || bytes_ > most_bytes_read_again) return std::nullopt;
    if (done(overrides_.work)) return std::nullopt;
    Source source = record_.source();
    source.text = next.text;
    Diagnostics faults;
    const std::unique_ptr<Record> record = read_record(std::move(source), faults, game_.phases);
    for (const auto& document : record_.attachments()) record->attach(document);
    Judgement judged = game_.referee(*record, overrides_, std::move(faults));
    for (Diagnostic& found : judged.findings)
      if (is_slip(found)) next.slips.push_back(std::move(found));
    return next;
  }

  /// Whether a slip is still there after changes of the text.
  static bool stays(const Diagnostic& slip, const Read& next, std::span<const Edit> edits) {
    const std::uint32_t place = moved(slip.span.begin, edits);
    return std::ranges::any_of(
        next.slips, [&](const Diagnostic& found) { return found.id == slip.id && found.span.begin == place; });
  }

  /// Goes on with a changed text, and keeps what it shows.
  void go_on(Read next) {
    const std::string_view whole = record_.source().text;
    edits_ = std::move(next.edits);
    text_ = std::move(next.text);
    now_ = std::move(next.slips);
    // Of a text that is still cut off, what is said of its contents may be wrong.
    const bool cut = std::ranges::any_of(now_, is_slip_of_form);
    for (const Diagnostic& slip : now_) {
      if (cut && !is_slip_of_form(slip)) continue;
      const SlipAt at = slip_of(slip);
      if (std::ranges::find(told_, at) != told_.end() || found_.size() == most_hidden) continue;
      told_.push_back(at);
      Diagnostic& added = found_.emplace_back(slip);
      const auto back = [&](Span& span) {
        const std::uint32_t begin = moved_back(span.begin, edits_);
        span = {begin, std::max(begin, moved_back(span.end, edits_))};
      };
      back(added.span);
      for (Related& related : added.related) back(related.span);
      const std::string_view words = std::string_view(text_).substr(slip.span.begin, slip.span.end - slip.span.begin);
      if (whole.substr(added.span.begin, added.span.end - added.span.begin) != words) added.meant.clear();
    }
  }

  /// The byte at which the line of a place begins, in the record.
  [[nodiscard]] std::size_t line_of(std::uint32_t at) const { return layout::line_begin(record_.source().text, at); }

  /// Where a mend was perhaps not what was meant, what was found with it is not told. Of a mended line, only further
  /// slips of the form are told, and only if no fault of shape is left in it: else nothing from there on.
  void drop_doubtful() {
    std::set<std::size_t> mended;
    for (const Edit& edit : edits_)
      for (std::size_t at = line_of(edit.span.begin); at <= edit.span.end;) {
        mended.insert(at);
        const std::size_t next = layout::line_end(record_.source().text, at);
        if (next == at || next == record_.source().text.size()) break;
        at = next;
      }
    std::size_t doubtful = std::string::npos;
    for (const Diagnostic& slip : now_) {
      const std::size_t line = line_of(slip_of(slip).begin);
      if (mended.contains(line) && (is_slip_of_form(slip) || is_of_shape(slip))) doubtful = std::min(doubtful, line);
    }
    std::erase_if(found_, [&](const Diagnostic& found) {
      const std::size_t line = line_of(found.span.begin);
      return line >= doubtful || (mended.contains(line) && !is_slip_of_form(found));
    });
  }

  /// Whether something else is expected there than what is written.
  static bool is_of_shape(const Diagnostic& slip) {
    for (const Fault& shape : {Fault::not_a_list, Fault::not_a_map, Fault::not_a_scalar, Fault::unknown_key,
                               Fault::empty_value, Fault::duplicate_key, Fault::no_record, Fault::missing_key})
      if (slip.id == shape.id) return true;
    return false;
  }

  /// Makes all mends that leave no choice. False: there are none.
  bool mend_certain() {
    for (;;) {
      const Source source = mended();
      std::vector<Edit> edits;
      std::vector<const Diagnostic*> slips;
      for (const Diagnostic& slip : now_) {
        if (slips.size() == most_mends_at_once || is_given_up(slip) || is_unsure(slip)) continue;
        std::vector<Mend> ways = mends_of(source, slip);
        if (ways.size() != 1 || meets(edits, ways.front())) continue;
        std::ranges::move(ways.front(), std::back_inserter(edits));
        slips.push_back(&slip);
      }
      if (slips.empty()) return false;
      std::optional<Read> next = read(edits);
      if (!next) return false;
      const std::size_t given_up = given_up_.size();
      for (const Diagnostic* slip : slips)
        if (stays(*slip, *next, edits)) given_up_.push_back(slip_of(*slip));
      if (given_up_.size() > given_up) continue;  // without these
      go_on(std::move(*next));
      return true;
    }
  }

  /// Mends the first slip for which there are several ways, by the first that removes it.
  bool mend_one_of_several() {
    const Source source = mended();
    for (const Diagnostic& slip : now_) {
      if (is_given_up(slip) || is_unsure(slip)) continue;
      for (const Mend& way : mends_of(source, slip)) {
        std::optional<Read> next = read(way);
        if (!next) return false;
        if (stays(slip, *next, way) || came_before(slip, *next, way)) continue;
        go_on(std::move(*next));
        return true;
      }
      given_up_.push_back(slip_of(slip));
    }
    return false;
  }

  /// Whether a change brought a slip in front of the one that it mends, or at its beginning.
  [[nodiscard]] bool came_before(const Diagnostic& mended, const Read& next, std::span<const Edit> edits) const {
    const std::uint32_t place = moved(mended.span.end, edits);
    return std::ranges::any_of(next.slips, [&](const Diagnostic& found) {
      return found.span.begin < place && std::ranges::none_of(now_, [&](const Diagnostic& known) {
               return known.id == found.id && moved(known.span.begin, edits) == found.span.begin;
             });
    });
  }

  static bool meets(std::span<const Edit> some, std::span<const Edit> others) {
    return std::ranges::any_of(others, [&](const Edit& other) {
      return std::ranges::any_of(some, [&](const Edit& edit) {
        return edit.span.begin <= other.span.end && other.span.begin <= edit.span.end;
      });
    });
  }

  const GameModule& game_;
  const Record& record_;
  Overrides overrides_;
  std::vector<Edit> edits_;        // made so far, of the record's text
  std::string text_;               // with them
  std::vector<Diagnostic> now_;    // the slips of that text
  std::vector<Diagnostic> found_;  // those that were hidden
  std::vector<SlipAt> told_;
  std::vector<SlipAt> given_up_;
  std::size_t bytes_ = 0;
  int readings_ = 0;
};

}  // namespace

void add_hidden_slips(const GameModule& game, const Record& record, const Overrides& overrides,
                      std::span<const Diagnostic> told, Judgement& judgement) {
  Uncovering uncovering(game, record, overrides, told);
  uncovering.run();
  std::vector<Diagnostic> found = uncovering.take();
  if (found.empty()) return;
  std::ranges::move(found, std::back_inserter(judgement.findings));
  sort_by_place(judgement.findings);
}

}  // namespace elfref
