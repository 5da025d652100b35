import { env } from "@/lib/env";

/** Whether the keys are those of real money. */
export const isLiveMode = env.STRIPE_SECRET_KEY?.includes("_live_") ?? false;
