import { defineAlert } from "@/lib/alerts/alert";

type Facts = { directive: string; blocked: string; episode: number };

export const policyViolated = defineAlert({
  kind: "policy-violated",
  subject: "A browser refused something on your checkout",
  nextStep:
    "Nothing of it ran. Most often an extension or a virus scanner of that visitor adds it, and there is nothing to do. If “Your checkout is not as it was released” stands here too, or you know the name, pass this on to the person who looks after the site. You are told once about each kind of report; further ones are only counted.",
  describe: ({ directive, blocked, episode }: Facts) => ({
    key: `policy-violated:${episode}`,
    detail: `A visitor’s browser reports that something from “${blocked}” tried to get into the checkout (${directive}) and was kept out.`,
  }),
});
