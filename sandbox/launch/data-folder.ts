import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

const MARKER = "made-by-the-sandbox";
const LOCK = "lock";
const KEPT = new Set([MARKER, LOCK, `${LOCK}-journal`]);

// A lock that nothing refers to would be garbage-collected, and so released.
const locks: DatabaseSync[] = [];

export function openDataFolder(path: string): void {
  const isOurs = existsSync(join(path, MARKER));
  if (!isOurs && existsSync(path) && readdirSync(path).length > 0) {
    throw new Error(
      `${path} holds files that are not the demo's. Choose another folder with DATA_DIR.`,
    );
  }
  mkdirSync(join(path, "logs"), { recursive: true });
  writeFileSync(join(path, MARKER), "");
  locks.push(takeLock(path));
}

export function emptyDataFolder(path: string): void {
  for (const name of readdirSync(path)) {
    if (!KEPT.has(name)) rmSync(join(path, name), { recursive: true, force: true });
  }
  mkdirSync(join(path, "logs"));
}

/** SQLite's lock belongs to the operating system and ends with the process, so no crash leaves it behind. */
function takeLock(path: string): DatabaseSync {
  const database = new DatabaseSync(join(path, LOCK));
  try {
    database.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
    return database;
  } catch (cause) {
    database.close();
    throw new Error(
      `A demo already runs on this data folder (${path}). Stop it, or choose another with DATA_DIR.`,
      { cause },
    );
  }
}
