import { addUp, netPence, type Sums } from "@/lib/sales/rules";
import { formatPence } from "@/lib/text/money";

type Row = { name: string } & Sums;
type Props = { caption: string; first: string; rows: Row[]; showsVat: boolean };

/** Ends with a line of totals. */
export function SalesTable({ caption, first, rows, showsVat }: Props) {
  const heads = [first, "Sales", "Gross", "Refunds", "Disputes", "Fees"];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls sideways, also by keyboard.
    <section className="overflow-x-auto" aria-label={caption} tabIndex={0}>
      <table className="w-full min-w-2xl text-sm tabular-nums">
        <caption className="mb-2 text-left text-lg font-semibold">{caption}</caption>
        <thead>
          <tr className="border-b border-rule">
            {[...heads, ...(showsVat ? ["VAT"] : []), "Net"].map((head, place) => (
              <th
                key={head}
                scope="col"
                className={`py-2 pl-3 first:pl-0 ${place ? "text-right" : "text-left"}`}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <SumsRow key={row.name} row={row} showsVat={showsVat} />
          ))}
        </tbody>
        <tfoot className="font-semibold">
          <SumsRow row={{ name: "In all", ...addUp(rows) }} showsVat={showsVat} />
        </tfoot>
      </table>
    </section>
  );
}

function SumsRow({ row, showsVat }: { row: Row; showsVat: boolean }) {
  const { name, sales, grossPence, refundedPence, lostPence, feePence, vatPence } = row;
  const taken = [refundedPence, lostPence, feePence, ...(showsVat ? [vatPence] : [])];
  const cells = [
    String(sales),
    formatPence(grossPence),
    ...taken.map((pence) => formatPence(pence === 0 ? 0 : -pence)),
    formatPence(netPence(row)),
  ];
  return (
    <tr className="border-b border-rule">
      <th scope="row" className="py-1.5 text-left font-[inherit]">
        {name}
      </th>
      {cells.map((cell, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell's position is its column, and two cells may be equal.
        <td key={place} className="py-1.5 pl-3 text-right whitespace-nowrap">
          {cell}
        </td>
      ))}
    </tr>
  );
}
