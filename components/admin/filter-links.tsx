import { PageLink } from "@/components/ui/page-link";

type Filter = { label: string; href: string; isCurrent: boolean };

/** The filters of a list, as links: they work without JavaScript and can be bookmarked. */
export function FilterLinks({ label, filters }: { label: string; filters: Filter[] }) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-x-5">
        {filters.map(({ label: text, href, isCurrent }) => (
          <li key={href}>
            <PageLink
              href={href}
              aria-current={isCurrent ? "page" : undefined}
              className="inline-flex min-h-11 items-center underline-offset-4 aria-[current]:font-semibold not-aria-[current]:underline"
            >
              {text}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
