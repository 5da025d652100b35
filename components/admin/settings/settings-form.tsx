"use client";

import { CoachForm } from "@/components/admin/coach-form";
import { TickField } from "@/components/admin/tick-field";
import { Field } from "@/components/ui/field";
import type { FormAction, FormValues } from "@/lib/form-state";
import type { SettingsGroup } from "@/lib/settings/schema";
import { settingsGroups } from "./groups";

type Props = {
  group: SettingsGroup;
  saved: FormValues;
  action: FormAction;
};

export function SettingsForm({ group, saved, action }: Props) {
  const fields = Object.entries(settingsGroups[group].fields);
  return (
    <CoachForm
      action={action}
      saved={saved}
      draft={`settings:${group}`}
      labels={Object.fromEntries(fields.map(([name, { label }]) => [name, label]))}
      submit="Save"
    >
      {({ values, field }) => (
        <>
          <input type="hidden" name="group" value={group} />
          {fields.map(([name, { hint, isOptional }]) => (
            <Field
              key={name}
              {...field(name)}
              hint={hint}
              autoComplete="off"
              required={!isOptional}
            />
          ))}
          <TickField
            name="isSample"
            label="A sample: not true of this business yet"
            value={values.isSample}
          />
        </>
      )}
    </CoachForm>
  );
}
