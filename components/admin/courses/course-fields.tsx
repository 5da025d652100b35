import type { ComponentProps } from "react";
import { Field } from "@/components/ui/field";

export type Category = { id: number; name: string };

export function categoryOptions(categories: Category[]) {
  return categories.map(({ id, name }) => ({ value: String(id), label: name }));
}

/** Typed in pounds, stored in pence. */
export function PriceField(field: Omit<ComponentProps<typeof Field>, "label">) {
  return (
    <Field
      {...field}
      label="Price in pounds"
      hint="What the buyer pays in all, for example 49.99"
      inputMode="decimal"
      autoComplete="off"
      required
    />
  );
}
