/** Files that the coach uploads for everybody. What is uploaded at a lesson never gets such a name. */
export type ShownKind = "film" | "captions" | "audio" | "pdf";

/** The name is random, so nobody can guess it. */
export const SHOWN_NAME = /^(?<hash>[0-9a-f]{32})\.(?<extension>mp4|vtt|mp3|m4a|pdf)$/;
const PLACE = "/api/media/";

const kindOf: Record<string, ShownKind> = {
  mp4: "film",
  vtt: "captions",
  mp3: "audio",
  m4a: "audio",
  pdf: "pdf",
};

export function shownAddress(name: string): string {
  return `${PLACE}${name}`;
}

/** A download gets the title as its file's name. */
export function namedDownload(address: string, title: string): string {
  return isShown(address, "pdf") ? `${address}?${new URLSearchParams({ title })}` : address;
}

export function isShown(address: string, kind: ShownKind): boolean {
  if (!address.startsWith(PLACE)) return false;
  const { extension = "" } = SHOWN_NAME.exec(address.slice(PLACE.length))?.groups ?? {};
  return kindOf[extension] === kind;
}
