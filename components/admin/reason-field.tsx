import { Field } from "@/components/ui/field";

/** Why the coach does it; kept with the change in the audit log. */
export function ReasonField({
  hint,
  value,
  error,
}: {
  hint: string;
  value?: string;
  error?: string;
}) {
  return (
    <Field
      label="Reason"
      name="reason"
      hint={hint}
      required
      maxLength={500}
      defaultValue={value}
      error={error}
    />
  );
}
