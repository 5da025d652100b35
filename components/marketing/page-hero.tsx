import type { ReactNode } from "react";
import { Container } from "../layout/container";

/** The top of every page but home and course: a large title, set left, and room for an action. */
export function PageHero({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: string;
  children?: ReactNode;
}) {
  return (
    <Container className="pt-14 pb-10 md:pt-24 md:pb-14">
      <h1 className="max-w-4xl text-5xl">{title}</h1>
      {lead && <p className="mt-6 max-w-measure text-xl text-muted">{lead}</p>}
      {children && <div className="mt-8 flex flex-wrap gap-3">{children}</div>}
    </Container>
  );
}
