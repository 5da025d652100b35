import type { ReactNode } from "react";

export function FactList({ facts }: { facts: [name: string, value: ReactNode][] }) {
  return (
    <dl className="max-w-measure divide-y divide-rule border-y border-rule">
      {facts.map(([name, value]) => (
        <div key={name} className="py-3 sm:grid sm:grid-cols-[12rem_minmax(0,1fr)] sm:gap-6">
          <dt className="text-sm text-muted sm:text-base">{name}</dt>
          <dd className="tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
