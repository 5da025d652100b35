import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { importDocument } from "@/lib/media/documents/commands";
import { COACH } from "../support/builders";
import { temporaryFolder } from "../support/temporary-folder";
import { wordDocument } from "../support/word-document";

const MB = 1024 * 1024;

it.each([
  ["unpacks to 300 MB", () => wordDocument("", [], { "word/media/a.png": Buffer.alloc(300 * MB) })],
  ["has a million empty paragraphs", () => wordDocument("<w:p/>".repeat(1_390_000))],
  ["has a million line breaks", () => wordDocument(`<w:r>${"<w:br/>".repeat(1_100_000)}</w:r>`)],
])(
  "a document that %s is refused, and the process survives",
  async (_what, content) => {
    const path = join(temporaryFolder(), "file");
    await writeFile(path, await content());
    await expect(
      importDocument(COACH, { path, name: "Bomb.docx", fields: {} }),
    ).rejects.toMatchObject({
      status: 415,
    });
  },
  120_000,
);
