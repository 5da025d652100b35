import type { ComponentProps } from "react";
import { Field } from "./field";

/** Six digits from a mail or from an authenticator app: the browser may fill them in. */
export function CodeField(field: Partial<ComponentProps<typeof Field>>) {
  return (
    <Field
      label="Six-digit code"
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      required
      {...field}
    />
  );
}
