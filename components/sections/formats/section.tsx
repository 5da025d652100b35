import { type SectionProps, sectionKind } from "@/components/sections/kind";
import { ButtonLink } from "@/components/ui/button";
import { Section, SectionHeading } from "@/components/ui/section";
import { paths } from "@/lib/paths/public";
import { slugFromTitle } from "@/lib/text/slugs";
import { formats } from "./schema";

function Formats({ content, titleId, band }: SectionProps<typeof formats.schema>) {
  return (
    <Section {...band} labelledBy={titleId}>
      <SectionHeading id={titleId} title={content.title} />
      <ul className="border-b border-rule">
        {content.formats.map(({ title, duration, text }) => (
          <li
            key={title}
            className="grid items-center gap-x-10 gap-y-4 border-t border-rule py-8 md:grid-cols-[minmax(12rem,2fr)_minmax(14rem,3fr)_auto]"
          >
            <div>
              <h3 className="text-2xl">{title}</h3>
              <p className="mt-1 font-medium tabular-nums">{duration}</p>
            </div>
            <p className="max-w-measure text-muted">{text}</p>
            <ButtonLink href={paths.enquiry(topicOf(title))} className="justify-self-start">
              {content.button}
              <span className="sr-only"> a {title.toLowerCase()}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** A title may have no Latin letter. */
function topicOf(title: string): string {
  return slugFromTitle(title) || encodeURIComponent(title.replaceAll(/\s+/g, "-"));
}

export const formatsKind = sectionKind(formats, Formats);
