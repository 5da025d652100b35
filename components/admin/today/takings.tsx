import { formatPence } from "@/lib/money";
import { TakingsChart } from "./takings-chart";

type Sold = { sales: number; pence: number };

type Props = {
  /** Oldest first; the last one is today. */
  days: ({ day: string } & Sold)[];
  /** This month's, the best first. */
  courses: ({ id: number; title: string; refundedPence: number } & Sold)[];
};

export function Takings({ days, courses }: Props) {
  const month = courses.reduce((sum, course) => add(sum, course), { sales: 0, pence: 0 });
  const refunded = courses.reduce((sum, course) => sum + course.refundedPence, 0);
  return (
    <section aria-label="Sales" className="flex flex-col gap-8">
      <dl className="grid grid-cols-2 gap-4 sm:max-w-measure">
        <Figure name="Today" sold={days.at(-1) ?? { sales: 0, pence: 0 }} />
        <Figure name="This month" sold={month} />
      </dl>
      <TakingsChart days={days} />
      {courses.length > 0 && (
        <div>
          <h2 className="mb-2 text-xl">This month by course</h2>
          <ul className="divide-y divide-rule border-y border-rule sm:max-w-measure">
            {courses.map(({ id, title, sales, pence }) => (
              <li key={id} className="flex flex-wrap items-baseline gap-x-6 py-3">
                <span className="grow">{title}</span>
                <span className="text-sm text-muted tabular-nums">{countSales(sales)}</span>
                <span className="font-semibold tabular-nums">{formatPence(pence)}</span>
              </li>
            ))}
          </ul>
          {refunded > 0 && (
            <p className="mt-3 text-sm text-muted">
              Of this, {formatPence(refunded)} has been given back.
            </p>
          )}
        </div>
      )}
    </section>
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

function add(sum: Sold, { sales, pence }: Sold): Sold {
  return { sales: sum.sales + sales, pence: sum.pence + pence };
}
