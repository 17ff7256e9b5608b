#pragma once

#include <string>

#include "fuzz/commands.h"
#include "fuzz/seeds.h"

// Whoever asks about one record, as people and programs do: each draws what it asks. What it is told is not looked at,
// but for promises that hold of any record.

namespace elfref::fuzz {

/// A record that is asked about.
struct Asked {
  std::string text;
  std::string path;  ///< the file that has it
  std::string game;
  const Folder* folder = nullptr;  ///< where other files may be written
};

/// A command of the program, with some of its arguments.
void ask_a_command(const Asked& asked, Dice& dice);
/// An editor: it opens the record, changes it, and asks all that it may.
void ask_as_an_editor(const Asked& asked, Dice& dice);
/// Who goes on with the record line by line.
void go_on_recording(const Asked& asked, Dice& dice);

}  // namespace elfref::fuzz
