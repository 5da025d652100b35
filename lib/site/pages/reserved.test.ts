import { globSync, readdirSync } from "node:fs";
import { expect, it } from "vitest";
import nextConfig from "@/next.config";
import { RESERVED } from "./reserved";
import { newPageInput } from "./schema";

const FIRST = /^\/?([a-z][a-z-]*)(?:\/|$)/;

it("no page of the coach’s can take an address that the site uses: add the first part of a new route here", async () => {
  const routes = globSync("app/**/{page.tsx,route.ts}").map((file) =>
    file.replace(/^app\//, "").replaceAll(/\([a-z]+\)\//g, ""),
  );
  const redirects = (await nextConfig.redirects()).map(({ source }) => source);
  const firsts = [...routes, ...redirects, ...readdirSync("public")].flatMap(
    (path) => (FIRST.exec(path.replace(/\/(?:page|route)\.tsx?$/, "")) ?? [])[1] ?? [],
  );
  expect(firsts.length).toBeGreaterThan(100);
  expect([...new Set(firsts)].filter((part) => !RESERVED.has(part))).toEqual([]);
});

it("an address is one word, typed with or without its slash, and none of the site’s", () => {
  const read = (path: string) => newPageInput.safeParse({ name: "Retreats", path });
  expect(read(" /Retreats-2027 ").data?.path).toBe("/retreats-2027");
  for (const path of ["", "/", "a/b", "über", "x.html", "-x", "a".repeat(101), "\0"]) {
    expect(read(path).success, path).toBe(false);
  }
  expect(read("/Checkout").error?.issues[0]?.message).toContain("taken by the site itself");
});
