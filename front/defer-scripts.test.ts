import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { deferScripts } from "./defer-scripts";

const NONCE = "a+b/c==";
const hashOf = (script: string) =>
  `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
const page = (body: string) => `<html><body>${body}</body></html>`;

test("Next's scripts are loaded at the first interaction", () => {
  const { html } = deferScripts(
    page(
      `<script src="/a.js" async="" nonce="${NONCE}"></script><script src="/old.js" noModule="" nonce="${NONCE}"></script>`,
    ),
    NONCE,
  );
  expect(html).not.toMatch(/<script[^>]* src=/);
  expect(html).toContain('<script type="application/json" data-deferred>["/a.js"]</script>');
});

test.each([
  ["(self.__next_f=self.__next_f||[]).push([0])", "__next_f", "[0]"],
  ['self.__next_f.push([1,"1:\\"$x\\"\\n)"])', "__next_f", '[1,"1:\\"$x\\"\\n)"]'],
  [
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a"]});',
    "TURBOPACK",
    '{"otherChunks":["a"]}',
  ],
])("the script %s becomes data", (script, queue, json) => {
  const { html, hashes } = deferScripts(page(`<script nonce="${NONCE}">${script}</script>`), NONCE);
  expect(html).toContain(`<script type="application/json" data-queue="${queue}">${json}</script>`);
  expect(hashes).toHaveLength(1);
});

test("another script of Next loses its nonce and is allowed by its hash", () => {
  const { html, hashes } = deferScripts(page(`<script nonce="${NONCE}">start()</script>`), NONCE);
  expect(html).toContain("<script>start()</script>");
  expect(hashes).toContain(hashOf("start()"));
});

test("no hash allows an injected script", () => {
  const smuggled = '<script>steal()</script><script nonce="guess">steal()</script>';
  const { html, hashes } = deferScripts(page(smuggled), NONCE);
  expect(html).toContain(smuggled);
  expect(hashes).not.toContain(hashOf("steal()"));
});
