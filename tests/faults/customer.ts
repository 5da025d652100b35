import { randomInt } from "node:crypto";
import { z } from "zod";
import { CONSENT_VERSION } from "@/lib/checkout/rules";
import { listActions } from "../support/build";
import { cardFields } from "../support/card-fields";
import { BUYER, JOURNEY, newAddress } from "../support/samples";
import { cardProvider, cardProviderUrl, query, siteUrl } from "../support/world";
import { secrets } from "./provider";

const intentAnswer = z.object({
  clientSecret: z.string(),
  amount: z.number(),
  orderId: z.string(),
});
const formState = z.object({
  errors: z.record(z.string(), z.string()),
  message: z.string().optional(),
  done: z.boolean().optional(),
});
const payment = z.object({ status: z.string() });

export type Checkout = z.infer<typeof intentAnswer> & { paymentId: string };

/** The environment of a site that trusts a customer's claim about its network. */
export const manyNetworks = { TRUSTED_PROXIES: "1" };

/** A browser without a screen: it keeps cookies and sends what the pages' scripts would send. */
export class Customer {
  readonly #cookies = new Map<string, string>();
  /** Its network as a proxy would report it; a site configured for a proxy trusts the claim. */
  readonly #network = Array.from({ length: 4 }, () => randomInt(1, 255)).join(".");

  constructor(
    readonly email = newAddress(),
    /** The instance to which it sends its requests. */
    readonly instance = siteUrl,
    readonly country = BUYER.country,
  ) {}

  /** As if this were the other customer's browser. */
  takeCookiesOf(other: Customer): void {
    for (const [name, value] of other.#cookies) this.#cookies.set(name, value);
  }

  async request(path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = {
      ...Object.fromEntries(new Headers(init.headers)),
      cookie,
      origin: siteUrl,
      "x-forwarded-for": this.#network,
    };
    const response = await fetch(new URL(path, this.instance), {
      ...init,
      headers,
      redirect: "manual",
    });
    for (const line of response.headers.getSetCookie()) {
      const [name = "", value = ""] = (line.split(";")[0] ?? "").split("=");
      this.#cookies.set(name, value);
    }
    return response;
  }

  /** Sends the request that the checkout page sends when it opens. */
  async askForPayment(slug = JOURNEY): Promise<Response> {
    const { id, pricePence } = await findCourse(slug);
    return this.request("/api/create-payment-intent", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ courseId: id, amount: pricePence / 100 }),
    });
  }

  async openCheckout(slug = JOURNEY): Promise<Checkout> {
    const response = await this.askForPayment(slug);
    const body = await response.text();
    if (!response.ok) throw new Error(`The checkout answered ${response.status}: ${body}`);
    const answer = intentAnswer.parse(JSON.parse(body));
    return { ...answer, paymentId: answer.clientSecret.split("_secret_")[0] ?? "" };
  }

  /** Presses "Pay": the page saves the address and the consent before it confirms the card. */
  async saveDetails({ orderId }: Checkout) {
    return this.#submit("saveDetailsAction", {
      ...BUYER,
      country: this.country,
      orderId,
      email: this.email,
      consent: CONSENT_VERSION,
    });
  }

  /** The page lets nobody confirm a card before the details are saved. */
  async makeSureOfDetails(checkout: Checkout): Promise<void> {
    const { done, ...state } = await this.saveDetails(checkout);
    if (!done) throw new Error(`The details were not saved: ${JSON.stringify(state)}`);
  }

  async correctAddress({ orderId }: Checkout, email: string) {
    return this.#submit("correctAddressAction", { orderId, email });
  }

  /** Confirms the card with the provider, as its script does, and returns the payment's status. */
  async confirm({ clientSecret, paymentId }: Checkout, card = "pm_card_visa"): Promise<string> {
    const url = new URL(`/v1/payment_intents/${paymentId}/confirm`, cardProviderUrl);
    const response = await fetch(url, {
      method: "POST",
      body: new URLSearchParams({
        key: secrets.stripePublishableKey,
        client_secret: clientSecret,
        ...cardFields(card, this.email),
        return_url: `${siteUrl}/payment-success`,
      }),
    });
    const answer: unknown = await response.json();
    return response.ok ? payment.parse(answer).status : "declined";
  }

  /** Returns the heading of the page to which the provider sends the browser back. */
  async comeBack({ clientSecret, paymentId }: Checkout): Promise<string> {
    const query = new URLSearchParams({
      payment_intent: paymentId,
      payment_intent_client_secret: clientSecret,
    });
    const response = await this.request(`/payment-success?${query}`);
    if (response.status !== 200) throw new Error(`The success page answered ${response.status}.`);
    return /<h1[^>]*>([^<]*)</.exec(await response.text())?.[1] ?? "";
  }

  /** Goes from opening the checkout to a confirmed payment; the browser never comes back. */
  async payAndVanish({ slug = JOURNEY, card = "pm_card_visa" } = {}): Promise<Checkout> {
    const checkout = await this.openCheckout(slug);
    await this.makeSureOfDetails(checkout);
    await this.confirm(checkout, card);
    return checkout;
  }

  async #submit(action: string, fields: Record<string, string>) {
    const response = await this.#call(action, fields);
    const answer = /^1:(\{.*\})$/m.exec(await response.text())?.[1];
    if (!answer) throw new Error(`The form ${action} answered ${response.status}.`);
    return formState.parse(JSON.parse(answer));
  }

  /** Calls a server action as React does. */
  async #call(action: string, fields: Record<string, string>): Promise<Response> {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(`_1_${name}`, value);
    body.set("0", JSON.stringify([{ errors: {}, values: {} }, "$K1"]));
    const headers = { "next-action": findAction(action), accept: "text/x-component" };
    return this.request("/checkout", { method: "POST", headers, body });
  }
}

/** A checkout in which only the card is still to be confirmed. */
export async function readyToPay(buyer = new Customer(), slug?: string) {
  const checkout = await buyer.openCheckout(slug);
  await buyer.makeSureOfDetails(checkout);
  return { buyer, checkout };
}

/** A payment that the provider has taken but not reported to the site. */
export async function paidInSilence(): Promise<Checkout> {
  await cardProvider.webhooks(false);
  return new Customer().payAndVanish();
}

/** The id of a server action in the build. */
function findAction(name: string): string {
  const found = listActions().find((action) => action.name === name);
  if (!found) throw new Error(`The build has no action ${name}.`);
  return found.id;
}

const course = z.object({ id: z.number(), pricePence: z.number() });

async function findCourse(slug: string): Promise<z.infer<typeof course>> {
  const [row] = await query(`SELECT id, "pricePence" FROM "Course" WHERE slug = $1`, [slug]);
  return course.parse(row);
}
