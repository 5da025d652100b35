// Runs in the page, and comes alone: the framework's scripts are fetched and run at the first sign of
// a hand.
(() => {
  const signs = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "scroll"];
  // By form or button, so that whoever presses again while it waits does not send twice.
  const held = new Map();
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
    for (const src of JSON.parse(list)) fetchAndRun(src, 3);
  }

  function fetchAndRun(src, tries) {
    const script = Object.assign(document.createElement("script"), { src, async: true });
    script.onerror = () => {
      if (!navigator.onLine) addEventListener("online", () => fetchAndRun(src, 3), { once: true });
      else if (tries > 1) setTimeout(fetchAndRun, 1000, src, tries - 1);
    };
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
    // Without the framework forms still work: nobody waits for it longer than this.
    if (held.size === 0) setTimeout(release, 5000);
    if (type === "click") held.set(button, () => button.click());
    else held.set(target, () => target.requestSubmit(submitter?.isConnected ? submitter : null));
  }

  function release() {
    removeEventListener("click", hold, true);
    removeEventListener("submit", hold, true);
    for (const act of held.values()) act();
    held.clear();
  }

  // When it begins, the framework writes the address that it found: without a fragment that was followed
  // meanwhile. What the framework keeps beside the address stays. Once it has begun, it would write its own
  // address again, but takes over one that comes without a state of its own.
  let fragment = "";
  let hasBegun = false;
  function keepFragment() {
    if (!fragment || fragment === location.hash) return;
    history.replaceState(hasBegun ? null : history.state, "", fragment);
  }
  addEventListener("hashchange", ({ newURL }) => {
    fragment = new URL(newURL).hash;
    keepFragment();
  });
  addEventListener(
    "hydrated",
    () => {
      keepFragment();
      hasBegun = true;
    },
    { once: true },
  );

  for (const sign of signs)
    addEventListener(sign, begin, { once: true, capture: true, passive: true });
  addEventListener("click", hold, true);
  addEventListener("submit", hold, true);
  addEventListener("hydrated", release, { once: true });
  // Whoever leaves and comes back with the browser's button finds nothing sent behind their back.
  addEventListener("pagehide", () => held.clear());
})();
