import { cpSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { migrate } from "@/prisma/migrate";
import { temporaryFolder } from "../support/temporary-folder";
import { withClient } from "../support/with-client";

const databaseUrl = process.env.DATABASE_URL ?? "";
let folder: string;
let client: pg.Client;

beforeEach(async () => {
  folder = temporaryFolder();
  client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
});
afterEach(() => client.end());

/** Names must sort after those of the product's own migrations. */
function write(name: string, sql: string) {
  mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, name, "migration.sql"), sql);
}

async function applied(name: string): Promise<number> {
  const { rows } = await client.query(
    "SELECT applied_steps_count FROM _prisma_migrations WHERE migration_name = $1",
    [name],
  );
  return rows.length;
}

test("applies missing migrations once, in the order of their names", async () => {
  write("9002_second", "INSERT INTO first_table VALUES (1)");
  write("9001_first", "CREATE TABLE first_table (id int)");
  await migrate(databaseUrl, folder);
  await migrate(databaseUrl, folder);
  const { rowCount } = await client.query("SELECT * FROM first_table");
  expect(rowCount).toBe(1);
});

test("applies a migration once when several processes start at the same time", async () => {
  write("9101_once", "CREATE TABLE once (id int)");
  await Promise.all([1, 2, 3].map(() => migrate(databaseUrl, folder)));
  expect(await applied("9101_once")).toBe(1);
});

test("leaves nothing of a migration that fails", async () => {
  write("9201_broken", "CREATE TABLE half (id int); SELECT nonsense");
  await expect(migrate(databaseUrl, folder)).rejects.toThrow("9201_broken failed");
  expect(await applied("9201_broken")).toBe(0);
  await expect(client.query("SELECT * FROM half")).rejects.toThrow("does not exist");
});

test("gives up on a table that is locked, and succeeds once it is free", async () => {
  write("9251_held", "CREATE TABLE beside (id int); ALTER TABLE held ADD COLUMN more int");
  await client.query("CREATE TABLE held (id int)");
  await client.query("BEGIN; LOCK TABLE held IN ACCESS SHARE MODE");
  await expect(migrate(databaseUrl, folder)).rejects.toThrow("changed nothing: error: canceling");
  await client.query("COMMIT");
  expect(await applied("9251_held")).toBe(0);
  await migrate(databaseUrl, folder);
  expect(await applied("9251_held")).toBe(1);
});

test("refuses a file that changed after it was applied", async () => {
  write("9301_changed", "CREATE TABLE changed (id int)");
  await migrate(databaseUrl, folder);
  write("9301_changed", "CREATE TABLE changed (id bigint)");
  await expect(migrate(databaseUrl, folder)).rejects.toThrow("was changed");
});

test("refuses to continue after a failure of Prisma's own tool", async () => {
  write("9401_failed", "SELECT 1");
  await client.query(
    "INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ('1', '', '9401_failed')",
  );
  await expect(migrate(databaseUrl, folder)).rejects.toThrow("failed earlier");
});

test("creates the categories for a shop without samples", async () => {
  await client.query("CREATE DATABASE without_samples");
  const address = new URL(databaseUrl);
  address.pathname = "/without_samples";
  await migrate(address.href);
  const { rows } = await withClient(address.href, (shop) =>
    shop.query('SELECT "id", "slug" FROM "Category" ORDER BY "id"'),
  );
  expect(rows).toEqual([
    { id: 1, slug: "tools-for-life" },
    { id: 2, slug: "irish-dancing" },
    { id: 3, slug: "public-speaking" },
  ]);
});

const DOORS = "20261125141000_doors";

/** A shop of the version before the migration; returns its database's address. */
async function openShopBefore(migration: string, name: string): Promise<string> {
  copyMigrations((each) => each < migration);
  await client.query(`CREATE DATABASE ${name}`);
  const address = new URL(databaseUrl);
  address.pathname = `/${name}`;
  await migrate(address.href, folder);
  return address.href;
}

function copyMigrations(isMeant: (name: string) => boolean) {
  for (const each of readdirSync("prisma/migrations").filter(isMeant))
    cpSync(join("prisma/migrations", each), join(folder, each), { recursive: true });
}

async function doorsOf(name: string, past: string): Promise<unknown> {
  const address = await openShopBefore(DOORS, name);
  return withClient(address, async (shop) => {
    await shop.query(past);
    await migrate(address);
    const { rows } = await shop.query(`SELECT "value" FROM "Setting" WHERE "group" = 'doors'`);
    return rows[0].value;
  });
}

test("a shop that is in use stays open when doors are introduced, and a new shop is closed", async () => {
  const used = `INSERT INTO "User" ("id", "email") VALUES (gen_random_uuid(), 'ann@example.test')`;
  expect(await doorsOf("used_shop", used)).toEqual({ isOpen: true });
  expect(await doorsOf("new_shop", "SELECT 1")).toEqual({});
});

test("pages go on reading orders and people while the indexes of searches are built anew", async () => {
  const address = await openShopBefore("20261126140001", "searched_shop");
  await withClient(address, async (shop) => {
    const readIndexes = async () => {
      const { rows } = await shop.query(
        `SELECT indexname FROM pg_indexes WHERE indexdef LIKE '%folded(%' ORDER BY indexname`,
      );
      return rows.map(({ indexname }) => indexname);
    };
    const former = await readIndexes();
    await shop.query(`BEGIN; SELECT FROM "Order", "User"`);
    copyMigrations((name) => name < "20261126140006");
    await migrate(address, folder);
    await shop.query("COMMIT");
    copyMigrations((name) => name < "20261126140011");
    await migrate(address, folder);
    expect(await readIndexes()).toEqual(former.map((name) => `${name}_letters`));
    expect(former).toHaveLength(5);
  });
});
