import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { eventually } from "../support/eventually";
import { withClient } from "../support/with-client";

/** The database accounts of the reference installation: the owner, who migrates, and the running site. */
const ownerUrl = process.env.DATABASE_URL ?? "";
const siteUrl = `${ownerUrl}?options=${encodeURIComponent("-c role=site")}`;

const site = new pg.Client({ connectionString: siteUrl });

beforeAll(async () => {
  const rights = readFileSync("deploy/database/rights.sql", "utf8");
  await withClient(ownerUrl, async (owner) => {
    // Twice, as it runs after each release.
    for (const _release of [1, 2]) await owner.query(rights);
  });
  await site.connect();
  // From here on, the product connects with the site's account.
  process.env.DATABASE_URL = siteUrl;
});
afterAll(() => site.end());

it("the site's account can queue a mail with its job, and the worker sends it", async () => {
  const { db } = await import("@/lib/db");
  const { requestSignIn } = await import("@/lib/auth/sign-in-links");
  const { startWorker } = await import("@/lib/jobs/worker");
  const [{ current_user: account }] = await db.$queryRaw<
    [{ current_user: string }]
  >`SELECT current_user`;
  expect(account).toBe("site");
  const stop = await startWorker();
  const to = `${randomUUID()}@example.test`;
  await requestSignIn(to, "/account");
  await eventually("mail that was sent", () =>
    db.outboxMail.findFirst({ where: { to, sentAt: { not: null } } }).then((mail) => mail !== null),
  );
  await stop();
});

it("the site's account may read and write every table of the product", async () => {
  const { rows } = await site.query(`
    SELECT relname, needed FROM pg_class, unnest('{SELECT,INSERT,UPDATE,DELETE}'::text[]) needed
    WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relname <> '_prisma_migrations'
      AND NOT has_table_privilege(oid, needed)`);
  expect(rows).toEqual([]);
});

it.each([
  'DROP TABLE "Order"',
  'ALTER TABLE "Order" ADD COLUMN "more" text',
  "CREATE TABLE more (id int)",
  "CREATE SCHEMA more",
  'ALTER TABLE "AuditLog" DISABLE TRIGGER USER',
  'TRUNCATE "Order" CASCADE',
  "DELETE FROM _prisma_migrations",
  "DELETE FROM graphile_worker.migrations",
  "CREATE ROLE more SUPERUSER",
  "COPY (SELECT 1) TO PROGRAM 'true'",
])("the site's account may not: %s", async (statement) => {
  await expect(site.query(statement)).rejects.toThrow(/permission denied|must be owner/);
});
