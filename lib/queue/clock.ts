import { db } from "@/lib/db";

export async function forgetFutureStarts(): Promise<void> {
  await db.$executeRaw`
    UPDATE graphile_worker._private_known_crontabs SET last_execution = now()
    WHERE last_execution > now()`;
}
