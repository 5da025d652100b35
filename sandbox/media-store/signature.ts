import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import aws4 from "aws4";
import { Failure } from "./failure";

/** The most that a signed header's time may differ, in seconds; Amazon's own limit. */
const SKEW_S = 15 * 60;

export type Keys = {
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

type SignedRequest = {
  method: string;
  /** Path and query as they were sent. */
  target: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
};

/**
 * Signs the request again with an implementation of Signature Version 4 other than the client's, and compares.
 * A signature covers the method, the path, each parameter, and the headers that it names.
 */
export function verifySignature(request: SignedRequest, keys: Keys, now: Date): void {
  const url = new URL(request.target, "http://store");
  const given = url.searchParams.get("X-Amz-Signature");
  if (given) verifyAddress(request, url.searchParams, given, keys, now);
  else verifyHeaders(request, keys, now);
}

function verifyAddress(
  request: SignedRequest,
  query: URLSearchParams,
  given: string,
  keys: Keys,
  now: Date,
): void {
  checkScope(query.get("X-Amz-Credential") ?? "", keys);
  const age = secondsBetween(query.get("X-Amz-Date"), now);
  if (age < -SKEW_S || age >= Number(query.get("X-Amz-Expires"))) {
    throw new Failure(403, "AccessDenied", "Request has expired");
  }
  const names = query.get("X-Amz-SignedHeaders") ?? "";
  const path = request.target.replace(/&X-Amz-Signature=[^&]*/, "");
  const signed = signAgain({ ...request, path, names, signQuery: true }, keys);
  const wanted = new URL(signed.path ?? "", "http://store").searchParams.get("X-Amz-Signature");
  compare(given, wanted ?? "");
}

function verifyHeaders(request: SignedRequest, keys: Keys, now: Date): void {
  const { headers, body } = request;
  const given =
    /^AWS4-HMAC-SHA256 Credential=(?<scope>\S+), ?SignedHeaders=(?<names>\S+), ?Signature=(?<signature>[0-9a-f]{64})$/.exec(
      headers.authorization ?? "",
    )?.groups;
  if (!given) throw new Failure(403, "AccessDenied", "Access Denied");
  checkScope(given.scope ?? "", keys);
  if (Math.abs(secondsBetween(String(headers["x-amz-date"]), now)) > SKEW_S) {
    throw new Failure(
      403,
      "RequestTimeTooSkewed",
      "The difference between the times is too large.",
    );
  }
  if (headers["x-amz-content-sha256"] !== createHash("sha256").update(body).digest("hex")) {
    throw new Failure(400, "XAmzContentSHA256Mismatch", "The body is not the one that was signed.");
  }
  const path = request.target;
  const signed = signAgain({ ...request, path, names: given.names ?? "", signQuery: false }, keys);
  const wanted = /Signature=(\w+)$/.exec(String(signed.headers?.Authorization))?.[1];
  compare(given.signature ?? "", wanted ?? "");
}

/** "id/20260102/eu-west-2/s3/aws4_request" */
function checkScope(scope: string, { accessKeyId, region }: Keys): void {
  const [id, , place, service, end] = scope.split("/");
  if (id !== accessKeyId) {
    throw new Failure(
      403,
      "InvalidAccessKeyId",
      "The access key id does not exist in our records.",
    );
  }
  if (place !== region || service !== "s3" || end !== "aws4_request") {
    throw new Failure(400, "AuthorizationQueryParametersError", "The credential's scope is wrong.");
  }
}

function secondsBetween(stamp: string | null, now: Date): number {
  const iso = stamp?.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z");
  const then = Date.parse(iso ?? "");
  if (Number.isNaN(then)) throw new Failure(403, "AccessDenied", "The request has no valid date.");
  return (now.getTime() - then) / 1000;
}

type Signed = SignedRequest & { path: string; names: string; signQuery: boolean };

function signAgain({ method, path, headers: sent, names, signQuery }: Signed, keys: Keys) {
  const { region } = keys;
  const headers = Object.fromEntries(
    names.split(";").map((name) => [name, String(sent[name] ?? "")]),
  );
  return aws4.sign({ service: "s3", region, method, path, headers, signQuery }, keys);
}

function compare(given: string, wanted: string): void {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  if (a.length === b.length && timingSafeEqual(a, b)) return;
  throw new Failure(403, "SignatureDoesNotMatch", "The signature does not match the request.");
}
