import { type SectionProps, sectionKind } from "@/components/sections/kind";
import { Container } from "@/components/ui/container";
import type { Site } from "@/lib/site/settings/schema";
import { statistics } from "./schema";

type Props = Pick<SectionProps<typeof statistics.schema>, "content"> & { claims: Site["claims"] };

export function Figures({ content, claims }: Props) {
  const figures = [
    [claims.yearsOfExperience, content.years],
    [claims.peopleCoached, content.people],
    [claims.followers, content.followers],
    [claims.bestsellers, content.books],
  ].filter(([figure]) => figure);
  if (figures.length === 0) return null;
  return (
    <div className="stage">
      <div className="bg-ink-deep">
        <Container>
          <dl className="grid grid-cols-2 gap-x-8 gap-y-6 py-9 md:auto-cols-fr md:grid-flow-col md:grid-cols-none">
            {figures.map(([figure, label]) => (
              <div key={label} className="flex flex-col-reverse justify-end">
                <dt className="text-sm">{label}</dt>
                <dd className="font-serif text-2xl tabular-nums">{figure}</dd>
              </div>
            ))}
          </dl>
          {claims.source && <p className="pb-6 text-sm">{claims.source}</p>}
        </Container>
      </div>
    </div>
  );
}

function Statistics({ content, page }: SectionProps<typeof statistics.schema>) {
  return <Figures content={content} claims={page.site.claims} />;
}

export const statisticsKind = sectionKind(statistics, Statistics);
