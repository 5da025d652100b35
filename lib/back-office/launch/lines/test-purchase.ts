import { paths } from "@/lib/paths/public";
import type { Line } from "../line";
import { readPurchase } from "../purchase";
import { judgePurchase } from "../purchase-rules";

export const testPurchase: Line = {
  name: "test-purchase",
  title: "A purchase, from the card to the receipt",
  why: "It is the one thing that must not fail, and only a real one proves every part of it.",
  place: { href: paths.courses, label: "Buy a course" },
  proof: {
    button: "See what arrived",
    before:
      "Buy any course with your own e-mail address: with test keys by card 4242 4242 4242 4242, with live keys the cheapest one by your own card, and then refund it under “Orders”.",
    prove: async ({ email }) => judgePurchase(await readPurchase(email)),
  },
};
