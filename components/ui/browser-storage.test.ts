import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import { browserStorage, keepInBrowser, keepInTab, tabStorage } from "./browser-storage";

afterEach(() => void vi.unstubAllGlobals());

it("without storage, as in some apps, a browser keeps nothing and raises no error", () => {
  vi.stubGlobal("localStorage", null);
  vi.stubGlobal("sessionStorage", null);
  keepInBrowser("draft:contact", "Hello");
  keepInTab("draft:checkout", "name=Anna");
  expect([browserStorage(), tabStorage()]).toEqual([null, null]);
});

it("full storage raises no error", () => {
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
])("denied storage raises no error: %s", (_how, property) => {
  for (const name of ["localStorage", "sessionStorage"]) {
    Object.defineProperty(globalThis, name, { configurable: true, ...property() });
    onTestFinished(() => void Reflect.deleteProperty(globalThis, name));
  }
  expect([browserStorage(), tabStorage()]).toEqual([null, null]);
  expect(() => keepInBrowser("draft:contact", "Hello")).not.toThrow();
  expect(() => keepInTab("draft:checkout", "name=Anna")).not.toThrow();
});
