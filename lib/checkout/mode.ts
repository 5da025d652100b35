import { env } from "@/lib/env";
import { modeOf } from "@/lib/key-mode";

const mode = modeOf(env.STRIPE_SECRET_KEY);

/** Whether the keys are those of real money. */
export const isLiveMode = mode === "live";

/** Whether they are those of tests: a shop without keys is neither, and may have been live. */
export const isTestMode = mode === "test";
