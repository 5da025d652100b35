import { PageLink } from "@/components/ui/page-link";
import {
  describeAction,
  describeField,
  describeValue,
  hasSameWords,
} from "@/lib/back-office/audit/rules";
import type { Thing } from "@/lib/back-office/audit/things";
import { adminPaths } from "@/lib/paths/back-office";
import { formatMoment } from "@/lib/text/dates";

type Entry = {
  id: bigint;
  actorEmail: string;
  action: string;
  subject: string;
  thing: Thing;
  before: unknown;
  after: unknown;
  reason: string | null;
  createdAt: Date;
};

/** Without the right to the whole log, no entry leads there. */
export function AuditEntries({ entries, opensLog }: { entries: Entry[]; opensLog: boolean }) {
  return (
    <ol className="divide-y divide-rule border-y border-rule">
      {entries.map((entry) => (
        <li key={entry.id} className="py-4">
          <p className="text-sm text-muted">
            <time dateTime={entry.createdAt.toISOString()}>{formatMoment(entry.createdAt)}</time>,{" "}
            {entry.actorEmail}
          </p>
          <p className="font-medium">
            <span className="inline-block first-letter:uppercase">
              {describeAction(entry.action)}
            </span>{" "}
            <ThingLink {...entry.thing} />
          </p>
          {entry.reason && <p>“{entry.reason}”</p>}
          {opensLog && (
            <PageLink
              href={adminPaths.audit({ subject: entry.subject })}
              className="text-link inline-block py-1 text-sm"
            >
              Everything done to this
            </PageLink>
          )}
          <Changes before={toFields(entry.before)} after={toFields(entry.after)} />
        </li>
      ))}
    </ol>
  );
}

function ThingLink({ name, href }: Thing) {
  if (!href) return <span>{name}</span>;
  return (
    <PageLink href={href} className="text-link inline-block py-1">
      {name}
    </PageLink>
  );
}

/** In characters; some ten lines of a desk's screen. */
const SHORT_CHANGE = 600;

type Fields = Record<string, unknown>;

function Changes({ before, after }: { before: Fields; after: Fields }) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  if (names.length === 0) return null;
  return (
    <dl className="mt-2 grid grid-cols-1 gap-2 text-sm">
      {names.map((name) => (
        <div key={name} className="sm:grid sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-4">
          <dt className="text-muted">{describeField(name)}</dt>
          <dd className="whitespace-pre-wrap">
            <Change name={name} before={before} after={after} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Change({ name, before, after }: { name: string; before: Fields; after: Fields }) {
  const values = [before, after]
    .filter((side) => name in side)
    .map((side) => describeValue(name, side[name]));
  if (hasSameWords(name, before[name], after[name])) {
    return "The words are the same; links, pictures or formatting changed.";
  }
  const change = (
    <>
      {name in before && <del className="decoration-1">{values.at(0)}</del>}
      {values.length === 2 && <span> → </span>}
      {name in after && <ins className="no-underline">{values.at(-1)}</ins>}
    </>
  );
  if (values.join("").length <= SHORT_CHANGE) return change;
  return (
    <details>
      <summary>Show the long text</summary>
      {change}
    </details>
  );
}

function toFields(value: unknown): Fields {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
