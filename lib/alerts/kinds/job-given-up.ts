import { defineAlert } from "@/lib/alerts/alert";

type Facts = { jobId: string; name: string; duty: string };

export const jobGivenUp = defineAlert({
  kind: "job-given-up",
  subject: "The site gave up a task",
  nextStep:
    "Pass this on to the person who looks after the site for you. Its log says why the job failed.",
  describe: ({ jobId, name, duty }: Facts) => ({
    key: `job:${jobId}`,
    detail: `The site has given up a task: ${duty} (job ${name}, ${jobId}).`,
  }),
});
