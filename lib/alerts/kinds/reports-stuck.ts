export const reportsStuck = {
  kind: "reports-stuck",
  nextStep:
    "The site goes on trying by itself, and Stripe keeps every payment meanwhile. If this still stands here in an hour, pass it on to the person who looks after the site for you.",
};
