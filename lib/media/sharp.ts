import sharp, { type Sharp } from "sharp";
import { Refusal } from "@/lib/errors";
import { WIDTHS } from "@/lib/paths/pictures";
import { MAX_PIXELS, SOCIAL_SIZE } from "./rules";

/** The widest picture on a page, in CSS pixels, doubled for dense screens. */
const MAX_EDGE = 1600;

type Copy = {
  width: number;
  height: number;
  webp: Buffer;
  /** Null if it would not be smaller than the WebP. */
  avif: Buffer | null;
};

type Redrawn = { page: Copy; narrower: Copy[]; social: Buffer };

/** What is cut off at each edge, as a part of the whole. */
export type Crop = { left: number; top: number; right: number; bottom: number };

/** Effort 4 saves another twentieth of the size, but takes seven times as long. */
const AVIF = { quality: 50, effort: 3 };

const read = (picture: string | Buffer) =>
  sharp(picture, { limitInputPixels: MAX_PIXELS, failOn: "error" });

/** Rotates the picture upright, shrinks it and removes its metadata. Throws Refusal 415. */
export async function redrawPicture(path: string, crop?: Crop): Promise<Redrawn> {
  try {
    const picture = crop ? await cut(path, crop) : path;
    const open = () => read(picture).autoOrient();
    const page = await copyOf(
      open().resize({ width: MAX_EDGE, height: MAX_EDGE, fit: "inside", withoutEnlargement: true }),
    );
    const narrower = WIDTHS.filter((width) => width < page.width);
    return {
      page,
      narrower: await Promise.all(narrower.map((width) => copyOf(open().resize({ width })))),
      social: await open()
        .resize({ ...SOCIAL_SIZE, fit: "cover" })
        .flatten({ background: "#ffffff" })
        .jpeg({ quality: 82 })
        .toBuffer(),
    };
  } catch (error) {
    throw new Refusal(
      415,
      "This picture cannot be read, or it has too many pixels. Please save it again as JPEG.",
      {},
      { cause: error },
    );
  }
}

/** Before rotating, because Word too counts from the edges of the stored picture. */
async function cut(path: string, crop: Crop): Promise<Buffer> {
  const { width, height } = await read(path).metadata();
  const [left, right] = between(crop.left, crop.right, width);
  const [top, bottom] = between(crop.top, crop.bottom, height);
  return read(path)
    .extract({ left, top, width: right - left, height: bottom - top })
    .keepExif()
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** Leaves at least one pixel. Negative edges would add a margin. */
function between(before: number, after: number, length: number): [number, number] {
  const from = Math.min(Math.round(Math.max(0, before) * length), length - 1);
  return [from, Math.max(from + 1, Math.round(length - Math.max(0, after) * length))];
}

async function copyOf(picture: Sharp): Promise<Copy> {
  const { data: webp, info } = await picture
    .clone()
    .webp({ quality: 82 })
    .toBuffer({ resolveWithObject: true });
  const avif = await picture.avif(AVIF).toBuffer();
  const { width, height } = info;
  return { width, height, webp, avif: avif.length < webp.length ? avif : null };
}
