import { randomUUID } from "node:crypto";
import { withClient } from "./with-client";

/**
 * Vitest's set-up for each file of integration tests: a copy of the migrated and seeded database, made
 * before the file imports anything that reads DATABASE_URL. The copies are deleted with the run's data.
 */
async function isolateDatabase(): Promise<void> {
  const template = new URL(process.env.DATABASE_URL ?? "");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const maintenance = new URL(template);
  maintenance.pathname = "/postgres";
  await withClient(maintenance.href, (client) =>
    client.query(`CREATE DATABASE ${name} TEMPLATE ${template.pathname.slice(1)}`),
  );
  const copy = new URL(template);
  copy.pathname = `/${name}`;
  process.env.DATABASE_URL = copy.href;
}

await isolateDatabase();
