/** Confluence writes a picture as an element that holds nothing. */
export function isMedia(element: Element): boolean {
  return element.matches("[data-node-type^=media]:empty");
}

/** The picture's address if the clipboard holds its data or it is already on this site. */
export function ownSource(src: string): string | null {
  if (/^data:image\/[\w.+-]+;base64,[\w+/]+=*$/.test(src)) return src;
  return src.startsWith(`${location.origin}/`) ? src.slice(location.origin.length) : null;
}

export function nameOf(element: Element, otherwise: string): string {
  const names = ["alt", "data-alt", "data-file-name", "title"];
  const given = names.map((name) => element.getAttribute(name)?.trim()).find(Boolean);
  const file = /[^/\\:]+\.(?:png|jpe?g|gif|webp|bmp|tiff?|emf|wmf|heic)$/i.exec(
    element.getAttribute("src") ?? "",
  )?.[0];
  return given || file || otherwise;
}
