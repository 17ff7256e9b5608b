#pragma once

#include <string>

#include "fuzz/commands.h"
#include "fuzz/seeds.h"

// Different users of a record, people and programs: each draws its questions. The answers are ignored, except for
// promises that hold for any record.

namespace elfref::fuzz {

/// A record for questions.
struct Asked {
  std::string text;
  std::string path;  ///< the file that contains it
  std::string game;
  const Folder* folder = nullptr;  ///< the place for other files
};

/// Runs a command of the program, with some of its arguments.
void ask_a_command(const Asked& asked, Dice& dice);
/// Acts as an editor: opens the record, changes it, and asks all possible questions.
void ask_as_an_editor(const Asked& asked, Dice& dice);
/// Continues the record line by line, as a player would.
void go_on_recording(const Asked& asked, Dice& dice);

}  // namespace elfref::fuzz
