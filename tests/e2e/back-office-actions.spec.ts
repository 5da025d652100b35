import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { z } from "zod";
import { listActions } from "../support/build";
import { forgetCoach } from "../support/coach";
import { fullOnlyIf } from "../support/full-only";
import { countAuditLog } from "../support/people";
import { cookieOf, preparePlace } from "../support/place";
import { type Role, roles, routes, worksHere } from "../support/route-table";
import { sellCourse } from "../support/sale";
import { query, siteUrl } from "../support/world";

/** Read from the source and from the build, so that future actions are tested here too. */
const ROOT = "app/(coach)";
const actions = listActions().filter(({ file }) => file.includes(ROOT));

test.afterAll(forgetCoach);

test("the build lists every action in the source", () => {
  const built = actions.map(({ file, name }) => `${file.slice(file.indexOf(ROOT))} ${name}`);
  const files = readdirSync(ROOT, { recursive: true, encoding: "utf8" });
  for (const file of files.filter((name) => name.endsWith("actions.ts"))) {
    const path = join(ROOT, file);
    for (const [, name] of readFileSync(path, "utf8").matchAll(/export const (\w+)/g)) {
      expect(built).toContain(`${path} ${name}`);
    }
  }
  expect(built.join()).toContain("refundAction");
});

/** In the usual run, another kind of buyer represents these. */
const buyers: Role[] = ["buyer without", "refunded", "suspended"];

for (const role of roles.filter((name) => !worksHere(name))) {
  test(
    `no action of the back office runs for the role “${role}”`,
    fullOnlyIf(buyers.includes(role)),
    async () => {
      const cookie = await cookieOf(role, await preparePlace());
      const before = await countAuditLog();
      for (const { id, name } of actions) {
        const body = new FormData();
        body.set("0", JSON.stringify([{ errors: {}, values: {} }, "$K1"]));
        body.set("_1_number", "1001");
        const headers = { "next-action": id, origin: siteUrl, cookie };
        const answer = await fetch(siteUrl, { method: "POST", redirect: "manual", body, headers });
        const isRefused =
          [401, 403, 404].includes(answer.status) ||
          /You are signed out|code from your phone|was not found|Please sign in/.test(
            await answer.text(),
          );
        expect([name, answer.status, isRefused]).toEqual([name, answer.status, true]);
      }
      expect(await countAuditLog()).toBe(before);
    },
  );
}

test("an assistant cannot refund, move purchases, prove launch lines, open the doors or manage assistants", async () => {
  const cookie = await cookieOf("assistant", await preparePlace());
  const owners = actions.filter(({ name }) =>
    /^(?:refund|correctEmail|movePerson|prove|setDoors)Action$|Assistant/.test(name),
  );
  expect(owners).toHaveLength(8);
  for (const { id, name } of owners) {
    const body = new FormData();
    body.set("0", JSON.stringify([{ errors: {}, values: {} }, "$K1"]));
    const headers = { "next-action": id, origin: siteUrl, cookie };
    const answer = await fetch(siteUrl, { method: "POST", redirect: "manual", body, headers });
    expect([name, await answer.text()]).toEqual([name, expect.stringContaining("Only the owner")]);
  }
});

test("Today, orders, people and withdrawals show an assistant no sums of money", async () => {
  const { number, email } = await sellCourse();
  const subject = "Your course for £49.99";
  await query(`UPDATE "OutboxMail" SET subject = $2 WHERE "to" = $1`, [email, subject]);
  await query(
    `UPDATE "Grant" SET reason = 'paid £49.99 by bank transfer'
     WHERE "orderId" = (SELECT id FROM "Order" WHERE number = $1)`,
    [number],
  );
  const person = await query(`SELECT id FROM "User" WHERE email = $1`, [email]);
  const withdrawal = await query(
    `INSERT INTO "Withdrawal" (id, email, "orderNumber", part)
     VALUES (gen_random_uuid(), $1, $2, 'The course for £49.99') RETURNING id`,
    [email, String(number)],
  );
  const idOf = (rows: unknown) => z.tuple([z.object({ id: z.string() })]).parse(rows)[0].id;
  const cookie = await cookieOf("assistant", await preparePlace());
  for (const path of [
    ...["/admin", "/admin/orders", `/admin/orders/${number}`],
    ...[`/admin/people/${idOf(person)}`, `/admin/orders/withdrawals/${idOf(withdrawal)}`],
  ]) {
    const answer = await fetch(siteUrl + path, { redirect: "manual", headers: { cookie } });
    expect([path, answer.status]).toEqual([path, 200]);
    expect([path, (await answer.text()).match(/£\d[\d.]*/)?.[0]]).toEqual([path, undefined]);
  }
});

/** These may still prove who they are; until then they are not told whether an address exists. */
const provable: Role[] = ["visitor", "coach without phone"];

for (const role of provable) {
  test(`the back office sends the role “${role}” to sign in before it looks up an id`, async () => {
    const cookie = await cookieOf(role, await preparePlace());
    for (const [route, kind] of Object.entries(routes)) {
      if (!(kind === "coach" || kind === "owner") || !route.includes("[")) continue;
      const path = route.replaceAll(/\[\w+\]/g, "1001");
      const answer = await fetch(siteUrl + path, { redirect: "manual", headers: { cookie } });
      const { location, "cache-control": cache } = Object.fromEntries(answer.headers);
      expect([path, location, cache]).toEqual([
        path,
        expect.stringContaining("/signin"),
        expect.stringContaining("no-store"),
      ]);
    }
  });
}
