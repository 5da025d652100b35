import { PageLink } from "@/components/layout/page-link";
import { JsonLd } from "@/components/marketing/json-ld";
import { breadcrumbList } from "@/lib/site/structured-data";

/** The last crumb is the page itself and needs no `href`. */
export type Crumb = { label: string; href?: string };

export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
        {crumbs.map((crumb) => (
          <li
            key={crumb.label}
            className="not-last:after:ml-2 not-last:after:content-['/'] not-last:after:opacity-60"
          >
            {crumb.href ? (
              <PageLink href={crumb.href} className="inline-flex min-h-11 items-center text-link">
                {crumb.label}
              </PageLink>
            ) : (
              <span aria-current="page">{crumb.label}</span>
            )}
          </li>
        ))}
      </ol>
      <JsonLd things={[breadcrumbList(crumbs)]} />
    </nav>
  );
}
