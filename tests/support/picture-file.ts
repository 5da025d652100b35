import { randomBytes } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { dataFolder } from "./world";

/** Stores a file under a picture's name, which it returns. The site does not look at the content of what it sends. */
export function newPictureFile(content: string): string {
  const name = `${randomBytes(16).toString("hex")}-1x1.webp`;
  const folder = join(dataFolder, "media/pictures");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), content);
  return name;
}
