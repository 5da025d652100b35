import { z } from "zod";
import { requireUser } from "@/lib/auth/next-auth";
import { drawCertificate } from "@/lib/certificates/pdf";
import { findOwnCertificate } from "@/lib/certificates/queries";
import { notFoundRefusal } from "@/lib/errors";
import { pdfResponse } from "@/lib/http/download";
import { readRoute } from "@/lib/http/route-handler";
import { readSite } from "@/lib/site/settings/queries";

export const GET = readRoute(z.object({ number: z.string() }), async ({ number }) => {
  const user = await requireUser();
  const certificate = await findOwnCertificate(user.id, number);
  if (!certificate) throw notFoundRefusal("This certificate");
  const { brand, looks } = await readSite();
  const pdf = await drawCertificate(certificate, brand.name, looks);
  return pdfResponse(`certificate-${certificate.number}.pdf`, pdf);
});
