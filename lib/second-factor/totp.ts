import { Secret, TOTP } from "otpauth";

/** Phones' clocks are slightly wrong, so the half-minutes before and after are accepted too. */
const WINDOW = 1;

const HALF_MINUTE_MS = 30_000;

export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** RFC 6238, with the parameters that every app supports. */
export function setUpUrl(secret: string, account: { issuer: string; label: string }): string {
  return totp(secret, account).toString();
}

/** A day in half-minutes. */
const LONG_WINDOW = 24 * 60 * 2;

/** The matching half-minute, or null. Takes equally long either way. */
export function findStep(secret: string, code: string, now = Date.now()): number | null {
  return findStepWithin(WINDOW, secret, code, now);
}

/** Ignores the current time. */
export function isCodeOf(secret: string, code: string, step: number): boolean {
  return findStepWithin(0, secret, code, step * HALF_MINUTE_MS) !== null;
}

/**
 * The phone's time, as the half-minute within a day at which the wrong code would be right; null if there is none.
 */
export function findPhoneStep(secret: string, code: string, now = Date.now()): number | null {
  const step = findStepWithin(LONG_WINDOW, secret, code, now);
  return step === null || Math.abs(step - stepAt(now)) <= WINDOW ? null : step;
}

/** Positive if the phone is ahead. */
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
