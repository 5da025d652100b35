import { Field } from "@/components/ui/field";

/** The coach's reason for a change; kept with the change in the audit log. */
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
