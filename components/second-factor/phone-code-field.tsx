import { Field } from "../ui/field";

export function PhoneCodeField({ value, error }: { value?: string; error?: string }) {
  return (
    <Field
      label="Six-digit code"
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      required
      defaultValue={value}
      error={error}
    />
  );
}
