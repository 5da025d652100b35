/** Confluence writes a picture as an element that holds nothing. */
export function isMedia(element: Element): boolean {
  return element.matches("[data-node-type^=media]:empty");
}

/** Where this site keeps pictures: those of the library, and its own. */
const PLACES = /^\/(?:pictures|artwork|icons)\//;

/** The picture's address if the clipboard holds its data or it is already on this site. */
export function ownSource(picture: HTMLImageElement): string | null {
  const { src } = picture;
  if (/^data:image\/[\w.+-]+;base64,[a-z\d+/]+=*$/i.test(src)) return src;
  if (!src.startsWith(`${location.origin}/`) || isOfOtherPlace(picture)) return null;
  const path = src.slice(location.origin.length);
  return PLACES.test(path) ? path : null;
}

/**
 * Browsers copy complete addresses. ProseMirror copies them as they are, and a file has those of a folder beside it, so
 * that they would seem to be on this site.
 */
function isOfOtherPlace(picture: HTMLImageElement): boolean {
  const given = picture.getAttribute("src")?.trim() ?? "";
  if (/^https?:/i.test(given)) return false;
  return !given.startsWith("/") || picture.ownerDocument.querySelector("[data-pm-slice]") !== null;
}

const EMBEDDED = /^(?:IFRAME|VIDEO|AUDIO|OBJECT|EMBED|SVG|CANVAS)$/i;

/** Apple's notes write a table as an object with a table inside. */
export function isEmbedded(element: Element): boolean {
  const isFrame = element.localName === "object" && element.querySelector("table, p");
  return EMBEDDED.test(element.tagName) && !isFrame;
}

const DRAWN = "text, foreignObject, image";

/** A drawing without words decorates: a page may have one at each heading. */
export function isIcon(element: Element): boolean {
  if (element.tagName.toLowerCase() !== "svg") return false;
  if (element.matches("[role^=graphics-]") || element.querySelector(DRAWN)) return false;
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

/** Digits alone are components of emoji too. */
const EMOJI = /^(?!\d+$)[\p{Extended_Pictographic}\p{Emoji_Component}]+$/u;

/** Chats show these as pictures. */
export function isEmoji({ alt }: HTMLImageElement): boolean {
  return EMOJI.test(alt);
}

/** Word places a floating box by a table around its picture. */
export function isFrame(element: Element): boolean {
  const isPlaced = element.tagName === "TABLE" && element.closest("[style*=vglayout]") !== null;
  return isPlaced && element.textContent?.trim() === "";
}
