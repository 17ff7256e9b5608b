# Why a table that is fed play by play refuses a play.

# What a record cannot have. The numbers are those of a claim.
too-many-pieces = so many pieces cannot be written
blind-pick-turns-nothing = behind a blind pick nothing is turned up
name-the-winner = name the winner
number-out-of-range = a record has numbers from 0 to 99

# What does not belong at this place of the record.
row-is-late = a round has one row, and it is shown before the first pick
rounds-in-order = rounds follow one another, up to 99
before-any-round = it belongs to the beginning, before any round
round-not-written = nothing is written of this round
no-round-has-it = no round is under way that has it
phase-is-past = its phase is past: begin it in the next round
phase-has-begun = its phase has begun

# A second entry of a player; $phase is the phase as records write it.
one-entry-each = one entry a player in '{ $phase }': write all of it in one, with +
first-entry-here = it is here
