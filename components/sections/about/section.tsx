import { Portrait } from "@/components/marketing/portrait";
import { type SectionProps, sectionKind } from "@/components/sections/kind";
import { OptionalButton } from "@/components/sections/optional-button";
import { Section } from "@/components/ui/section";
import { about } from "./schema";

function About({ content, titleId, isFirst, band }: SectionProps<typeof about.schema>) {
  const { title, text, tags, picture, pictureAlt, button, buttonAddress } = content;
  return (
    <Section {...band} labelledBy={titleId}>
      <div className="grid items-center gap-10 md:grid-cols-[2fr_3fr] md:gap-16">
        <Portrait src={picture} alt={pictureAlt} eager={isFirst} />
        <div>
          <h2 id={titleId} className="text-3xl">
            {title}
          </h2>
          <div className="mt-6 mb-8 flex max-w-measure flex-col gap-4 text-lg">
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <ul className="mb-9 flex flex-wrap gap-2">
            {tags.map((tag) => (
              <li key={tag} className="rounded-full border border-fg/40 px-4 py-1.5 text-sm">
                {tag}
              </li>
            ))}
          </ul>
          <OptionalButton label={button} address={buttonAddress} more="your coach" />
        </div>
      </div>
    </Section>
  );
}

export const aboutKind = sectionKind(about, About);
