import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { NarrowPage } from "@/components/layout/narrow-page";
import { findGenuineCertificate } from "@/lib/certificates/queries";
import { formatDate } from "@/lib/dates";
import { privateMetadata } from "@/lib/metadata";
import { readSite } from "@/lib/settings/queries";

type Props = PageProps<"/certificates/[number]">;

async function readCertificate(params: Props["params"]) {
  return findGenuineCertificate(decodeURIComponent((await params).number));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const certificate = await readCertificate(params);
  return privateMetadata(certificate ? "Certificate" : "Certificate Not Found");
}

/** Says that a number is true, and nothing about the person behind it. */
export default async function CertificatePage({ params }: Props) {
  const certificate = await readCertificate(params);
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
