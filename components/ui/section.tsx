import type { ReactNode } from "react";
import { Container } from "./container";

type Surface = "paper" | "deep" | "stage";

const surfaces: Record<Surface, string> = {
  paper: "",
  deep: "bg-paper-deep",
  stage: "stage",
};

type SectionProps = { id?: string; labelledBy?: string; surface?: Surface; children: ReactNode };

/** A band of the page. Give `labelledBy` the id of its heading to make it a landmark. */
export function Section({ id, labelledBy, surface = "paper", children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={labelledBy} className={surfaces[surface]}>
      <Container className="py-16 md:py-24">{children}</Container>
    </section>
  );
}

type SectionHeadingProps = { id?: string; title: string; lead?: ReactNode; action?: ReactNode };

export function SectionHeading({ id, title, lead, action }: SectionHeadingProps) {
  return (
    <div className="mb-10 flex flex-col gap-5 md:mb-14 md:flex-row md:items-end md:justify-between md:gap-10">
      <div className="max-w-measure">
        <h2 id={id} className="text-3xl">
          {title}
        </h2>
        {lead && <p className="mt-4 text-lg text-muted">{lead}</p>}
      </div>
      {action && <div className="shrink-0">{action}</div>}
    </div>
  );
}
