"use client";

import { CoachForm } from "@/components/admin/coach-form";
import { FocusPlace } from "@/components/admin/focus-place";
import { PageLink } from "@/components/ui/page-link";
import type { LaunchLine } from "@/lib/back-office/launch/line";
import type { FormAction } from "@/lib/forms/state";

type Props = { lines: LaunchLine[]; action: FormAction };

export function LaunchList({ lines, action }: Props) {
  const open = lines.filter(({ isDone }) => !isDone);
  const done = lines.filter(({ isDone }) => isDone);
  return (
    <FocusPlace>
      {open.length > 0 ? <Lines lines={open} action={action} /> : <p>Everything is ready.</p>}
      {done.length > 0 && (
        <details className="mt-6">
          <summary className="cursor-pointer font-medium">Done: {done.length}</summary>
          <Lines lines={done} action={action} />
        </details>
      )}
    </FocusPlace>
  );
}

function Lines({ lines, action }: Props) {
  return (
    <ul className="flex flex-col divide-y divide-rule border-y border-rule">
      {lines.map((line) => (
        <li key={line.name} className="py-5">
          <LineRow line={line} action={action} />
        </li>
      ))}
    </ul>
  );
}

function LineRow({ line, action }: { line: LaunchLine; action: FormAction }) {
  const { name, title, why, gaps, place, tried, button, before } = line;
  return (
    <div className="flex max-w-measure flex-col items-start gap-2">
      <h3 className="text-lg">{title}</h3>
      {gaps.map((gap) => (
        <p key={gap}>{gap}</p>
      ))}
      <p className="text-sm text-muted">{why}</p>
      {tried && <p className="text-sm">Last tried {tried}</p>}
      {place && (
        <PageLink href={place.href} className="text-link">
          {place.label}
        </PageLink>
      )}
      {button && (
        <CoachForm action={action} hidden={{ line: name }} submit={button} variant="secondary">
          {() => before && <p className="text-sm">{before}</p>}
        </CoachForm>
      )}
    </div>
  );
}
