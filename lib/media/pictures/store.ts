import { createHash } from "node:crypto";
import type { Upload } from "@/lib/media/busboy";
import { saveOnce } from "@/lib/media/files";
import { inspectUpload } from "@/lib/media/inspect";
import { type Crop, redrawPicture } from "@/lib/media/sharp";
import { cutText } from "@/lib/text/cut";
import { addPicture } from "./commands";

/** Names the picture by its content's hash, so that the content of an address never changes. Throws Refusal 415. */
export async function storePicture(
  actor: string,
  { path, name }: Upload,
  crop?: Crop,
): Promise<string> {
  await inspectUpload("picture", path);
  const { page, narrower, social } = await redrawPicture(path, crop);
  const hash = createHash("sha256").update(page.webp).digest("hex").slice(0, 32);
  const stem = `pictures/${hash}-${page.width}x${page.height}`;
  await saveOnce(`${stem}-social.jpg`, social);
  const copies = [
    [stem, page] as const,
    ...narrower.map((it) => [`${stem}-${it.width}`, it] as const),
  ];
  for (const [name, { webp, avif }] of copies) {
    if (avif) await saveOnce(`${name}.avif`, avif);
    await saveOnce(`${name}.webp`, webp);
  }
  await addPicture(actor, `/${stem}.webp`, cutText(name, 120));
  return `/${stem}.webp`;
}
