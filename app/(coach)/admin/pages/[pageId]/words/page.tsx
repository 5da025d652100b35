import { AdminPage } from "@/components/admin/admin-page";
import { AddressList } from "@/components/admin/pages/address-list";
import { PartForm } from "@/components/admin/pages/part-form";
import { describeFields } from "@/lib/forms/described";
import { adminPaths } from "@/lib/paths/back-office";
import { privateMetadata } from "@/lib/site/metadata";
import { listEditedPages } from "@/lib/site/pages/queries";
import { nameOf, toPartForm } from "@/lib/site/pages/rules";
import { pageHead } from "@/lib/site/pages/schema";
import { openPage } from "../../_page";
import { savePageWordsAction } from "../../actions";

export const metadata = privateMetadata("Heading and description");

export default async function PageWordsPage({ params }: PageProps<"/admin/pages/[pageId]/words">) {
  const { id, draft } = await openPage(params, adminPaths.pageWords);
  return (
    <AdminPage
      title="Heading and description"
      back={{ href: adminPaths.page(id), label: nameOf(draft) }}
    >
      <AddressList pages={await listEditedPages()} />
      <PartForm
        looks={describeFields(pageHead)}
        saved={toPartForm(draft.head)}
        draft={`page:${id}`}
        hidden={{ pageId: id }}
        action={savePageWordsAction}
      />
    </AdminPage>
  );
}
