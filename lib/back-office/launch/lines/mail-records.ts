import { failed, type Line, type Outcome, proven } from "@/lib/back-office/launch/line";
import { env } from "@/lib/env";
import { type MailRecords, placeOf, readMailRecords } from "@/lib/health/mail-records";
import { domainOf } from "./mail-domain";

export const mailRecords: Line = {
  name: "mail-dmarc",
  title: "What your domain says of mail in its name",
  why: "SPF names who may send for you, DKIM lets others check that a mail is really yours, and DMARC says what to do with all others. Large mail services ask for all three.",
  proof: {
    button: "Look them up",
    prove: async () => {
      const domain = domainOf(env.MAIL_FROM);
      return judgeRecords(domain, await readMailRecords(domain));
    },
  },
};

export function judgeRecords(domain: string, found: MailRecords | "away"): Outcome {
  if (found === "away") return failed("No name server answers. Try again in a minute.");
  const { spf, dkim, dmarc } = found;
  const words = [
    spf ? "SPF is there." : byProvider("SPF", placeOf("spf", domain)),
    dkim ? "DKIM is there." : byProvider("DKIM", placeOf("dkim", domain)),
    dmarc ? `DMARC is there: ${dmarc}` : howToDmarc(domain),
  ].join(" ");
  return spf && dkim && dmarc ? proven(words) : failed(words);
}

function byProvider(what: string, place: string): string {
  return `${what} is missing: where the domain is registered, add a TXT record for ${place} with what the mail provider shows under “Domains”.`;
}

function howToDmarc(domain: string): string {
  return `DMARC is missing: add a TXT record for ${placeOf("dmarc", domain)}: v=DMARC1; p=none; rua=mailto:you@${domain} — and make it p=quarantine once the reports show only mail of yours.`;
}
