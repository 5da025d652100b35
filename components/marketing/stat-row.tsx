export type Statistic = { figure: string; label: string };

export function StatRow({ statistics }: { statistics: Statistic[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-8 gap-y-6 py-9 md:grid-cols-4">
      {statistics.map(({ figure, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="text-sm">{label}</dt>
          <dd className="font-serif text-2xl tabular-nums">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
