import sharp from "sharp";
import { readPicture } from "@/lib/media/pictures/read";
import { SOCIAL_SIZE } from "@/lib/media/rules";
import { paper } from "@/lib/text/colours";
import type { Branded, IconName } from "./icons";
import { type Mark, markOf, outline, widthOf } from "./mark";

export async function drawIcon(name: IconName, site: Branded): Promise<Buffer> {
  if (name === "icon.svg") return Buffer.from(markSvg(site));
  if (name === "social.png") return drawSocial(site);
  if (name === "course.svg") return Buffer.from(stageSvg(site.looks));
  if (name === "publication.svg") return Buffer.from(coverSvg(site.looks));
  if (name === "favicon.ico") return asIco(await drawSquare(ICO_EDGE, site));
  return drawSquare(
    { "icon-192.png": 192, "icon-512.png": 512, "apple-icon.png": 180 }[name],
    site,
  );
}

async function drawSquare(edge: number, site: Branded): Promise<Buffer> {
  const { logo } = site.looks;
  const drawing = logo ? await readPicture(logo) : Buffer.from(markSvg(site, edge));
  return sharp(drawing)
    .resize(edge, edge, { fit: "contain", background: paper.page })
    .png()
    .toBuffer();
}

function markSvg(site: Branded, edge?: number): string {
  const { ink, accent } = site.looks;
  const size = edge ? ` width="${edge}" height="${edge}"` : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"${size}><rect width="32" height="32" rx="6" fill="${ink}"/>${inside(markOf(site), accent)}</svg>`;
}

function inside(mark: Mark, accent: string): string {
  if (typeof mark === "object" && "outline" in mark) {
    return `<path d="${mark.outline}" fill="${accent}"/>`;
  }
  return `<path d="M13 0h6l9 24H4Z" fill="${accent}" opacity=".55"/><ellipse cx="16" cy="24" rx="12" ry="4.5" fill="${accent}"/>`;
}

/** A spotlight on a stage, in the proportions of a course's picture. */
function stageSvg({ ink, accent }: Branded["looks"]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 500" width="800" height="500"><rect width="800" height="500" fill="${ink}"/><g fill="none" stroke="${paper.page}" opacity=".16">${rings(400, 392, 120)}</g><path d="M0 392H800V500H0Z" opacity=".3"/><path d="M382-10h36L590 400H210Z" fill="${accent}" opacity=".25"/><ellipse cx="400" cy="404" rx="192" ry="40" fill="${accent}" opacity=".85"/></svg>`;
}

/** A book's cover or a podcast's picture, in their proportions. */
function coverSvg({ ink, accent }: Branded["looks"]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 720" width="480" height="720"><rect width="480" height="720" fill="${ink}"/><g fill="none" stroke="${paper.page}" opacity=".3">${rings(240, 460, 76)}</g><circle cx="240" cy="460" r="44" fill="${accent}"/><path d="M0 0h14v720H0Z" opacity=".15"/></svg>`;
}

function rings(x: number, y: number, inner: number): string {
  const radii = Array.from({ length: 9 }, (_, index) => inner + index * 44);
  return radii.map((radius) => `<circle cx="${x}" cy="${y}" r="${radius}"/>`).join("");
}

const MARGIN = 90;

async function drawSocial(site: Branded): Promise<Buffer> {
  const { width, height } = SOCIAL_SIZE;
  const { ink, accent } = site.looks;
  const { name } = site.brand;
  const size = Math.min(96, (96 * (width - 2 * MARGIN)) / widthOf(name, 96));
  const words = outline(name, { x: MARGIN, y: 430, size });
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${ink}"/><rect x="${MARGIN}" y="490" width="120" height="6" fill="${accent}"/><path d="${words}" fill="${paper.page}"/></svg>`;
  const mark = await drawSquare(160, site);
  return sharp(Buffer.from(ground))
    .composite([{ input: mark, left: MARGIN, top: MARGIN }])
    .png()
    .toBuffer();
}

const ICO_EDGE = 32;
const ICO_HEADER = 22;

/** An ICO file may contain a PNG: a header, a list with one entry, and the picture. */
function asIco(png: Buffer): Buffer {
  const header = Buffer.alloc(ICO_HEADER);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(ICO_EDGE, 6);
  header.writeUInt8(ICO_EDGE, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(ICO_HEADER, 18);
  return Buffer.concat([header, png]);
}
