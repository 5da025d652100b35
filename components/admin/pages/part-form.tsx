"use client";

import { CoachForm } from "@/components/admin/coach-form";
import { asText, type Words } from "@/components/admin/field-words";
import type { FieldLook } from "@/lib/forms/described";
import type { FormAction, FormValues } from "@/lib/forms/state";
import { DescribedFields } from "./described-fields";

type Props = {
  looks: FieldLook[];
  saved: FormValues;
  /** "page:3:section:7" */
  draft: string;
  hidden?: Record<string, string | number>;
  action: FormAction;
  submit?: string;
};

/** The form of a section, of a page's own words, or of the menus. */
export function PartForm({
  looks,
  saved,
  draft,
  hidden,
  action,
  submit = "Save to the draft",
}: Props) {
  const all = looks.flatMap((look) => labelsOf(look));
  const html = all.filter(({ input }) => input === "html");
  const words: Words = Object.fromEntries(html.map(({ name }) => [name, asText]));
  return (
    <CoachForm
      action={action}
      hidden={hidden}
      saved={saved}
      draft={draft}
      labels={Object.fromEntries(all.map(({ name, label }) => [name, label]))}
      words={words}
      submit={submit}
    >
      {(form) => <DescribedFields looks={looks} form={form} />}
    </CoachForm>
  );
}

/** The most entries that any list may have. */
const MOST = 40;

function labelsOf({
  name,
  label,
  input,
  item,
}: FieldLook): Pick<FieldLook, "name" | "label" | "input">[] {
  if (!item) return [{ name, label, input }];
  const entries = Array.from({ length: MOST }, (_, place) =>
    item.map((field) => ({
      name: `${name}.${place}.${field.name}`,
      label: `${label}, ${place + 1}: ${field.label}`,
      input: field.input,
    })),
  );
  return [{ name: `${name}.length`, label: `${label}, how many`, input }, ...entries.flat()];
}
