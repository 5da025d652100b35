"use client";

import { CoachForm } from "@/components/admin/coach-form";
import { Field, SelectField } from "@/components/ui/field";
import type { FormAction, FormValues } from "@/lib/forms/state";
import { type Focus, focuses } from "@/lib/paths/pictures";

const labels = { alt: "What it shows", focus: "What stays in sight where a page cuts it" };

const places: Record<Focus, string> = {
  center: "The middle",
  top: "The top",
  bottom: "The foot",
  left: "The left",
  right: "The right",
  "top-left": "The top left corner",
  "top-right": "The top right corner",
  "bottom-left": "The bottom left corner",
  "bottom-right": "The bottom right corner",
};

type Props = { id: number; saved: FormValues; action: FormAction };

export function PictureForm({ id, saved, action }: Props) {
  return (
    <CoachForm
      action={action}
      hidden={{ id }}
      saved={saved}
      draft={`picture:${id}`}
      labels={labels}
      submit="Save the picture"
    >
      {({ field }) => (
        <>
          <Field
            {...field("alt")}
            hint="For those who cannot see it, and for search engines: “The coach on stage in Derry”"
            autoComplete="off"
          />
          <SelectField
            {...field("focus")}
            options={focuses.map((focus) => ({ value: focus, label: places[focus] }))}
          />
        </>
      )}
    </CoachForm>
  );
}
