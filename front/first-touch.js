// Runs in the page, and comes alone: the framework's scripts run when everything that there is to see
// has arrived, or at the first sign of a hand.
(() => {
  const signs = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "scroll"];
  const held = [];
  let begun = false;

  function begin() {
    if (begun) return;
    begun = true;
    for (const block of document.querySelectorAll("script[data-queue]")) {
      const name = block.dataset.queue;
      self[name] ||= [];
      self[name].push(JSON.parse(block.textContent));
    }
    const list = document.querySelector("script[data-deferred]").textContent;
    for (const src of JSON.parse(list)) {
      document.head.append(Object.assign(document.createElement("script"), { src, async: true }));
    }
    // Without the framework links and forms still work: nobody waits for it longer than this.
    setTimeout(release, 5000);
  }

  // Forms and buttons that need the framework wait for it, so that no click is lost. A link works
  // without it, and waits for a blink only.
  function hold(event) {
    begin();
    const { target, submitter, type } = event;
    const button = target.closest("button[type=button]:not([popovertarget])");
    const link = isPlain(event) && target.closest("a[href^='/']:not([target],[download])");
    const pressed = button ?? link;
    if (type === "click" && !pressed) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(() => (type === "click" ? pressed.click() : target.requestSubmit(submitter)));
    if (type === "click" && link) setTimeout(release, 300);
  }

  function isPlain({ button, ctrlKey, metaKey, shiftKey, altKey }) {
    return button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);
  }

  function release() {
    removeEventListener("click", hold, true);
    removeEventListener("submit", hold, true);
    for (const act of held.splice(0)) act();
  }

  for (const sign of signs)
    addEventListener(sign, begin, { once: true, capture: true, passive: true });
  // Only Safari has no idle callback; there a moment has to do.
  const whenIdle = self.requestIdleCallback ?? ((task) => setTimeout(task, 100));
  addEventListener("load", () => whenIdle(begin, { timeout: 500 }));
  addEventListener("click", hold, true);
  addEventListener("submit", hold, true);
  addEventListener("hydrated", release, { once: true });
})();
