import sharp, { type Sharp } from "sharp";
import { Refusal } from "@/lib/errors";
import { WIDTHS } from "@/lib/paths/pictures";
import { MAX_PIXELS, NO_MOVING_PICTURES, SOCIAL_SIZE } from "./rules";

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
    await refuseUnfit(path);
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
  } catch (cause) {
    if (cause instanceof Refusal) throw cause;
    const words = "This picture cannot be read. Please save it again as JPEG.";
    throw new Refusal(415, words, {}, { cause });
  }
}

/** Reads only the file's head, whatever size it promises. */
async function refuseUnfit(path: string): Promise<void> {
  const { width, height, pages = 1 } = await sharp(path, { limitInputPixels: false }).metadata();
  if (pages > 1) throw new Refusal(415, NO_MOVING_PICTURES);
  if (width * height <= MAX_PIXELS) return;
  const millions = (pixels: number) => Math.ceil(pixels / 1_000_000);
  throw new Refusal(
    415,
    `This picture has ${millions(width * height)} million pixels (${width} by ${height}), and the site takes ${millions(MAX_PIXELS)} million. Please make it smaller: 4,000 pixels on the longer side are plenty. On Windows, open it in Photos and choose “Resize image”; on a Mac, open it in Preview and choose Tools, Adjust Size.`,
  );
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
