#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/judging/added.h"
#include "elfref/core/walk/moves.h"
#include "elfref/core/judging/judgement.h"
#include "elfref/core/record/record.h"
#include "elfref/core/text/id.h"
#include "elfref/core/text/source.h"

/// Master Elf: the cooperative mode and the inhabitants of its supplement. Codes such as ME-COP-10 are the rules'
/// codes, which `elfref rules --game master-elf` lists with the headings that print them.
namespace elfref::master_elf {

/// A table at which Master Elf is played, step by step, and each is judged as it comes. A step against the rules is
/// told and played all the same: that is what happened. It is a record that is being written: what no record can say is
/// refused (Verdict::unreadable), and nothing is played. A table is a regular value: a copy of it is the way back.
///
///     Table table("game: master-elf\ncomponents: trial-set\nplayers: [Anna, Boris]\n");
///     table.turn("Anna");
///     const Added judged = table.play("Mill: wool");
///
/// Steps are judged by the values of options that are in force, as far as the record has come: who has not moved yet
/// may still do so until the next turn begins. Ask judgement() for the whole.
class Table {
 public:
  /// A table as a record begins, in YAML: its keys before `turns`. `components`: the file that it names, where it names
  /// one.
  explicit Table(std::string_view head, std::shared_ptr<const Record> components = nullptr);

  /// What the rules say of how it begins. Unreadable: nothing can be played.
  [[nodiscard]] const Added& opening() const;

  /// Begins the turn of a player; what was due at the end of the one before is judged.
  Added turn(std::string_view player);
  /// Plays a step of that turn as it stands in a record: `Mill: wool then 2`, `create drum for elves: 2 wool + wax`.
  /// `gift: kite on 2` is what gift() does.
  Added play(std::string_view step);
  /// Lays the gift that is due when the turn comes back to the first player: `kite on 2`.
  Added gift(std::string_view gift);
  /// What play() would answer; nothing is played.
  [[nodiscard]] Added ask(std::string_view step) const;
  /// Claims the result as a record does: `result: won`, `result: {sent: 2}`. Nothing is played behind it.
  Added claim(std::string_view words);

  /// Whose turn is under way; nothing before the first one, and where a gift was laid.
  [[nodiscard]] std::optional<Seat> whose_turn() const;
  /// Everything that may be its next step, or the gift that is laid, each as play() takes it; empty where the game has
  /// ended.
  [[nodiscard]] std::vector<LegalLine> legal_lines(Listing how = Listing::grouped) const;
  /// How it stands: as of the end of the game, or as it would be now.
  [[nodiscard]] std::vector<Standing> standings() const;
  /// What the referee says of all that was played, as of a record.
  [[nodiscard]] Judgement judgement() const;
  /// All that was played as a record in YAML, which the referee judges as judgement() does.
  [[nodiscard]] std::string record() const;
  /// Its text so far. Spans of findings are bytes of it.
  [[nodiscard]] const Source& source() const;

 private:
  struct Playing;

  std::shared_ptr<const Playing> now_;  // shared with copies; what changes is a new one
};

}  // namespace elfref::master_elf
