import { afterEach, expect, it, onTestFinished, vi } from "vitest";
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

const denied = () => {
  throw new DOMException("The operation is insecure.", "SecurityError");
};

it.each([
  ["reading the storage", () => ({ get: denied })],
  ["reading from it", () => ({ value: { getItem: denied, setItem: denied, removeItem: denied } })],
  [
    "an extension’s own error",
    () => ({
      get: () => {
        throw new Error("Blocked.");
      },
    }),
  ],
])("a browser that refuses goes on: %s", (_how, property) => {
  for (const name of ["localStorage", "sessionStorage"]) {
    Object.defineProperty(globalThis, name, { configurable: true, ...property() });
    onTestFinished(() => void Reflect.deleteProperty(globalThis, name));
  }
  expect([browserStorage(), tabStorage()]).toEqual([null, null]);
  expect(() => keepInBrowser("draft:contact", "Hello")).not.toThrow();
  expect(() => keepInTab("draft:checkout", "name=Anna")).not.toThrow();
});
