import { LockedNotice } from "@/components/second-factor/locked-notice";
import { Notice } from "@/components/ui/notice";
import type { FormState } from "@/lib/forms/state";

/** What became of a press whose effect is seen on the page: in words where it failed, otherwise only heard. */
export function AnnouncedAnswer({ state: { message, locked, done } }: { state: FormState }) {
  return (
    <>
      {locked && <LockedNotice locked={locked} message={message} />}
      {!locked && message && !done && <Notice tone="error">{message}</Notice>}
      <p role="status" className="sr-only">
        {done && message}
      </p>
    </>
  );
}
