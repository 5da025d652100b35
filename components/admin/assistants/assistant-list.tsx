import { CoachForm } from "@/components/admin/coach-form";
import type { FormAction } from "@/lib/forms/state";
import { formatDate } from "@/lib/text/dates";
import { AssistantForm } from "./assistant-form";

type Assistant = { email: string; seesMoney: boolean; createdAt: Date };

type Props = { assistants: Assistant[]; change: FormAction; end: FormAction };

export function AssistantList({ assistants, change, end }: Props) {
  if (assistants.length === 0) return <p>Nobody works here beside you.</p>;
  return (
    <ul className="divide-y divide-rule border-y border-rule">
      {assistants.map((assistant) => (
        <li key={assistant.email} className="flex flex-col gap-4 py-5">
          <div>
            <p className="font-semibold break-all">{assistant.email}</p>
            <p className="text-sm text-muted">Invited on {formatDate(assistant.createdAt)}</p>
          </div>
          <AssistantForm action={change} submit="Save" assistant={assistant} />
          <CoachForm
            action={end}
            hidden={{ email: assistant.email }}
            submit="End their work here"
            confirm="Yes, end it"
            variant="secondary"
          />
        </li>
      ))}
    </ul>
  );
}
