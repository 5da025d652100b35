// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { firstTouch } from "../lib/http/first-touch.ts";
import { speculationRules } from "./speculation-rules.ts";

/** Without a selector, whose result happy-dom may keep although the head has changed. */
const findRules = () =>
  [...document.head.children].find((it) => it.getAttribute("type") === "speculationrules") ?? null;
const link = () => document.querySelector("a") as HTMLElement;

function happen(type: string, on: EventTarget = link(), details = {}) {
  on.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), details));
}

/** True if the rules were away in the meantime, so that the browser has dropped its copy. */
function isForgottenWithin(milliseconds: number): boolean {
  const before = findRules();
  vi.advanceTimersByTime(milliseconds);
  vi.advanceTimersByTime(100);
  return findRules() !== before;
}

beforeEach(() => {
  vi.useFakeTimers();
  document.head.innerHTML = `<script type="speculationrules">${speculationRules}</script>`;
  document.body.innerHTML =
    '<a href="/courses/one">One</a><a href="#words" id="here">Words</a><p id="words">Words</p>';
  const mine = new AbortController();
  const add = window.addEventListener.bind(window);
  vi.spyOn(window, "addEventListener").mockImplementation((kind, act, options) =>
    add(kind, act, {
      ...(typeof options === "object" ? options : { capture: options }),
      signal: mine.signal,
    }),
  );
  new Function(firstTouch)();
  return () => {
    mine.abort();
    vi.restoreAllMocks();
    vi.useRealTimers();
  };
});

describe("a copy of a pressed link's page is dropped", () => {
  it("when the press becomes a scroll, and the rules return unchanged", () => {
    happen("pointerdown");
    happen("pointercancel");
    expect(findRules()).toBeNull();
    vi.advanceTimersByTime(100);
    expect(findRules()?.textContent).toBe(speculationRules);
  });

  it("when a menu opens over the link", () => {
    happen("pointerdown");
    happen("contextmenu");
    expect(findRules()).toBeNull();
  });

  it("a second after a press that no click follows, or one that opened another tab", () => {
    for (const details of [undefined, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }]) {
      happen("pointerdown");
      happen("pointerup");
      if (details) happen("click", link(), details);
      expect(isForgottenWithin(1000)).toBe(true);
    }
  });

  it("thirty seconds after a click whose page never came, but not before", () => {
    happen("pointerdown");
    happen("pointerup");
    happen("click");
    happen("pointercancel");
    happen("pointerup", document.body);
    expect(isForgottenWithin(29_000)).toBe(false);
    expect(isForgottenWithin(1000)).toBe(true);
  });

  it("also after a link was opened by keyboard, or led to a place on the same page", () => {
    happen("click");
    vi.advanceTimersByTime(30_000);
    happen("click", document.getElementById("here") ?? link());
    happen("pointerdown");
    happen("pointercancel");
    expect(findRules()).toBeNull();
  });

  it("when a visitor comes back", () => {
    happen("pointerdown");
    happen("click");
    happen("pageshow", window, { persisted: true });
    expect(findRules()).toBeNull();
  });
});

it("the rules stay while nothing but words is pressed", () => {
  happen("pointerdown", document.querySelector("p") ?? document.body);
  happen("pointercancel");
  expect(findRules()).not.toBeNull();
});

describe("once Next has started, the rules are gone for good", () => {
  it("at once", () => {
    happen("hydrated", window);
    vi.advanceTimersByTime(60_000);
    expect(findRules()).toBeNull();
  });

  it("after the copy that a click is waiting for", () => {
    happen("pointerdown");
    happen("click");
    happen("hydrated", window);
    expect(findRules()).not.toBeNull();
    vi.advanceTimersByTime(60_000);
    expect(findRules()).toBeNull();
  });

  it("even if they were about to return", () => {
    happen("pointerdown");
    happen("pointercancel");
    happen("hydrated", window);
    vi.advanceTimersByTime(60_000);
    expect(findRules()).toBeNull();
  });
});
