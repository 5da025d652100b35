import { defineAlert } from "@/lib/alerts/alert";
import type { Bounce } from "./mail-bounced";

export const giftBounced = defineAlert({
  kind: "gift-bounced",
  subject: "The mail with a course that you gave came back",
  nextStep:
    "The address may be mistyped. The page of the person you gave the course to, under “People”, shows it; end that access there, and give the course to the right address.",
  describe: ({ mailId, name, why, courseTitle }: Bounce & { courseTitle: string }) => ({
    key: `mail-bounced:${mailId}`,
    detail: `The mail “${name}” (${courseTitle}) came back undelivered: ${why}.`,
  }),
});
