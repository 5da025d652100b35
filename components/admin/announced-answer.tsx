import { LockedNotice } from "@/components/second-factor/locked-notice";
import { Notice } from "@/components/ui/notice";
import type { FormState } from "@/lib/forms/state";

/** The result of a button whose effect shows on the page: failures in words, success only for screen readers. */
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
