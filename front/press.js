// Shows a finger's press on a button at once: browsers match `:active` only once the finger has stayed for a moment.
(() => {
  function press({ target }) {
    target.closest?.("button:not([disabled])")?.toggleAttribute("data-down", true);
  }

  function lift() {
    // A quick tap may end before a frame is drawn.
    setTimeout(() => {
      for (const button of document.querySelectorAll("[data-down]")) delete button.dataset.down;
    }, 100);
  }

  addEventListener("pointerdown", press, true);
  for (const end of ["pointerup", "pointercancel"]) addEventListener(end, lift, true);
})();
