import { AdminPage } from "@/components/admin/admin-page";
import { PublicationForm } from "@/components/admin/publication-form";
import { requireCoachPage } from "@/lib/auth/coach-page";
import { adminPaths } from "@/lib/paths/back-office";
import { privateMetadata } from "@/lib/site/metadata";
import { createPublicationAction } from "../actions";

export const metadata = privateMetadata("New publication");

export default async function NewPublicationPage() {
  await requireCoachPage(adminPaths.publication("new"));
  return (
    <AdminPage
      title="New publication"
      back={{ href: adminPaths.publications, label: "Publications" }}
    >
      <PublicationForm action={createPublicationAction} />
    </AdminPage>
  );
}
