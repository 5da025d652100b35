import { AdminPage } from "@/components/admin/admin-page";
import { NewPageForm } from "@/components/admin/pages/own-page-forms";
import { requireCoachPage } from "@/lib/auth/coach-page";
import { adminPaths } from "@/lib/paths/back-office";
import { privateMetadata } from "@/lib/site/metadata";
import { createPageAction } from "../actions";

export const metadata = privateMetadata("New page");

export default async function NewPagePage() {
  await requireCoachPage(adminPaths.newPage);
  return (
    <AdminPage
      title="New page"
      back={{ href: adminPaths.pages, label: "Pages" }}
      lead="It begins as a draft. Visitors find it once you publish it."
    >
      <NewPageForm action={createPageAction} />
    </AdminPage>
  );
}
