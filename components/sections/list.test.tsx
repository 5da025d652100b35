import { globSync } from "node:fs";
import { expect, it } from "vitest";
import { describeFields } from "@/lib/forms/described";
import { sectionKinds } from "./list";

const kinds = Object.entries(sectionKinds);

it("every folder of a section has its line in the list", () => {
  const folders = globSync("components/sections/*/section.tsx").map((path) => path.split("/")[2]);
  expect(kinds.map(([name]) => name).sort()).toEqual(folders.sort());
});

it.each(kinds)(
  "%s can be added with its sample, and its form describes every field",
  (_name, kind) => {
    expect(kind.schema.safeParse(kind.sample).error).toBeUndefined();
    for (const { label, name, item = [] } of describeFields(kind.schema)) {
      expect(label).not.toBe(name);
      for (const field of item) expect(field.label).not.toBe(field.name);
    }
  },
);

it.each(kinds)("the form of %s asks for a background only if there is a choice", (_name, kind) => {
  const fields = describeFields(kind.schema).map(({ name }) => name);
  expect(fields.includes("surface")).toBe(kind.surface === undefined);
});
