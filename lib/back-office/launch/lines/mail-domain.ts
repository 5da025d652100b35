import { failed, type Line, type Outcome, proven, sentences } from "@/lib/back-office/launch/line";
import { env } from "@/lib/env";
import { listDomains, type MailDomain } from "@/lib/mail/resend";

export const mailDomain: Line = {
  name: "mail-domain",
  title: "Mail from a domain of your own",
  why: "Receipts and sign-in links are mails. From a domain that is not verified they go astray, or are not sent at all.",
  findGaps: async () => findSenderGaps(env.MAIL_FROM, env.RESEND_WEBHOOK_SECRET),
  proof: {
    button: "Ask the mail provider",
    prove: async () => judgeDomain(domainOf(env.MAIL_FROM), await listDomains()),
  },
};

/** Domains that no shop can send from: RFC 2606's, and the mail provider's own for trials. */
const PLACEHOLDER_DOMAIN =
  /@(?:[\w-]+\.)*(?:example(?:\.\w+)?|test|invalid|localhost|resend\.dev)>?$/i;

export function findSenderGaps(mailFrom: string, webhookSecret: string | undefined): string[] {
  return sentences(
    [
      PLACEHOLDER_DOMAIN.test(mailFrom),
      `Mail is sent from ${mailFrom}, a domain that is not yours.`,
    ],
    [
      !webhookSecret,
      "Nobody is told when a receipt comes back: the mail provider’s webhook has no secret.",
    ],
  );
}

export function isPlaceholder(address: string): boolean {
  return PLACEHOLDER_DOMAIN.test(address);
}

export function domainOf(sender: string): string {
  return sender.replace(/^.*@/, "").replace(/>$/, "").toLowerCase();
}

/** A domain verified at the provider also covers its subdomains. */
export function judgeDomain(domain: string, domains: MailDomain[] | "refused" | "away"): Outcome {
  if (domains === "away")
    return failed("The mail provider does not answer. Try again in a minute.");
  if (domains === "refused") {
    return failed(
      "The key may only send, or is not right. Open “Domains” at the mail provider: yours must be “Verified”. Or make a key with full access for this question.",
    );
  }
  const own = domains.find(({ name }) => name === domain || domain.endsWith(`.${name}`));
  if (!own)
    return failed(`The mail provider does not know ${domain}: add it there under “Domains”.`);
  if (own.status === "verified") return proven(`${own.name} is verified.`);
  const open = own.records.filter(({ status }) => status !== "verified");
  const records = open.map(({ record, type, name }) => `${record} (${type} at ${name})`).join(", ");
  return failed(
    `${own.name} is not verified yet. Add what is missing where the domain is registered${records && `: ${records}`}. Then press “Verify” at the mail provider.`,
  );
}
