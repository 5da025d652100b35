import { type SectionProps, sectionKind } from "@/components/sections/kind";
import { Container } from "@/components/ui/container";
import type { CvPart } from "@/lib/site/cv/schema";
import { cv } from "./schema";

function CvSection({ content, titleId }: SectionProps<typeof cv.schema>) {
  return (
    <Container className="pb-12 last:pb-20 md:last:pb-28 print:pb-6">
      <section aria-labelledby={titleId} className="max-w-3xl">
        <h2 id={titleId} className="text-2xl">
          {content.title}
        </h2>
        <dl className="mt-4 border-t border-rule">
          {content.entries.map((entry) => (
            <Entry key={`${entry.period} ${entry.what}`} {...entry} />
          ))}
        </dl>
      </section>
    </Container>
  );
}

function Entry({ period, what, detail }: CvPart["entries"][number]) {
  return (
    <div className="grid break-inside-avoid gap-x-8 items-baseline border-b border-rule py-3 sm:grid-cols-[12rem_1fr] print:grid-cols-[10rem_1fr]">
      <dt className="text-sm text-muted">{period}</dt>
      <dd>
        <p className="font-medium">{what}</p>
        {detail && <p className="text-sm text-muted">{detail}</p>}
      </dd>
    </div>
  );
}

export const cvKind = sectionKind(cv, CvSection);
