import type { FormValues } from "@/lib/forms/state";

type Props = { name: string; value: string; label: string; of: FormValues };

/** One of several choices; `of` holds the form's values, including the one that is chosen. */
export function Radio({ name, value, label, of }: Props) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="radio"
        name={name}
        value={value}
        defaultChecked={of[name] === value}
        className="size-5 shrink-0 accent-ink"
      />
      {label}
    </label>
  );
}
