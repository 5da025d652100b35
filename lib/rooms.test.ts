import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

/** Types count too. */
function importsBetweenRooms(top: string): Map<string, Set<string>> {
  const rooms = new Map<string, Set<string>>();
  for (const file of globSync(`${top}/*/**/*.{ts,tsx}`)) {
    if (file.includes("/generated/") || file.includes(".test.")) continue;
    const room = roomOf(file);
    const imported = rooms.get(room) ?? new Set();
    rooms.set(room, imported);
    for (const [, path = ""] of readFileSync(file, "utf8").matchAll(
      /(?:from|import\(?) ?"(.+?)"/g,
    )) {
      const target = path.startsWith("@/") ? path.slice(2) : join(dirname(file), path);
      if (target.startsWith(`${top}/`) && roomOf(target) !== room) imported.add(roomOf(target));
    }
  }
  return rooms;
}

const roomOf = (path: string) => path.split("/").slice(0, 2).join("/");

/** The rooms that remain after repeatedly removing a room that imports none of those remaining. */
function roomsInCircle(rooms: Map<string, Set<string>>): string[] {
  const left = new Map(rooms);
  const free = () =>
    [...left.keys()].find((room) => ![...(left.get(room) ?? [])].some((it) => left.has(it)));
  for (let room = free(); room; room = free()) left.delete(room);
  return [...left.keys()];
}

test.each(["lib", "components"])(
  "no rooms of %s form an import cycle, not even through a third room",
  (top) => {
    expect(roomsInCircle(importsBetweenRooms(top))).toEqual([]);
  },
);

test("a file of lib imports another folder by its whole path", () => {
  // Node itself runs what front/ imports, and knows no "@/".
  const climbing = globSync("lib/**/*.{ts,tsx}").filter(
    (file) =>
      !/\/generated\/|\.test\./.test(file) &&
      /(?:from|import\() ?"\.\.\/[^"]+(?<!\.ts)"/.test(readFileSync(file, "utf8")),
  );
  expect(climbing).toEqual([]);
});

test("a cycle through a third room is found", () => {
  const rooms = new Map([
    ["a", new Set(["b"])],
    ["b", new Set(["c"])],
    ["c", new Set(["a", "d"])],
    ["d", new Set<string>()],
  ]);
  expect(roomsInCircle(rooms)).toEqual(["a", "b", "c"]);
});
