import { readdir, readFile } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { join, relative, sep } from "node:path";
import { lookup, mimes } from "mrmime";
import { type Representation, represent, withCharset } from "./representation.ts";

// mrmime's list lacks this extension.
mimes.ico = "image/vnd.microsoft.icon";

const FOREVER = "public, max-age=31536000, immutable";
const REVALIDATE = "public, max-age=3600, must-revalidate";

export class StaticFiles {
  readonly #files = new Map<string, Representation>();

  static async read(distDir: string): Promise<StaticFiles> {
    const files = new StaticFiles();
    await Promise.all([
      // Names in this folder contain a hash of the file's contents.
      files.#add(join(distDir, "static"), "/_next/static", FOREVER),
      files.#add("public", "", REVALIDATE),
    ]);
    return files;
  }

  find({ url = "" }: IncomingMessage): Representation | undefined {
    const end = url.indexOf("?");
    return this.#files.get(end < 0 ? url : url.slice(0, end));
  }

  async #add(folder: string, prefix: string, cacheControl: string): Promise<void> {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    await Promise.all(
      files.map(async (entry) => {
        const path = join(entry.parentPath, entry.name);
        const address = `${prefix}/${relative(folder, path).split(sep).join("/")}`;
        const file = await represent(await readFile(path), {
          "content-type": withCharset(lookup(entry.name) ?? "application/octet-stream"),
          "cache-control": cacheControl,
          vary: "Accept-Encoding",
        });
        this.#files.set(encodeURI(address), file);
      }),
    );
  }
}
