import { readSite } from "@/lib/site/settings/queries";
import { messageOf } from "./list";
import { renderMail } from "./render";
import type { OutgoingMail } from "./resend";

type ComposedMail = Omit<OutgoingMail, "to">;

/**
 * The same mail composes to the same bytes each time. Replies go to
 * the coach: the sender's own address may have no mailbox.
 */
export async function composeMail({
  kind,
  props,
}: {
  kind: string;
  props: unknown;
}): Promise<ComposedMail> {
  const site = await readSite();
  const message = messageOf(kind);
  const { body, ...draft } = await message.compose(props, site);
  return {
    ...(!message.isToTheCoach && { replyTo: site.contact.email }),
    ...draft,
    ...(await renderMail(body, site)),
  };
}
