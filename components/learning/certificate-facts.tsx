import { formatDate } from "@/lib/text/dates";

type Props = { first: [name: string, value: string]; completedAt: Date; number: string };

export function CertificateFacts({ first: [name, value], completedAt, number }: Props) {
  return (
    <dl className="sheet grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 sm:gap-x-6 rounded-card p-card shadow-card">
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 font-semibold">{value}</dd>
      <dt className="text-muted">Completed</dt>
      <dd>{formatDate(completedAt)}</dd>
      <dt className="text-muted">Number</dt>
      <dd className="tabular-nums">{number}</dd>
    </dl>
  );
}
