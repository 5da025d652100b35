// A browser fetches a pressed link's page (front/speculation-rules.ts) and keeps the copy for minutes, as long as the
// rules are there. A copy that no click asked for could be outdated when it is needed, so the rules are renewed.
(() => {
  let mayHaveCopy = false;
  // Without its copy, the next page would be requested again.
  let isAwaited = false;
  let hasStarted = false;
  let timer;

  const find = () => document.querySelector("script[type=speculationrules]");
  const linkTo = (target) => target.closest?.("a[href]:not([target], [download], [href*='#'])");

  function press({ target }) {
    if (linkTo(target)) mayHaveCopy = true;
  }

  function forget() {
    const rules = find();
    isAwaited = false;
    if (!rules || !mayHaveCopy) return;
    mayHaveCopy = false;
    const { type, textContent } = rules;
    rules.remove();
    // Rules that return at once would count as unchanged.
    setTimeout(() => {
      if (hasStarted) return;
      document.head.append(Object.assign(document.createElement("script"), { type, textContent }));
    }, 100);
  }

  function forgetIn(milliseconds) {
    clearTimeout(timer);
    timer = setTimeout(forget, milliseconds);
  }

  function follow({ target, ctrlKey, metaKey, shiftKey }) {
    if (!linkTo(target) || ctrlKey || metaKey || shiftKey) return;
    isAwaited = true;
    forgetIn(30_000);
  }

  addEventListener("pointerdown", press, true);
  addEventListener("pointerup", () => isAwaited || forgetIn(1000), true);
  for (const end of ["pointercancel", "contextmenu"])
    addEventListener(end, () => isAwaited || forget(), true);
  addEventListener("click", follow, true);
  addEventListener("pageshow", ({ persisted }) => persisted && forget());
  // Next then opens the page that a link leads to.
  addEventListener("hydrated", () => {
    hasStarted = true;
    if (!isAwaited) find()?.remove();
  });
})();
