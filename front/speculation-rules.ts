import { paths } from "../lib/paths/public.ts";

/** Lets browsers that know such rules fetch a link's page while it is being pressed, before the click. */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          // Opening the account may sign in a browser that has just paid.
          { not: { href_matches: `${paths.account}*` } },
          { not: { selector_matches: "[target], [download], [href*='#']" } },
        ],
      },
      eagerness: "conservative",
    },
  ],
});
