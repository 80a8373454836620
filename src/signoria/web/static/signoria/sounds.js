// Sounds, made here and loaded from nowhere: off until somebody switches them on in this browser.
"use strict";
{
  const button = document.querySelector("button.sound");
  const wanted = () => localStorage.getItem("sound") === "on";
  let air = null; // where sounds are heard, as soon as somebody has touched the page

  function open() {
    if (!wanted()) return;
    air ??= new AudioContext();
    if (air.state === "suspended") air.resume();
  }
  for (const touch of ["pointerdown", "keydown"]) document.addEventListener(touch, open, true);

  // A tone that fades by itself: its pitch, when it begins, how long it is heard, how loud, its colour.
  function tone(pitch, start, length, volume, colour = "sine", glide = pitch) {
    const at = air.currentTime + start;
    const source = new OscillatorNode(air, { type: colour, frequency: pitch });
    const loudness = new GainNode(air, { gain: 0 });
    source.frequency.exponentialRampToValueAtTime(glide, at + length);
    loudness.gain.setValueAtTime(0.0001, at);
    loudness.gain.exponentialRampToValueAtTime(volume, at + 0.008);
    loudness.gain.exponentialRampToValueAtTime(0.0001, at + length);
    source.connect(loudness).connect(air.destination);
    source.start(at);
    source.stop(at + length);
  }
  function knock(start, volume) {
    tone(210, start, 0.09, volume, "triangle", 95);
    tone(1400, start, 0.02, volume / 4, "square", 500);
  }
  const BELL = [[0.5, 1], [1, 0.8], [1.19, 0.4], [1.5, 0.35], [2, 0.5], [2.74, 0.2]]; // what rings in a bell beside its note

  const SOUNDS = {
    turn() { tone(659, 0, 0.5, 0.12); tone(988, 0.13, 0.7, 0.12); },
    placed() { knock(0, 0.3); },
    coins() { for (const [place, pitch] of [2093, 2637, 2349].entries()) tone(pitch, place * 0.055, 0.22, 0.05, "triangle"); },
    rolled() { for (const start of [0, 0.07, 0.16, 0.3, 0.38]) knock(start, 0.16); },
    church() { for (const [part, loud] of BELL) tone(196 * part, 0, 2.6 / Math.sqrt(part), loud * 0.12); },
    end() { for (const [place, pitch] of [392, 494, 587, 784].entries()) tone(pitch, place * 0.16, 1.2, 0.1, "triangle"); },
  };
  function sound(name) {
    if (!wanted() || document.hidden && name !== "turn") return;
    open();
    SOUNDS[name]?.();
  }
  document.addEventListener("theatre:deed", (event) => {
    for (const name of event.detail) sound(name);
  });
  document.addEventListener("turn", () => sound("turn"));
  let over = document.querySelector("#scene .result, #scene [data-over]") !== null;
  document.addEventListener("htmx:after:swap", () => {
    const now = document.querySelector("#scene .result, #scene [data-over]") !== null;
    if (now && !over) sound("end");
    over = now;
  });

  function tell() {
    button.setAttribute("aria-pressed", wanted());
    button.querySelector("use").setAttribute("href", wanted() ? button.dataset.on : button.dataset.off);
  }
  button.addEventListener("click", () => {
    localStorage.setItem("sound", wanted() ? "off" : "on");
    tell();
    sound("turn");
  });
  tell();
}
