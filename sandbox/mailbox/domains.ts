import type { IncomingMessage, ServerResponse } from "node:http";
import { Failure } from "./failure";
import { sendJson } from "./http";
import { isRefusal, refuse } from "./refusals";
import type { Context } from "./routes";

/** The value of a fault's `to` that means this question instead of a mail. */
const QUESTION = "domains";
const ID = "d91cd9bd-1176-453e-8fc1-35364d380206";

/** Answers GET /domains and one domain: the sender's, which is verified unless a fault (403) says otherwise. */
export function answerDomains(
  request: IncomingMessage,
  response: ServerResponse,
  { faults }: Context,
) {
  const fault = faults.next([QUESTION]);
  if (fault?.mode === "down") return request.socket.destroy();
  const isVerified = fault?.mode !== "403";
  if (fault && isVerified && isRefusal(fault.mode)) throw refuse(fault.mode);
  const status = isVerified ? "verified" : "pending";
  const domain = { object: "domain", id: ID, name: "example.test", status, region: "eu-west-1" };
  if (request.url === "/domains")
    return sendJson(response, 200, { object: "list", data: [domain] });
  if (request.url !== `/domains/${ID}`) throw new Failure(404, "not_found", "Domain not found");
  const record = (record: string, name: string, state: string) => ({
    ...{ record, name, type: "TXT", value: "v=spf1", ttl: "Auto", status: state },
  });
  const records = [record("SPF", "send", "verified"), record("DKIM", "resend._domainkey", status)];
  return sendJson(response, 200, { ...domain, records });
}
