import { AdminPage } from "@/components/admin/admin-page";
import { PublicationForm } from "@/components/admin/publication-form";
import { requireCoachPage } from "@/lib/auth/coach-page";
import { privateMetadata } from "@/lib/metadata";
import { paths } from "@/lib/paths";
import { createPublicationAction } from "../actions";

export const metadata = privateMetadata("New publication");

export default async function NewPublicationPage() {
  await requireCoachPage(paths.adminPublication("new"));
  return (
    <AdminPage
      title="New publication"
      back={{ href: paths.adminPublications, label: "Publications" }}
    >
      <PublicationForm action={createPublicationAction} />
    </AdminPage>
  );
}
