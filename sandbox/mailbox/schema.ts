import { z } from "zod";
import { Failure } from "./failure";

// Line ends and other control characters could smuggle extra headers into a mail.
const line = z.string().regex(/^[^\p{Cc}]*$/u, "must not contain line ends or control characters");

const address = line.refine(
  (value) => z.email({ pattern: z.regexes.html5Email }).safeParse(bareAddress(value)).success,
  {
    message: "needs to follow the `email@example.com` or `Name <email@example.com>` format",
  },
);

const addresses = z
  .union([address.transform((value) => [value]), z.array(address)])
  .refine((list) => list.length >= 1 && list.length <= 50, "must name between 1 and 50 addresses");

const headerName = z.string().regex(/^[!#$%&'*+.^_`|~\w-]+$/, "is not a header name");

const emailSchema = z
  .strictObject({
    from: address,
    to: addresses,
    subject: line.min(1),
    html: z.string().optional(),
    text: z.string().optional(),
    reply_to: addresses.optional(),
    headers: z.record(headerName, line).default({}),
    tags: z.array(z.object({ name: z.string(), value: z.string() })).optional(),
  })
  .refine(({ html, text }) => html || text, { path: ["html"], message: "or `text` is required" });

export type Email = z.infer<typeof emailSchema>;

/** @throws Failure 422, as Resend words it, for a mail that Resend would refuse */
export function parseEmail(body: unknown): Email {
  const result = emailSchema.safeParse(body);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const field = String(issue?.path[0] ?? "body");
  if (isMissing(body, field)) {
    throw new Failure(422, "missing_required_field", `Missing \`${field}\` field.`);
  }
  throw new Failure(422, "validation_error", `Invalid \`${field}\` field. ${reason(issue)}`);
}

/** "Name <a@b.test>" and "a@b.test" are both a@b.test. */
export function bareAddress(value: string): string {
  return (/<([^<>]*)>\s*$/.exec(value)?.[1] ?? value).trim();
}

function isMissing(body: unknown, field: string): boolean {
  const known = z.record(z.string(), z.unknown()).safeParse(body);
  return known.success && ["from", "to", "subject"].includes(field) && !known.data[field];
}

function reason(issue: z.core.$ZodIssue | undefined): string {
  // A union hides its members' messages; for addresses there is only one possible message.
  if (issue?.code === "invalid_union") {
    return "The email address needs to follow the `email@example.com` or `Name <email@example.com>` format.";
  }
  return `It ${issue?.message ?? "is not understood"}.`;
}
