(() => {
  const interactions = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "scroll"];
  // One entry per form or button, so that a second press does not send twice.
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

  function hold(event) {
    begin();
    const { target, submitter, type } = event;
    const button = target.closest("button[type=button]:not([popovertarget])");
    if (type === "click" && !button) return;
    event.preventDefault();
    event.stopImmediatePropagation();
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

  // When Next starts, it writes the address that it found, without a fragment that was followed since. Its own
  // state beside the address stays. Once started, it takes over an address that comes without a state.
  let fragment = "";
  let hasStarted = false;
  function keepFragment() {
    if (!fragment || fragment === location.hash) return;
    history.replaceState(hasStarted ? null : history.state, "", fragment);
  }
  addEventListener("hashchange", ({ newURL }) => {
    fragment = new URL(newURL).hash;
    keepFragment();
  });
  addEventListener(
    "hydrated",
    () => {
      keepFragment();
      hasStarted = true;
    },
    { once: true },
  );

  for (const interaction of interactions)
    addEventListener(interaction, begin, { once: true, capture: true, passive: true });
  addEventListener("click", hold, true);
  addEventListener("submit", hold, true);
  addEventListener("hydrated", release, { once: true });
  // Nothing is sent after somebody has left the page, even if they come back to it.
  addEventListener("pagehide", () => held.clear());
})();
