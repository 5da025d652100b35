import { findFirstCourse } from "@/lib/courses/public/queries";
import { readSite } from "@/lib/site/settings/queries";
import { readIncluded } from "@/lib/site/words/queries";
import { messageOf } from "./list";
import type { OwnFacts } from "./message";
import { renderMail } from "./react-email";
import type { OutgoingMail } from "./resend";
import { readMailWords } from "./words/queries";

type ComposedMail = Omit<OutgoingMail, "to">;

/** Composes the same bytes each time. Replies go to the coach, as the sender's address may have no mailbox. */
export async function composeMail({
  kind,
  props,
}: {
  kind: string;
  props: unknown;
}): Promise<ComposedMail> {
  const site = await readSite();
  const message = messageOf(kind);
  const { body, ...draft } = await message.compose(props, site, await readMailWords(kind));
  return {
    ...(!message.isToTheCoach && { replyTo: site.contact.email }),
    ...draft,
    ...(await renderMail(body, site)),
  };
}

export async function composeSample(kind: string): Promise<ComposedMail> {
  const [site, words, own] = await Promise.all([readSite(), readMailWords(kind), readOwnFacts()]);
  const { body, ...draft } = messageOf(kind).preview(site, words, own);
  return { ...draft, ...(await renderMail(body, site)) };
}

async function readOwnFacts(): Promise<OwnFacts | null> {
  const course = await findFirstCourse();
  return (
    course && {
      courseTitle: course.title,
      courseSlug: course.slug,
      included: await readIncluded(),
    }
  );
}
