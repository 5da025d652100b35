// @vitest-environment happy-dom
import { beforeAll, expect, it, onTestFinished, vi } from "vitest";
import { firstTouch } from "../lib/http/first-touch.ts";

const CARD_SCRIPT = "https://cards.example.com/cards.js";

const checkout =
  '<script src="/_next/a.js"></script><script src="/_next/old.js" nomodule></script>';

const fetched = vi.fn(async (_address: string, _init?: RequestInit) => new Response(checkout));

beforeAll(() => {
  document.body.innerHTML = `
    <a id="other" href="/content/one?module=2">Next module</a>
    <a id="here" href="#film">To the film</a>
    <a id="file" href="/files/one" target="_blank">Workbook</a>
    <a id="buy" href="/checkout?courseId=1" data-needs="${CARD_SCRIPT}">Buy</a>
    <button id="press" type="button">Pause</button>
    <label><input id="wish" type="checkbox"> Play the next film</label>
    <select id="speed"><option>1</option><option>2</option></select>
    <form id="letter" action="/subscribe"><input id="email" name="email"><p data-answer="Sent."></p></form>
    <script type="application/json" data-deferred="/_hydration/1/">["/_next/own.js"]</script>`;
  vi.stubGlobal("fetch", fetched);
  new Function(firstTouch)();
  // The next page would take this one's place.
  addEventListener("click", stay, true);
  return () => removeEventListener("click", stay, true);
});

const stay = ({ target }: Event) => void (target as Element).closest("a")?.removeAttribute("href");

const control = (id: string) => document.getElementById(id) as HTMLInputElement;

it("fetches no script for a visitor who presses a link just after scrolling", () => {
  const isFetching = () => document.querySelector("link[rel=preload]") !== null;
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  document.dispatchEvent(new Event("scroll"));
  control("other").click();
  vi.advanceTimersByTime(1000);
  expect(isFetching()).toBe(false);
  vi.advanceTimersByTime(6000);
  document.dispatchEvent(new Event("scroll"));
  vi.advanceTimersByTime(1000);
  expect(isFetching()).toBe(true);
});

it("marks the pressed element unless the browser itself shows the press", () => {
  for (const id of ["other", "here", "file", "press"]) control(id).click();
  const taken = [...document.querySelectorAll("[data-taken]")].map(({ id }) => id);
  expect(taken).toEqual(["other", "press"]);
});

it("keeps presses from React, which would otherwise take over the page before they are drawn", () => {
  const heard = vi.fn();
  document.addEventListener("pointerdown", heard, true);
  for (const id of ["press", "wish"])
    control(id).dispatchEvent(new Event("pointerdown", { bubbles: true }));
  expect(heard.mock.calls.map(([{ target }]) => target.id)).toEqual(["wish"]);
});

it("shows a press on a button at once, and for long enough to be drawn", async () => {
  const isShown = () => control("press").hasAttribute("data-down");
  const press = Object.assign(new Event("pointerdown", { bubbles: true }), { button: 0 });
  control("press").dispatchEvent(press);
  expect(isShown()).toBe(true);
  control("press").dispatchEvent(new Event("pointerup", { bubbles: true }));
  expect(isShown()).toBe(true);
  await vi.waitFor(() => expect(isShown()).toBe(false));
});

it("prefetches the checkout's scripts for a visitor who points at its link", async () => {
  control("buy").dispatchEvent(new Event("pointerover", { bubbles: true }));
  const fetched = () =>
    [...document.querySelectorAll<HTMLLinkElement>("[rel=prefetch]")].map(({ href }) => href);
  const own = new URL("/_next/a.js", location.href).href;
  await vi.waitFor(() => expect(fetched()).toEqual([CARD_SCRIPT, own]));
});

it("sends a newsletter's form early, once for each address, and notes which one was sent", async () => {
  const form = document.querySelector("form") as HTMLFormElement;
  const place = form.querySelector("p") as HTMLElement;
  for (const email of ["ann@example.com", "ann@example.com", "bea@example.com"]) {
    control("email").value = email;
    form.requestSubmit();
    await vi.waitFor(() => expect(place.dataset.sent).toBe(JSON.stringify({ email })));
  }
  expect(place.textContent).toBe("Sent.");
  const bodies = fetched.mock.calls.flatMap(([, init]) => init?.body ?? []);
  expect(bodies).toEqual(['{"email":"ann@example.com"}', '{"email":"bea@example.com"}']);
});

it("repeats presses and choices when React has started", async () => {
  control("wish").click();
  control("speed").value = "2";
  control("speed").dispatchEvent(new Event("change", { bubbles: true }));
  // The visitor has begun to type another address, which waits for its own press.
  control("email").value = "car";
  const heard = vi.fn();
  for (const kind of ["click", "change", "submit"]) document.addEventListener(kind, heard);
  dispatchEvent(new Event("hydrated"));
  const told = heard.mock.calls.map(([{ type, target }]) => `${type} ${target.id}`);
  expect(told).toEqual(expect.arrayContaining(["click press", "change wish", "change speed"]));
  expect([control("wish").checked, control("speed").value]).toEqual([true, "2"]);
  await new Promise((resolve) => setTimeout(resolve));
  expect(heard.mock.calls.filter(([{ type }]) => type === "submit")).toEqual([]);
});
