import { Secret, TOTP } from "otpauth";

/** Phones' clocks are a little off: the half-minute before and the one after count too. */
const WINDOW = 1;

export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** RFC 6238, with the values that every app knows. */
export function setUpUrl(secret: string, account: { issuer: string; label: string }): string {
  return totp(secret, account).toString();
}

/** The matching half-minute, or null. Both take equally long. */
export function findStep(secret: string, code: string, now = Date.now()): number | null {
  const authenticator = totp(secret);
  const delta = authenticator.validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? null : authenticator.counter({ timestamp: now }) + delta;
}

function totp(secret: string, account = {}): TOTP {
  return new TOTP({ ...account, secret: Secret.fromBase32(secret) });
}
