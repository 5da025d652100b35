import { AdminPage } from "@/components/admin/admin-page";
import { ArrangeList } from "@/components/admin/arrange-list";
import { EntryRow } from "@/components/admin/entry-row";
import { ButtonLink } from "@/components/ui/button";
import { requireCoachPage } from "@/lib/auth/coach-page";
import { privateMetadata } from "@/lib/metadata";
import { paths } from "@/lib/paths";
import { listEditedPublications } from "@/lib/publications/queries";
import { movePublicationAction } from "./actions";

export const metadata = privateMetadata("Publications");

const kinds = { book: "Book", podcast: "Podcast", article: "Article" };

export default async function PublicationsPage() {
  await requireCoachPage(paths.adminPublications);
  const publications = await listEditedPublications();
  return (
    <AdminPage title="Publications">
      <ButtonLink href={paths.adminPublication("new")} variant="primary" className="self-start">
        New publication
      </ButtonLink>
      {publications.length === 0 && <p>There is none yet.</p>}
      <ArrangeList
        label="Publications, in the order of the site"
        action={movePublicationAction}
        items={publications.map((row) => ({
          id: row.id,
          name: row.title,
          row: (
            <EntryRow
              href={paths.adminPublication(row.id)}
              title={row.title}
              facts={[kinds[row.type]]}
              isSample={row.isSample}
            />
          ),
        }))}
      />
    </AdminPage>
  );
}
