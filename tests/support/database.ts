import { randomUUID } from "node:crypto";
import { inspect } from "node:util";
import { afterAll, afterEach, beforeEach, expect, vi } from "vitest";
import { startCardProvider } from "@/sandbox/card-provider/card-provider";
import { unexplained } from "./site-errors";
import { withClient } from "./with-client";

/**
 * Vitest's set-up for each file of integration tests, run before the file imports anything that reads these
 * settings. It provides a copy of the migrated and seeded database, and a card provider without other files'
 * payments, which each sweep would have to go through. The copies are deleted with the run's data.
 */
const { DATABASE_URL, STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } =
  process.env;

const template = new URL(DATABASE_URL ?? "");
const name = `test_${randomUUID().replaceAll("-", "")}`;
await withClient(new URL("/postgres", template).href, (client) =>
  client.query(`CREATE DATABASE ${name} TEMPLATE ${template.pathname.slice(1)}`),
);
process.env.DATABASE_URL = new URL(`/${name}`, template).href;

const cardProvider = await startCardProvider({
  port: 0,
  file: ":memory:",
  secretKey: STRIPE_SECRET_KEY ?? "",
  publishableKey: STRIPE_PUBLISHABLE_KEY ?? "",
  webhook: { url: "http://127.0.0.1:1/nobody-listens", secret: STRIPE_WEBHOOK_SECRET ?? "" },
});
process.env.STRIPE_API_URL = cardProvider.url;
afterAll(() => cardProvider.close());

const errors: unknown[] = [];

// Not before the first test, because files change the settings that the logger reads.
beforeEach(async () => {
  const { logger } = await import("@/lib/logger");
  vi.spyOn(logger, "error").mockImplementation((...entry) => void errors.push(entry));
});

afterEach(() => {
  const logged = errors.splice(0).map((entry) => inspect(entry, { depth: 4 }));
  expect(unexplained(logged)).toEqual([]);
});
