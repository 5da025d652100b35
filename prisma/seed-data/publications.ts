import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { slugFromTitle } from "@/lib/text/slugs";

/** Sample works: replace them, and their links, before going live. */
const works = z.array(
  z.strictObject({
    type: z.enum(["book", "podcast", "article"]),
    title: z.string(),
    description: z.string(),
    imageUrl: z.string().nullable(),
    contentHtml: z.string(),
  }),
);

const file = readFileSync(join(import.meta.dirname, "publications.json"), "utf8");

export const publications = works.parse(JSON.parse(file)).map((work, index) => ({
  ...work,
  slug: slugFromTitle(work.title),
  position: index + 1,
  isSample: true,
}));
