/** The part that stays visible when a page crops a picture; app/globals.css has a rule for each. */
export const focuses = [
  "center",
  "top",
  "bottom",
  "left",
  "right",
  "top-left",
  "top-right",
  "bottom-left",
  "bottom-right",
] as const;
export type Focus = (typeof focuses)[number];

/** The widths of an uploaded picture's smaller copies. */
export const WIDTHS = [480, 960];

/** The address of an uploaded picture. Those from before the library lack their size. */
export const UPLOADED =
  /^(?<stem>\/pictures\/(?<hash>[0-9a-f]{32})(?:-(?<width>\d{1,5})x(?<height>\d{1,5}))?)\.webp(?:#[a-z-]+)?$/;

/** The part of its address that all copies of an uploaded picture share. */
export function hashOfPicture(address: string): string {
  const { hash } = UPLOADED.exec(address)?.groups ?? {};
  if (!hash) throw new Error(`Not the address of an uploaded picture: ${address}`);
  return hash;
}

export function withFocus(address: string, focus: string): string {
  return focus === "center" ? address : `${address}#${focus}`;
}

export function widthOfPicture(src: string): number | null {
  const width = UPLOADED.exec(src)?.groups?.width;
  return width ? Number(width) : null;
}

/** The narrower copies of an uploaded picture, for `srcset`. */
export function sourcesOf(src: string): string | undefined {
  const { stem, width } = UPLOADED.exec(src)?.groups ?? {};
  if (!stem || !width) return undefined;
  const narrower = WIDTHS.filter((it) => it < Number(width));
  if (narrower.length === 0) return undefined;
  const copies = narrower.map((it) => `${stem}-${it}.webp ${it}w`);
  return [...copies, `${stem}.webp ${width}w`].join(", ");
}

/** Drawn in the brand's colours for courses and publications without a picture of their own. */
export const standIns = { course: "/icons/course.svg", publication: "/icons/publication.svg" };
