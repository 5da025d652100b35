import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "@playwright/test";
import { listActions } from "../support/build";
import { findOrCreateCoach, forgetCoach, signInAsCoach } from "../support/coach";
import { newLearner, newSession } from "../support/learner";
import { query, siteUrl } from "../support/world";

/**
 * Every page, call and action of the back office, read from the source and from the build: what is
 * added tomorrow is tested here too, or makes the test fail for want of an example.
 */
const ROOT = "app/(coach)";
const files = readdirSync(ROOT, { recursive: true, encoding: "utf8" });
const pages = files.filter((file) => file.endsWith("page.tsx")).map(toPath);
const calls = files.filter((file) => file.endsWith("route.ts")).map(toPath);
const actions = listActions()
  .filter(({ file }) => file.includes("(coach)"))
  .map(({ id, file, name }) => ({ id, name: `${relative(ROOT, file)} ${name}` }));

/** "[number]" and the like; each has a value that names nothing. */
function toPath(file: string): string {
  const folders = join(file, "..")
    .split("/")
    .filter((part) => part !== "." && !part.startsWith("("));
  return `/${folders.map((part) => part.replace(/^\[.*\]$/, "1001")).join("/")}`;
}

const CALLERS = [
  "a visitor",
  "a buyer",
  "the coach's address without the phone",
  "whoever only paid with it",
];

const PROVABLE = ["a visitor", "the coach's address without the phone"];

async function cookieOf(caller: string): Promise<string> {
  if (caller === "a visitor") return "";
  if (caller === "a buyer") return newSession(await newLearner(1));
  const userId = await findOrCreateCoach();
  const isProven = caller === "the coach's address without the phone";
  await query(`UPDATE "User" SET "firstSignInAt" = $2 WHERE id = $1`, [
    userId,
    isProven ? new Date() : null,
  ]);
  return newSession(userId);
}

test.afterAll(forgetCoach);

test("the tables are whole: there are pages and actions to ask for", () => {
  expect(pages).toContain("/admin");
  expect(actions.map(({ name }) => name).join()).toContain("refundAction");
  const sources = files.filter((file) => file.endsWith("actions.ts"));
  for (const file of sources) {
    for (const [, name] of readFileSync(join(ROOT, file), "utf8").matchAll(/export const (\w+)/g)) {
      expect(actions.map((action) => action.name)).toContain(`${file} ${name}`);
    }
  }
});

for (const caller of CALLERS) {
  test(`no page, call or action opens to ${caller}`, async () => {
    test.setTimeout(300_000);
    const cookie = await cookieOf(caller);
    const ask = (path: string, init: RequestInit = {}) =>
      fetch(`${siteUrl}${path}`, {
        redirect: "manual",
        ...init,
        headers: { ...init.headers, ...(cookie && { cookie }) },
      });

    for (const path of [...pages, ...calls]) {
      const answer = await ask(path);
      const leadsOn = /\/signin/.test(answer.headers.get("location") ?? "");
      const text = await answer.text();
      const isLedOn = leadsOn || /NEXT_REDIRECT;replace;[^"]*\/signin/.test(text);
      const isRefused = isLedOn || [401, 403, 404].includes(answer.status);
      expect([path, answer.status, isRefused]).toEqual([path, answer.status, true]);
      // Callers who may still prove who they are learn nothing before: not even that an address is unknown.
      if (pages.includes(path) && PROVABLE.includes(caller))
        expect([path, isLedOn]).toEqual([path, true]);
      expect([path, text.includes("Back office:")]).toEqual([path, false]);
      expect(answer.headers.get("cache-control")).toContain("no-store");
    }

    const before = await query(`SELECT count(*) FROM "AuditLog"`);
    for (const { id, name } of actions) {
      const form = new FormData();
      form.set("0", JSON.stringify([{ errors: {}, values: {} }, "$K1"]));
      form.set("_1_number", "1001");
      const answer = await ask("/", {
        method: "POST",
        body: form,
        headers: { "next-action": id, origin: siteUrl },
      });
      const text = await answer.text();
      const isRefused =
        [401, 403, 404].includes(answer.status) ||
        /You are signed out|code from your phone|was not found|Please sign in/.test(text);
      expect([name, answer.status, isRefused]).toEqual([name, answer.status, true]);
    }
    expect(await query(`SELECT count(*) FROM "AuditLog"`)).toEqual(before);
  });
}

test("the coach with the phone is let in by the same requests", async ({ context, page }) => {
  await signInAsCoach(context);
  expect((await page.goto("/admin"))?.status()).toBe(200);
  await expect(page.getByRole("heading", { name: "Today" })).toBeVisible();
});
