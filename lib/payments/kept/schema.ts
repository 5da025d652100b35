import { z } from "zod";
import { emailField } from "@/lib/forms/fields";
import { seal, unseal } from "@/lib/secrets";

/** The provider stores 50 fields of 500 characters with a payment (Stripe, "Metadata"). The sale takes four. */
export const MAX_LINES = 10;
const MAX_DOCUMENTS = 20;
const MAX_LENGTH = 500;

type Metadata = Record<string, string>;

const pence = z.int().nonnegative();
const documentKind = z.enum(["invoice", "credit_note"]);
const row = z
  .tuple([z.int().positive(), pence, pence.nullable(), pence.nullable()])
  .transform(([position, pence, vatBasisPoints, vatPence]) => ({
    position,
    pence,
    vatBasisPoints,
    vatPence,
  }));
const document = z.object({
  kind: documentKind,
  number: z.int().positive(),
  issuedAt: z.int(),
  rows: z.array(row),
});
const numbers = z.record(documentKind, pence);

/** An invoice or credit note as stored with its payment, so that a restored shop issues the same one. */
export type KeptDocument = z.output<typeof document>;
export type Numbers = z.infer<typeof numbers>;

/** Company, address and number, if the buyer gave them for the invoice. */
type InvoiceTo = (string | null)[];

/**
 * The fields about documents. `learners` are by line: null for the buyer, undefined to leave what is stored. The
 * provider drops empty fields.
 */
export function keptFields(
  orderId: string,
  documents: z.input<typeof document>[],
  learners: (string | null | undefined)[],
  invoiceTo: InvoiceTo,
): Metadata {
  return {
    ...fieldsOf(orderId, "buyer", invoiceTo),
    ...fieldsOf(orderId, "document", documents.slice(0, MAX_DOCUMENTS)),
    ...fieldsOf(orderId, "learner", learners),
  };
}

export function readKept(orderId: string, metadata: Metadata) {
  const read = <Value>(schema: z.ZodType<Value>, name: string, most: number) =>
    Array.from({ length: most }, (_, at) => open(schema, orderId, `${name}${at + 1}`, metadata));
  return {
    documents: read(document, "document", MAX_DOCUMENTS).flatMap((kept) => kept ?? []),
    learners: read(emailField, "learner", MAX_LINES),
    invoiceTo: read(z.string(), "buyer", 3),
  };
}

export function numbersField(last: Numbers): Metadata {
  return fieldsOf("shop", "numbers", [last]);
}

/** Null if this shop has stored none. */
export function readNumbers(metadata: Metadata): Numbers | null {
  return open(numbers, "shop", "numbers1", metadata);
}

function fieldsOf(owner: string, name: string, values: unknown[]): Metadata {
  return Object.fromEntries(
    values.flatMap((value, at) => {
      if (value === undefined) return [];
      const field = `${name}${at + 1}`;
      const sealed = value === null ? "" : seal(labelOf(owner, field), JSON.stringify(value));
      // Only an address in another script can be longer, and one such field would make the provider refuse all.
      return [[field, sealed.length > MAX_LENGTH ? "" : sealed]];
    }),
  );
}

function open<Value>(
  schema: z.ZodType<Value>,
  owner: string,
  field: string,
  { [field]: sealed }: Metadata,
): Value | null {
  if (!sealed) return null;
  try {
    return schema.parse(JSON.parse(unseal(labelOf(owner, field), sealed)));
  } catch {
    // Another shop on the same account sealed it, or a person edited it, so it is not ours to use.
    return null;
  }
}

const labelOf = (owner: string, field: string) => `kept:${owner}:${field}`;
