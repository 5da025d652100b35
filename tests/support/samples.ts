import { randomUUID } from "node:crypto";

export const JOURNEY = "the-journey-to-self-discovery";

/** The details that buyers give besides their address. */
export const BUYER = { name: "Aoife Byrne", country: "IE" };

/** An address that no other test uses. */
export function newAddress(): string {
  return `sample-${randomUUID()}@example.test`;
}
