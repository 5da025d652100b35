import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { replaceNonce } from "./ready-page";

const NONCE = "a+b/c==";
const hashOf = (script: string) =>
  `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

test("scripts with the rendering's nonce are allowed by their hash and lose the nonce", () => {
  const { html, hashes } = replaceNonce(
    `<script id="a" nonce="${NONCE}">start()</script><script src="/x.js" async="" nonce="${NONCE}"></script>`,
    NONCE,
  );
  expect(html).toBe('<script id="a">start()</script><script src="/x.js" async=""></script>');
  expect(hashes).toEqual([hashOf("start()")]);
});

test("a script that somebody smuggled into a text is not allowed", () => {
  const smuggled = '<script>steal()</script><script nonce="guess">steal()</script>';
  const { html, hashes } = replaceNonce(smuggled, NONCE);
  expect(html).toBe(smuggled);
  expect(hashes).toEqual([]);
});
