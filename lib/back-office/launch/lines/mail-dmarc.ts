import { env } from "@/lib/env";
import { readDmarc } from "@/lib/health/dmarc";
import { failed, type Line, type Outcome, proven } from "../line";
import { domainOf } from "./mail-domain";

export const mailDmarc: Line = {
  name: "mail-dmarc",
  title: "A policy for mail in your name (DMARC)",
  why: "SPF and DKIM, which the mail provider checks above, say who may write for you. DMARC says what to do with all others; large mail services ask for it.",
  proof: {
    button: "Look it up",
    prove: async () => {
      const domain = domainOf(env.MAIL_FROM);
      return judgeDmarc(domain, await readDmarc(domain));
    },
  },
};

export function judgeDmarc(domain: string, record: string | null | "away"): Outcome {
  if (record === "away") return failed("No name server answers. Try again in a minute.");
  if (record) return proven(`${domain} has one: ${record}`);
  return failed(
    `${domain} has none. Where the domain is registered, add a TXT record for _dmarc.${domain}: v=DMARC1; p=none; rua=mailto:you@${domain} — and make it p=quarantine once the reports show only mail of yours.`,
  );
}
