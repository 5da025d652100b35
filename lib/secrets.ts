import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { env } from "@/lib/env";

/** Keyed by the server's secret; the label keeps values of one purpose from serving another. */
export function mac(label: string, value: string): Buffer {
  return createHmac("sha256", env.NEXTAUTH_SECRET).update(`${label}:${value}`).digest();
}

export function sha256(value: string): string {
  return createHash("sha256").update(value).digest("hex");
}

/** Takes as long for a wrong secret as for a nearly right one. */
export function sameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(mac("compare", given), mac("compare", expected));
}
