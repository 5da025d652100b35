// Runs at the end of the body, before any other script of the page.
(() => {
  const interactions = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "scroll"];
  // Has one entry per form or button, so that a second press sends nothing twice; a form that was changed in between
  // is sent as it then is.
  const held = new Map();
  // Browsers that support popovers open them without a script.
  const isNative = "popover" in HTMLElement.prototype ? ":not([popovertarget])" : "";
  const pressed = `button[type=button]${isNative}`;
  let hasBegun = false;
  let hasStarted = false;
  let linkPressedAt = Number.NEGATIVE_INFINITY;

  function listen() {
    for (const interaction of interactions)
      addEventListener(interaction, touch, { capture: true, passive: true });
  }

  function touch({ target, type, movementX, movementY }) {
    // Browsers send such an event when a page is drawn beneath a resting pointer.
    if (type === "pointermove" && movementX === 0 && movementY === 0) return;
    if (!linkTo(target)) setTimeout(startUnlessLeaving, 150);
  }

  // The files would compete with the next page if a link is pressed just after scrolling, say.
  function startUnlessLeaving() {
    if (performance.now() - linkPressedAt > 5000) start();
  }

  function start() {
    for (const interaction of interactions) removeEventListener(interaction, touch, true);
    // Lets the browser draw the press first.
    onceDrawn(() => onceRead(begin));
  }

  function onceDrawn(act) {
    requestAnimationFrame(() => setTimeout(act));
  }

  function onceRead(act) {
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", act);
    else act();
  }

  function startUntouched() {
    onceRead(() => (isPersonal() || isOwner()) && begin());
  }

  // Such pages wait for their words alone (front/words-first.ts).
  function isPersonal() {
    return document.querySelector("script[data-deferred]")?.dataset.deferred === "";
  }

  // People who have signed in here see progress instead of prices (components/courses/for-owner.tsx).
  function isOwner() {
    try {
      return document.cookie.includes("signed-in=yes");
    } catch {
      // The browser blocks site data.
      return false;
    }
  }

  async function begin() {
    // The checkout, the sign-in and the back office have none: Next starts there without a touch.
    const list = document.querySelector("script[data-deferred]");
    if (hasBegun || !list) return;
    hasBegun = true;
    const files = JSON.parse(list.textContent);
    for (const href of files)
      append("link", { rel: "preload", as: "script", fetchPriority: "low", href });
    // Next's files must find the data when they run. A personal page has it in the document.
    const { deferred } = list.dataset;
    if (!deferred || (await insist(queueData, deferred))) {
      for (const src of files) insist(run, src);
      return;
    }
    hasBegun = false;
    listen();
  }

  async function insist(load, address, tries = 3) {
    if (await load(address)) return true;
    if (!navigator.onLine) {
      await new Promise((resolve) => addEventListener("online", resolve, { once: true }));
      return insist(load, address);
    }
    if (tries === 1) return false;
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return insist(load, address, tries - 1);
  }

  let fetched;

  function fetchData(address) {
    fetched ??= fetch(address)
      .then((answer) => (answer.ok ? answer.text() : Promise.reject()))
      .catch(() => {
        fetched = undefined;
      });
    return fetched;
  }

  async function queueData(address) {
    const data = await fetchData(address);
    // Behind closed doors, a page answers in place of data that is not there any more.
    if (!data?.startsWith("[")) return false;
    for (const [queue, item] of JSON.parse(data)) {
      self[queue] ||= [];
      self[queue].push(item);
    }
    return true;
  }

  // A page that stays open untouched may outlast the release that knows its data.
  function fetchEarly() {
    const list = document.querySelector("script[data-deferred]");
    if (list?.dataset.deferred && !navigator.connection?.saveData) fetchData(list.dataset.deferred);
  }

  function run(src) {
    return new Promise((resolve) => {
      const onload = () => {
        keepFocus(undo);
        resolve(true);
      };
      append("script", { src, onload, onerror: () => resolve(false) });
    });
  }

  function append(tag, attributes) {
    document.head.append(Object.assign(document.createElement(tag), attributes));
  }

  // Undoes the changes of browser extensions and translators before React hydrates the page, and redoes them
  // afterwards: React would render a changed page anew, with empty fields.
  let changes = [];
  const undone = [];
  const watch = new MutationObserver((records) => changes.push(...records));
  addEventListener("DOMContentLoaded", () => {
    if (!document.querySelector("script[data-deferred]")) return;
    watch.observe(document.body, {
      childList: true,
      characterData: true,
      characterDataOldValue: true,
      subtree: true,
    });
  });

  function undo() {
    const latest = changes.concat(watch.takeRecords()).reverse();
    for (const { target, oldValue, addedNodes, removedNodes, nextSibling } of latest) {
      undone.push({ target, addedNodes, removedNodes, nextSibling, words: target.data });
      if (oldValue !== null) target.data = oldValue;
      swap(target, addedNodes, removedNodes, nextSibling);
    }
    watch.takeRecords();
    changes = [];
  }

  function redo() {
    watch.disconnect();
    for (const { target, addedNodes, removedNodes, nextSibling, words } of undone.reverse()) {
      if (words !== undefined) target.data = words;
      swap(target, removedNodes, addedNodes, nextSibling);
    }
  }

  // An element that is moved loses the focus, and with it what is typed next.
  function keepFocus(act) {
    const { activeElement: field } = document;
    const { selectionStart: start, selectionEnd: end } = field ?? {};
    act();
    if (!field?.isConnected || document.activeElement === field) return;
    field.focus({ preventScroll: true });
    // An e-mail field tells no place, and takes none.
    if (typeof start === "number") field.setSelectionRange(start, end);
  }

  function swap(target, out, back, nextSibling) {
    for (const node of out) if (node.parentNode === target) node.remove();
    const next = nextSibling?.parentNode === target ? nextSibling : null;
    for (const node of back) target.insertBefore(node, next);
  }

  // A link that loads another page of this site in this tab, even the same path with another query.
  function linkTo(target) {
    const link = target.closest?.("a[href]:not([target], [download])");
    const isHere = link?.hash && link.href.split("#")[0] === location.href.split("#")[0];
    return link?.host === location.host && !isHere ? link : null;
  }

  // For these events React would hydrate the whole page at once, before the browser draws the press.
  const steps = ["pointerdown", "pointerup", "touchstart", "touchend", "mousedown", "mouseup"];
  function keepFromReact(event) {
    if (event.target.closest?.("button, a[href]")) event.stopPropagation();
  }

  function hold(event) {
    const { target, submitter, type } = event;
    const button = target.closest(pressed);
    keepFromReact(event);
    if (type === "click" && !button) return markLink(event);
    start();
    event.preventDefault();
    event.stopImmediatePropagation();
    mark(button ?? submitter);
    if (held.size === 0) setTimeout(release, 5000);
    const find = finderOf(button ?? target);
    if (type === "click") return held.set(button, () => find()?.click());
    const body = bodyOf(target);
    if (held.get(target)?.body === body) return;
    const sent = sendEarly(target, body);
    const act = async () => {
      const isSent = await sent;
      const form = find();
      // Something else may have been typed since it was sent.
      if (!form || (isSent && !(hasStarted && bodyOf(form) === body))) return;
      form.requestSubmit(submitter?.isConnected ? submitter : null);
    };
    held.set(target, Object.assign(act, { body }));
  }

  // Finds the element even if React rendered the page anew.
  function finderOf(element) {
    const all = () => [...document.querySelectorAll(element.localName)];
    const place = all().indexOf(element);
    return () => (element.isConnected ? element : all()[place]);
  }

  function markLink({ target, button, ctrlKey, metaKey, shiftKey }) {
    const link = linkTo(target);
    if (!link || button !== 0 || ctrlKey || metaKey || shiftKey) return;
    linkPressedAt = performance.now();
    mark(link);
  }

  function mark(control) {
    control?.toggleAttribute("data-taken", true);
  }

  function unmark() {
    for (const control of document.querySelectorAll("[data-taken]")) delete control.dataset.taken;
  }

  function bodyOf(form) {
    return JSON.stringify(Object.fromEntries(new FormData(form)));
  }

  // Sends a form that has a place for the answer before React starts, and notes there what was sent. Once React has
  // started, it gets the form too.
  async function sendEarly(form, body) {
    const place = form.querySelector("[data-answer]");
    if (!place) return false;
    const headers = { "Content-Type": "application/json" };
    const answer = await fetch(form.action, { method: "POST", headers, body }).catch(() => null);
    if (!answer?.ok) return false;
    unmark();
    place.dataset.sent = body;
    place.textContent = place.dataset.answer;
    return true;
  }

  function release() {
    removeEventListener("click", hold, true);
    removeEventListener("submit", hold, true);
    for (const step of steps) removeEventListener(step, keepFromReact, true);
    unmark();
    for (const act of held.values()) act();
    held.clear();
  }

  addEventListener(
    "hydrated",
    () => {
      hasStarted = true;
      keepFocus(redo);
      release();
    },
    { once: true },
  );

  listen();
  // Asking the browser's other process for cookies would delay the first picture of the page. A hidden page draws none.
  if (document.hidden) startUntouched();
  else onceDrawn(startUntouched);
  addEventListener("load", () => setTimeout(fetchEarly, 2000));
  addEventListener("click", hold, true);
  addEventListener("submit", hold, true);
  for (const step of steps) addEventListener(step, keepFromReact, { capture: true, passive: true });
  // Sends nothing that was held once the visitor has left the page, even if they return to it.
  addEventListener("pagehide", () => {
    unmark();
    held.clear();
  });
})();
