import { type ComponentProps, type ReactNode, useId } from "react";
import { FieldError } from "./field-error";

export type Frame = { label: string; hint?: ReactNode; error?: string };

const control =
  "block w-full rounded-control border bg-white px-3.5 py-2.5 text-ink placeholder:text-ink-soft [&[readonly]]:bg-paper-deep disabled:bg-paper-deep";

export function frameIds(id: string, { hint, error }: Frame) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return {
    id,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": described || undefined,
    className: `${control} ${error ? "border-2 border-error" : "border-ink-soft"}`,
  };
}

type FieldFrameProps = Frame & { id: string; labelId?: string; children: ReactNode };

export function FieldFrame({ id, labelId, label, hint, error, children }: FieldFrameProps) {
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} id={labelId} className="text-sm font-semibold">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {children}
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

/** Pass what was typed back in as `defaultValue`, so that a refused form keeps it. */
export function Field({ label, hint, error, ...input }: Frame & ComponentProps<"input">) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <input {...input} {...frameIds(id, { label, hint, error })} />
    </FieldFrame>
  );
}

/** An email address: browsers fill it in, and phones show the right keyboard. */
export function EmailField(field: Partial<ComponentProps<typeof Field>>) {
  return (
    <Field
      label="Email address"
      type="email"
      name="email"
      autoComplete="email"
      required
      {...field}
    />
  );
}

export function SelectField({
  label,
  hint,
  error,
  options,
  ...input
}: Frame & ComponentProps<"select"> & { options: { value: string; label: string }[] }) {
  const id = useId();
  const frame = frameIds(id, { label, hint, error });
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {/* Remounted when the first choice changes: resetting the form would bring the previous one back. */}
      <select
        key={String(input.defaultValue)}
        {...input}
        {...frame}
        // Some browsers make a select lower than a text field beside it.
        className={`${frame.className} min-h-12.5`}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
