/** The referee refuses what was asked: an unknown edition, say. */
export class Refused extends Error {
  /** @param {string} message */
  constructor(message) {
    super(message);
    this.name = "Refused";
  }
}
