import { db } from "@/lib/db";
import { untilNoneIsLeft } from "@/lib/lists/batches";

/** Each reports something that the back office lists as well, and that cannot happen twice. */
const NOTICES = ["attention", "security-notice"];

/** Job: deletes notices to the coach a year after they left. */
export async function forgetNotices(): Promise<string> {
  const count = await untilNoneIsLeft(
    (most) => db.$executeRaw`
      DELETE FROM "OutboxMail" WHERE "id" IN (
        SELECT "id" FROM "OutboxMail"
        WHERE "kind" = ANY (${NOTICES}) AND "sentAt" < now() - interval '1 year'
        ORDER BY "id" LIMIT ${most})`,
  );
  return `${count} old notices forgotten`;
}
