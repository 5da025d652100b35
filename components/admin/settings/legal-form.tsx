"use client";

import { CoachForm } from "@/components/admin/coach-form";
import { RichTextField } from "@/components/admin/editor/rich-text-field";
import { asText, type Labels } from "@/components/admin/field-words";
import { Field } from "@/components/ui/field";
import { TextAreaField } from "@/components/ui/text-area-field";
import type { FormAction, FormValues } from "@/lib/forms/state";
import type { LegalEdit, LegalKind } from "@/lib/site/legal/schema";

const labels: Labels<Omit<LegalEdit, "kind">> = {
  title: "Title",
  introduction: "Introduction",
  contentHtml: "Text",
};

type Props = { kind: LegalKind; saved: FormValues; action: FormAction };

export function LegalForm({ kind, saved, action }: Props) {
  return (
    <CoachForm
      action={action}
      hidden={{ kind }}
      saved={saved}
      draft={`legal:${kind}`}
      labels={labels}
      words={{ contentHtml: asText }}
      submit="Publish this wording"
      confirm="Yes, publish it"
    >
      {({ field }) => (
        <>
          <Field {...field("title")} required />
          <TextAreaField {...field("introduction")} rows={3} required />
          <RichTextField
            {...field("contentHtml")}
            hint="{name}, {location} and {email} stand for what the settings say."
          />
        </>
      )}
    </CoachForm>
  );
}
