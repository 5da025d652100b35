import { sendForm } from "@/components/admin/send-form";
import { adminPaths } from "@/lib/paths/back-office";

/** The picture's address on this site, or why it has none. */
export async function sendPicture(picture: Blob): Promise<{ src?: string; problem?: string }> {
  const form = new FormData();
  form.set("file", picture, picture instanceof File ? picture.name : "picture");
  return sendForm(adminPaths.uploadPicture, form);
}

/** The security policy forbids fetching a "data:" address, so its bytes are decoded from its text. */
export function decode(address: string): Blob {
  const [kind = "", content = ""] = address.slice("data:".length).split(",");
  const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
  return new Blob([bytes], { type: kind.split(";")[0] });
}
