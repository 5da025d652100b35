import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { z } from "zod";

const wanted = z.record(z.string(), z.string());

const lock = z
  .object({
    packages: z.record(
      z.string(),
      z.object({
        version: z.string().optional(),
        license: z.string().optional(),
        resolved: z.string().optional(),
      }),
    ),
  })
  .parse(readJson("package-lock.json"));

/** Every installed copy of every package; the entry "" is the product itself. */
const installed = Object.entries(lock.packages)
  .filter(([path]) => path !== "")
  .map(([path, entry]) => ({ ...entry, name: path.split("node_modules/").at(-1) ?? "" }));

const floors = z
  .array(
    z.object({
      package: z.string(),
      /** Null if no version is safe. */
      safeFrom: z.string().nullable(),
      advisories: z.array(z.string().regex(/^(GHSA|CVE)-/)).min(1),
      /** The test that shows that this product in particular is not vulnerable. */
      test: z.string().optional(),
    }),
  )
  .parse(readJson("tests/security/floors.json"));

it.each(floors)("$package is at or above $safeFrom ($advisories)", (floor) => {
  const copies = installed.filter(({ name }) => name === floor.package);
  if (floor.safeFrom === null) return expect(copies).toEqual([]);
  expect(copies).not.toEqual([]);
  for (const { version = "" } of copies) {
    expect(isAtLeast(version, floor.safeFrom), `${floor.package} ${version}`).toBe(true);
  }
});

it("every test that a floor names exists", () => {
  const named = floors.flatMap(({ test }) => test ?? []);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});

it("versions are compared as numbers", () => {
  expect(isAtLeast("16.2.9", "16.2.11")).toBe(false);
  expect(isAtLeast("16.10.0", "16.2.11")).toBe(true);
});

it("each dependency is pinned to one version", () => {
  const { dependencies, devDependencies } = z
    .object({ dependencies: wanted, devDependencies: wanted })
    .parse(readJson("package.json"));
  const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
  );
  expect(loose).toEqual([]);
});

it("the lock file contains no addresses, so packages come from npm's configured registry", () => {
  expect(installed.filter(({ resolved }) => resolved)).toEqual([]);
});

/** Licences that permit use and redistribution in a shop; weak copyleft only for unmodified libraries. */
const LICENCES = [
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "ISC",
  "MIT",
  "MIT-0",
  "CC-BY-4.0",
  "CC0-1.0",
  "EPL-2.0",
  "LGPL-3.0-or-later",
  "MPL-2.0",
  "OFL-1.1",
  "Python-2.0",
  "Unlicense",
  "Zlib",
];

/** The licence file or readme says it where package.json does not, or offers a choice that is made here. */
const STATED: Record<string, string> = {
  "combine-errors": "MIT",
  "png-js": "MIT",
  "seq-queue": "MIT",
  duck: "BSD-2-Clause",
  // "(MIT OR GPL-3.0-or-later)"
  jszip: "MIT",
};

it("every package has a licence that allows its use in the product", () => {
  const doubtful = installed.filter(({ name, license }) => {
    const stated = STATED[name] ?? license ?? "none";
    const terms = stated.replaceAll(/[()]/g, "").split(/ (?:and|or) /i);
    return !terms.every((term) => LICENCES.includes(term));
  });
  expect(doubtful).toEqual([]);
});

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, "utf8"));
}

/** Compares releases only: a pre-release counts as the release that it leads to. */
function isAtLeast(version: string, floor: string): boolean {
  return version.localeCompare(floor, undefined, { numeric: true }) >= 0;
}
