import { CoachForm } from "@/components/admin/coach-form";
import type { FormAction } from "@/lib/forms/state";
import { formatDate } from "@/lib/text/dates";
import { AssistantForm } from "./assistant-form";

type Assistant = {
  email: string;
  seesMoney: boolean;
  isOwner: boolean;
  createdAt: Date;
  /** When they set up their phone. */
  cameInAt: Date | null;
  isLapsed: boolean;
};

type Props = { assistants: Assistant[]; change: FormAction; end: FormAction };

export function AssistantList({ assistants, change, end }: Props) {
  if (assistants.length === 0) return <p>Nobody works here beside you.</p>;
  return (
    <ul className="divide-y divide-rule border-y border-rule">
      {assistants.map((assistant) => (
        <li key={assistant.email} className="flex flex-col gap-4 py-5">
          <div>
            <p className="font-semibold">{assistant.email}</p>
            <p className="text-sm text-muted">{describeStanding(assistant)}</p>
          </div>
          {!assistant.isLapsed && (
            <AssistantForm action={change} submit="Save" assistant={assistant} />
          )}
          <CoachForm
            action={end}
            hidden={{ email: assistant.email }}
            submit="End their access"
            confirm="Yes, end it"
            variant="secondary"
          />
        </li>
      ))}
    </ul>
  );
}

function describeStanding({ createdAt, cameInAt, isLapsed }: Assistant): string {
  const invited = `Invited on ${formatDate(createdAt)}`;
  if (cameInAt) return `${invited}, working here since ${formatDate(cameInAt)}`;
  if (isLapsed) return `${invited}. The invitation has lapsed; invite them again below.`;
  return `${invited}. They have not accepted it yet; the invitation holds for a week.`;
}
