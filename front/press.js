// Shows a finger's press on a button at once: browsers match `:active` only once the finger has stayed for a moment.
(() => {
  function press({ target, button, ctrlKey }) {
    if (button !== 0 || ctrlKey) return;
    target.closest?.("button:not([disabled])")?.toggleAttribute("data-down", true);
  }

  function lift() {
    for (const button of document.querySelectorAll("[data-down]")) delete button.dataset.down;
  }

  addEventListener("pointerdown", press, true);
  addEventListener("pointercancel", lift, true);
  // A quick tap may end before a frame is drawn.
  addEventListener("pointerup", () => setTimeout(lift, 100), true);
})();
