import type { ReactNode } from "react";
import { PageLink } from "@/components/ui/page-link";

/** A link out of the learning page or the player, high enough for a finger. */
export function HeaderLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <PageLink href={href} className="inline-flex min-h-11 items-center text-link print:hidden">
      {children}
    </PageLink>
  );
}
