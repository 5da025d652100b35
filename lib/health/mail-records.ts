import dns from "node:dns/promises";
import { logger } from "@/lib/logger";

export type MailRecords = Record<"spf" | "dkim" | "dmarc", string | null>;

/** Where the mail provider tells its customers to put them: resend.com/docs/dashboard/domains/introduction */
const RECORDS = {
  spf: { below: "send", begins: "v=spf1" },
  dkim: { below: "resend._domainkey", begins: "p=" },
  dmarc: { below: "_dmarc", begins: "v=DMARC1" },
};

export function placeOf(record: keyof MailRecords, domain: string): string {
  return `${RECORDS[record].below}.${domain}`;
}

/** A record is null if there is none; "away" means that no name server answers. */
export async function readMailRecords(domain: string): Promise<MailRecords | "away"> {
  try {
    const find = (record: keyof MailRecords) => findAbove(record, domain);
    return { spf: await find("spf"), dkim: await find("dkim"), dmarc: await find("dmarc") };
  } catch (error) {
    logger.warn({ err: error }, "no name server answered");
    return "away";
  }
}

/** A domain's records also apply to its subdomains. */
async function findAbove(record: keyof MailRecords, domain: string): Promise<string | null> {
  const { begins } = RECORDS[record];
  const texts = await readTexts(placeOf(record, domain));
  const found = texts.find((text) => text.replace(/^k=rsa; ?/, "").startsWith(begins));
  const above = domain.replace(/^[^.]*\./, "");
  return found ?? (above.includes(".") ? findAbove(record, above) : null);
}

async function readTexts(place: string): Promise<string[]> {
  try {
    return (await dns.resolveTxt(place)).map((parts) => parts.join(""));
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "ENOTFOUND" || code === "ENODATA") return [];
    throw error;
  }
}
