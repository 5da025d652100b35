import { type FormEvent, useState } from "react";
import type { FormState } from "@/lib/forms/state";

/**
 * The errors of a form's last answer. The error of a field changed since then is empty but keeps its space, so
 * that nothing below moves while somebody types.
 */
export function useShownErrors(state: FormState) {
  const [changed, setChanged] = useState({ since: state, names: [""] });
  const names = changed.since === state ? changed.names : [];
  const shown = Object.entries(state.errors).map(([name, error]) => [
    name,
    names.includes(name) ? "" : error,
  ]);

  function noteChange({ target }: FormEvent<HTMLFormElement>) {
    const { name } = target as HTMLInputElement;
    if (state.errors[name]) setChanged({ since: state, names: [...names, name] });
  }
  return { errors: Object.fromEntries(shown), noteChange };
}
