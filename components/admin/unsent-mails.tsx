"use client";

import type { FormAction } from "@/lib/forms/state";
import { CoachForm } from "./coach-form";
import { FocusPlace } from "./focus-place";

type Props = {
  mails: { id: string; name: string; to: string; since: string; state: string }[];
  sendOne: FormAction;
  sendAll: FormAction;
};

export function UnsentMails({ mails, sendOne, sendAll }: Props) {
  return (
    <FocusPlace>
      {mails.length > 0 ? (
        <div className="flex flex-col gap-6">
          <CoachForm action={sendAll} submit="Send all again">
            {() => null}
          </CoachForm>
          <ul className="divide-y divide-rule border-y border-rule">
            {mails.map(({ id, name, to, since, state }) => (
              <li
                key={id}
                className="flex flex-col gap-3 py-4 sm:flex-row sm:items-start sm:justify-between sm:gap-8"
              >
                <div className="min-w-0">
                  <p className="font-semibold">{name}</p>
                  <p>
                    To {to}: {state}
                  </p>
                  <p className="text-sm text-muted">Since {since}</p>
                </div>
                <div className="shrink-0">
                  <CoachForm action={sendOne} submit="Send again" variant="secondary">
                    {() => <input type="hidden" name="id" value={id} />}
                  </CoachForm>
                </div>
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <p>Nothing. Every mail has left.</p>
      )}
    </FocusPlace>
  );
}
