// The table by keys. The list that `?` opens is what works: its rows with `data-press` say what a letter presses. A
// game adds keys by `data-key` on what they press (or on a group, to whose first lit thing they lead), with words for
// the list in `data-words` or in the name of the thing.
//
// In a group (`role="group"` or `data-roving`) Tab stops once, and arrows lead on.
"use strict";
{
  const list = document.getElementById("keys");
  const said = document.getElementById("announced");
  const scene = () => document.getElementById("scene");
  const isSeen = (element) => element.checkVisibility() && !element.disabled;
  const PRESSED = "button, a[href], input, summary, label";
  const UNDO = ":is([form=undo], form[action$='/back/'] button):not([name])";
  const WRITTEN = "input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]";

  // What can be pressed

  const plan = () => document.querySelector("#scene .look:checked");
  const answers = () => [...(scene()?.querySelectorAll(".desk button.choice, .choices li > button[name=decision]") ?? [])].filter(isSeen);
  function named(key) {
    const own = [...document.querySelectorAll(`.table [data-key="${CSS.escape(key)}"]`)].find(isSeen);
    if (own) return own;
    const selector = list.querySelector(`[data-press][data-letter="${CSS.escape(key)}"]`)?.dataset.press;
    return selector && [...document.querySelectorAll(selector)].find(isSeen);
  }
  function press(thing) {
    if (thing.matches(WRITTEN)) {
      thing.focus();
    } else if (thing.matches(".handle")) {
      thing.click();
      document.querySelector(".talk input[name=text]")?.focus();
    } else if (thing.matches(PRESSED)) {
      (thing.control ?? thing).focus();
      thing.click();
    } else {
      const inside = [...thing.querySelectorAll(".look, button, a[href]")].filter(isSeen);
      (inside.find((one) => one.matches(".look")) ?? inside[0])?.focus();
    }
  }
  function drop() {
    if (!plan()) return false;
    document.getElementById("answer").reset();
    return true;
  }
  const close = (panel) => panel?.childElementCount > 0 && (panel.replaceChildren(), true);

  const KEYS = {
    "?": () => (list.open ? list.close() : open()),
    Escape: () => close(document.getElementById("hint")) || drop(),
    Backspace: () => drop() || [...document.querySelectorAll(`#scene ${UNDO}`)].find(isSeen)?.click(),
    Enter(event) {
      if (!plan() || event.target.closest(PRESSED)) return false;
      document.querySelector("#scene .confirm").click();
      return true;
    },
  };

  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.isComposing) return;
    if (event.target.closest(WRITTEN) || (list.open && event.key !== "?")) return;
    if (event.key === "Escape" && document.querySelector(":popover-open")) return; // which closes by itself
    if (rove(event)) return;
    if (event.key in KEYS) {
      if (KEYS[event.key](event) !== false && event.key !== "Escape") event.preventDefault();
      return;
    }
    if (event.key.length !== 1 || event.key === " ") return;
    const thing = (/[1-9]/.test(event.key) && answers()[event.key - 1]) || named(event.key.toLowerCase());
    if (!thing) return;
    event.preventDefault();
    press(thing);
  });

  // The list of keys

  function open() {
    const rows = list.querySelector(".of-game");
    rows.replaceChildren();
    for (const thing of document.querySelectorAll("#scene [data-key]")) {
      const [row, key, what] = ["div", "dt", "dd"].map((name) => document.createElement(name));
      const letter = document.createElement("kbd");
      letter.textContent = thing.dataset.key.toUpperCase();
      what.textContent = thing.dataset.words ?? thing.getAttribute("aria-label") ?? thing.textContent.trim();
      key.append(letter);
      row.append(key, what);
      rows.append(row);
    }
    list.showModal();
  }
  document.querySelector("button.keys").addEventListener("click", open);
  list.querySelector("button").addEventListener("click", () => list.close());

  // Groups in which arrows lead on

  const NEXT = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
  const groupOf = (element) => element.closest("#scene [role=group], #scene [data-roving]");
  function members(group) {
    return [...group.querySelectorAll("button, a[href], summary")].filter((one) => groupOf(one) === group && !one.closest("[popover]") && isSeen(one));
  }
  function gather() {
    for (const group of document.querySelectorAll("#scene [role=group], #scene [data-roving]")) {
      const found = members(group);
      const first = found.find((one) => one === document.activeElement) ?? found[0];
      for (const one of found) one.tabIndex = one === first ? 0 : -1;
    }
  }
  function rove(event) {
    const group = event.key in NEXT && !event.target.matches("input") && groupOf(event.target);
    if (!group) return false;
    const found = members(group);
    const next = found[(found.indexOf(event.target) + NEXT[event.key] + found.length) % found.length];
    for (const one of found) one.tabIndex = one === next ? 0 : -1;
    next?.focus();
    event.preventDefault();
    return true;
  }

  // Whoever answers by keys is led to the next question; who waits, to it as soon as it is asked.

  let byKeys = false;
  let answered = false;
  document.addEventListener("keydown", () => { byKeys = true; }, true);
  document.addEventListener("pointerdown", () => { byKeys = false; }, true);
  document.addEventListener("submit", (event) => { answered = byKeys && scene()?.contains(event.target); }, true);

  const heading = () => scene()?.querySelector(".moment, #question");
  function lead() {
    const place = heading();
    const first = answers()[0] ?? [...scene().querySelectorAll(".look, .bar .end")].find(isSeen);
    const next = first?.matches(".choices button") ? place : first ?? place;
    if (next === place && place) place.tabIndex = -1;
    next?.focus();
  }
  let told = heading()?.textContent.trim();
  let shown = scene()?.dataset.number;
  document.addEventListener("htmx:after:swap", () => {
    gather();
    const at = document.activeElement;
    const lost = byKeys && (at === document.body || at === heading());
    if (scene() && scene().dataset.number !== shown && (answered || lost)) lead();
    answered = false;
    shown = scene()?.dataset.number;
    const question = heading()?.textContent.trim();
    if (question !== told) said.textContent = question;
    told = question;
  });
  gather();

  // The hint is closed by its button, by Escape, or by a press beside it.
  document.addEventListener("click", (event) => {
    const hint = document.getElementById("hint");
    if (hint && (event.target.closest("#hint .close") || !event.target.closest("#hint, form[hx-target='#hint']"))) close(hint);
  });
}
