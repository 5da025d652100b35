import { Button } from "../../ui/button";
import { Field } from "../../ui/field";

/** A plain form that asks for a page: what was searched for stands in the address. */
export function OrderSearch({ action, q }: { action: string; q: string }) {
  return (
    <search>
      <form action={action} className="flex max-w-measure flex-col gap-3 sm:flex-row sm:items-end">
        <div className="grow">
          <Field
            label="Name, e-mail address or order number"
            name="q"
            type="search"
            autoComplete="off"
            defaultValue={q}
          />
        </div>
        <Button type="submit">Search</Button>
      </form>
    </search>
  );
}
