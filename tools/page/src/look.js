// The session, play by play: the page of `elfref replay --html`, within this one.

import { html, byId } from "./dom.js";
import { say, whyOf } from "./language.js";

export class Look {
  constructor() {
    /** What is shown, as JSON. */
    this.version = "";
    /** @type {HTMLIFrameElement | null} */
    this.frame = null;
    this.url = "";
  }

  /**
   * Shows the answer to a request, unless it is shown already; `page` gets that answer.
   * @param {import("./referee.js").Request} request
   * @param {(request: import("./referee.js").Request) => Promise<string>} page
   */
  async show(request, page) {
    const version = JSON.stringify(request);
    if (this.version === version) return;
    this.version = version;
    const words = byId("look-words");
    if (!this.frame) words.textContent = say("screen-replaying");
    words.hidden = this.frame !== null;
    try {
      const made = await page(request);
      if (this.version !== version) return;
      if (made.startsWith("{")) return this.say(JSON.parse(made).complaint);
      const old = this.url;
      this.url = URL.createObjectURL(new Blob([made], { type: "text/html" }));
      this.frame?.remove();
      this.frame = html("iframe", { title: say("screen-play-by-play"), src: this.url });
      words.hidden = true;
      byId("look-words").after(this.frame);
      if (old) URL.revokeObjectURL(old);
    } catch (error) {
      if (this.version === version) this.say(whyOf(error));
    }
  }

  /** @private @param {string} why */
  say(why) {
    this.version = "";
    this.frame?.remove();
    this.frame = null;
    byId("look-words").hidden = false;
    byId("look-words").textContent = say("screen-no-look", { why });
  }
}
