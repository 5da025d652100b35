import { NextRequest } from "next/server";
import { Refusal } from "@/lib/errors";
import { isCountry } from "@/lib/text/countries";
import { NETWORK_COUNTRY } from "./network-country";

/** front/trusted-proxy.ts has already set this header to the true address. */
export function networkAddress(headers: Headers): string {
  return headers.get("x-forwarded-for") ?? "unknown";
}

/** ISO 3166-1 alpha-2; null if there is no proxy that knows it. */
export function networkCountry(headers: Headers): string | null {
  const code = (headers.get(NETWORK_COUNTRY) ?? "").toUpperCase();
  return isCountry(code) ? code : null;
}

/** True if a person followed a link or sent a plain form on a page of this site. */
export function isFromOwnPage({ headers }: Request): boolean {
  return (
    headers.get("sec-fetch-mode") === "navigate" && headers.get("sec-fetch-site") === "same-origin"
  );
}

export async function readText(request: Request, maxBytes: number): Promise<string> {
  return (await readBytes(request, maxBytes)).toString("utf8");
}

/** Reads no further than `maxBytes`. Throws Refusal 413. */
export async function readBytes(request: Request, maxBytes: number): Promise<Buffer> {
  const tooLarge = () => new Refusal(413, `This is too large: at most ${maxBytes} bytes, please.`);
  if (Number(request.headers.get("content-length")) > maxBytes) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Cancelling would close the connection before the refusal is sent.
  for await (const chunk of request.body?.values({ preventCancel: true }) ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * For code that reads the body twice or without a limit. `request.clone()` doesn't work here: the unread copy
 * keeps the other one from ending.
 */
export async function bufferBody(request: NextRequest, maxBytes: number) {
  const { url, method, headers } = request;
  const body = await readText(request, maxBytes);
  return { body, request: new NextRequest(url, { method, headers, body }) };
}

/** Callers that send no type mean JSON, and `fetch` labels a string as plain text. */
const JSON_TYPES = ["application/json", "text/plain", ""];

/** Throws Refusal 400, 413 or 415. */
export async function readFields(request: Request, maxBytes: number): Promise<unknown> {
  const [named = ""] = (request.headers.get("content-type") ?? "").split(";");
  const type = named.trim().toLowerCase();
  const text = await readText(request, maxBytes);
  if (JSON_TYPES.includes(type)) return parseJson(text);
  if (type === "application/x-www-form-urlencoded") {
    return Object.fromEntries(new URLSearchParams(text));
  }
  throw new Refusal(415, "Please send JSON.");
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new Refusal(400, "This is not valid JSON.");
  }
}

export function firstValue(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}

export function firstValues(
  query: Record<string, string | string[] | undefined>,
): Record<string, string> {
  const pairs = Object.entries(query).map(([name, value]) => [name, firstValue(value)] as const);
  return Object.fromEntries(pairs.flatMap(([name, value]) => (value ? [[name, value]] : [])));
}
