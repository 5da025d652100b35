/** Lets browsers that know such rules fetch a link's page while it is being pressed, before the click. */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { selector_matches: "[target], [download], [href*='#']" } },
        ],
      },
      eagerness: "conservative",
    },
  ],
});
