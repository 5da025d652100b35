import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** Sample works: replace them, and their links, before going live. */
const works = z.array(
  z.strictObject({
    type: z.enum(["book", "podcast", "article"]),
    title: z.string(),
    description: z.string(),
    imageUrl: z.string().nullable(),
  }),
);

/** "The Drive Home" → "the-drive-home": the end of the address of its own page. */
function slug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

const file = readFileSync(join(import.meta.dirname, "publications.json"), "utf8");

export const publications = works.parse(JSON.parse(file)).map((work, index) => ({
  ...work,
  link: `/publications/${work.type}s/${slug(work.title)}`,
  position: index + 1,
  isSample: true,
}));
