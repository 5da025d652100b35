// Prefetches the checkout's scripts for a visitor who points at a link to it, or scrolls to one and stays there.
(() => {
  let hasPrepared = false;
  let turned;
  const seen = new Map();

  function turn({ target }) {
    clearTimeout(turned);
    const link = target.closest?.("a[data-needs]");
    if (!link || navigator.connection?.saveData) return;
    if (!document.querySelector("link[rel=preconnect]"))
      hint({ rel: "preconnect", href: new URL(link.dataset.needs).origin });
    turned = setTimeout(prepare, 200, link);
  }

  async function prepare(link) {
    if (hasPrepared || navigator.connection?.saveData) return;
    hasPrepared = true;
    prefetch(link.dataset.needs);
    const answer = await fetch(link.href).catch(() => null);
    if (!answer?.ok) return;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    for (const { src } of page.querySelectorAll("script[src]:not([nomodule])")) prefetch(src);
  }

  const prefetch = (href) => hint({ rel: "prefetch", as: "script", href });
  const hint = (link) => document.head.append(Object.assign(document.createElement("link"), link));

  const ways = new IntersectionObserver((links) => {
    for (const { target, isIntersecting } of links) {
      clearTimeout(seen.get(target));
      if (!isIntersecting) seen.set(target, 0);
      else if (seen.has(target)) seen.set(target, setTimeout(prepare, 1000, target));
    }
  });
  addEventListener("DOMContentLoaded", () => {
    for (const link of document.querySelectorAll("a[data-needs]")) ways.observe(link);
  });
  for (const kind of ["pointerover", "touchstart", "focusin"])
    addEventListener(kind, turn, { capture: true, passive: true });
  // After a click the checkout itself loads its scripts.
  function leave() {
    for (const wait of [turned, ...seen.values()]) clearTimeout(wait);
  }
  addEventListener("click", leave, true);
})();
