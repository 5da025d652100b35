import { sendMedia } from "@/lib/media/files";

/** An uploaded picture's bytes, by its address on the site. Throws Refusal 404 or 503. */
export async function readPicture(address: string): Promise<Buffer> {
  const file = address.replace(/^\//, "").replace(/#.*$/, "");
  const answer = await sendMedia(file, new Request(`http://localhost/${file}`));
  return Buffer.from(await answer.arrayBuffer());
}
