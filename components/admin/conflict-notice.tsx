import { Notice } from "@/components/ui/notice";
import type { FormValues } from "@/lib/form-state";

type Props = {
  theirs: FormValues;
  yours: FormValues;
  /** What the fields are called; a field without a label here is not compared. */
  labels: Record<string, string>;
};

/** Two people have changed the same thing: shows both versions, field by field, so that neither is lost. */
export function ConflictNotice({ theirs, yours, labels }: Props) {
  const fields = Object.keys(labels).filter((name) => (theirs[name] ?? "") !== (yours[name] ?? ""));
  return (
    <Notice title="Somebody changed this meanwhile" isAnnounced={false}>
      <p>
        What you typed is still in the form. Save again to keep your version, or copy what you want
        to keep of theirs.
      </p>
      {fields.map((name) => (
        <dl
          key={name}
          className="mt-4 grid gap-x-6 gap-y-2 border-t border-rule pt-4 sm:grid-cols-2"
        >
          <Version title={`${labels[name]}, saved now`} text={theirs[name]} />
          <Version title={`${labels[name]}, yours`} text={yours[name]} />
        </dl>
      ))}
    </Notice>
  );
}

function Version({ title, text }: { title: string; text?: string }) {
  return (
    <div>
      <dt className="font-semibold">{title}</dt>
      <dd className="max-h-60 overflow-auto whitespace-pre-wrap">{text || "(empty)"}</dd>
    </div>
  );
}
