import { expect, it } from "vitest";
import { findCause, judgePart } from "./try-store";

it.each([
  ["the part", new Response("2345", { status: 206 }), true, "in parts"],
  ["the whole file", new Response("0123456789"), false, "whole files only"],
  ["another part", new Response("0123", { status: 206 }), false, "with 206"],
  ["a refusal", new Response("", { status: 403 }), false, "may not read"],
])("a store that answers a range with %s is judged", async (_what, answer, works, words) => {
  expect(await judgePart(answer)).toEqual({ works, words: expect.stringContaining(words) });
});

it.each([
  ["ENOSPC", "The disk is full"],
  ["EROFS", "takes nothing any more"],
  ["EACCES", "may not write there"],
  ["EIO", "likeliest cause"],
])("the disk error %s is explained", (code, words) => {
  expect(findCause(Object.assign(new Error("no"), { code }))).toContain(words);
});
