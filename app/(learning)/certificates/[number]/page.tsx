import { notFound } from "next/navigation";
import { NarrowPage } from "@/components/layout/narrow-page";
import { findGenuineCertificate } from "@/lib/certificates/queries";
import { formatDate } from "@/lib/dates";
import { privateMetadata } from "@/lib/metadata";
import { readSite } from "@/lib/settings/queries";

export const metadata = privateMetadata("Certificate");

/** Says that a number is true, and nothing about the person behind it. */
export default async function CertificatePage({ params }: PageProps<"/certificates/[number]">) {
  const certificate = await findGenuineCertificate(decodeURIComponent((await params).number));
  if (!certificate) notFound();
  const { number, courseTitle, completedAt } = certificate;
  const { brand } = await readSite();
  return (
    <NarrowPage title="This certificate is genuine" lead={`It was issued by ${brand.name}.`}>
      <dl className="sheet grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 sm:gap-x-6 rounded-card p-6 shadow-card">
        <dt className="text-muted">Course</dt>
        <dd className="font-semibold">{courseTitle}</dd>
        <dt className="text-muted">Completed</dt>
        <dd>{formatDate(completedAt)}</dd>
        <dt className="text-muted">Number</dt>
        <dd className="whitespace-nowrap tabular-nums">{number}</dd>
      </dl>
    </NarrowPage>
  );
}
