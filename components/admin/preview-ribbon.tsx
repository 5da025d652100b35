import type { ReactNode } from "react";
import { Container } from "@/components/ui/container";
import { PageLink } from "@/components/ui/page-link";

type Props = { links: { href: string; label: string }[]; children: ReactNode };

/** Keeps anybody from mistaking a preview for the live site. */
export function PreviewRibbon({ links, children }: Props) {
  return (
    <aside aria-label="Preview" className="border-b border-rule bg-paper-deep">
      <Container className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2 text-sm">
        <p>
          <strong>Preview.</strong> {children}
        </p>
        <nav aria-label="Preview" className="flex flex-wrap gap-x-5">
          {links.map(({ href, label }) => (
            <PageLink key={href} href={href} className="py-2.5 text-link">
              {label}
            </PageLink>
          ))}
        </nav>
      </Container>
    </aside>
  );
}
