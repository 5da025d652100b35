import { env } from "@/lib/env";

/** Whether the keys are those of real money. */
export const isLiveMode = env.STRIPE_SECRET_KEY?.includes("_live_") ?? false;

/** Whether they are those of tests: a shop without keys is neither, and may have been live. */
export const isTestMode = env.STRIPE_SECRET_KEY?.includes("_test_") ?? false;
