// Stands in for the provider's browser script. The card form lives in a frame of this script's own
// origin, so a card number never touches the page that embeds it.
(() => {
  const origin = new URL(document.currentScript.src).origin;
  const payments = () => import(`${origin}/v1/payments.js`);

  const misuse = (message) => Object.assign(new Error(message), { name: "IntegrationError" });

  class Emitter {
    #listeners = [];

    on(event, listener) {
      this.#listeners.push({ event, listener });
      return this;
    }

    once(event, listener) {
      this.#listeners.push({ event, listener, once: true });
      return this;
    }

    off(event, listener) {
      this.#listeners = this.#listeners.filter(
        (each) => each.event !== event || (listener && each.listener !== listener),
      );
      return this;
    }

    emit(event, payload) {
      const called = this.#listeners.filter((each) => each.event === event);
      this.#listeners = this.#listeners.filter((each) => !(each.once && called.includes(each)));
      for (const { listener } of called) listener(payload);
    }
  }

  /** The card form's frame and the private channel to it. */
  class Frame {
    #channel = new MessageChannel();
    #waiting = new Map();
    #lastId = 0;

    constructor(host, settings, onEvent) {
      this.element = document.createElement("iframe");
      this.element.title = "Secure payment input frame";
      this.element.src = `${origin}/v1/frame.html`;
      this.element.style.cssText =
        "display:block;border:0;margin:-4px;width:calc(100% + 8px);height:320px;color-scheme:normal";
      this.#channel.port1.onmessage = ({ data: { answerTo, result, name, value } }) => {
        if (answerTo !== undefined) this.#waiting.get(answerTo)?.(result);
        else if (name === "height") this.element.style.height = `${value}px`;
        else onEvent(name, value);
      };
      const connect = () =>
        this.element.contentWindow.postMessage(settings, origin, [this.#channel.port2]);
      this.element.addEventListener("load", connect, { once: true });
      host.replaceChildren(this.element);
    }

    tell(name, value) {
      this.#channel.port1.postMessage({ name, value });
    }

    ask(name, value) {
      this.#lastId += 1;
      const id = this.#lastId;
      this.#channel.port1.postMessage({ id, name, value });
      return new Promise((resolve) => this.#waiting.set(id, resolve));
    }

    remove() {
      this.#channel.port1.close();
      this.element.remove();
    }
  }

  class PaymentElement extends Emitter {
    #elements;
    #options;
    #frame;

    constructor(elements, options) {
      super();
      this.#elements = elements;
      this.#options = options;
    }

    get frame() {
      if (!this.#frame) throw misuse("The Payment Element is not mounted.");
      return this.#frame;
    }

    mount(target) {
      const host = typeof target === "string" ? document.querySelector(target) : target;
      if (!host) throw misuse("There is no element to mount on.");
      this.unmount();
      const settings = { ...this.#elements.settings, ...framed(this.#options) };
      this.#frame = new Frame(host, settings, (name, value) => {
        if (name === "enter") host.closest("form")?.requestSubmit();
        else this.emit(name, { elementType: "payment", ...value });
      });
      return this;
    }

    unmount() {
      this.#frame?.remove();
      this.#frame = undefined;
      return this;
    }

    destroy() {
      this.unmount();
      this.#elements.forget();
    }

    update(options) {
      this.#options = { ...this.#options, ...options };
      return this.#tell("options", framed(options));
    }

    focus = () => this.#tell("focus");
    blur = () => this.#tell("blur");
    clear = () => this.#tell("clear");
    collapse = () => this.#tell("collapse");

    #tell(name, value) {
      this.#frame?.tell(name, value);
      return this;
    }
  }

  // A page's options may hold functions, which cannot be sent to a frame.
  function framed({ layout, readOnly, defaultValues }) {
    return JSON.parse(JSON.stringify({ layout, readOnly, defaultValues }));
  }

  class Elements extends Emitter {
    #payment = null;

    constructor(publishableKey, { clientSecret, appearance }) {
      super();
      this.settings = { publishableKey, clientSecret, appearance };
    }

    create(type, options = {}) {
      if (type !== "payment") throw misuse(`The sandbox has no ${type} element.`);
      if (this.#payment) throw misuse("There can be one Payment Element only.");
      this.#payment = new PaymentElement(this, options);
      return this.#payment;
    }

    getElement(type) {
      return type === "payment" ? this.#payment : null;
    }

    async update({ appearance }) {
      if (!appearance) return;
      this.settings.appearance = appearance;
      this.#payment?.frame.tell("appearance", appearance);
    }

    fetchUpdates = async () => ({});

    async submit() {
      const { error } = await this.#payment.frame.ask("validate");
      return error ? { error } : { selectedPaymentMethod: "card" };
    }

    forget() {
      this.#payment = null;
    }
  }

  const notOffered = async () => ({
    error: { type: "invalid_request_error", message: "The sandbox offers confirmPayment only." },
  });

  window.Stripe = (publishableKey) => ({
    elements: (options = {}) => new Elements(publishableKey, options),
    confirmPayment: async (options) => (await payments()).confirmPayment(options),
    handleNextAction: async (options) =>
      (await payments()).handleNextAction(publishableKey, options),
    retrievePaymentIntent: async (clientSecret) =>
      (await payments()).retrieveIntent(publishableKey, clientSecret),
    createToken: notOffered,
    createPaymentMethod: notOffered,
    confirmCardPayment: notOffered,
    registerAppInfo() {},
    _registerWrapper() {},
  });
  // The release that `@stripe/stripe-js` expects; it warns about any other.
  window.Stripe.version = "endive";
})();
