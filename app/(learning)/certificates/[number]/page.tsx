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
  // Decodes only spaces, the only encoded characters in a number. Decoding "%25" could give a malformed address.
  return findGenuineCertificate((await params).number.replaceAll("%20", " "));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const certificate = await readCertificate(params);
  return privateMetadata(certificate ? "Certificate" : "Certificate Not Found");
}

/** Confirms that a number is genuine, and reveals nothing about the person. */
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
