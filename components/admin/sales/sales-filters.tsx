import { SaleChoices, type SaleChoicesProps } from "@/components/admin/sale-choices";
import { Button } from "@/components/ui/button";
import { Field, SelectField } from "@/components/ui/field";
import { adminPaths } from "@/lib/paths/back-office";

type Props = SaleChoicesProps & { values: { by: string; from: string; to: string } };

const periods = [
  { value: "day", label: "Day" },
  { value: "month", label: "Month" },
  { value: "year", label: "Year" },
];

/** A plain GET form, so that a selection has an address of its own. */
export function SalesFilters({ values, courses, countries }: Props) {
  return (
    <form
      action={adminPaths.sales()}
      className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:items-end"
    >
      <Field label="From" name="from" type="date" defaultValue={values.from} />
      <Field label="Until" name="to" type="date" defaultValue={values.to} />
      <SelectField label="By" name="by" options={periods} defaultValue={values.by} />
      <SaleChoices values={values} courses={courses} countries={countries} />
      <Button type="submit" variant="primary">
        Show
      </Button>
    </form>
  );
}
