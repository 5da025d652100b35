"use client";

import { addressInput } from "@/components/admin/address-input";
import { CoachForm } from "@/components/admin/coach-form";
import { asTick } from "@/components/admin/field-words";
import { PictureField } from "@/components/admin/pictures/picture-field";
import { TickField } from "@/components/admin/tick-field";
import { Field } from "@/components/ui/field";
import { TextAreaField } from "@/components/ui/text-area-field";
import type { FormAction, FormValues } from "@/lib/forms/state";
import type { SettingsGroup } from "@/lib/site/settings/schema";
import { settingsGroups } from "./groups";

type Props = { group: SettingsGroup; saved: FormValues; action: FormAction };

const looks = {
  line: {},
  area: {},
  colour: { type: "color" },
  phone: { type: "tel" },
  address: addressInput,
};

const sample = "A sample: not true of this business yet";

export function SettingsForm({ group, saved, action }: Props) {
  const fields = Object.entries(settingsGroups[group].fields);
  return (
    <CoachForm
      action={action}
      hidden={{ group }}
      saved={saved}
      draft={`settings:${group}`}
      labels={Object.fromEntries([
        ...fields.map(([name, { label }]) => [name, label]),
        ["isSample", sample],
      ])}
      words={{ isSample: asTick }}
      submit="Save"
    >
      {({ field }) => (
        <>
          {fields.map(([name, { input, hint = "", isOptional }]) => {
            if (input === "picture")
              return (
                <PictureField key={name} {...field(name)} hint={hint} isOptional={isOptional} />
              );
            const Control = input === "area" ? TextAreaField : Field;
            return (
              <Control
                key={name}
                {...field(name)}
                autoComplete="off"
                {...(input && looks[input])}
                hint={hint}
                required={!isOptional}
              />
            );
          })}
          <TickField {...field("isSample")} />
        </>
      )}
    </CoachForm>
  );
}
