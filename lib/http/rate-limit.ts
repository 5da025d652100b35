import { RateLimiterPrisma, RateLimiterRes } from "rate-limiter-flexible";
import { db, type Transaction } from "@/lib/db";
import { Refusal } from "@/lib/errors";
import { logger } from "@/lib/logger";
import { sha256 } from "@/lib/secrets";

type Limit = {
  points: number;
  seconds: number;
  /** What the user can still do, since a stranger may have used up the limit. */
  hint?: string;
};

const ANOTHER_WAY =
  "A withdrawal in a mail of your own counts just as well: our address is on the page “Contact”.";

const OWN_CONNECTION =
  "Other people on your network may have reached the limit: another connection, such as a phone’s own, works at once.";

const LINK_WORKS = "The link in the mail still works.";

export const limits = {
  // After a talk, a whole audience may buy from one network; failed cards have a limit of their own.
  "payment-intent": { points: 600, seconds: 600, hint: OWN_CONNECTION },
  "sign-in-address": {
    points: 10,
    seconds: 600,
    hint: "The mails that we have just sent to this address still work.",
  },
  // A workshop signs in together.
  "sign-in-network": { points: 200, seconds: 600, hint: OWN_CONNECTION },
  // Mails to strangers would delay receipts and harm the reputation of the sending domain.
  "sign-in-network-day": { points: 500, seconds: 86_400, hint: OWN_CONNECTION },
  // At this rate a million codes take over a century.
  "sign-in-code-address": {
    points: 20,
    seconds: 86_400,
    hint: LINK_WORKS,
  },
  // A page that waits for a payment asks every four seconds, and a hall shares one network.
  "payment-success": { points: 1500, seconds: 600 },
  // Each answer reveals whether an address owns the course.
  "correct-address": {
    points: 5,
    seconds: 86_400,
    hint: "If the address is still wrong, please write to us: ours is at the end of this page.",
  },
  "sign-in-code": { points: 100, seconds: 600, hint: LINK_WORKS },
  // Per account only: a stranger could use up a limit on the new address before its owner.
  "email-change": { points: 5, seconds: 3600 },
  "certificate-name": { points: 5, seconds: 3600 },
  // Three of a million codes are valid at any time, so a year of guessing succeeds once in thirty.
  "second-factor": { points: 30, seconds: 86_400 },
  "recovery-code": { points: 10, seconds: 3600 },
  // After a talk, a whole audience may subscribe from one network.
  "newsletter-network": {
    points: 400,
    seconds: 3600,
    hint: OWN_CONNECTION,
  },
  // A school, a hall or a mobile operator shares one address among many people.
  "withdrawal-network": { points: 60, seconds: 3600, hint: ANOTHER_WAY },
  // Anybody can type any address, and each withdrawal mails a confirmation to it.
  "withdrawal-address": { points: 5, seconds: 86_400, hint: ANOTHER_WAY },
  "contact-network": {
    points: 60,
    seconds: 3600,
    hint: "Or write to us from your own mailbox: our address is on this page.",
  },
  // One visit to a page that was tampered with reports only a few.
  "policy-report": { points: 30, seconds: 3600 },
} satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

function createLimiter(name: LimitName) {
  const { points, seconds } = limits[name];
  return new RateLimiterPrisma({
    storeClient: db,
    tableName: "rateLimit",
    keyPrefix: name,
    points,
    duration: seconds,
  });
}

const limiters = new Map<LimitName, RateLimiterPrisma>();

function limiterOf(name: LimitName): RateLimiterPrisma {
  const limiter = limiters.get(name) ?? createLimiter(name);
  limiters.set(name, limiter);
  return limiter;
}

/** Stores only the key's hash. Throws Refusal 429, or 503 if it cannot count, both with Retry-After. */
export async function limitRate(name: LimitName, key: string, points = 1): Promise<void> {
  try {
    await limiterOf(name).consume(sha256(key), points);
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw unavailable(rejection);
    const seconds = Math.ceil(rejection.msBeforeNext / 1000);
    logger.warn({ limit: name, seconds }, "limit reached");
    throw new Refusal(429, describeLimit(limits[name], seconds), {
      "Retry-After": String(seconds),
    });
  }
}

/** For a right answer: only guesses count. */
export async function giveBackRate(name: LimitName, key: string, points = 1): Promise<void> {
  await limiterOf(name).reward(sha256(key), points);
}

/** A hashed address is still personal data: whoever knows the address can recognise it. */
export async function forgetRates(tx: Transaction, key: string): Promise<void> {
  const keys = Object.keys(limits).map((name) => `${name}:${sha256(key)}`);
  await tx.rateLimit.deleteMany({ where: { key: { in: keys } } });
}

function unavailable(cause: unknown): Refusal {
  const text = "We cannot take this at the moment. Nothing is lost; please try again in a minute.";
  return new Refusal(503, text, { "Retry-After": "60" }, { cause });
}

function describeLimit({ hint }: Limit, seconds: number): string {
  const refusal = `There were too many attempts. Please try again ${describeWait(seconds)}.`;
  return hint ? `${refusal} ${hint}` : refusal;
}

function describeWait(seconds: number): string {
  if (seconds > 5400) return `in ${Math.ceil(seconds / 3600)} hours`;
  return seconds > 60 ? `in ${Math.ceil(seconds / 60)} minutes` : "in a minute";
}
