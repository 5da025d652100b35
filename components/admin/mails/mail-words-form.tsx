"use client";

import { CoachForm } from "@/components/admin/coach-form";
import { Field } from "@/components/ui/field";
import { TextAreaField } from "@/components/ui/text-area-field";
import type { FormAction, FormValues } from "@/lib/forms/state";

const labels = {
  subject: "Subject",
  greeting: "Greeting",
  closing: "Closing words",
};

type Props = {
  kind: string;
  saved: FormValues;
  places: string[];
  hasFixedSubject: boolean;
  action: FormAction;
};

export function MailWordsForm({ kind, saved, places, hasFixedSubject, action }: Props) {
  const hint = `You can use ${places.map((name) => `{${name}}`).join(", ")}`;
  return (
    <CoachForm
      action={action}
      hidden={{ kind }}
      saved={saved}
      draft={`mail:${kind}`}
      labels={labels}
      submit="Save the words"
    >
      {({ field }) => (
        <>
          {!hasFixedSubject && <Field {...field("subject")} hint={hint} autoComplete="off" />}
          <TextAreaField
            {...field("greeting")}
            hint="Stands above everything else; may be empty"
            rows={3}
          />
          <TextAreaField
            {...field("closing")}
            hint="Ends the mail; left empty, the usual words stand"
            rows={3}
          />
        </>
      )}
    </CoachForm>
  );
}
