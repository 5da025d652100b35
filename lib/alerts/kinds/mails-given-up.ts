import { defineAlert } from "@/lib/alerts/alert";

/** One alert for all mails that are given up while the mail provider refuses the account. */
export const mailsGivenUp = defineAlert({
  kind: "mails-given-up",
  subject: "Mails could not be sent for days",
  nextStep:
    "They are listed under “Mails” in your back office. Once mails leave again, one press there sends all of them.",
  describe: ({ episode }: { episode: number }) => ({
    key: `mails-given-up:${episode}`,
    detail:
      "The mail provider has refused your account for days, so mails are not tried again by themselves.",
  }),
});
