// The session, play by play: the page of `elfref replay --html`, within this one.

import { html, byId } from "./dom.js";
import { language, say, whyOf } from "./language.js";

export class Look {
  constructor() {
    this.version = "";
    /** @type {HTMLIFrameElement | null} */
    this.frame = null;
    this.url = "";
  }

  /**
   * Shows a record; `page` makes the page of it.
   * @param {string} text of the record
   * @param {() => Promise<string>} page
   */
  async show(text, page) {
    const version = `${language()} ${text}`;
    if (this.version === version) return;
    this.version = version;
    const words = byId("look-words");
    if (!this.frame) words.textContent = say("screen-replaying");
    words.hidden = this.frame !== null;
    try {
      const made = await page();
      if (this.version !== version) return;
      if (made.startsWith("{")) return this.say(JSON.parse(made).complaint);
      const old = this.url;
      this.url = URL.createObjectURL(new Blob([made], { type: "text/html" }));
      this.frame?.remove();
      this.frame = html("iframe", { title: say("screen-play-by-play"), src: this.url });
      words.hidden = true;
      byId("look").append(this.frame);
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
