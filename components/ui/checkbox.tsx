import { type ComponentProps, type ReactNode, useId } from "react";
import { FieldError } from "./field-error";

export function Checkbox({
  label,
  error,
  ...input
}: Omit<ComponentProps<"input">, "type"> & { label: ReactNode; error?: string }) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-start gap-3">
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="mt-0.5 size-6 shrink-0 accent-ink"
        />
        <label htmlFor={id} className="text-sm">
          {label}
        </label>
      </div>
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
