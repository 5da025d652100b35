import { afterEach, expect, it, vi } from "vitest";
import { browserStorage, keepInBrowser, keepInTab, tabStorage } from "./browser-storage";

afterEach(() => void vi.unstubAllGlobals());

it("a browser without storage, as in some apps, keeps nothing and goes on", () => {
  vi.stubGlobal("localStorage", null);
  vi.stubGlobal("sessionStorage", null);
  keepInBrowser("draft:contact", "Hello");
  keepInTab("draft:checkout", "name=Anna");
  expect([browserStorage(), tabStorage()]).toEqual([null, null]);
});

it("a browser whose storage is full goes on", () => {
  const full = () => {
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  };
  vi.stubGlobal("sessionStorage", { setItem: full });
  expect(() => keepInTab("draft:checkout", "name=Anna")).not.toThrow();
});
