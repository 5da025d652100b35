import { z } from "zod";
import { env } from "@/lib/env";
import { paths } from "@/lib/paths/public";

/** A refused resource, without the page's address, which names a course, and without the visitor's data. */
export type PolicyReport = { directive: string; blocked: string };

const directive = z
  .string()
  .regex(/^[a-z-]{3,30}/)
  .transform((whole) => whole.split(" ", 1)[0] ?? "");
const address = z.string().max(4096);

/** The formats of older browsers (`single`) and of the Reporting API (`batch`). */
const single = z.object({
  "csp-report": z.object({
    "document-uri": address,
    "effective-directive": directive.optional(),
    "violated-directive": directive,
    "blocked-uri": address.default(""),
  }),
});
const batch = z.array(
  z.object({
    type: z.literal("csp-violation"),
    body: z.object({
      documentURL: address,
      effectiveDirective: directive,
      blockedURL: address.nullish(),
    }),
  }),
);

const MOST = 20;

export const policyReports = z
  .union([
    single.transform(({ "csp-report": it }) => [
      {
        page: it["document-uri"],
        directive: it["effective-directive"] ?? it["violated-directive"],
        blocked: it["blocked-uri"],
      },
    ]),
    batch.transform((all) =>
      all.slice(0, MOST).map(({ body }) => ({
        page: body.documentURL,
        directive: body.effectiveDirective,
        blocked: body.blockedURL ?? "",
      })),
    ),
  ])
  .transform((all): PolicyReport[] =>
    all
      .filter(({ page, blocked }) => isOurCheckout(page) && !EXTENSION.test(blocked))
      .map(({ directive, blocked }) => ({ directive, blocked: shorten(blocked) })),
  );

/** Refusals caused by browser extensions: these are not our scripts, nor an attack on other visitors. */
const EXTENSION = /^(?:[a-z]+-)*extension(?:$|:)/;

function isOurCheckout(page: string): boolean {
  const url = URL.parse(page);
  return url?.origin === new URL(env.NEXTAUTH_URL).origin && url.pathname === paths.checkoutPage;
}

/** Keeps only the host, because an address may contain what a person typed. */
function shorten(blocked: string): string {
  return URL.parse(blocked)?.host || blocked.replace(/[^\w-].*$/s, "").slice(0, 30) || "inline";
}
