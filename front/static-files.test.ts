import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { StaticFiles } from "./static-files.ts";

const build = mkdtempSync(join(tmpdir(), "build-"));
let files: StaticFiles;
const find = (url: string) => files.find(Object.assign(new IncomingMessage(new Socket()), { url }));

beforeAll(async () => {
  mkdirSync(join(build, "static/chunks"), { recursive: true });
  writeFileSync(join(build, "static/chunks/a.js"), "1");
  writeFileSync(join(build, "static/chunks/b [slug].css"), "a{}");
  writeFileSync(join(build, "static/chunks/c.woff2"), "1");
  writeFileSync(join(build, "secret.json"), "{}");
  files = await StaticFiles.read(build);
});
afterAll(() => rmSync(build, { recursive: true }));

it.each([
  ["/_next/static/chunks/a.js", "text/javascript; charset=utf-8"],
  ["/_next/static/chunks/b%20%5Bslug%5D.css?v=1", "text/css; charset=utf-8"],
  ["/_next/static/chunks/c.woff2", "font/woff2"],
  ["/artwork/social/the-great-process-in-practice.png", "image/png"],
])("%s is found with the type %s", (url, type) => {
  expect(find(url)?.identity.head).toContain(type);
});

it.each([
  "/_next/static/../secret.json",
  "/_next/static/%2e%2e/secret.json",
  "/secret.json",
  "/_next/secret.json",
  "/_next/static/..%2fsecret.json",
  "/_next/static/chunks/..\\..\\..\\secret.json",
  "/../package.json",
  "/package.json",
  "/.env",
  "/front/start.ts",
  "/_next/static/chunks",
  "/",
])("%s is not a served file", (url) => {
  expect(find(url)).toBeUndefined();
});
