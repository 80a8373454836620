// What is wrong with how a page is laid out, measured by the boxes of its elements: one line for each fault.
(rules) => {
  const faults = [];
  const board = document.querySelector(".drawn");
  const width = document.documentElement.clientWidth;
  const height = window.innerHeight;
  const name = (element) => {
    const id = element.id ? `#${element.id}` : "";
    const classes = [...element.classList].slice(0, 3).map((word) => `.${word}`).join("");
    return `${element.tagName.toLowerCase()}${id}${classes}`;
  };
  const told = (element) => (element.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 40);
  // What is said to screen readers alone is clipped to nothing, whatever its class.
  const isClipped = (element) => {
    for (let holder = element; holder && holder !== document.body; holder = holder.parentElement) {
      const style = getComputedStyle(holder);
      if (style.clipPath === "inset(50%)" || (style.overflow === "hidden" && holder.clientWidth <= 1)) return true;
    }
    return false;
  };
  const isShown = (element) =>
    element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && !element.closest("[popover]:not(:popover-open)") && !isClipped(element);
  // The part of a box that is seen where something around it scrolls.
  const seen = (box, element) => {
    let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom];
    for (let holder = element; holder && holder !== document.body; holder = holder.parentElement) {
      const style = getComputedStyle(holder);
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      const edge = holder.getBoundingClientRect();
      [left, top, right, bottom] = [Math.max(left, edge.left), Math.max(top, edge.top), Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
    }
    return { left, top, right, bottom, width: right - left, height: bottom - top };
  };
  // How much of a line's box its letters leave empty, above and below.
  const pen = document.createElement("canvas").getContext("2d");
  const empty = (text, element) => {
    pen.font = getComputedStyle(element).font;
    const ink = pen.measureText(text);
    return [ink.fontBoundingBoxAscent - ink.actualBoundingBoxAscent, ink.fontBoundingBoxDescent - ink.actualBoundingBoxDescent];
  };
  const round = (box) => [box.left, box.top, box.right, box.bottom].map((number) => Math.round(number)).join(" ");

  if (document.documentElement.scrollWidth > width + 1) {
    faults.push(`wider than the window: ${document.documentElement.scrollWidth} > ${width}`);
  }
  if (rules.fits && board.getBoundingClientRect().bottom + window.scrollY > height + 1) {
    faults.push(`higher than the window: ${Math.round(board.getBoundingClientRect().bottom + window.scrollY)} > ${height}`);
  }

  // Texts: their size, words that are broken, and what is cut off.
  const walker = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
  const lines = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.data.trim() || ["SCRIPT", "STYLE", "OPTION", "TITLE"].includes(parent.tagName) || !isShown(parent)) continue;
    const scale = parent.ownerSVGElement ? (parent.getScreenCTM?.()?.a ?? 1) : 1;
    const turned = parent.ownerSVGElement ? Math.hypot(parent.getScreenCTM().a, parent.getScreenCTM().b) : scale;
    const size = parseFloat(getComputedStyle(parent).fontSize) * turned;
    if (size < 11.95) faults.push(`text of ${size.toFixed(1)} px: ${name(parent)} "${told(parent)}"`);
    if (parent.ownerSVGElement) continue;
    const range = document.createRange();
    for (const word of node.data.matchAll(/[\p{L}\p{N}]+/gu)) {
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const tops = new Set([...range.getClientRects()].filter((box) => box.width > 0).map((box) => Math.round(box.top / 4)));
      if (tops.size > 1) faults.push(`broken word "${word[0]}" in ${name(parent)}`);
    }
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width === 0) continue;
    const [above, below] = empty(node.data, parent);
    for (let holder = parent; holder && holder !== board.parentElement; holder = holder.parentElement) {
      const style = getComputedStyle(holder);
      const clipsX = ["hidden", "clip"].includes(style.overflowX);
      const clipsY = ["hidden", "clip"].includes(style.overflowY);
      if (["auto", "scroll"].includes(style.overflowX) || ["auto", "scroll"].includes(style.overflowY)) break;
      const edge = holder.getBoundingClientRect();
      if ((clipsX && (box.right > edge.right + 1.5 || box.left < edge.left - 1.5))
        || (clipsY && (box.bottom - below > edge.bottom + 1 || box.top + above < edge.top - 1))) {
        faults.push(`cut off: "${told(parent)}" in ${name(holder)}`);
        break;
      }
    }
    for (const whole of range.getClientRects()) {
      const part = seen(whole, parent);
      if (part.width > 2 && part.height > 2) lines.push({ part, parent, height: whole.height });
    }
  }

  // Lines of text that lie over each other. What floats above the table on purpose is left out.
  const floats = (element) => {
    for (let holder = element; holder && holder !== board; holder = holder.parentElement) {
      if (holder.popover || getComputedStyle(holder).position === "fixed") return true;
    }
    return false;
  };
  for (let i = 0; i < lines.length; i += 1) {
    const one = lines[i];
    if (floats(one.parent)) continue;
    for (let j = i + 1; j < lines.length; j += 1) {
      const two = lines[j];
      if (one.parent === two.parent || floats(two.parent)) continue;
      const x = Math.min(one.part.right, two.part.right) - Math.max(one.part.left, two.part.left);
      const y = Math.min(one.part.bottom, two.part.bottom) - Math.max(one.part.top, two.part.top);
      const least = Math.min(one.height, two.height);  // not of the sliver a scroller leaves of a line
      if (x > 2 && y > least * 0.4) {
        const middle = [Math.max(one.part.left, two.part.left) + x / 2, Math.max(one.part.top, two.part.top) + y / 2];
        if (middle[0] < 0 || middle[1] < 0 || middle[0] > width || middle[1] > height) continue;
        faults.push(`over each other: "${told(one.parent)}" (${name(one.parent)}) and "${told(two.parent)}" (${name(two.parent)}) at ${round(one.part)}`);
      }
    }
  }

  // What a finger is to hit.
  if (rules.touch) {
    for (const target of board.querySelectorAll("a[href], button, label, summary, select, input:not([type=hidden]):not(.look):not(.unseen)")) {
      if (!isShown(target) || target.disabled || getComputedStyle(target).pointerEvents === "none" || target.closest("p, li > small") && target.tagName === "A") continue;
      const box = target.getBoundingClientRect();
      if (box.width === 0) continue;
      if (Math.min(box.width, box.height) < 37.5) {
        faults.push(`too small for a finger: ${name(target)} "${told(target)}" ${Math.round(box.width)} × ${Math.round(box.height)}`);
      }
    }
  }
  return [...new Set(faults)];
}
