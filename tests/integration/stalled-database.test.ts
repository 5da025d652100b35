import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DatabaseAdapter } from "@/lib/database/adapter";
import { isDatabaseAway } from "@/lib/db";
import { PrismaClient } from "@/lib/generated/prisma/client";
import { Wire } from "../faults/wire";
import { eventually } from "../support/eventually";

/** As in production, but in tenths of a second. */
const timeouts = {
  connect: 1_000,
  answer: 1_500,
  database: {
    lock_timeout: 300,
    statement_timeout: 1_000,
    idle_in_transaction_session_timeout: 1_000,
  },
};

describe.each([
  ["reached directly", false],
  ["behind a pooler, which keeps no session settings", true],
])("a database %s", (_case, isBehindPooler) => {
  let wire: Wire;
  let db: PrismaClient;
  let rival: pg.Client;

  beforeAll(async () => {
    const connectionString = process.env.DATABASE_URL ?? "";
    wire = await Wire.lay(connectionString);
    db = new PrismaClient({
      adapter: new DatabaseAdapter({ connectionString: wire.url, isBehindPooler, timeouts }),
      transactionOptions: { maxWait: 1_000, timeout: 1_200 },
    });
    rival = new pg.Client({ connectionString });
    await rival.connect();
  });

  afterAll(async () => {
    await db.$disconnect();
    await rival.end();
  });

  it("saves what it acknowledges after many waited in vain for one row", async () => {
    const { key } = await db.rateLimit.create({ data: { key: randomUUID(), points: 0 } });
    await rival.query("BEGIN");
    await rival.query(`SELECT 1 FROM "RateLimit" WHERE key = $1 FOR UPDATE`, [key]);
    const waiting = Array.from({ length: 10 }, () =>
      db.$transaction((tx) => tx.rateLimit.update({ where: { key }, data: { points: 1 } })),
    );
    const refusals = await Promise.all(waiting.map(failureOf));
    await rival.query("COMMIT");
    expect(refusals.filter((error) => !isDatabaseAway(error))).toEqual([]);

    const keys = Array.from({ length: 16 }, () => randomUUID());
    await Promise.all(keys.map((key) => db.rateLimit.create({ data: { key, points: 8 } })));
    const saved = await rival.query(`SELECT 1 FROM "RateLimit" WHERE key = ANY($1)`, [keys]);
    expect(saved.rowCount).toBe(keys.length);
  });

  it("is asked other things while many wait for one row", async () => {
    const { key } = await db.rateLimit.create({ data: { key: randomUUID(), points: 0 } });
    await rival.query("BEGIN");
    await rival.query(`SELECT 1 FROM "RateLimit" WHERE key = $1 FOR UPDATE`, [key]);
    let refused = 0;
    const waiting = Array.from({ length: 40 }, async () => {
      await failureOf(db.$transaction((tx) => tx.rateLimit.delete({ where: { key } })));
      refused += 1;
    });
    await eventually("wait for the row", async () => {
      const { rowCount } = await rival.query(
        `SELECT 1 FROM pg_locks JOIN pg_database d ON d.oid = database
         WHERE NOT granted AND datname = current_database()`,
      );
      return rowCount !== null && rowCount > 5;
    });
    await db.rateLimit.create({ data: { key: randomUUID(), points: 0 } });
    expect(refused).toBeLessThan(waiting.length);
    await Promise.all(waiting);
    await rival.query("COMMIT");
  });

  it.each([
    ["a statement", "BEGIN"],
    ["a statement", "UPDATE"],
    ["a transaction", "UPDATE"],
    ["a statement", "COMMIT"],
    ["a transaction", "COMMIT"],
  ])(
    "does not do later what was refused: %s that the connection delayed from %s on",
    async (kind, words) => {
      const { key } = await db.rateLimit.create({ data: { key: randomUUID(), points: 0 } });
      const resume = wire.hold(words);
      const change = { where: { key }, data: { points: 1 } };
      const error = await failureOf(
        kind === "a statement"
          ? db.rateLimit.update(change)
          : db.$transaction((tx) => tx.rateLimit.update(change)),
      );
      expect(isDatabaseAway(error)).toBe(true);
      await resume();
      const { rows } = await rival.query(`SELECT points FROM "RateLimit" WHERE key = $1`, [key]);
      expect(rows).toEqual([{ points: 0 }]);
    },
  );
});

function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => expect.unreachable("this should be refused"),
    (error: unknown) => error,
  );
}
