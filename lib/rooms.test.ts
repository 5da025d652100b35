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

/** The rooms of lib in the order in which CONTRIBUTING.md lists them. */
function listedRooms(): string[] {
  const layout =
    readFileSync("CONTRIBUTING.md", "utf8").split(/^lib\/ .*$|^ {2}server\.ts/m)[1] ?? "";
  const names = layout.matchAll(/^ {2}((?:[a-z-]+\/ ?)+)/gm);
  return Array.from(names, ([, line = ""]) => line.split("/ ")).flatMap((rooms) =>
    rooms.map((room) => `lib/${room.replace("/", "").trim()}`).filter((room) => room !== "lib/"),
  );
}

test("each room of lib is in CONTRIBUTING.md, below those that it imports", () => {
  const listed = listedRooms();
  const imports = importsBetweenRooms("lib");
  expect(listed.toSorted()).toEqual([...imports.keys()].toSorted());
  const climbing = [...imports].flatMap(([room, imported]) =>
    [...imported]
      .filter((it) => listed.includes(it) && listed.indexOf(it) > listed.indexOf(room))
      .map((it) => `${room} imports ${it}`),
  );
  expect(climbing).toEqual([]);
});

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
