import type Stripe from "stripe";
import type { Store } from "./store";

/** Shared by every command and everything that builds an answer. */
export type Context = {
  store: Store;
  /** The sandbox's own address, for the links in its answers. */
  origin: string;
  /** What caused an event: an API request, or null for the sandbox's own buttons. */
  request: Stripe.Event.Request | null;
};
