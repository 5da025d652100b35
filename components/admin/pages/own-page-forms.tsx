"use client";

import { addressInput } from "@/components/admin/address-input";
import { CoachForm } from "@/components/admin/coach-form";
import { Field, SelectField } from "@/components/ui/field";
import type { FormAction } from "@/lib/forms/state";
import type { MenuPlace, Menus } from "@/lib/site/menus/schema";

const pathField = {
  label: "Address",
  hint: "One part: /retreats or /summer-2027",
  ...addressInput,
};

export function NewPageForm({ action }: { action: FormAction }) {
  return (
    <CoachForm action={action} draft="new-page" submit="Create the draft">
      {({ field }) => (
        <>
          <Field {...field("name")} label="Title" required />
          <Field {...field("path")} {...pathField} required />
        </>
      )}
    </CoachForm>
  );
}

type Props = { pageId: number; path: string; action: FormAction };

type PlaceProps = {
  pageId: number;
  place: MenuPlace;
  menus: Menus;
  isOff: boolean;
  action: FormAction;
};

const offHint = "The link is shown again when the page is on the site again.";

export function MenuPlaceForm({ pageId, place, menus, isOff, action }: PlaceProps) {
  const options = [
    { value: "none", label: "Nowhere" },
    { value: "main", label: "Main menu" },
    { value: "first", label: `Footer: ${menus.firstTitle || "first column"}` },
    { value: "second", label: `Footer: ${menus.secondTitle || "second column"}` },
    { value: "third", label: `Footer: ${menus.thirdTitle}` },
  ];
  return (
    <CoachForm action={action} hidden={{ pageId }} saved={{ place }} submit="Save its place">
      {({ field }) => (
        <SelectField
          {...field("place")}
          label="In the menus"
          hint={isOff ? offHint : undefined}
          options={options}
        />
      )}
    </CoachForm>
  );
}

export function AddressForm({ pageId, path, action }: Props) {
  return (
    <CoachForm action={action} hidden={{ pageId }} saved={{ path }} submit="Change the address">
      {({ field }) => <Field {...field("path")} {...pathField} required />}
    </CoachForm>
  );
}
