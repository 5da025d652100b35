import { sendForm } from "@/components/admin/send-form";
import { adminPaths } from "@/lib/paths/back-office";

type Sent = { src?: string; problem?: string };

/** The picture's address on this site, or why it has none. */
export async function sendPicture(picture: Blob | null): Promise<Sent> {
  if (!picture) return { problem: "its data is damaged" };
  const form = new FormData();
  form.set("file", picture, picture instanceof File ? picture.name : "picture");
  return sendForm(adminPaths.uploadPicture, form);
}

/** Null if the text is damaged. The security policy forbids fetching a "data:" address, so its bytes are decoded from its text. */
export function decode(address: string): Blob | null {
  const [kind = "", content = ""] = address.slice("data:".length).split(",");
  try {
    const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
    return new Blob([bytes], { type: kind.split(";")[0] });
  } catch {
    return null;
  }
}
