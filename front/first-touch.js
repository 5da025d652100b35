// Runs in the page, and comes alone: the framework's scripts are fetched and run at the first sign of
// a hand.
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
    JSON.parse(list).forEach(fetchAndRun);
    // Without the framework forms still work: nobody waits for it longer than this.
    setTimeout(release, 5000);
  }

  function fetchAndRun(src) {
    const script = Object.assign(document.createElement("script"), { src, async: true });
    script.onerror = () => addEventListener("online", () => fetchAndRun(src), { once: true });
    document.head.append(script);
  }

  // Forms and buttons that need the framework wait for it, so that no click is lost. A link works
  // without it and does not wait.
  function hold(event) {
    begin();
    const { target, submitter, type } = event;
    const button = target.closest("button[type=button]:not([popovertarget])");
    if (type === "click" && !button) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(() => (type === "click" ? button.click() : target.requestSubmit(submitter)));
  }

  function release() {
    removeEventListener("click", hold, true);
    removeEventListener("submit", hold, true);
    for (const act of held.splice(0)) act();
  }

  // When it begins, the framework writes the address that it found: without a fragment that was followed
  // meanwhile.
  let fragment = "";
  function keepFragment() {
    if (fragment && fragment !== location.hash) location.replace(fragment);
  }
  addEventListener("hashchange", ({ newURL }) => {
    fragment = new URL(newURL).hash;
    keepFragment();
  });
  addEventListener("hydrated", keepFragment, { once: true });

  for (const sign of signs)
    addEventListener(sign, begin, { once: true, capture: true, passive: true });
  addEventListener("click", hold, true);
  addEventListener("submit", hold, true);
  addEventListener("hydrated", release, { once: true });
})();
