import { globSync, readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { absoluteUrl } from "@/lib/paths/absolute-url";
import nextConfig from "@/next.config";
import { RESERVED } from "./rules";
import { newPageInput } from "./schema";

const FIRST = /^\/?([a-z][a-z-]*)(?:\/|$)/;

it("a page of the coach’s cannot take an address of the site: add the first part of a new route here", async () => {
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

it("an address is one part, typed in any form, and not one of the site’s", () => {
  const read = (path: string) => newPageInput.safeParse({ name: "Retreats", path });
  const { host } = new URL(absoluteUrl("/"));
  const typed = [" /Retreats-2027 ", "retreats-2027/", "Retreats 2027", `${host}/retreats-2027`];
  for (const path of [...typed, absoluteUrl("/retreats-2027/")]) {
    expect(read(path).data?.path, path).toBe("/retreats-2027");
  }
  expect(read("/retreats/2027").error?.issues).toMatchObject([
    { message: expect.stringContaining("An address has one part") },
  ]);
  for (const path of [
    "",
    "/",
    "a/b",
    "https://elsewhere.example/retreats",
    "a?b",
    "über",
    "x.html",
    "-x",
    "a".repeat(101),
    "\0",
  ]) {
    expect(read(path).success, path).toBe(false);
  }
  expect(read("/Checkout").error?.issues[0]?.message).toContain("taken by the site itself");
});
