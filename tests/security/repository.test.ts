import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/** Keys of the providers and clouds that this product uses, and private keys of any kind. */
const PATTERNS: [what: string, pattern: RegExp][] = [
  ["a card provider's key", /\b[sr]k_(?:live|test)_[A-Za-z0-9]{16,}/],
  ["a webhook's secret", /\bwhsec_[A-Za-z0-9+/=]{16,}/],
  ["a mail provider's key", /\bre_[A-Za-z0-9]{6,}_[A-Za-z0-9]{16,}|\bre_[a-f0-9]{32,}/],
  ["a cloud's key", /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/],
  [
    "a token of a code host",
    /\bgh[pousr]_[A-Za-z0-9]{36}|\bgithub_pat_\w{22,}|\bnpm_[A-Za-z0-9]{36}/,
  ],
  ["a private key", /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/],
  [
    "a password in an address",
    /\b(?:postgres(?:ql)?|mysql|redis|https?):\/\/[^\s:/@"'`${}]+:(?!password@)[^\s@"'`${}]{8,}@/,
  ],
];

function findKeys(text: string): string[] {
  return PATTERNS.filter(([, pattern]) => pattern.test(text)).map(([what]) => what);
}

/** What .gitignore names: none of it is part of the repository. */
const NOT_OURS = ["node_modules", ".git", ".data", ".next", "test-results", "playwright-report"];

/** Does not use git, so that it also works on an unpacked archive. */
function listFiles(): string[] {
  const tops = readdirSync(".").filter(
    (name) => !NOT_OURS.includes(name) && !/^\.env(?!\.example)/.test(name),
  );
  return tops.flatMap((top) =>
    statSync(top).isFile()
      ? [top]
      : readdirSync(top, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name)),
  );
}

it("no file of the repository contains a key", () => {
  const files = listFiles();
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) =>
    findKeys(readFileSync(file, "latin1")).map((what) => `${file}: ${what}`),
  );
  expect(found).toEqual([]);
});

it.each([
  ["a card provider's key", ["sk", "live", "a".repeat(24)].join("_")],
  ["a webhook's secret", ["whsec", "a".repeat(32)].join("_")],
  ["a mail provider's key", ["re", "Ab12Cd34", "a".repeat(24)].join("_")],
  ["a cloud's key", `AKIA${"A".repeat(16)}`],
  ["a token of a code host", ["ghp", "a".repeat(36)].join("_")],
  ["a private key", ["-----BEGIN", "PRIVATE", "KEY-----"].join(" ")],
  ["a password in an address", ["postgresql://coach", "hunter2hunter2@db.example/coach"].join(":")],
])("%s would be found", (what, key) => {
  expect(findKeys(`const key = "${key}";`)).toContain(what);
});
