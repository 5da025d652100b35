import { CoachForm } from "@/components/admin/coach-form";
import { Notice } from "@/components/ui/notice";
import type { FormAction } from "@/lib/forms/state";
import { formatMoment } from "@/lib/text/dates";

type Props = { pageId: number; waitsUntil: Date; callOff: FormAction };

/** A version that was published for a later time. */
export function WaitingVersion({ pageId, waitsUntil, callOff }: Props) {
  return (
    <>
      <Notice>{`A version waits to be shown from ${formatMoment(waitsUntil)} on. Publishing another one first calls it off.`}</Notice>
      <CoachForm
        action={callOff}
        hidden={{ pageId }}
        submit="Call it off"
        confirm="Yes, call it off"
        variant="secondary"
      />
    </>
  );
}
