import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";
import { env } from "./env.ts";

/** The label keeps a value made for one purpose from being used for another. */
export function mac(label: string, value: string): Buffer {
  return createHmac("sha256", env.NEXTAUTH_SECRET).update(`${label}:${value}`).digest();
}

export function sha256(value: string): string {
  return createHash("sha256").update(value).digest("hex");
}

/** Compares in constant time. */
export function sameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(mac("compare", given), mac("compare", expected));
}

const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts. Each `label`, which names a purpose, has its own key. */
export function seal(label: string, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, sealingKey(label), iv);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** Throws if the text was changed or sealed under another label. */
export function unseal(label: string, sealed: string): string {
  const bytes = Buffer.from(sealed, "base64url");
  const decipher = createDecipheriv(CIPHER, sealingKey(label), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
  return Buffer.concat([text, decipher.final()]).toString("utf8");
}

function sealingKey(label: string): Buffer {
  return Buffer.from(hkdfSync("sha256", env.NEXTAUTH_SECRET, "", label, 32));
}
