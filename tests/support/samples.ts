import { randomUUID } from "node:crypto";

export const JOURNEY = "the-journey-to-self-discovery";

/** An address that no other test uses. */
export function newAddress(): string {
  return `sample-${randomUUID()}@example.test`;
}
