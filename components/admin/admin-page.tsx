import type { ReactNode } from "react";
import { ArrowLeftIcon } from "@/components/ui/icons";
import { PageLink } from "@/components/ui/page-link";

type AdminPageProps = {
  title: string;
  back?: { href: string; label: string };
  status?: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
};

export function AdminPage({ title, back, status, lead, children }: AdminPageProps) {
  return (
    <div className="flex flex-col gap-10">
      <header className="flex flex-col items-start gap-3">
        {back && (
          <PageLink
            href={back.href}
            className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-link"
          >
            <ArrowLeftIcon /> {back.label}
          </PageLink>
        )}
        <h1 className="max-w-full text-3xl wrap-anywhere">{title}</h1>
        {status && <div className="flex flex-wrap items-center gap-x-5 gap-y-2">{status}</div>}
        {lead && <p className="max-w-measure text-muted">{lead}</p>}
      </header>
      {children}
    </div>
  );
}

type AdminSectionProps = { id?: string; title: string; lead?: ReactNode; children: ReactNode };

export function AdminSection({ id, title, lead, children }: AdminSectionProps) {
  return (
    <section id={id} className="flex flex-col gap-5 border-t border-rule pt-8">
      <div>
        <h2 className="text-2xl">{title}</h2>
        {lead && <p className="mt-2 max-w-measure text-muted">{lead}</p>}
      </div>
      {children}
    </section>
  );
}
