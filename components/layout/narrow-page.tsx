import type { ReactNode } from "react";
import { Container } from "./container";

/** A page about one thing: a form, an answer, a list of a few. */
export function NarrowPage({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <Container className="py-14 md:py-20">
      <div className="mx-auto flex max-w-xl flex-col gap-6">
        <h1 className="text-3xl">{title}</h1>
        {lead && <p className="text-lg text-muted">{lead}</p>}
        {children}
      </div>
    </Container>
  );
}
