import { AdminPage, AdminSection } from "@/components/admin/admin-page";
import { LinkRows } from "@/components/admin/link-rows";
import { ListSearch } from "@/components/admin/list-search";
import { ButtonLink } from "@/components/ui/button";
import { requireCoachPage } from "@/lib/auth/coach-page";
import { searchEverything } from "@/lib/back-office/search/queries";
import { searchQuery } from "@/lib/back-office/search/schema";
import { firstValues } from "@/lib/http/request";
import { adminPaths } from "@/lib/paths/back-office";
import { privateMetadata } from "@/lib/site/metadata";

export const metadata = privateMetadata("Search");

export default async function SearchPage({ searchParams }: PageProps<"/admin/search">) {
  const given = firstValues(await searchParams);
  await requireCoachPage(adminPaths.search(given));
  const { q } = searchQuery.parse(given);
  const groups = q ? await searchEverything(q) : [];
  return (
    <AdminPage title="Search">
      <ListSearch
        action={adminPaths.search()}
        label="Any part of a name, a company, an address, a title, an order’s number or a page’s words, or an invoice’s number"
        q={q}
      />
      {q && groups.length === 0 && <p>Nothing matches “{q}”.</p>}
      {groups.map(({ title, found, all }) => (
        <AdminSection key={title} title={title}>
          <LinkRows
            rows={found}
            hrefOf={({ href }) => href}
            grid="sm:grid-cols-2 gap-x-6 items-baseline"
            none=""
          >
            {({ name, detail }) => (
              <>
                <span className="font-semibold wrap-anywhere group-hover:underline">{name}</span>
                <span className="text-sm wrap-anywhere text-muted">{detail}</span>
              </>
            )}
          </LinkRows>
          {all && (
            <ButtonLink href={all} className="self-start">
              All of them
            </ButtonLink>
          )}
        </AdminSection>
      ))}
    </AdminPage>
  );
}
