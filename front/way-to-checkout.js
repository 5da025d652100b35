// What the checkout will need from elsewhere takes longest to open; it is opened once somebody turns to the way there.
(() => {
  function openLine({ target }) {
    const href = target.closest?.("a[data-needs]")?.dataset.needs;
    if (!href || document.querySelector("link[rel=preconnect]")) return;
    document.head.append(
      Object.assign(document.createElement("link"), { rel: "preconnect", href }),
    );
  }

  for (const turn of ["pointerover", "touchstart", "focusin"])
    addEventListener(turn, openLine, { capture: true, passive: true });
})();
