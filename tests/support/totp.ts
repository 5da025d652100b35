import { Secret, TOTP } from "otpauth";

/** The code that a phone shows at this time, in milliseconds since 1970. */
export function codeAt(secret: string, time: number): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: time });
}
