// Stands in for the parts of the provider's browser script that the shop calls. The card form is in a frame of
// this script's own origin, so a card number never reaches the page that embeds it.
(() => {
  const origin = new URL(document.currentScript.src).origin;

  const misuse = (message) => Object.assign(new Error(message), { name: "IntegrationError" });

  /** The card form's frame and the private channel to it. */
  class PaymentElement {
    #elements;
    #frame = document.createElement("iframe");
    #channel = new MessageChannel();
    #listeners = new Map();

    constructor(elements, { fields }) {
      this.#elements = elements;
      this.hidden = hiddenFields(fields?.billingDetails);
    }

    on(event, listener) {
      this.#listeners.set(event, listener);
      return this;
    }

    off(event) {
      this.#listeners.delete(event);
      return this;
    }

    mount(host) {
      this.#frame.title = "Secure payment input frame";
      this.#frame.src = `${origin}/v1/frame.html`;
      this.#frame.style.cssText =
        "display:block;border:0;margin:-4px;width:calc(100% + 8px);height:320px;color-scheme:normal";
      this.#channel.port1.onmessage = ({ data: { name, value } }) => {
        if (name === "height") this.#frame.style.height = `${value}px`;
        else if (name === "enter") host.closest("form")?.requestSubmit();
        else this.#listeners.get(name)?.({ elementType: "payment", ...value });
      };
      const { settings } = this.#elements;
      const connect = () =>
        this.#frame.contentWindow.postMessage(settings, origin, [this.#channel.port2]);
      this.#frame.addEventListener("load", connect, { once: true });
      host.replaceChildren(this.#frame);
      return this;
    }

    /** Answers `{paymentIntent}` or `{error}`. */
    confirm(params) {
      const { port1, port2 } = new MessageChannel();
      this.#channel.port1.postMessage(params, [port2]);
      return new Promise((resolve) => {
        port1.onmessage = ({ data }) => resolve(data);
      });
    }

    destroy() {
      this.#channel.port1.close();
      this.#frame.remove();
      this.#elements.payment = undefined;
    }
  }

  class Elements {
    payment;

    constructor(settings) {
      this.settings = settings;
    }

    create(type, options = {}) {
      if (type !== "payment") throw misuse(`The sandbox has no ${type} element.`);
      if (this.payment) throw misuse("There can be one Payment Element only.");
      this.payment = new PaymentElement(this, options);
      return this.payment;
    }
  }

  const addressFields = {
    country: "country",
    postalCode: "postal_code",
    state: "state",
    city: "city",
    line1: "line1",
    line2: "line2",
  };

  /** The billing details that the form does not ask for, by their paths in `billing_details`. */
  function hiddenFields(billing = "auto") {
    const isHidden = (group, field) =>
      (typeof group === "string" ? group : group?.[field]) === "never";
    const address = typeof billing === "string" ? billing : billing.address;
    return [
      ...["name", "email", "phone"]
        .filter((field) => isHidden(billing, field))
        .map((field) => [field]),
      ...Object.entries(addressFields)
        .filter(([field]) => isHidden(address, field))
        .map(([, name]) => ["address", name]),
    ];
  }

  function requireHidden(hidden, params) {
    for (const path of hidden) {
      const value = path.reduce(
        (group, field) => group?.[field],
        params.payment_method_data?.billing_details,
      );
      if (value !== undefined) continue;
      const name = `billing_details.${path.join(".")}`;
      throw misuse(
        `You specified "never" for fields.${name} when creating the payment Element, but did not pass ` +
          `confirmParams.payment_method_data.${name} when calling stripe.confirmPayment(). If you opt out of ` +
          "collecting data via the payment Element using the fields option, the data must be passed in when " +
          "calling stripe.confirmPayment().",
      );
    }
  }

  /**
   * Shows the bank's question over the page until it is answered or closed. Resolves to `{paymentIntent}` or
   * `{error}`, like a confirmation.
   */
  function askInFrame(address) {
    const { pathname, search } = new URL(address);
    const frame = document.createElement("iframe");
    frame.title = "3D Secure authentication";
    frame.src = origin + pathname + search;
    frame.style.cssText =
      "position:fixed;inset:0;width:100%;height:100%;border:0;z-index:2147483647;background:#0006";
    const { activeElement } = document;
    document.body.append(frame);
    frame.focus();
    return new Promise((resolve) => {
      window.addEventListener("message", function listen({ source, data }) {
        if (source !== frame.contentWindow) return;
        window.removeEventListener("message", listen);
        frame.remove();
        activeElement?.focus();
        resolve(data);
      });
    });
  }

  /** Confirms with the form's card, lets the bank ask, then leaves for the return address. */
  async function confirmPayment({ elements: { payment, settings }, confirmParams }) {
    const { return_url: returnUrl } = confirmParams;
    if (!URL.canParse(returnUrl)) throw misuse("return_url must be an absolute URL.");
    if (!payment) throw misuse("The Payment Element is not mounted.");
    requireHidden(payment.hidden, confirmParams);
    const answer = await payment.confirm({ ...confirmParams, use_stripe_sdk: true });
    const next = answer.paymentIntent?.next_action;
    if (next?.redirect_to_url) return leaveFor(next.redirect_to_url.url);
    const { error, paymentIntent } = next
      ? await askInFrame(next.use_stripe_sdk.stripe_js)
      : answer;
    if (error) return { error };
    const { id, status } = paymentIntent;
    const target = new URL(returnUrl);
    target.searchParams.set("payment_intent", id);
    target.searchParams.set("payment_intent_client_secret", settings.clientSecret);
    target.searchParams.set("redirect_status", status);
    return leaveFor(target.href);
  }

  /** Never settles, so that the page does not act on a result while the browser is leaving it. */
  function leaveFor(url) {
    window.location.assign(url);
    return new Promise(() => {});
  }

  /** Exists only because the React package asks for it before it trusts the object. */
  const unused = (name) => () => {
    throw misuse(`The sandbox has no ${name}.`);
  };

  window.Stripe = (publishableKey) => ({
    elements: ({ clientSecret, appearance }) =>
      new Elements({ publishableKey, clientSecret, appearance }),
    confirmPayment,
    createToken: unused("createToken"),
    createPaymentMethod: unused("createPaymentMethod"),
    confirmCardPayment: unused("confirmCardPayment"),
    registerAppInfo() {},
    _registerWrapper() {},
  });
  // The release that @stripe/stripe-js expects; it warns of any other.
  window.Stripe.version = "endive";
})();
