import { TextWithFilms } from "@/components/sections/film/text-with-films";
import { type SectionProps, sectionKind } from "@/components/sections/kind";
import { Section } from "@/components/ui/section";
import { points } from "./schema";

function Points({ content, titleId, band }: SectionProps<typeof points.schema>) {
  return (
    <Section {...band} labelledBy={titleId}>
      <div className="grid gap-12 lg:grid-cols-[3fr_2fr] lg:gap-20">
        <TextWithFilms html={content.html} isTop />
        <div>
          <h2 id={titleId} className="text-3xl">
            {content.title}
          </h2>
          <ul className="mt-6 border-b border-rule">
            {content.points.map((point) => (
              <li key={point} className="border-t border-rule py-3 font-medium">
                {point}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}

export const pointsKind = sectionKind(points, Points);
