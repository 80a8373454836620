// What happened is played, not only shown: pieces fly to where they stand now, numbers tell what was added, dice roll.
//
// A board marks what can change: `class="piece"` and an id for what moves (HTML or SVG), `data-count` and an id for a
// number of goods, `data-roll` and an id for what is rolled. All of it is compared before and after every redrawing.
// A piece glows when it has another home than before: the next element around it with an id or a name (`data-home`).
// One deed is played at a time: meanwhile nothing is fetched, and then the deed after the one that is shown is asked
// for. Any key or press ends what is being played and shows the table as it stands. Where motion is not wanted nothing
// moves, but deeds still come one by one.
"use strict";
{
  const TEMPO = { slow: 1.8, normal: 1, once: 0 };
  const DEED = 700; // milliseconds that a deed is played
  const LONGEST = 4000; // that all deeds are played of which we know
  const STEP = 60; // between two pieces of one deed
  const RISE = 1300; // that a number takes to rise and fade
  const MOVED = 2; // pixels: less is no movement
  const FEW = 4; // pieces that moved and glow; when more have moved it is the table that was cleared
  const SWIFT = "cubic-bezier(.3, .05, .2, 1)";
  const calm = matchMedia("(prefers-reduced-motion: reduce)");

  const scene = () => document.getElementById("scene");
  const number = (element) => Number(element?.dataset.number ?? -1);
  const speed = () => localStorage.getItem("speed") ?? "normal";

  // What stands where

  function homeOf(piece) {
    const home = piece.parentElement.closest("[data-home], [id]");
    return home?.dataset.home ?? `${home?.id} ${piece.parentElement.classList[0]}`;
  }
  function look() {
    const seen = { pieces: new Map(), counts: new Map(), rolls: new Map() };
    for (const piece of scene()?.querySelectorAll(".piece[id]") ?? []) {
      seen.pieces.set(piece.id, {
        box: piece.getBoundingClientRect(),
        within: (piece.ownerSVGElement ?? piece.parentElement).getBoundingClientRect(),
        home: homeOf(piece),
        among: piece.parentElement.classList[0],
        turned: piece.getAttribute("transform"),
      });
    }
    for (const count of scene()?.querySelectorAll("[data-count][id]") ?? []) seen.counts.set(count.id, Number(count.dataset.count));
    for (const roll of scene()?.querySelectorAll("[data-roll][id]") ?? []) seen.rolls.set(roll.id, roll.dataset.roll);
    return seen;
  }

  // What has become of it
  const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2];
  function wayOf(was, is) {
    let [x, y] = middle(was.box).map((place, axis) => place - middle(is.box)[axis]);
    if (was.home === is.home && was.among === is.among) { // when all around it has moved, too, it has not moved itself
      x -= was.within.x - is.within.x;
      y -= was.within.y - is.within.y;
    }
    return [x, y];
  }
  function changes(before, after) {
    const found = { flights: [], entries: [], exits: [], counts: [], rolls: [], moved: [] };
    for (const [id, is] of after.pieces) {
      const was = before.pieces.get(id);
      const piece = document.getElementById(id);
      if (was && (was.home !== is.home || was.turned !== is.turned)) found.moved.push(id);
      if (!is.box.width) {
        if (was?.box.width) found.exits.push([piece, was.box]);
      } else if (!was?.box.width) {
        found.entries.push(piece);
      } else {
        const way = wayOf(was, is);
        if (Math.hypot(...way) > MOVED) found.flights.push([piece, way, was.box, is.box]);
      }
    }
    for (const [id, is] of after.counts) {
      const was = before.counts.get(id);
      if (was !== undefined && was !== is) found.counts.push([document.getElementById(id), is - was]);
    }
    for (const [id, is] of after.rolls) {
      if (before.rolls.has(id) && before.rolls.get(id) !== is) found.rolls.push(document.getElementById(id));
    }
    return found;
  }

  // How it is played

  let running = []; // animations
  let acting = 0; // the timer at whose end the deed has been played
  function animate(element, frames, options) {
    const animation = element.animate(frames, { easing: SWIFT, fill: "backwards", ...options });
    running.push(animation);
    return animation;
  }
  function fly([piece, way, from, to], delay, duration) {
    let [x, y] = way;
    const picture = piece.ownerSVGElement;
    if (picture) { // in the units of the drawing
      const { a, b, c, d } = piece.parentNode.getScreenCTM();
      const far = new DOMPoint(x, y).matrixTransform(new DOMMatrix([a, b, c, d, 0, 0]).inverse());
      [x, y] = [far.x, far.y];
    }
    const start = { translate: `${x}px ${y}px` };
    const half = { offset: 0.5 };
    if (!picture) {
      start.scale = `${from.width / to.width} ${from.height / to.height}`;
      half.scale = `${1 + 4 / to.width}`;
    }
    piece.classList.add("flying");
    animate(piece, [start, half, { translate: "0px 0px", scale: "1" }], { delay, duration }).onfinish = () => piece.classList.remove("flying");
  }
  function enter(piece, delay, duration) {
    animate(piece, piece.ownerSVGElement ? [{ opacity: 0 }, {}] : [{ opacity: 0, scale: "1.25" }, {}], { delay, duration });
  }
  // What goes to a board that is not shown goes to the line of its player.
  function leave([piece, from], delay, duration) {
    const seat = piece.closest(".board")?.className.match(/\bof-(\d+)\b/)?.[1];
    const line = seat && scene().querySelector(`.player.seat-${seat}`);
    if (!line || piece.ownerSVGElement) return;
    const ghost = piece.cloneNode(true);
    for (const inner of ghost.querySelectorAll("input, [popover]")) inner.remove();
    for (const named of [ghost, ...ghost.querySelectorAll("[id]")]) named.removeAttribute("id");
    ghost.classList.add("flying", "leaving");
    ghost.inert = true;
    Object.assign(ghost.style, { left: `${from.x}px`, top: `${from.y}px`, width: `${from.width}px`, height: `${from.height}px` });
    scene().append(ghost);
    const [x, y] = middle(line.getBoundingClientRect()).map((place, axis) => place - middle(from)[axis]);
    animate(ghost, [{}, { translate: `${x}px ${y}px`, scale: "0.25", opacity: 0.5 }], { delay, duration }).onfinish = () => ghost.remove();
  }
  function rise([count, change], delay, tempo) {
    const box = count.getBoundingClientRect();
    if (!box.width) return;
    const told = document.createElement("span");
    told.className = `rise ${change > 0 ? "gain" : "loss"}`;
    told.ariaHidden = "true";
    told.textContent = change > 0 ? `+${change}` : `−${-change}`;
    Object.assign(told.style, { left: `${middle(box)[0]}px`, top: `${box.y}px` });
    document.body.append(told);
    const frames = [
      { opacity: 0, translate: "-50% -50%" }, { opacity: 1, translate: "-50% -85%", offset: 0.2 }, { opacity: 1, offset: 0.7 },
      { opacity: 0, translate: "-50% -180%" },
    ];
    animate(told, frames, { delay, duration: RISE * tempo, easing: "ease-out" }).onfinish = () => told.remove();
  }
  function roll(die, duration) {
    animate(die, [{ rotate: "0deg" }, { rotate: "430deg", scale: "0.8", offset: 0.6 }, { rotate: "720deg" }], { duration });
  }

  // How long a deed is played: the more are known to follow, the faster.
  function length(more) {
    if (document.hidden || !scene()?.matches(".drawn")) return 0;
    return Math.min(DEED * (TEMPO[speed()] ?? 1), LONGEST / (more + 1));
  }
  function play(found, more) {
    const all = length(more);
    const parts = found.flights.length + found.entries.length + found.exits.length;
    if (!(parts + found.counts.length + found.rolls.length) || !all) return 0;
    if (calm.matches) return all;
    const tempo = all / DEED;
    const step = Math.min(STEP * tempo, (all * 0.4) / Math.max(parts, 1));
    const flight = all * 0.6;
    let place = 0;
    for (const one of found.flights) fly(one, step * place++, flight);
    for (const one of found.exits) leave(one, step * place++, flight);
    for (const one of found.entries) enter(one, step * place++, flight);
    for (const die of found.rolls) roll(die, all);
    for (const one of found.counts) rise(one, parts ? flight * 0.6 : 0, Math.max(tempo, 0.5));
    return all;
  }

  // What is heard of it: a piece or a number may name its sound, `data-sound`.
  function sounds(found) {
    const named = [...found.counts.map(([count]) => count), ...found.entries].map((thing) => thing.dataset.sound);
    const moved = found.moved.map((id) => document.getElementById(id).dataset.sound ?? "placed");
    return new Set([...named, ...moved, found.rolls.length && "rolled"].filter(Boolean));
  }

  // One deed after the other

  let before = null; // what stood where when the scene was about to be redrawn
  let more = 0; // deeds that have happened and are not shown
  let owed = false; // something may have happened while a deed was played
  let hurried = false; // somebody does not want to see every deed
  let newest = []; // the pieces that moved last
  const busy = () => acting !== 0;
  const ask = () => document.getElementById("fetch")?.dispatchEvent(new Event("missed"));

  function end() {
    clearTimeout(acting);
    acting = 0;
    if (!owed && !more) return;
    owed = false;
    ask();
  }
  function finish() {
    const ended = running;
    running = [];
    for (const animation of ended) animation.finish();
  }
  // A press in the middle of a deed ends it, and does what it always does.
  function skip(event) {
    if (["Shift", "Control", "Alt", "Meta"].includes(event.key)) return;
    if (!busy()) return;
    hurried = owed || more > 0;
    finish();
    end();
  }
  document.addEventListener("keydown", skip, true);
  document.addEventListener("pointerdown", skip, true);

  // As long as a finger is down nothing changes under it.
  let lifted = Promise.resolve();
  let lift = () => {};
  document.addEventListener("pointerdown", () => { lifted = new Promise((resolve) => { lift = resolve; }); }, true);
  for (const over of ["pointerup", "pointercancel"]) document.addEventListener(over, () => setTimeout(lift, 0), true);

  document.addEventListener("htmx:before:request", (event) => {
    const { ctx } = event.detail;
    if (event.defaultPrevented || ctx.target?.id !== "scene") return;
    const asks = ctx.sourceElement.id === "fetch";
    if (asks && busy()) {
      owed = true;
      event.preventDefault();
      return;
    }
    if (!(asks && hurried) && length(0)) ctx.request.headers["Signoria-Shown"] = scene().dataset.number;
    if (!asks) return;
    const { fetch } = ctx;
    ctx.fetch = async (...told) => {
      const answer = await fetch(...told);
      await lifted;
      return answer;
    };
  });
  document.addEventListener("htmx:after:request", (event) => {
    const { ctx } = event.detail;
    if (ctx.sourceElement.id === "fetch") hurried = false;
    if (ctx.response.headers.has("Signoria-More")) more = Number(ctx.response.headers.get("Signoria-More"));
    else if (ctx.sourceElement.id === "fetch") more = 0;
  });
  document.addEventListener("htmx:before:swap", (event) => {
    const { ctx, tasks } = event.detail;
    const main = tasks.find((task) => task.type === "main" && task.target?.id === "scene");
    if (!main) return;
    if (ctx.sourceElement.id === "fetch" && number(main.fragment.querySelector("#scene")) < number(scene())) {
      event.preventDefault(); // an answer has come meanwhile that tells more
      return;
    }
    finish();
    before = look();
  });
  document.addEventListener("htmx:after:swap", () => {
    if (!before) return;
    const found = changes(before, look());
    before = null;
    glow(found.moved);
    rest();
    clearTimeout(acting);
    acting = 0;
    const all = play(found, more);
    if (Object.values(found).some((some) => some.length)) document.dispatchEvent(new CustomEvent("theatre:deed", { detail: sounds(found) }));
    if (all) acting = setTimeout(end, all);
    else if (more) setTimeout(ask, 0);
  });

  // The pieces that moved last glow until others have.
  function glow(moved) {
    if (moved.length) newest = moved.length <= FEW ? moved : [];
    for (const id of newest) document.getElementById(id)?.classList.add("newest");
  }

  // What lies under a mouse that rests did not come there by itself: nothing opens until the mouse is moved.
  function rest() {
    document.documentElement.classList.add("resting");
  }
  document.addEventListener("pointermove", (event) => {
    if (event.movementX || event.movementY) document.documentElement.classList.remove("resting");
  });

  for (const choice of document.querySelectorAll("input[name=speed]")) {
    choice.checked = choice.value === speed();
    choice.addEventListener("change", () => localStorage.setItem("speed", choice.value));
  }
}
