import type { ComponentProps } from "react";
import { Field } from "@/components/ui/field";

export function ReasonField(field: Omit<ComponentProps<typeof Field>, "label">) {
  return (
    <Field
      {...field}
      label="Reason"
      hint="Kept for good in the audit log: leave names and addresses out."
      required
    />
  );
}
