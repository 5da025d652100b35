import { env, modeOf } from "./env";

const mode = modeOf(env.STRIPE_SECRET_KEY);

export const isLiveMode = mode === "live";

/** A shop without keys is in neither mode: it may have been live before. */
export const isTestMode = mode === "test";
