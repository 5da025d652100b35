import type { ReactNode } from "react";
import { Container } from "@/components/ui/container";

type Props = {
  title: ReactNode;
  lead?: ReactNode;
  /** For a title that changes while the page stays: screen readers then announce the new one. */
  isAnnounced?: boolean;
  children?: ReactNode;
};

export function NarrowPage({ title, lead, isAnnounced, children }: Props) {
  return (
    <Container className="py-14 md:py-20">
      <div className="mx-auto flex max-w-xl flex-col gap-6">
        <div role={isAnnounced ? "status" : undefined}>
          <h1 className="text-3xl">{title}</h1>
        </div>
        {lead && <p className="text-lg text-muted">{lead}</p>}
        {children}
      </div>
    </Container>
  );
}
