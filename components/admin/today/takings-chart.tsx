import { formatDay } from "@/lib/text/dates";
import { formatPence } from "@/lib/text/money";

type Day = { day: string; sales: number; pence: number };

const STEP = 10;
const BAR = 7;
const HEIGHT = 80;

/** One bar per day, drawn on the server, and a table for those who cannot see it or want exact figures. */
export function TakingsChart({ days }: { days: Day[] }) {
  const most = Math.max(...days.map(({ pence }) => pence), 1);
  return (
    <figure>
      <figcaption className="mb-3 text-sm text-muted">The last {days.length} days</figcaption>
      <svg
        viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-28 w-full border-b border-rule text-ink md:h-36"
      >
        {days.map(({ day, pence }, index) => {
          const height = (pence / most) * HEIGHT;
          return (
            <rect
              key={day}
              x={index * STEP + (STEP - BAR) / 2}
              y={HEIGHT - height}
              width={BAR}
              height={height}
              fill="currentColor"
            />
          );
        })}
      </svg>
      <details className="mt-1">
        <summary className="w-fit min-h-11 py-2.5 text-sm font-semibold">
          The same as a table
        </summary>
        <table className="mt-2 w-full text-sm tabular-nums sm:max-w-measure">
          <thead>
            <tr className="border-b border-rule text-left">
              <th scope="col" className="py-2">
                Day
              </th>
              <th scope="col" className="py-2 text-right">
                Sales
              </th>
              <th scope="col" className="py-2 text-right">
                Takings
              </th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, sales, pence }) => (
              <tr key={day} className="border-b border-rule">
                <th scope="row" className="py-1.5 text-left font-normal">
                  {formatDay(new Date(`${day}T12:00:00Z`))}
                </th>
                <td className="py-1.5 text-right">{sales}</td>
                <td className="py-1.5 text-right">{formatPence(pence)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
