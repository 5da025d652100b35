import { failed, type Line, type Outcome, proven, sentences } from "@/lib/back-office/launch/line";
import { env, modeOf } from "@/lib/env";
import { type Account, readAccount } from "@/lib/payments/stripe-account";

export const cardKeys: Line = {
  name: "card-keys",
  title: "Card payments with live keys",
  why: "Test keys move no money, and what was bought with them opens nothing later. Prove everything with test keys first.",
  findGaps: async () => findKeyGaps(env.STRIPE_SECRET_KEY),
  proof: {
    button: "Ask whose keys they are",
    prove: async () => judgeAccount(await readAccount(), modeOf(env.STRIPE_SECRET_KEY)),
  },
};

/** The keys are set on the server, with `deploy/online`. */
export function findKeyGaps(key: string | undefined): string[] {
  return sentences(
    [!key, "There are no Stripe keys: nobody can pay."],
    [modeOf(key) === "test", "The Stripe keys are test keys: no real money moves."],
  );
}

export function judgeAccount(account: Account | null, mode: "live" | "test" | null): Outcome {
  if (!account) {
    return failed(
      "Stripe does not know this key: on the server, run sudo /opt/coach/deploy/online, and type it in again.",
    );
  }
  const { id, name, takesCards } = account;
  if (takesCards === false) {
    return failed(
      `The account ${name ?? id} may not take cards yet: sign in at Stripe, and finish what it asks of you.`,
    );
  }
  return name
    ? proven(`These are ${mode} keys of “${name}” (${id}).`)
    : proven(
        `These are ${mode} keys of the account ${id}. This key may not read the name: compare the number with “Account details” at Stripe.`,
      );
}
