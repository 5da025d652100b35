import { axisOf } from "@/lib/sales/rules";
import { formatPence } from "@/lib/text/money";

type Props = { caption: string; bars: { name: string; pence: number }[] };

const STEP = 10;
const HEIGHT = 100;

/** Drawn on the server. The axis is HTML, so that its words keep the page's text size. A table follows below. */
export function BarChart({ caption, bars }: Props) {
  const axis = axisOf(Math.max(...bars.map(({ pence }) => pence), 0) / 100);
  const top = (axis.at(-1) ?? 1) * 100;
  const width = bars.length * STEP;
  const named = [bars[0], bars[Math.floor(bars.length / 2)], bars.at(-1)];
  return (
    <figure className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-sm text-muted">
      <figcaption className="col-span-2 mb-3">{caption}</figcaption>
      <ul
        aria-hidden="true"
        className="flex h-40 flex-col-reverse justify-between text-right tabular-nums"
      >
        {axis.map((pounds) => (
          <li key={pounds} className="h-0 leading-none">
            <span className="relative -top-2">{pounds.toLocaleString("en-GB")}</span>
          </li>
        ))}
      </ul>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-40 w-full text-ink"
      >
        {axis.map((pounds) => (
          <line
            key={pounds}
            x1={0}
            x2={width}
            y1={HEIGHT - (pounds * 100 * HEIGHT) / top}
            y2={HEIGHT - (pounds * 100 * HEIGHT) / top}
            stroke="currentColor"
            strokeOpacity={pounds === 0 ? 0.8 : 0.2}
            vectorEffect="non-scaling-stroke"
          />
        ))}
        {bars.map(({ name, pence }, place) => (
          <rect
            key={name}
            x={place * STEP + 1.5}
            width={STEP - 3}
            y={HEIGHT - (pence * HEIGHT) / top}
            height={(pence * HEIGHT) / top}
            fill="currentColor"
          >
            <title>{`${name}: ${formatPence(pence)}`}</title>
          </rect>
        ))}
      </svg>
      <span />
      <p aria-hidden="true" className="mt-2 flex justify-between gap-3">
        {bars.length > 2
          ? named.map((bar) => <span key={bar?.name}>{bar?.name}</span>)
          : bars.map((bar) => (
              <span key={bar.name} className="grow text-center">
                {bar.name}
              </span>
            ))}
      </p>
    </figure>
  );
}
