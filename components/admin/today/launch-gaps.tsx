"use client";

import { CoachForm } from "@/components/admin/coach-form";
import { FocusPlace } from "@/components/admin/focus-place";
import { PageLink } from "@/components/ui/page-link";
import type { FormAction } from "@/lib/forms/state";
import { paths } from "@/lib/paths/public";

type Props = { gaps: string[]; isLegalRead: boolean; action: FormAction };

export function LaunchGaps(props: Props) {
  return (
    <FocusPlace>
      {props.gaps.length > 0 ? <GapList {...props} /> : <p>Everything is ready.</p>}
    </FocusPlace>
  );
}

function GapList({ gaps, isLegalRead, action }: Props) {
  return (
    <div className="flex flex-col gap-5">
      <ul className="flex max-w-measure list-disc flex-col gap-2 pl-5">
        {gaps.map((gap) => (
          <li key={gap}>{gap}</li>
        ))}
      </ul>
      {!isLegalRead && (
        <CoachForm action={action} submit="I have read all three" variant="secondary">
          {() => (
            <p className="text-sm">
              Read the <LegalLink href={paths.terms}>terms</LegalLink>, the{" "}
              <LegalLink href={paths.refunds}>refund text</LegalLink> and the{" "}
              <LegalLink href={paths.privacy}>privacy policy</LegalLink>: they are made in your
              name.
            </p>
          )}
        </CoachForm>
      )}
    </div>
  );
}

function LegalLink({ href, children }: { href: string; children: string }) {
  return (
    <PageLink href={href} className="text-link">
      {children}
    </PageLink>
  );
}
