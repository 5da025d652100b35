import type { ReactNode } from "react";
import { Container } from "./container";

export type Surface = "paper" | "deep" | "stage";

const surfaces: Record<Surface, string> = {
  paper: "",
  deep: "bg-paper-deep",
  stage: "stage",
};

/** The space above it: less below the page's title, none below a band of the same surface. */
const tops = { full: "py-16 md:py-24", little: "pt-4 pb-16 md:pb-24", none: "pb-16 md:pb-24" };

export type SectionBand = { surface?: Surface; top?: keyof typeof tops };

type SectionProps = SectionBand & { id?: string; labelledBy?: string; children: ReactNode };

/** A band of the page. Give `labelledBy` the id of its heading to make it a landmark. */
export function Section(props: SectionProps) {
  const { id, labelledBy, surface = "paper", top = "full", children } = props;
  return (
    <section id={id} aria-labelledby={labelledBy} className={surfaces[surface]}>
      <Container className={tops[top]}>{children}</Container>
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
