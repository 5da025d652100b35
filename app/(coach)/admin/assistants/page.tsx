import { AdminPage, AdminSection } from "@/components/admin/admin-page";
import { AssistantForm } from "@/components/admin/assistants/assistant-form";
import { AssistantList } from "@/components/admin/assistants/assistant-list";
import { listAssistants } from "@/lib/auth/assistants/queries";
import { requireFreshCoachPage } from "@/lib/auth/coach-page";
import { adminPaths } from "@/lib/paths/back-office";
import { privateMetadata } from "@/lib/site/metadata";
import { changeAssistantAction, endAssistantAction, inviteAssistantAction } from "./actions";

export const metadata = privateMetadata("Assistants");

export default async function AssistantsPage() {
  await requireFreshCoachPage(adminPaths.assistants, "isOwner");
  const assistants = await listAssistants();
  return (
    <AdminPage
      title="Assistants"
      lead="People who work here beside you. Each signs in by e-mail and sets up a phone of their own."
    >
      <AssistantList
        assistants={assistants}
        change={changeAssistantAction}
        end={endAssistantAction}
      />
      <AdminSection title="Invite somebody">
        <AssistantForm action={inviteAssistantAction} submit="Send the invitation" />
      </AdminSection>
    </AdminPage>
  );
}
