import { randomBytes } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { dataFolder } from "./world";

const kinds = {
  picture: { folder: "pictures", ending: "-1x1.webp", place: "/pictures" },
  PDF: { folder: "shown", ending: ".pdf", place: "/api/media" },
};

/** Stores a file and returns its address. The site does not look at the content of what it sends. */
export function newNamedFile(kind: keyof typeof kinds, content: string): string {
  const { folder, ending, place } = kinds[kind];
  const name = `${randomBytes(16).toString("hex")}${ending}`;
  const parent = join(dataFolder, "media", folder);
  mkdirSync(parent, { recursive: true });
  writeFileSync(join(parent, name), content);
  return `${place}/${name}`;
}
