import { newId, nowInSeconds } from "./ids";
import type { DeliveryRecord } from "./records";

export function newDelivery(event: string, state: DeliveryRecord["state"]): DeliveryRecord {
  return {
    id: newId("whd"),
    created: nowInSeconds(),
    event,
    state,
    attempts: 0,
    nextAttemptAt: 0,
    lastStatus: null,
    lastError: null,
  };
}
