import { SaleChoices, type SaleChoicesProps } from "@/components/admin/sale-choices";
import { Button } from "@/components/ui/button";
import { Field, SelectField } from "@/components/ui/field";
import { adminPaths } from "@/lib/paths/back-office";
import { formatPence } from "@/lib/text/money";

type Props = SaleChoicesProps & {
  values: { from?: string; to?: string; state?: string };
  /** Null while nothing is filtered. */
  totals: { count: number; pricePence: number; refundedPence: number } | null;
  showsSums: boolean;
};

const states = [
  { value: "", label: "All paid ones" },
  { value: "paid", label: "Paid, nothing refunded" },
  { value: "part-refunded", label: "Part refunded" },
  { value: "refunded", label: "Refunded" },
  { value: "pending", label: "Refund pending" },
  { value: "disputed", label: "Disputed" },
  { value: "lost", label: "Dispute lost" },
  { value: "unpaid", label: "Not paid" },
];

/** A plain GET form, so that a filtered list has an address of its own. */
export function OrderFilters({ values, courses, countries, totals, showsSums }: Props) {
  return (
    <details open={totals !== null}>
      <summary className="w-fit min-h-11 cursor-pointer py-2.5 font-semibold">Filter</summary>
      <form
        action={adminPaths.orders()}
        className="mt-3 grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:items-end"
      >
        <Field label="From" name="from" type="date" defaultValue={values.from} />
        <Field label="Until" name="to" type="date" defaultValue={values.to} />
        <SelectField
          label="State"
          name="state"
          options={states}
          defaultValue={values.state ?? ""}
        />
        <SaleChoices values={values} courses={courses} countries={countries} />
        <Button type="submit">Filter</Button>
      </form>
      {totals && (
        <p className="mt-5 font-semibold tabular-nums">
          {`${totals.count} ${totals.count === 1 ? "order" : "orders"}${showsSums ? `, ${formatPence(totals.pricePence)}, of which ${formatPence(totals.refundedPence)} refunded` : ""}`}
        </p>
      )}
    </details>
  );
}
