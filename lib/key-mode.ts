import { env, modeOf } from "./env";

const mode = modeOf(env.STRIPE_SECRET_KEY);

/** Whether the keys are live ones, for real money. */
export const isLiveMode = mode === "live";

/** Whether the keys are test keys: a shop without keys is in neither mode, and may have been live. */
export const isTestMode = mode === "test";
