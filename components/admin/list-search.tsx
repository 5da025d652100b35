import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";

type Props = { action: string; label: string; hint?: string; q: string };

/** A plain GET form, so that the search text becomes part of the page's address. */
export function ListSearch({ action, q, ...words }: Props) {
  return (
    <search>
      <form action={action} className="flex max-w-measure flex-col gap-3 sm:flex-row sm:items-end">
        <div className="sm:flex-1">
          <Field {...words} name="q" type="search" autoComplete="off" defaultValue={q} />
        </div>
        <Button type="submit">Search</Button>
      </form>
    </search>
  );
}
