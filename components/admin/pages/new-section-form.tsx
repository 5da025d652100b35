"use client";

import { CoachForm } from "@/components/admin/coach-form";
import { SelectField } from "@/components/ui/field";
import type { FormAction } from "@/lib/forms/state";

type Props = { pageId: number; kinds: { value: string; label: string }[]; action: FormAction };

export function NewSectionForm({ pageId, kinds, action }: Props) {
  return (
    <CoachForm
      action={action}
      hidden={{ pageId }}
      submit="Add the section"
      variant="secondary"
      labels={{ kind: "A new section, at the end" }}
    >
      {({ field }) => <SelectField {...field("kind")} options={kinds} />}
    </CoachForm>
  );
}
