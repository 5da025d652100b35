import type Stripe from "stripe";
import type { Store } from "./store";

/** What every command and every builder of an answer works with. */
export type Context = {
  store: Store;
  /** The sandbox's own address, for the links in its answers. */
  origin: string;
  /** What caused an event: an API request, or null for the sandbox's own buttons. */
  request: Stripe.Event.Request | null;
};
