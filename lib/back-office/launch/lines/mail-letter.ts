import { randomUUID } from "node:crypto";
import type { Line } from "@/lib/back-office/launch/line";
import { transact } from "@/lib/db";
import { COACH_INBOX, queueMail } from "@/lib/outbox/commands";

export const mailLetter: Line = {
  name: "mail-letter",
  title: "A letter to yourself arrives",
  why: "It takes the same route as every receipt, and the report of its delivery the same route as a bounce.",
  proof: {
    button: "Send it",
    prove: async () => {
      const props = { at: new Date().toISOString() };
      await transact((tx) =>
        queueMail(tx, "test-letter", { fact: randomUUID(), to: COACH_INBOX, props }),
      );
      return {
        is: "waits",
        words:
          "It is on its way. Its delivery is reported here within minutes. If the letter arrives and the report does not: at the mail provider, send email.delivered to this site’s webhook, and check RESEND_WEBHOOK_SECRET.",
      };
    },
  },
};
