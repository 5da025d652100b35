import { db } from "@/lib/db";
import { mailJobKey } from "@/lib/outbox/commands";

const MOST = 200;

type UnsentMail = {
  id: string;
  kind: string;
  to: string;
  createdAt: Date;
  givenUpBecause: string | null;
};

/** Failed mails: given up or waiting for another try, oldest first. Outdated mails do not count as failed. */
export function listUnsentMails(most = MOST): Promise<UnsentMail[]> {
  return db.$queryRaw<UnsentMail[]>`
    SELECT m."id", m."kind", m."to", m."createdAt", m."givenUpBecause"
    FROM "OutboxMail" m LEFT JOIN graphile_worker.jobs j ON j.key = ${mailJobKey("")} || m."id"
    WHERE m."sentAt" IS NULL
      AND (m."givenUpBecause" IN ('refused', 'failed') OR m."givenUpBecause" IS NULL AND j.last_error IS NOT NULL)
    ORDER BY m."createdAt", m."id" LIMIT ${most}`;
}
