import { z } from "zod";
import { emailField, idTextField } from "@/lib/forms/fields";
import { mac, sameSecret } from "@/lib/secrets";

export type Offer = {
  id: string;
  courseId: number;
  courseTitle: string;
  pricePence: number;
  currency: string;
  termsVersion: string;
};

const keptSale = z.object({
  courseId: idTextField,
  termsVersion: z.string(),
  signature: z.string(),
  email: emailField,
});

export type Sale = z.infer<typeof keptSale>;

export function saleMetadata(offer: Offer): Record<string, string> {
  const { id, courseId, termsVersion } = offer;
  return { orderId: id, courseId: String(courseId), termsVersion, signature: sign(offer) };
}

/** What takes the signature off a payment again: the provider drops a field that is set to nothing. */
export const unsigned = { signature: "" };

/** Null for a payment that was not begun by a shop like this one, and where the payer's address is missing. */
export function readSale(
  metadata: Record<string, string>,
  email: string | null | undefined,
): Sale | null {
  return keptSale.safeParse({ ...metadata, email }).data ?? null;
}

/** Whether this shop made the offer: another one on the same Stripe account has another secret. */
export function isOurs(sale: Sale, offer: Offer): boolean {
  return sameSecret(sale.signature, sign(offer));
}

function sign({ id, courseId, courseTitle, pricePence, currency, termsVersion }: Offer): string {
  const facts = [id, courseId, courseTitle, pricePence, currency, termsVersion];
  return mac("sale", JSON.stringify(facts)).toString("base64url");
}
