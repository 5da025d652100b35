import { beforeEach, expect, it, vi } from "vitest";
import { DAY_MS } from "@/lib/text/durations";
import { readDraft } from "./drafts";

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => kept.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

const values = { title: "A course" };
const keep = (text: string) => kept.set("draft:course:3", text);

it("restores values that were typed within a day", () => {
  keep(JSON.stringify({ keptAt: Date.now() - DAY_MS / 2, values }));
  expect(readDraft("course:3")).toEqual(values);
  expect(readDraft("course:4")).toBeUndefined();
});

it.each([
  ["older than a day", JSON.stringify({ keptAt: Date.now() - DAY_MS, values })],
  ["cut off", '{"keptAt":1'],
  ["another value", '"draft"'],
  ["without a time", JSON.stringify({ values })],
  ["without values", JSON.stringify({ keptAt: Date.now() })],
  ["with values that are not texts", JSON.stringify({ keptAt: Date.now(), values: { title: 1 } })],
])("deletes a draft that is %s, and the form opens without it", (_, text) => {
  keep(text);
  expect(readDraft("course:3")).toBeUndefined();
  expect(kept.size).toBe(0);
});
