import { type Line, sentences } from "@/lib/back-office/launch/line";
import { readPurchase } from "@/lib/back-office/launch/purchase/queries";
import { judgeLivePurchase, judgePurchase } from "@/lib/back-office/launch/purchase/rules";
import { env, modeOf } from "@/lib/env";
import { paths } from "@/lib/paths/public";

export const testPurchase: Line = {
  name: "test-purchase",
  title: "A purchase, from the card to the receipt",
  why: "It is the one thing that must not fail, and only a real one proves every part of it.",
  place: { href: paths.courses, label: "Buy a course" },
  proof: {
    button: "See what arrived",
    before:
      "With test keys, buy any course with your own e-mail address, by card 4242 4242 4242 4242, any future date and any code.",
    prove: async ({ email }) => judgePurchase(await readPurchase(email)),
  },
};

const isLive = () => modeOf(env.STRIPE_SECRET_KEY) === "live";

export const livePurchase: Line = {
  name: "live-purchase",
  title: "One real payment, and its money back",
  why: "Live keys and their webhook are others than those that you have tried. One small payment of your own shows that they work, before a buyer does.",
  place: { href: paths.courses, label: "Buy the cheapest course" },
  findGaps: async () =>
    sentences([
      !isLive(),
      "Do this once the live keys are in, and the test purchase above is proven.",
    ]),
  proof: {
    button: "See what arrived, and went back",
    before:
      "Buy the cheapest course with your own e-mail address and your own card, and then refund it under “Orders”.",
    prove: async ({ email }) => judgeLivePurchase(await readPurchase(email, false)),
  },
};
