import { failed, type Line, type Outcome, proven } from "@/lib/back-office/launch/line";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { readAccount } from "@/lib/payments/stripe-account";

export const clock: Line = {
  name: "clock",
  title: "The server’s clock",
  why: "Reports of payments carry the time, and one that seems minutes old is refused. Codes of your phone change every half minute.",
  proof: {
    button: "Compare it",
    prove: async () => judgeClock([await askDatabase(), ...(await askCardProvider())]),
  },
};

const MOST_SECONDS = 20;

/** How far a clock is ahead of ours, in seconds. */
export type Offset = { of: string; seconds: number };

async function askDatabase(): Promise<Offset> {
  const before = Date.now();
  const [row] = await db.$queryRaw<{ now: Date }[]>`SELECT clock_timestamp() AS now`;
  return offset("the database", row?.now ?? new Date(), before);
}

async function askCardProvider(): Promise<Offset[]> {
  if (!env.STRIPE_SECRET_KEY) return [];
  const before = Date.now();
  const account = await readAccount();
  return account ? [offset("Stripe", account.clock, before)] : [];
}

function offset(of: string, theirs: Date, before: number): Offset {
  const ours = (before + Date.now()) / 2;
  return { of, seconds: Math.round((theirs.getTime() - ours) / 1000) };
}

export function judgeClock(offsets: Offset[]): Outcome {
  const wrong = offsets.find(({ seconds }) => Math.abs(seconds) > MOST_SECONDS);
  if (wrong) {
    return failed(
      `The clock of ${wrong.of} is ${Math.abs(wrong.seconds)} seconds ${wrong.seconds > 0 ? "ahead of" : "behind"} this server’s. On the server, run: sudo timedatectl set-ntp true`,
    );
  }
  return proven(`It agrees with ${offsets.map(({ of }) => of).join(" and ")}.`);
}
