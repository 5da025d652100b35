import { z } from "zod";
import { idTextField, orNull, storableField } from "@/lib/forms/fields";
import { printedField } from "@/lib/forms/printed-field";
import { plainLine } from "@/lib/text/printable";

const pence = z.number().int();

const row = z.object({
  lineId: z.string(),
  title: z.string(),
  pence,
  vatBasisPoints: z.number().nullable(),
  vatPence: pence.nullable(),
});
export type Row = z.infer<typeof row>;

/** A document's content at the time of issue. */
export const invoiceContent = z.object({
  seller: z.object({ name: z.string(), address: z.string(), vatNumber: z.string() }),
  buyer: z.object({
    country: z.string().nullable(),
    company: z.string(),
    address: z.string(),
    number: z.string(),
  }),
  orderNumber: z.number(),
  paidOn: z.iso.datetime(),
  /** The document that this one corrects or credits. */
  about: z.string().nullable(),
  rows: z.array(row),
});
export type InvoiceContent = z.infer<typeof invoiceContent>;

const company = printedField(120);
const address = printedField(200);
/** Only its form is checked, which differs from country to country. It does not change the VAT. */
const businessNumber = storableField
  .transform((typed) =>
    plainLine(typed.normalize("NFKC").replaceAll(/\p{Pd}/gu, "-")).toUpperCase(),
  )
  .pipe(z.string().max(40, "Please keep this under 40 characters"))
  .pipe(
    z
      .string()
      .regex(
        /^[A-Z0-9 .,:/+*()&-]*$/,
        "Please use letters, digits and signs like / and - only, or leave this empty",
      ),
  );

/** The company that the invoice names, as typed at the checkout. */
export const buyerCompany = {
  company: orNull(company),
  address: orNull(address),
  businessNumber: orNull(businessNumber),
};

export const companyInput = z.object({ number: idTextField, company, address, businessNumber });
export type CompanyInput = z.output<typeof companyInput>;
