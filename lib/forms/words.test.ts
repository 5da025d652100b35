import { globSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";

/** The page fills these fields in, so only a forged form has other values. */
const notTyped =
  /(^id|Id|number|version|onto|kind|type|group|film|was|state|side|token|callbackUrl|consent|website|playsNext|seen)$/;

const typed = [
  "",
  " ",
  "0",
  "-1",
  "999",
  "1.234",
  "x\0",
  "1".repeat(400),
  "x".repeat(200_000),
  `https://films.example/${"x".repeat(3000)}`,
];

const ours = "zod’s own words";

beforeAll(() => z.config({ customError: () => ours }));
afterAll(() => z.config({ customError: undefined }));

it("invalid input of any field is refused in the site's own words, which fit the mistake", async () => {
  const bare: string[] = [];
  const fields = (await formSchemas()).flatMap(typedFields);
  for (const [name, field] of fields) {
    for (const text of typed) {
      const [first] = field.safeParse(text).error?.issues ?? [];
      if (first && isWrongMessage(first.message, text)) bare.push(`${name}: ${text.slice(0, 30)}`);
    }
  }
  expect(fields.length).toBeGreaterThan(40);
  expect(bare).toEqual([]);
});

/** Zod repeats the message for a missing text for other mistakes, unless they have their own. */
function isWrongMessage(message: string, text: string): boolean {
  return message === ours || (message === "Please fill this in" && text.trim() !== "");
}

async function formSchemas(): Promise<[name: string, schema: unknown][]> {
  const actions = globSync("app/**/*actions.ts").map((file) => readFileSync(file, "utf8"));
  const names = new Set(
    actions.flatMap((code) =>
      [...code.matchAll(/(?:form|coach)Action\(\s*(\w+)/g)].map(([, name]) => name ?? ""),
    ),
  );
  const files = globSync("lib/**/schema.ts");
  const modules = await Promise.all(
    files.map((file) => import(/* @vite-ignore */ pathToFileURL(file).href)),
  );
  return modules.flatMap((module) => Object.entries(module)).filter(([name]) => names.has(name));
}

function typedFields([name, schema]: [string, unknown]): [string, z.ZodType][] {
  if (schema instanceof z.ZodDiscriminatedUnion) {
    return schema.options.flatMap((option) => typedFields([name, option]));
  }
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries<z.ZodType>(schema.shape)
    .filter(([field, type]) => !notTyped.test(field) && !isTick(type))
    .map(([field, type]) => [`${name}.${field}`, type]);
}

function isTick(type: z.ZodType): boolean {
  return type.safeParse("on").data === true;
}
