// What pages do better with a script; all of them work without it.
"use strict";
{
  const icon = document.querySelector("link[rel=icon]");
  const calm = { title: document.title, icon: icon.getAttribute("href") };
  let wasMine = null;

  // "Your turn" in the title, the icon and, where it is wanted, a notification.
  function tellTurn() {
    const side = document.getElementById("side");
    if (!side) return;
    const mine = side.dataset.turn === "mine";
    if (mine === wasMine) return;
    document.title = mine ? `● ${side.dataset.turnWords} · ${calm.title}` : calm.title;
    icon.setAttribute("href", mine ? icon.dataset.turn : calm.icon);
    const wanted = "notify" in document.body.dataset && "Notification" in window;
    if (mine && wasMine === false && document.hidden && wanted && Notification.permission === "granted") {
      const note = new Notification(side.dataset.turnWords, { body: calm.title, icon: icon.dataset.turn, tag: location.pathname });
      note.onclick = () => { window.focus(); note.close(); };
    }
    wasMine = mine;
  }

  // The talk stays at its end unless somebody reads further up.
  let heard = -1;
  function followTalk() {
    const talk = document.querySelector(".remarks ol");
    if (!talk || talk.children.length === heard) return;
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

  document.addEventListener("change", (event) => {
    if (event.target.name === "notify" && event.target.checked && "Notification" in window) {
      Notification.requestPermission();
    }
  });

  const beside = document.querySelector(".beside");
  if (beside) new MutationObserver(look).observe(beside, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-turn", "hidden", "open"] });
  look();
}
