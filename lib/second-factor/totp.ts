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

/** A day, in half-minutes. */
const LONG_WINDOW = 24 * 60 * 2;

/** The matching half-minute, or null. Both take equally long. */
export function findStep(secret: string, code: string, now = Date.now()): number | null {
  return findStepWithin(WINDOW, secret, code, now);
}

/** The half-minute within a day at which a wrong code would have been right: the phone's time, or null. */
export function findPhoneStep(secret: string, code: string, now = Date.now()): number | null {
  const step = findStepWithin(LONG_WINDOW, secret, code, now);
  return step === null || Math.abs(step - stepAt(now)) <= WINDOW ? null : step;
}

/** Positive where the phone is ahead. */
export function minutesAhead(step: number, now = Date.now()): number {
  const minutes = (step - stepAt(now)) / 2;
  return Math.sign(minutes) * Math.max(1, Math.round(Math.abs(minutes)));
}

function findStepWithin(window: number, secret: string, code: string, now: number): number | null {
  const delta = totp(secret).validate({ token: code, timestamp: now, window });
  return delta === null ? null : stepAt(now) + delta;
}

function stepAt(timestamp: number): number {
  return TOTP.counter({ timestamp });
}

function totp(secret: string, account = {}): TOTP {
  return new TOTP({ ...account, secret: Secret.fromBase32(secret) });
}
