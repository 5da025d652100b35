import { writeFile } from "node:fs/promises";
import { Refusal } from "@/lib/errors";
import type { Upload } from "@/lib/media/busboy";
import { inspectUpload } from "@/lib/media/inspect";
import { storePicture } from "@/lib/media/pictures/store";
import { sanitiseLessonHtml } from "@/lib/text/lesson-html";
import { readDocument } from "./read";
import { lowerHeadings } from "./rules";

type Imported = { html: string; leftOut: string[] };

/** Turns a Word document into a lesson's HTML and stores its pictures in the library. Throws Refusal 415. */
export async function importDocument(actor: string, { path }: Upload): Promise<Imported> {
  await inspectUpload("document", path);
  const { html, pictures, leftOut } = await readDocument(path);
  let text = html;
  for (const { token, name, content, crop } of pictures) {
    const file = `${path}-${token}`;
    await writeFile(file, content);
    const src = await storePicture(actor, { path: file, name, fields: {} }, crop).catch(
      (error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
        leftOut.push(`${name}: ${error.message}`);
        return "";
      },
    );
    text = text.replaceAll(token, src);
  }
  return { html: sanitiseLessonHtml(lowerHeadings(text)), leftOut };
}
