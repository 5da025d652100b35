import { AdminPage } from "@/components/admin/admin-page";
import { EntryRow } from "@/components/admin/entry-row";
import { ButtonLink } from "@/components/ui/button";
import { requireCoachPage } from "@/lib/auth/coach-page";
import { adminPaths } from "@/lib/paths/back-office";
import { privateMetadata } from "@/lib/site/metadata";
import { listEditedPages } from "@/lib/site/pages/queries";

export const metadata = privateMetadata("Pages");

export default async function PagesPage() {
  await requireCoachPage(adminPaths.pages);
  const pages = await listEditedPages();
  return (
    <AdminPage title="Pages" lead="What visitors read. Each page is a list of sections.">
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={adminPaths.newPage}>New page</ButtonLink>
        <ButtonLink href={adminPaths.menus}>Menus and footer</ButtonLink>
        <ButtonLink href={adminPaths.otherWords}>Other words</ButtonLink>
      </div>
      <ul className="divide-y divide-rule border-y border-rule">
        {pages.map(({ id, name, path, isChanged, isPublished, isOff, isSample }) => (
          <li key={id} className="py-3">
            <EntryRow
              href={adminPaths.page(id)}
              title={name}
              facts={[
                path,
                isOff ? "off the site" : null,
                isPublished ? null : "never published",
                isPublished && isChanged ? "draft not published yet" : null,
              ]}
              isSample={isSample}
            />
          </li>
        ))}
      </ul>
    </AdminPage>
  );
}
