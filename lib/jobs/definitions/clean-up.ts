import { z } from "zod";
import { forgetEndedChanges } from "@/lib/account/commands";
import { deleteExpired } from "@/lib/auth/commands";
import { forgetOldMessages } from "@/lib/contact/commands";
import { defineJob } from "@/lib/jobs/job";
import { forgetUploads } from "@/lib/media/parts/commands";
import { forgetUnconfirmed } from "@/lib/newsletter/commands";
import { forgetNotices } from "@/lib/outbox/commands";
import { forgetNetworks } from "@/lib/payments/abandoned/commands";
import { forgetEvents } from "@/lib/payments/stripe-events";
import { forgetTaxEvidence } from "@/lib/payments/vat/commands";
import { forgetReports } from "@/lib/policy-reports/commands";
import { forgetDeadJobs } from "@/lib/queue/commands";
import { DAY_MS } from "@/lib/text/durations";
import { forgetOldWithdrawals } from "@/lib/withdrawals/commands";

const input = z.object({});

declare module "@/lib/queue/commands" {
  interface Jobs {
    "clean-up": z.infer<typeof input>;
  }
}

export const cleanUp = defineJob({
  name: "clean-up",
  input,
  schedule: { cron: "30 3 * * *", missedMs: DAY_MS },
  duty: "deleting what is kept no longer",
  run: async () =>
    [
      await deleteExpired(),
      await forgetEndedChanges(),
      await forgetNetworks(),
      await forgetUnconfirmed(),
      await forgetOldMessages(),
      await forgetOldWithdrawals(),
      await forgetEvents(),
      await forgetNotices(),
      await forgetUploads(),
      await forgetTaxEvidence(),
      await forgetReports(),
      await forgetDeadJobs(),
    ].join("; "),
});
