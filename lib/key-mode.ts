import { env, modeOf } from "./env";

const mode = modeOf(env.STRIPE_SECRET_KEY);

export const isLiveMode = mode === "live";

/** A shop without keys is in neither mode, and may have been live. */
export const isTestMode = mode === "test";
