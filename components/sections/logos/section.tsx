import { type SectionProps, sectionKind } from "@/components/sections/kind";
import { Picture } from "@/components/ui/picture";
import { Section } from "@/components/ui/section";
import { logos } from "./schema";

function Logos({ content, titleId, band }: SectionProps<typeof logos.schema>) {
  if (content.logos.length === 0) return null;
  return (
    <Section {...band} labelledBy={content.title ? titleId : undefined}>
      {content.title && (
        <h2 id={titleId} className="mb-8 font-sans text-base font-semibold tracking-normal">
          {content.title}
        </h2>
      )}
      <ul className="grid grid-cols-2 items-center gap-x-10 gap-y-6 sm:grid-cols-3 lg:grid-cols-5">
        {content.logos.map(({ name, picture }) => (
          <li key={name}>
            <Picture
              src={picture}
              alt={name}
              width={240}
              height={80}
              className="aspect-3/1 w-full max-w-44 object-contain"
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const logosKind = sectionKind(logos, Logos);
