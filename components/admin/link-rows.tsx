import type { ReactNode } from "react";
import { PageLink } from "@/components/ui/page-link";

type Props<Row> = {
  rows: Row[];
  hrefOf: (row: Row) => string;
  /** Tells rows with the same address apart. */
  keyOf?: (row: Row) => string;
  /** Classes for the columns and the gap between them. */
  grid: string;
  none: string;
  children: (row: Row) => ReactNode;
};

/** One thing per line, and the whole line is a link; on a phone the line folds into a card. */
export function LinkRows<Row>(props: Props<Row>) {
  const { rows, hrefOf, keyOf = hrefOf, grid, none, children } = props;
  if (rows.length === 0) return <p>{none}</p>;
  return (
    <ul className="divide-y divide-rule border-y border-rule">
      {rows.map((row) => (
        <li key={keyOf(row)}>
          <PageLink href={hrefOf(row)} className={`group grid gap-y-1 py-4 ${grid}`}>
            {children(row)}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
