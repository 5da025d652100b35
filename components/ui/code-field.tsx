import { Field } from "./field";

/** Six digits from a mail or from an authenticator app: the browser may fill them in. */
export function CodeField({ value, error }: { value?: string; error?: string }) {
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
