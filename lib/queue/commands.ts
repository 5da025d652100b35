import type { Transaction } from "@/lib/db";
import { requestId } from "@/lib/request-context";

/** Every job of the product and its payload: ids, never copies of rows. */
export type Jobs = {
  "send-mail": { mailId: string };
  "process-provider-event": { eventId: string };
  "refund-duplicate": { orderId: string };
  "unsign-payment": { paymentIntentId: string };
  sweep: Record<string, never>;
  "forget-abandoned": Record<string, never>;
  "clean-up": Record<string, never>;
};

/** Enough attempts, with pauses that grow to six hours, to outlast a provider's outage of days. */
const MAX_ATTEMPTS = 30;

/**
 * Written in the caller's transaction: the job exists exactly when its fact does. The same key
 * twice is one job.
 */
export async function addJob<Name extends keyof Jobs>(
  tx: Transaction,
  name: Name,
  payload: Jobs[Name],
  key: string,
  runAt: Date | null = null,
): Promise<void> {
  const told = { ...payload, requestId: requestId() };
  await tx.$executeRaw`
    SELECT graphile_worker.add_job(
      ${name}, ${JSON.stringify(told)}::json,
      run_at := ${runAt}::timestamptz, job_key := ${key}, job_key_mode := 'preserve_run_at', max_attempts := ${MAX_ATTEMPTS}::int
    )::text`;
}
