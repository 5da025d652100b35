import sharp from "sharp";
import { Refusal } from "@/lib/errors";
import { WIDTHS } from "@/lib/paths/pictures";
import { MAX_PIXELS, SOCIAL_SIZE } from "./rules";

/** The widest that a page shows a picture, doubled for dense screens. */
const MAX_EDGE = 1600;

type Redrawn = {
  page: Buffer;
  width: number;
  height: number;
  narrower: { width: number; content: Buffer }[];
  social: Buffer;
};

/** The right way up, no larger than needed, and without metadata. Throws Refusal 415. */
export async function redrawPicture(path: string): Promise<Redrawn> {
  const open = () => sharp(path, { limitInputPixels: MAX_PIXELS, failOn: "error" }).autoOrient();
  try {
    const { data: page, info } = await open()
      .resize({ width: MAX_EDGE, height: MAX_EDGE, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    const narrower = WIDTHS.filter((width) => width < info.width).map(async (width) => ({
      width,
      content: await open().resize({ width }).webp({ quality: 82 }).toBuffer(),
    }));
    return {
      page,
      width: info.width,
      height: info.height,
      narrower: await Promise.all(narrower),
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
