import { z } from "zod";
import { emailField, idTextField, textField } from "@/lib/forms/fields";
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
  buyerName: textField(80).nullable().catch(null),
  buyerCountry: z.string().length(2).nullable().catch(null),
});

export type Sale = z.infer<typeof keptSale>;

export function saleMetadata(offer: Offer): Record<string, string> {
  const { id, courseId, termsVersion } = offer;
  return { orderId: id, courseId: String(courseId), termsVersion, signature: sign(offer) };
}

/** What takes the signature off a payment again: the provider drops a field that is set to nothing. */
export const unsigned = { signature: "" };

type Payer = {
  email: string | null;
  name: string | null;
  address: { country: string | null } | null;
};

/** Null for a payment that was not begun by a shop like this one, and where the payer's address is missing. */
export function readSale(
  metadata: Record<string, string>,
  payer: Payer | null | undefined,
): Sale | null {
  const { email, name: buyerName, address } = payer ?? {};
  const buyerCountry = address?.country;
  return keptSale.safeParse({ ...metadata, email, buyerName, buyerCountry }).data ?? null;
}

/** Whether this shop made the offer: another one on the same Stripe account has another secret. */
export function isOurs(sale: Sale, offer: Offer): boolean {
  return sameSecret(sale.signature, sign(offer));
}

function sign({ id, courseId, courseTitle, pricePence, currency, termsVersion }: Offer): string {
  const facts = [id, courseId, courseTitle, pricePence, currency, termsVersion];
  return mac("sale", JSON.stringify(facts)).toString("base64url");
}
