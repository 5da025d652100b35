import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, expect } from "vitest";
import { errorsIn, unexplained } from "../support/site-errors";
import { cardProvider, dataFolder, mailbox, query, site } from "../support/world";
import { balanceBooks } from "./balance";
import { settle } from "./time";

const TABLES = [
  "Grant",
  "OrderEvent",
  "InvoiceCounter",
  "Order",
  "Session",
  "SignInToken",
  "LessonProgress",
  "Certificate",
  "User",
  "ProviderEvent",
  "Attention",
  "OutboxMail",
  "RateLimit",
];

const readLog = () => readFileSync(join(dataFolder, "logs/site.log"));
let logged = 0;

/** Each row of the table starts with empty books and ends with balanced ones. */
beforeEach(async () => {
  await recover();
  await query(`DELETE FROM graphile_worker._private_jobs`);
  // The database lets only a session that poses as a replica empty an order's history.
  await query(`BEGIN; SET LOCAL session_replication_role = replica;
    TRUNCATE ${TABLES.map((name) => `"${name}"`).join()} CASCADE; COMMIT`);
  await cardProvider.clear();
  await mailbox.clear();
  logged = readLog().length;
});

afterEach(async () => {
  await recover();
  await settle();
  await balanceBooks();
  expect(unexplained(errorsIn(readLog().toString("utf8", logged)))).toEqual([]);
});

// However a row ended, the tests after it need the site in its original state.
afterAll(() => site.restart());

async function recover(): Promise<void> {
  await cardProvider.recover();
  await mailbox.recover();
  await cardProvider.webhooks(true);
}
