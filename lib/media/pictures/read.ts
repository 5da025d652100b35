import Negotiator from "negotiator";
import { Refusal } from "@/lib/errors";
import { readMedia, sendMedia } from "@/lib/media/files";
import { CACHE_CONTROL } from "@/lib/media/store";

/** Takes the picture's address on the site. Throws Refusal 404 or 503. */
export function readPicture(address: string): Promise<Buffer> {
  return readMedia(address.replace(/^\//, "").replace(/#.*$/, ""));
}

const FOR_EVER = "max-age=31536000, immutable";
const keeping = {
  "all caches": `public, ${FOR_EVER}`,
  "the browser": `private, ${FOR_EVER}`,
  "no cache": CACHE_CONTROL,
};

/**
 * The caller has checked access. Sends the AVIF copy to a browser that names AVIF; older pictures have none. Throws
 * Refusal 404 or 503.
 */
export async function sendPicture(
  file: string,
  request: Request,
  keptBy: keyof typeof keeping,
): Promise<Response> {
  const answer = takesAvif(request)
    ? await sendMedia(file.replace(/\.webp$/, ".avif"), request).catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
        return sendMedia(file, request);
      })
    : await sendMedia(file, request);
  answer.headers.set("Vary", "Accept");
  answer.headers.set("Cache-Control", keeping[keptBy]);
  return answer;
}

/** A wildcard is not enough: many programs that accept "image/*" cannot show an AVIF. */
function takesAvif({ headers }: Request): boolean {
  const accept = headers.get("accept") ?? "";
  const [first] = new Negotiator({ headers: { accept } }).mediaTypes(["image/avif", "image/webp"]);
  return accept.includes("image/avif") && first === "image/avif";
}
