import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { firstTouch } from "@/lib/http/first-touch";
import { deferScripts, postponeFiles } from "./defer-scripts";
import { speculationRules } from "./speculation-rules";

const NONCE = "a+b/c==";
const hashOf = (script: string) =>
  `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
const defer = (body: string) =>
  deferScripts(`<html><head></head><body>${body}</body></html>`, NONCE, {
    path: "/about",
    release: "1",
  });

test("Next's scripts are loaded at the first interaction", () => {
  const { html, hydration } = defer(
    `<script src="/a.js" async="" nonce="${NONCE}"></script><script src="/old.js" noModule="" nonce="${NONCE}"></script>`,
  );
  expect(html).not.toMatch(/<script[^>]* src=/);
  const address = `/_hydration/${hydration.key}/about`;
  expect(html).toContain(
    `<script type="application/json" data-deferred="${address}">["/a.js"]</script>`,
  );
});

test.each([
  ["(self.__next_f=self.__next_f||[]).push([0])", "__next_f", "[0]"],
  ['self.__next_f.push([1,"1:\\"$x\\"\\n)"])', "__next_f", '[1,"1:\\"$x\\"\\n)"]'],
  [
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a"]});',
    "TURBOPACK",
    '{"otherChunks":["a"]}',
  ],
])("the script %s becomes data beside the document", (script, queue, json) => {
  const { html, hashes, hydration } = defer(`<script nonce="${NONCE}">${script}</script>`);
  expect(html).not.toContain(json);
  expect(JSON.parse(hydration.json)).toEqual([[queue, JSON.parse(json)]]);
  expect(hashes).toEqual([hashOf(firstTouch), hashOf(speculationRules)]);
});

test("instances that render the same document name its data alike, in whichever order it came", () => {
  const script = (row: string) =>
    `<script nonce="${NONCE}">self.__next_f.push([1,"${row}"])</script>`;
  const key = (body: string) => defer(body).hydration.key;
  const rows = [script("a"), script("b")];
  expect(key(`<p>1</p>${rows.join("")}`)).toBe(key(`<p>1</p>${rows.reverse().join("")}`));
  expect(key("<p>1</p><p>2</p>")).not.toBe(key("<p>2</p><p>1</p>"));
});

test("a document's data has another name in another release, and none for the order of its head's tags", () => {
  const key = (head: string, release: string) =>
    deferScripts(`<head>${head}</head><body></body>`, NONCE, { path: "/", release }).hydration.key;
  expect(key("<meta a><meta b>", "1")).toBe(key("<meta b><meta a>", "1"));
  expect(key("<meta a>", "1")).not.toBe(key("<meta a>", "2"));
});

test("another script of Next loses its nonce and is allowed by its hash", () => {
  const { html, hashes } = defer(`<script nonce="${NONCE}">start()</script>`);
  expect(html).toContain("<script>start()</script>");
  expect(hashes).toContain(hashOf("start()"));
});

test("no hash allows an injected script", () => {
  const smuggled = '<script>steal()</script><script nonce="guess">steal()</script>';
  const { html, hashes } = defer(smuggled);
  expect(html).toContain(smuggled);
  expect(hashes).not.toContain(hashOf("steal()"));
});

test("a personal page keeps Next's data and other scripts, and lists Next's files at its end", () => {
  const start = `<script>${firstTouch}</script>`;
  const kept = `<script nonce="${NONCE}">self.__next_f.push([1,"\\u003c/body>"])</script><script src="/b.js"></script>`;
  const file = `<script src="/a$&.js" async="" nonce="${NONCE}"></script>`;
  const old = `<script src="/old.js" noModule="" nonce="${NONCE}"></script>`;
  const page = `<head><link rel="preload" as="script" href="/a.js">${file}${old}</head><body>${start}${kept}${file}</body>`;
  expect(postponeFiles(page, NONCE)).toBe(
    `<head></head><body>${start}${kept}<script type="application/json" data-deferred="">["/a$&.js"]</script></body>`,
  );
});

test("the empty document of an error keeps its files, which draw it", () => {
  const page = `<head><script src="/a.js" async="" nonce="${NONCE}"></script></head><body></body>`;
  expect(postponeFiles(page, NONCE)).toBe(page);
});
