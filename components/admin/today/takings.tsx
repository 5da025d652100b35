import { BarChart } from "@/components/admin/bar-chart";
import { formatDay } from "@/lib/text/dates";
import { formatPence } from "@/lib/text/money";

type Sold = { sales: number; pence: number };

type Day = { day: string } & Sold;

type Props = {
  /** Oldest first; the last one is today. */
  days: Day[];
  month: Sold & {
    returnedPence: number;
    /** The best first. */
    best: ({ id: number; title: string } & Sold)[];
    others: { courses: number } & Sold;
  };
};

export function Takings({ days, month }: Props) {
  const { best, others, returnedPence } = month;
  return (
    <section aria-label="Sales" className="flex flex-col gap-8">
      <dl className="grid grid-cols-2 gap-4 sm:max-w-measure">
        <Figure name="Today" sold={days.at(-1) ?? { sales: 0, pence: 0 }} />
        <Figure name="This month" sold={month} />
      </dl>
      {days.some(({ sales }) => sales > 0) ? (
        <LastDays days={days} />
      ) : (
        <p className="text-sm text-muted">Nothing was sold in the last {days.length} days.</p>
      )}
      {best.length > 0 && (
        <div>
          <h2 className="mb-2 text-xl">This month by course</h2>
          <ul className="divide-y divide-rule border-y border-rule sm:max-w-measure">
            {best.map(({ id, title, ...sold }) => (
              <Line key={id} name={title} sold={sold} />
            ))}
            {others.courses > 0 && <Line name={countOthers(others.courses)} sold={others} />}
          </ul>
          {returnedPence > 0 && (
            <p className="mt-3 text-sm text-muted">
              Of this, {formatPence(returnedPence)} has gone back to buyers, in refunds and lost
              disputes.
            </p>
          )}
        </div>
      )}
    </section>
  );
}

function LastDays({ days }: { days: Day[] }) {
  const named = days.map((sold) => ({
    ...sold,
    name: formatDay(new Date(`${sold.day}T12:00:00Z`)),
  }));
  return (
    <div>
      <BarChart caption={`The last ${days.length} days, in pounds`} bars={named} />
      <details className="mt-1">
        <summary className="w-fit min-h-11 py-2.5 text-sm font-semibold">
          The same as a table
        </summary>
        <table className="mt-2 w-full text-sm tabular-nums sm:max-w-measure">
          <thead>
            <tr className="border-b border-rule text-right">
              {["Day", "Sales", "Takings"].map((head) => (
                <th key={head} scope="col" className="py-2 first:text-left">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {named.toReversed().map(({ name, sales, pence }) => (
              <tr key={name} className="border-b border-rule text-right">
                <th scope="row" className="py-1.5 text-left font-normal">
                  {name}
                </th>
                <td className="py-1.5">{sales}</td>
                <td className="py-1.5">{formatPence(pence)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}

function Line({ name, sold: { sales, pence } }: { name: string; sold: Sold }) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 py-3 sm:flex-nowrap">
      <span className="w-full sm:w-auto sm:grow">{name}</span>
      <span className="shrink-0 text-sm text-muted tabular-nums">{countSales(sales)}</span>
      <span className="shrink-0 font-semibold tabular-nums">{formatPence(pence)}</span>
    </li>
  );
}

function Figure({ name, sold }: { name: string; sold: Sold }) {
  return (
    <div className="sheet rounded-card border border-rule p-4 sm:p-6">
      <dt className="text-sm text-muted">{name}</dt>
      <dd>
        <span className="block font-serif text-2xl tabular-nums">{formatPence(sold.pence)}</span>
        <span className="text-sm text-muted">{countSales(sold.sales)}</span>
      </dd>
    </div>
  );
}

function countSales(sales: number): string {
  return sales === 1 ? "1 sale" : `${sales} sales`;
}

function countOthers(courses: number): string {
  return courses === 1 ? "1 other course" : `${courses} other courses`;
}
