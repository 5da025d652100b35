import { paths } from "@/lib/paths/public";
import { breadcrumbList } from "@/lib/site/structured-data";
import { JsonLd } from "./json-ld";
import { PageLink } from "./page-link";

/** The last crumb is the page itself and needs no `href`. The home page is added before the first. */
export type Crumb = { label: string; href?: string };

export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const all = [{ label: "Home", href: paths.home }, ...crumbs];
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
        {all.map((crumb) => (
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
      <JsonLd things={[breadcrumbList(all)]} />
    </nav>
  );
}
