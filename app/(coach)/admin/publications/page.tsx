import { EntryListPage } from "@/components/admin/entry-list-page";
import { publicationKinds } from "@/components/admin/publication-kinds";
import { requireCoachPage } from "@/lib/auth/coach-page";
import { adminPaths } from "@/lib/paths/back-office";
import { privateMetadata } from "@/lib/site/metadata";
import { listEditedPublications } from "@/lib/site/publications/queries";
import { movePublicationAction } from "./actions";

export const metadata = privateMetadata("Publications");

export default async function PublicationsPage() {
  await requireCoachPage(adminPaths.publications);
  const publications = await listEditedPublications();
  return (
    <EntryListPage
      title="Publications"
      create={{ href: adminPaths.publication("new"), label: "New publication" }}
      entries={publications.map(({ id, title, type, isSample, isDraft }) => ({
        id,
        href: adminPaths.publication(id),
        title,
        facts: [publicationKinds[type]],
        isSample,
        badge: isDraft ? "Draft" : undefined,
      }))}
      arrange={{ action: movePublicationAction }}
    />
  );
}
