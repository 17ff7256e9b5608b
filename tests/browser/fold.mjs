// The position after each play, folded here from what the library prints: nothing of the page's script is asked.

const nothing = { words: '', pieces: [] };

/** Pieces as text, with everything said, in whatever order; as the page's elements say it. */
export const piecesInWords = (pieces) =>
  pieces.map(({ kind, state = 'open', count = 1, most = count, owner = '' }) =>
    [kind, state, count, most, owner].join(' ')).sort().join(', ');

/** What a slot holds, as text. */
export const heldInWords = ({ words, pieces }) => `${words} | ${piecesInWords(pieces)}`;

/**
 * What each slot holds after the start, and after each play: maps of texts, one for what is said of it and one for its
 * pieces alone.
 */
export function* positions(replay, track = 'changes', start = 'start') {
  const held = new Map();
  const pieces = new Map();
  const put = (slot, now) => {
    held.set(slot, heldInWords(now));
    pieces.set(slot, piecesInWords(now.pieces));
  };
  for (const { id } of replay.slots) put(id, replay[start][id] ?? nothing);
  yield { held, pieces };
  for (const moment of replay.moments) {
    for (const [slot, now] of Object.entries(moment[track] ?? moment.changes)) put(slot, now);
    yield { held, pieces };
  }
}
