"use client";

import { CoachForm } from "@/components/admin/coach-form";
import { SelectField } from "@/components/ui/field";
import type { FormAction } from "@/lib/forms/state";

const starts = [
  { value: "04-06", label: "6 April (the tax year)" },
  { value: "04-01", label: "1 April" },
  { value: "01-01", label: "1 January" },
];

export function YearStartForm({ action, yearStart }: { action: FormAction; yearStart: string }) {
  return (
    <CoachForm action={action} saved={{ side: yearStart }} submit="Save" variant="secondary">
      {({ field }) => (
        <SelectField {...field("side")} label="The books’ year begins on" options={starts} />
      )}
    </CoachForm>
  );
}
