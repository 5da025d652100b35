import { Field } from "@/components/ui/field";

export const REASON_HINT = "For the audit log, which is kept for good: no names, please.";

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
