import { z } from "zod";
import { emailField, idTextField, textField } from "@/lib/forms/fields";
import { mac, sameSecret } from "@/lib/secrets";
import { MAX_LINES } from "./schema";

export type Offer = {
  id: string;
  courseId: number;
  courseTitle: string;
  pricePence: number;
  currency: string;
  termsVersion: string;
  /** Only if the order has several lines or a discount. */
  lines?: OfferedLine[];
};

export type OfferedLine = {
  /** Refunds name the line by it. */
  id: string;
  courseId: number;
  title: string;
  pricePence: number;
  discountPence: number;
};

const pence = z.coerce.number<string | undefined>().int().nonnegative();
/** A line's id, its course's number, price and discount. */
const keptLine = z
  .string()
  .transform((text) => text.split(" "))
  .transform(([id, courseId, pricePence, discountPence]) => ({
    id,
    courseId,
    pricePence,
    discountPence,
  }))
  .pipe(z.object({ id: z.uuid(), courseId: idTextField, pricePence: pence, discountPence: pence }));

const keptSale = z.object({
  courseId: idTextField,
  termsVersion: z.string(),
  signature: z.string(),
  lines: z.array(keptLine),
  email: emailField,
  buyerName: textField(80).nullable().catch(null),
  buyerCountry: z.string().length(2).nullable().catch(null),
});

export type Sale = z.infer<typeof keptSale>;

/** @throws Error if the order has more lines than the provider stores */
export function saleMetadata(offer: Offer): Record<string, string> {
  const { id, courseId, termsVersion, lines = [] } = offer;
  if (lines.length > MAX_LINES) throw new Error(`Order ${id} has more than ${MAX_LINES} lines.`);
  const kept = lines.map((line, at) => [
    `line${at + 1}`,
    [line.id, line.courseId, line.pricePence, line.discountPence].join(" "),
  ]);
  const sale = { orderId: id, courseId: String(courseId), termsVersion, signature: sign(offer) };
  return { ...sale, ...Object.fromEntries(kept) };
}

/** The title of an order with several lines. */
export function joinTitles(titles: string[]): string {
  return titles.join(" and ");
}

/** Removes signature and buyer from a payment: the provider drops a field that is set to an empty value. */
export const unsigned = { signature: "", buyer1: "", buyer2: "", buyer3: "" };

type Payer = {
  email: string | null;
  name: string | null;
  address: { country: string | null } | null;
};

/** Null if no shop like this one began the payment, or the payer's address is missing. */
export function readSale(
  metadata: Record<string, string>,
  payer: Payer | null | undefined,
): Sale | null {
  const { email, name: buyerName, address } = payer ?? {};
  const buyerCountry = address?.country;
  const lines = Array.from(
    { length: MAX_LINES },
    (_, at) => metadata[`line${at + 1}`] ?? [],
  ).flat();
  return keptSale.safeParse({ ...metadata, lines, email, buyerName, buyerCountry }).data ?? null;
}

/** Whether this shop made the offer: another shop on the same Stripe account has another secret. */
export function isOurs(sale: Sale, offer: Offer): boolean {
  return sameSecret(sale.signature, sign(offer));
}

function sign({ lines = [], ...offer }: Offer): string {
  const { id, courseId, courseTitle, pricePence, currency, termsVersion } = offer;
  const sold = lines.map((line) => [
    line.id,
    line.courseId,
    line.title,
    line.pricePence,
    line.discountPence,
  ]);
  const facts = [id, courseId, courseTitle, pricePence, currency, termsVersion, ...sold];
  return mac("sale", JSON.stringify(facts)).toString("base64url");
}
