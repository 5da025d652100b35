/** Confluence writes a picture as an element that holds nothing. */
export function isMedia(element: Element): boolean {
  return element.matches("[data-node-type^=media]:empty");
}

/** The picture's address if the clipboard holds its data or it is already on this site. */
export function ownSource(src: string): string | null {
  if (/^data:image\/[\w.+-]+;base64,[\w+/]+=*$/.test(src)) return src;
  return src.startsWith(`${location.origin}/`) ? src.slice(location.origin.length) : null;
}

const EMBEDDED = /^(?:IFRAME|VIDEO|AUDIO|OBJECT|EMBED|SVG|CANVAS)$/i;

export function isEmbedded(element: Element): boolean {
  return EMBEDDED.test(element.tagName);
}

/** A drawing without words decorates: a page may have one at each heading. */
export function isIcon(element: Element): boolean {
  if (element.tagName.toLowerCase() !== "svg") return false;
  const hasWords = element.matches("[aria-label], [role=img]") || element.querySelector("title");
  return !hasWords || element.getAttribute("aria-hidden") === "true";
}

export function nameOf(element: Element): string | undefined {
  const names = ["alt", "data-alt", "data-file-name", "title", "aria-label"];
  const given = names.map((name) => element.getAttribute(name)?.trim()).find(Boolean);
  const file = /[^/\\:]+\.(?:png|jpe?g|gif|webp|bmp|tiff?|emf|wmf|heic)$/i.exec(
    element.getAttribute("src") ?? "",
  )?.[0];
  return given || element.querySelector("title")?.textContent?.trim() || file;
}
