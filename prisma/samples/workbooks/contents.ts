import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const weight = z.number().optional();

/** One part of an exercise; `weight` says how much of the page's free height it takes (default 1). */
const block = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("write"), prompt: z.string(), weight }),
  z.strictObject({ kind: z.literal("list"), prompt: z.string(), count: z.int(), weight }),
  z.strictObject({
    kind: z.literal("table"),
    name: z.string(),
    columns: z.array(z.strictObject({ title: z.string(), share: z.number() })),
    /** The first column's words; without them every cell is for writing. */
    rows: z.union([z.array(z.string()), z.int()]),
    weight,
  }),
  z.strictObject({
    kind: z.literal("ticks"),
    prompt: z.string(),
    options: z.array(z.string()),
    columns: z.int(),
  }),
  z.strictObject({ kind: z.literal("wheel"), areas: z.array(z.string()) }),
]);

const exercise = z.strictObject({
  /** The prefix of the names of the page's fields. */
  key: z.string(),
  module: z.int(),
  title: z.string(),
  lead: z.string(),
  blocks: z.array(block),
});

const workbook = z.strictObject({
  title: z.string(),
  exercises: z.array(exercise),
});

export type Block = z.infer<typeof block>;
export type Exercise = z.infer<typeof exercise>;
export type Workbook = z.infer<typeof workbook> & { slug: string };

export const workbooks: Workbook[] = [
  "the-journey-to-self-discovery",
  "taking-back-your-life",
  "unshakable-confidence-for-stage",
].map((slug) => {
  const file = join(import.meta.dirname, "contents", `${slug}.json`);
  return { slug, ...workbook.parse(JSON.parse(readFileSync(file, "utf8"))) };
});
