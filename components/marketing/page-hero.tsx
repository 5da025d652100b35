import type { ReactNode } from "react";
import { Breadcrumbs, type Crumb } from "@/components/ui/breadcrumbs";
import { Container } from "@/components/ui/container";

type Props = { crumbs?: Crumb[]; title: string; lead?: string; children?: ReactNode };

/** The top of every page but home and course: a large title, set left, and room for an action. */
export function PageHero({ crumbs, title, lead, children }: Props) {
  return (
    <Container className={crumbs ? "pt-6 pb-10 md:pt-8 md:pb-14" : "pt-14 pb-10 md:pt-24 md:pb-14"}>
      {crumbs && (
        <div className="mb-8 md:mb-14">
          <Breadcrumbs crumbs={crumbs} />
        </div>
      )}
      <h1 className="max-w-4xl text-5xl">{title}</h1>
      {lead && <p className="mt-6 max-w-measure text-xl text-muted">{lead}</p>}
      {children && <div className="mt-8 flex flex-wrap gap-3">{children}</div>}
    </Container>
  );
}
