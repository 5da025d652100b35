import { EntryListPage } from "@/components/admin/entry-list-page";
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
    <EntryListPage
      title="Publications"
      create={{ href: paths.adminPublication("new"), label: "New publication" }}
      entries={publications.map(({ id, title, type, isSample }) => ({
        id,
        href: paths.adminPublication(id),
        title,
        facts: [kinds[type]],
        isSample,
      }))}
      move={movePublicationAction}
    />
  );
}
