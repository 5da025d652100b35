import { ButtonLink } from "@/components/ui/button";
import type { describeInvoice } from "@/lib/invoices/words";

type Props = ReturnType<typeof describeInvoice> & { pdf: string };

export function InvoiceSheet({ title, about, facts, rows, sums, pdf }: Props) {
  return (
    <section className="flex flex-col gap-4 break-inside-avoid">
      <h2 className="text-xl">{title}</h2>
      {about && <p>{about}</p>}
      <List pairs={facts} />
      <List pairs={[...rows, ...sums]} />
      <p className="print:hidden">
        <ButtonLink href={pdf}>Open the PDF</ButtonLink>
      </p>
    </section>
  );
}

function List({ pairs }: { pairs: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className="divide-y divide-rule border-y border-rule">
      {pairs.map(([name, value], place) => (
        // Two lines may be of the same course.
        // biome-ignore lint/suspicious/noArrayIndexKey: what a document says never changes.
        <div key={place} className="flex flex-wrap justify-between gap-x-6 py-3">
          <dt className="text-muted">{name}</dt>
          <dd className="tabular-nums wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
