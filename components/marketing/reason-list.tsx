import type { Reason } from "./copy/types";

export function ReasonList({ reasons }: { reasons: Reason[] }) {
  return (
    <ul className="grid gap-x-16 md:grid-cols-2">
      {reasons.map(({ title, text }) => (
        <li key={title} className="border-t border-rule py-6">
          <h3 className="text-xl">{title}</h3>
          <p className="mt-2 max-w-measure text-muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}
