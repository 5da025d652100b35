import { env, modeOf } from "@/lib/env";
import { type Line, sentences } from "../line";

export const cardKeys: Line = {
  name: "card-keys",
  title: "Card payments with live keys",
  why: "Test keys move no money, and what was bought with them opens nothing later. Prove everything with test keys first.",
  findGaps: async () => findKeyGaps(env.STRIPE_SECRET_KEY),
};

/** The owner of the server types keys in at `deploy/online`. */
export function findKeyGaps(key: string | undefined): string[] {
  return sentences(
    [!key, "There are no keys of the card provider: nobody can pay."],
    [modeOf(key) === "test", "The card provider’s keys are test keys: no real money moves."],
  );
}
