import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "@/tests/support/temporary-folder";
import { emptyDataFolder, openDataFolder } from "./data-folder";
import { loadSecrets } from "./secrets";

let folder: string;

beforeEach(() => {
  folder = join(temporaryFolder(), "data");
});

test("a folder has one user at a time", () => {
  openDataFolder(folder);
  expect(() => openDataFolder(folder)).toThrow("A demo already runs on this data folder");
});

test("a folder with other files is refused", () => {
  mkdirSync(folder);
  writeFileSync(join(folder, "thesis.txt"), "");
  expect(() => openDataFolder(folder)).toThrow("holds files that are not the demo's");
});

test("emptying a folder deletes its data and keeps its lock", () => {
  openDataFolder(folder);
  const before = loadSecrets(folder);
  expect(loadSecrets(folder)).toEqual(before);
  emptyDataFolder(folder);
  expect(existsSync(join(folder, "secrets.json"))).toBe(false);
  expect(() => openDataFolder(folder)).toThrow("already runs");
});
