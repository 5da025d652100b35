import { render } from "react-email";
import { readSite } from "@/lib/site/settings/queries";
import { messageOf } from "./list";
import type { OutgoingMail } from "./resend";

type ComposedMail = Omit<OutgoingMail, "to">;

/** Headings would otherwise be shouted in capitals, what a visitor wrote as well. */
const asText = {
  plainText: true,
  htmlToTextOptions: { selectors: [{ selector: "h1", options: { uppercase: false } }] },
} as const;

/**
 * Text and HTML come from one template. The same mail composes to the same bytes each time. Replies go to
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
    html: await render(body),
    text: await render(body, asText),
  };
}
