"use client";

import { addressInput } from "@/components/admin/address-input";
import type { Fields } from "@/components/admin/coach-form";
import { RichTextField } from "@/components/admin/editor/rich-text-field";
import { PictureField } from "@/components/admin/pictures/picture-field";
import { Field, SelectField } from "@/components/ui/field";
import { TextAreaField } from "@/components/ui/text-area-field";
import type { FieldLook } from "@/lib/forms/described";
import { ADDRESSES } from "./addresses";
import { FileField } from "./file-field";
import { ListField } from "./list-field";

type Props = {
  looks: FieldLook[];
  form: Pick<Fields, "values" | "errors">;
  /** Prepended to each field's name. */
  prefix?: string;
};

/** The fields of a form made from a schema. */
export function DescribedFields({ looks, form, prefix = "" }: Props) {
  return looks.map((look) => (
    <DescribedField key={look.name} look={look} form={form} prefix={prefix} />
  ));
}

type FieldProps = Pick<Props, "form"> & { look: FieldLook; prefix: string };

function DescribedField({ look, form, prefix }: FieldProps) {
  const { label, input, options = [], isOptional } = look;
  const field = {
    label,
    name: prefix + look.name,
    hint: hintOf(look),
    defaultValue: form.values[look.name],
    error: form.errors[look.name],
  };
  switch (input) {
    case "area":
      return <TextAreaField {...field} rows={4} required={!isOptional} />;
    case "html":
      return <RichTextField {...field} />;
    case "address":
      return <Field {...field} {...addressInput} list={ADDRESSES} required={!isOptional} />;
    case "choice":
      return <SelectField {...field} options={options} />;
    case "picture":
      return <PictureField key={field.defaultValue} {...field} />;
    case "file":
      return <FileField key={field.defaultValue} {...field} kind={look.file ?? "film"} />;
    case "list":
      return <ListField look={look} form={form} />;
    default:
      return <Field {...field} autoComplete="off" required={!isOptional} />;
  }
}

/** A limit is mentioned only where a text soon reaches it: up to this many characters. */
const NEAR = 700;

function hintOf({ hint, max }: FieldLook): string {
  const limit = max && max <= NEAR ? `Up to ${max} characters` : undefined;
  return [hint, limit].filter(Boolean).join(" · ");
}
