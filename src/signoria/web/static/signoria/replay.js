// Arrow keys, Home and End follow the links of a replay.
document.addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.target.closest("input, select, textarea")) return;
  const link = document.querySelector(`[data-key="${event.key}"]`);
  if (link) {
    event.preventDefault();
    location.assign(link.href);
  }
});
