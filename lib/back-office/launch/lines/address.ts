import { failed, type Line, type Outcome, proven } from "@/lib/back-office/launch/line";
import { env } from "@/lib/env";
import { readCertificateEnd } from "@/lib/health/certificate";
import { formatDate } from "@/lib/text/dates";
import { DAY_MS } from "@/lib/text/durations";

const SOON_DAYS = 14;

export const address: Line = {
  name: "address",
  title: "The address and its certificate",
  why: "Browsers warn visitors away from a site whose certificate is wrong or has expired.",
  proof: {
    button: "Look at it from outside",
    prove: async () => judgeCertificate(env.NEXTAUTH_URL, await readCertificateEnd(), new Date()),
  },
};

export function judgeCertificate(site: string, end: Date | string, now: Date): Outcome {
  if (!site.startsWith("https:")) return failed(`${site} is on this machine only.`);
  if (typeof end === "string") {
    return failed(
      `${site} does not answer with a certificate that browsers trust (${end}). Does the domain’s DNS point to this server, and are ports 80 and 443 open?`,
    );
  }
  const days = (end.getTime() - now.getTime()) / DAY_MS;
  const until = formatDate(end);
  return days < SOON_DAYS
    ? failed(`The certificate ends on ${until} and was not renewed: see what the proxy says.`)
    : proven(`The certificate is trusted until ${until}; the proxy renews it.`);
}
