import { ContactDetails } from "@/components/marketing/contact-details";
import { ContactForm } from "@/components/marketing/contact-form";
import { requestTopics } from "@/components/marketing/copy/contact";
import { DataRequest } from "@/components/marketing/data-request";
import { type SectionProps, sectionKind } from "@/components/sections/kind";
import { Container } from "@/components/ui/container";
import { contact } from "./schema";

function Contact({ content, page }: SectionProps<typeof contact.schema>) {
  const topics = [...requestTopics, ...content.topics];
  const topic = topics.find(({ key }) => key === page.query.topic);
  return (
    <Container className="grid gap-14 pb-16 md:pb-24 lg:grid-cols-[3fr_2fr] lg:gap-20">
      {/* Not named by its heading: it would share its name with the field "Message". */}
      <section>
        <h2 className="mb-6 text-2xl">{content.title}</h2>
        <ContactForm
          key={page.query.topic}
          action={page.sendMessage}
          subject={topic?.subject ?? asSubject(page.query.topic)}
          message={topic?.message}
        />
        <DataRequest />
      </section>
      <ContactDetails {...page.site} words={content} />
    </Container>
  );
}

/** A link may name a topic that has no words of its own here, such as a format that was renamed. */
function asSubject(topic = ""): string | undefined {
  if (!/^[\p{L}\p{M}\p{N}-]{1,80}$/u.test(topic)) return undefined;
  return topic.charAt(0).toUpperCase() + topic.slice(1).replaceAll("-", " ");
}

export const contactKind = sectionKind(contact, Contact);
