// A browser that fetches a pressed link's page (front/speculation-rules.ts) keeps it for minutes, as long as the rules
// are there. A page that no click asked for could be outdated when it is needed, so the rules are renewed.
(() => {
  let hasStarted = false;
  let unused;

  const find = () => document.querySelector("script[type=speculationrules]");

  function renew() {
    const rules = find();
    if (!rules) return;
    const { type, textContent } = rules;
    rules.remove();
    // Rules that return at once would count as unchanged.
    setTimeout(() => {
      if (hasStarted) return;
      document.head.append(Object.assign(document.createElement("script"), { type, textContent }));
    }, 100);
  }

  function renewAfter(wait) {
    clearTimeout(unused);
    unused = setTimeout(renew, wait);
  }

  addEventListener("pointercancel", renew, true);
  addEventListener("pointerup", () => renewAfter(1000), true);
  // The next page may still be on its way, and would be requested again.
  addEventListener("click", () => renewAfter(30_000), true);
  addEventListener("pageshow", ({ persisted }) => persisted && renew());
  // Next then opens the page that a link leads to.
  addEventListener("hydrated", () => {
    hasStarted = true;
    find()?.remove();
  });
})();
