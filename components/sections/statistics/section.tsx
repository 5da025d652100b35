import { type SectionProps, sectionKind } from "@/components/sections/kind";
import { Container } from "@/components/ui/container";
import { statistics } from "./schema";

function Statistics({ content, page }: SectionProps<typeof statistics.schema>) {
  const { claims } = page.site;
  const figures = [
    [claims.yearsOfExperience, content.years],
    [claims.peopleCoached, content.people],
    [claims.followers, content.followers],
    [claims.bestsellers, content.books],
  ];
  return (
    <div className="stage">
      <div className="bg-ink-deep">
        <Container>
          <dl className="grid grid-cols-2 gap-x-8 gap-y-6 py-9 md:grid-cols-4">
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

export const statisticsKind = sectionKind(statistics, Statistics);
