import type { Metadata } from "next";
import { NarrowPage } from "@/components/layout/narrow-page";
import { CertificateFacts } from "@/components/learning/certificate-facts";
import { CertificateNotFound } from "@/components/learning/certificate-not-found";
import { findGenuineCertificate } from "@/lib/certificates/queries";
import { declareNotFound } from "@/lib/request-context";
import { privateMetadata } from "@/lib/site/metadata";
import { readSite } from "@/lib/site/settings/queries";

type Props = PageProps<"/certificates/[number]">;

async function readCertificate(params: Props["params"]) {
  // Spaces are the only signs that come encoded and may belong to a number; "%25" decodes to what is malformed.
  return findGenuineCertificate((await params).number.replaceAll("%20", " "));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const certificate = await readCertificate(params);
  return privateMetadata(certificate ? "Certificate" : "Certificate Not Found");
}

/** Confirms that a number is genuine, and says nothing about the person behind it. */
export default async function CertificatePage({ params }: Props) {
  const certificate = await readCertificate(params);
  if (!certificate) {
    declareNotFound();
    return <CertificateNotFound />;
  }
  const { number, courseTitle, completedAt } = certificate;
  const { brand } = await readSite();
  return (
    <NarrowPage title="This certificate is genuine" lead={`It was issued by ${brand.name}.`}>
      <CertificateFacts first={["Course", courseTitle]} completedAt={completedAt} number={number} />
    </NarrowPage>
  );
}
