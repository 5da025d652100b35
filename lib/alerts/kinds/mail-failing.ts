export const mailFailing = {
  kind: "mail-failing",
  nextStep:
    "The site goes on trying by itself for some days, and there is nothing to do at first. If this still stands here tomorrow, pass it on to the person who looks after the site for you.",
};
