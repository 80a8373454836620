// What pages do better with a script; all of them work without it.
"use strict";
{
  const icon = document.querySelector("link[rel=icon]");
  const calm = { title: document.title, icon: icon.getAttribute("href") };
  let wasMine = null;
  let titled = calm.title;

  // "Your turn" in the title, the icon and, where it is wanted, a notification.
  function tellTurn() {
    const side = document.getElementById("side");
    if (!side) return;
    const mine = side.dataset.turn === "mine";
    const count = unread();
    const title = (count ? `(${count}) ` : "") + (mine ? `● ${side.dataset.turnWords} · ${calm.title}` : calm.title);
    if (title !== titled) document.title = titled = title;
    if (mine === wasMine) return;
    icon.setAttribute("href", mine ? icon.dataset.turn : calm.icon);
    if (mine && wasMine === false) document.dispatchEvent(new Event("turn"));
    const wanted = "notify" in document.body.dataset && "Notification" in window;
    if (mine && wasMine === false && document.hidden && wanted && Notification.permission === "granted") {
      const note = new Notification(side.dataset.turnWords, { body: calm.title, icon: icon.dataset.turn, tag: location.pathname });
      note.onclick = () => { window.focus(); note.close(); };
    }
    wasMine = mine;
  }

  // What stands beside the board is a drawer. While it is shut, the handle counts what others have said since.
  const drawer = document.getElementById("beside");
  const handle = document.querySelector(".handle");
  const isOpen = () => drawer?.classList.contains("open");
  function openDrawer(open) {
    drawer.classList.toggle("open", open);
    handle.setAttribute("aria-expanded", open);
    look();
    if (open) followTalk(true);
    (open ? drawer.querySelector(".close") : handle).focus({ preventScroll: true });
  }
  handle?.addEventListener("click", () => openDrawer(!isOpen()));
  drawer?.querySelector(".close").addEventListener("click", () => openDrawer(false));
  drawer?.addEventListener("keydown", (event) => { if (event.key === "Escape" && isOpen()) openDrawer(false); });

  let seen = null;
  function unread() {
    const side = document.getElementById("side");
    if (!handle || !side) return 0;
    const key = `talk-${side.dataset.table}`;
    seen ??= Number(localStorage.getItem(key) ?? side.dataset.read);
    const remarks = [...side.querySelectorAll("[data-remark]")];
    if (isOpen()) seen = Math.max(seen, ...remarks.map((remark) => Number(remark.dataset.remark)));
    localStorage.setItem(key, seen);
    const count = remarks.filter((remark) => !("own" in remark.dataset) && Number(remark.dataset.remark) > seen).length;
    const badge = handle.querySelector(".count");
    if (badge.textContent !== String(count)) {
      badge.textContent = count;
      badge.hidden = count === 0;
      handle.setAttribute("aria-label", count ? `${handle.dataset.words} (${count})` : handle.dataset.words);
    }
    return count;
  }

  // The talk stays at its end unless somebody reads further up.
  let heard = -1;
  function followTalk(always) {
    const talk = document.querySelector(".remarks ol");
    if (!talk || (talk.children.length === heard && !always)) return;
    heard = talk.children.length;
    talk.scrollTop = talk.scrollHeight;
  }

  // Times come in UTC; here they are told as the clock on the wall has them.
  function tellTimes() {
    for (const time of document.querySelectorAll(".remarks time")) {
      const words = new Date(time.dateTime).toLocaleTimeString(undefined, { hour: "2-digit", minute: "2-digit" });
      if (time.textContent !== words) time.textContent = words;
    }
  }

  function showCopyButtons() {
    if (navigator.share) for (const button of document.querySelectorAll("button[data-share][hidden]")) button.hidden = false;
    if (!navigator.clipboard) return;
    for (const button of document.querySelectorAll("button[data-copy][hidden]")) button.hidden = false;
  }

  // What somebody has opened or closed stays so when news redraw it.
  const opened = new Map();
  document.addEventListener("click", (event) => {
    const details = event.target.closest("summary")?.parentElement;
    if (details?.id) setTimeout(() => opened.set(details.id, details.open), 0);
  });
  function keepOpen() {
    for (const [id, open] of opened) {
      const details = document.getElementById(id);
      if (details && details.open !== open) details.open = open;
    }
  }

  function look() {
    keepOpen();
    tellTurn();
    followTalk();
    tellTimes();
    showCopyButtons();
  }

  document.addEventListener("click", async (event) => {
    const button = event.target.closest("button[data-copy]");
    if (!button) return;
    await navigator.clipboard.writeText(button.dataset.copy);
    const words = button.textContent;
    button.textContent = button.dataset.done;
    setTimeout(() => { button.textContent = words; }, 2000);
  });

  document.addEventListener("click", async (event) => {
    const button = event.target.closest("button[data-share]");
    if (!button) return;
    try {
      await navigator.share({ title: button.dataset.title, url: button.dataset.share });
    } catch { /* thought better of it */ }
  });

  // A form that was sent is not sent twice.
  document.addEventListener("submit", (event) => {
    const form = event.target;
    opened.delete(form.closest("details")?.id);
    if (event.defaultPrevented || form.hasAttribute("hx-post")) return;
    setTimeout(() => { for (const button of form.querySelectorAll("button")) button.disabled = true; }, 0);
  });
  window.addEventListener("pageshow", (event) => {
    if (event.persisted) for (const button of document.querySelectorAll("button:disabled")) button.disabled = false;
  });

  document.addEventListener("htmx:after:request", (event) => {
    const form = event.target.closest?.("form.talk");
    if (form && event.detail.ctx?.response?.status < 400) form.reset();
  });

  // What is shown already is not fetched again: the server gives it a name, and we send that back. The answer to a
  // decision shows the table, too, so news that come while one is on its way are looked at afterwards.
  let state = document.querySelector(".table")?.dataset.state;
  let deciding = 0;
  let missed = false;
  const decides = (ctx) => ctx.request.method === "POST" && ctx.target?.id === "scene";
  // One answer at a time: what is pressed while another is on its way would answer a question that is gone, and so
  // would the second press of two quick ones, where the first has brought another question to the same place.
  let pressed = "";
  document.addEventListener("click", (event) => {
    const now = document.getElementById("scene")?.dataset.number;
    if (event.detail > 1 && now !== pressed && event.target.closest("[name=decision], .confirm, [form=undo]")) event.preventDefault();
    else if (event.detail === 1) pressed = now;
  }, true);
  document.addEventListener("htmx:config:request", (event) => {
    if (decides(event.detail.ctx) && deciding > 0) event.preventDefault();
  });
  document.addEventListener("htmx:before:request", (event) => {
    const ctx = event.detail.ctx;
    if (decides(ctx)) deciding += 1;
    if (ctx.sourceElement.id !== "fetch") return;
    missed = deciding > 0;
    if (missed) event.preventDefault();
    else ctx.request.headers["Signoria-State"] = state;
  });
  document.addEventListener("htmx:after:swap", (event) => {
    state = event.detail.ctx.response?.headers.get("Signoria-State") ?? state;
  });
  document.addEventListener("htmx:finally:request", (event) => {
    if (!decides(event.detail.ctx)) return;
    deciding -= 1;
    if (missed && deciding === 0) document.getElementById("fetch").dispatchEvent(new Event("missed"));
  });

  // A decision is looked at before it is confirmed: a second press on it confirms.
  document.addEventListener("change", (event) => {
    if (!event.target.matches(".look")) return;
    for (const panel of document.querySelectorAll(".drawn [popover]:popover-open")) panel.hidePopover();
  });
  // Redrawing keeps what is chosen, which must not pass for an answer to the next question.
  let shown = document.getElementById("scene")?.dataset.number;
  document.addEventListener("htmx:after:swap", () => {
    const number = document.getElementById("scene")?.dataset.number;
    if (number !== shown) document.getElementById("answer")?.reset();
    shown = number;
  });
  let looked = null;
  document.addEventListener("pointerdown", (event) => {
    const look = event.target.closest("label")?.control;
    looked = look?.matches(".look") && look.checked ? look : null;
  });
  document.addEventListener("click", (event) => {
    const look = event.target.closest("label")?.control;
    if (look && look === looked) look.form?.requestSubmit();
  });

  // The pieces that a deed takes can be pressed one by one: what is looked at then is the plan that comes nearest.
  const lookedAt = () => document.querySelector(".look:checked");
  const piecesOf = (look) => look?.dataset.pieces?.split(" ") ?? [];
  const count = (pieces, kind) => pieces.filter((one) => one === kind).length;
  function showPieces() {
    const look = lookedAt();
    const left = piecesOf(look);
    const all = [...document.querySelectorAll("[data-piece]")];
    const own = all.filter((piece) => piece.dataset.group && piece.dataset.group === look?.dataset.group);
    for (const piece of all) piece.classList.remove("chosen");
    for (const piece of own.length ? own : all.filter((one) => !one.dataset.group)) {
      const at = left.indexOf(piece.dataset.piece);
      if (at < 0) continue;
      piece.classList.add("chosen");
      left.splice(at, 1);
    }
  }
  document.addEventListener("change", (event) => { if (event.target.matches(".look")) showPieces(); });
  document.addEventListener("reset", () => setTimeout(showPieces, 0));
  document.addEventListener("htmx:after:swap", showPieces);
  document.addEventListener("click", (event) => {
    const piece = event.target.closest("[data-piece]");
    if (!piece) return;
    const kind = piece.dataset.piece;
    const group = piece.dataset.group ?? lookedAt()?.dataset.group;
    const now = lookedAt()?.dataset.group === group ? piecesOf(lookedAt()) : [];
    const leaves = piece.classList.contains("chosen");
    const wanted = count(now, kind) + (leaves ? -1 : 1);
    const kinds = new Set([...document.querySelectorAll("[data-piece]")].map((one) => one.dataset.piece));
    let nearest = null;
    let least = Infinity;
    for (const look of document.querySelectorAll(`.look[data-group="${group}"]`)) {
      const pieces = piecesOf(look);
      if (leaves ? count(pieces, kind) > wanted : count(pieces, kind) < wanted) continue;
      let distance = 0;
      for (const one of kinds) distance += Math.abs(count(pieces, one) - (one === kind ? wanted : count(now, one)));
      if (distance < least) [nearest, least] = [look, distance];
    }
    if (!nearest) return;
    nearest.checked = true;
    nearest.dispatchEvent(new Event("change", { bubbles: true }));
  });

  // When the line is down an answer is kept and sent again as it was. It carries the number of the step that it
  // answers, so one that did arrive is not taken twice; what has no number, such as a remark, is left to its writer.
  const noLine = document.querySelector(".no-line");
  const again = document.getElementById("again");
  const PAUSE = 3000;
  let waiting = null;
  let timer = 0;
  function tellLine(down) {
    const words = waiting ? noLine.dataset.answer : noLine.dataset.waits;
    if (down && noLine.textContent !== words) noLine.textContent = words;
    noLine.hidden = !down;
  }
  function tryLine() {
    clearTimeout(timer);
    timer = 0;
    if (waiting) htmx.ajax("POST", waiting.action, { source: again, target: waiting.target, swap: waiting.swap, values: waiting.values });
    else document.getElementById("fetch")?.dispatchEvent(new Event("missed"));
  }
  document.addEventListener("htmx:error", (event) => {
    const ctx = event.detail.ctx;
    if (!ctx?.request || ctx.response || !(event.detail.error instanceof TypeError)) return;
    const body = ctx.request.method === "POST" && ctx.request.body instanceof URLSearchParams ? ctx.request.body : null;
    if (body?.has("number")) {
      const target = typeof ctx.target === "string" ? ctx.target : `#${ctx.target.id}`;
      waiting = { action: ctx.request.action, target, swap: ctx.swap, values: Object.fromEntries(body) };
    }
    tellLine(true);
    if (again && !timer) timer = setTimeout(tryLine, PAUSE);
  });
  document.addEventListener("htmx:after:request", (event) => {
    if (event.detail.ctx.request.method === "POST") waiting = null;
    if (waiting) return;
    const wasDown = !noLine.hidden;
    clearTimeout(timer);
    timer = 0;
    tellLine(false);
    if (wasDown && event.detail.ctx.sourceElement.id !== "fetch") document.getElementById("fetch")?.dispatchEvent(new Event("missed"));
  });
  window.addEventListener("offline", () => tellLine(true));
  window.addEventListener("online", () => (again ? tryLine() : tellLine(false)));

  document.addEventListener("change", (event) => {
    if (event.target.name === "notify" && event.target.checked && "Notification" in window) {
      Notification.requestPermission();
    }
  });

  for (const part of document.querySelectorAll(".beside, #arrivals")) new MutationObserver(look).observe(part, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-turn", "hidden", "open"] });
  look();
}
