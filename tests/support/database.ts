import { randomUUID } from "node:crypto";
import pg from "pg";

/**
 * Vitest's set-up for each file of integration tests: a copy of the migrated and seeded database, made
 * before the file imports anything that reads DATABASE_URL. The copies go with the test run's data.
 */
async function isolateDatabase(): Promise<void> {
  const template = new URL(process.env.DATABASE_URL ?? "");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const maintenance = new URL(template);
  maintenance.pathname = "/postgres";
  const client = new pg.Client({ connectionString: maintenance.href });
  await client.connect();
  try {
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${template.pathname.slice(1)}`);
  } finally {
    await client.end();
  }
  const copy = new URL(template);
  copy.pathname = `/${name}`;
  process.env.DATABASE_URL = copy.href;
}

await isolateDatabase();
