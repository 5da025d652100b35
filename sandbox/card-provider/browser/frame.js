import { confirmIntent, retrieveIntent } from "./api-client.js";
import {
  checkCvc,
  checkExpiry,
  checkNumber,
  digitsOf,
  spaceExpiry,
  spaceNumber,
  trimCvc,
} from "./card-fields.js";

const form = document.getElementById("form");
const header = document.getElementById("header");
const panel = document.getElementById("panel");
const fields = {
  number: field("number", spaceNumber, checkNumber),
  expiry: field("expiry", spaceExpiry, checkExpiry),
  cvc: field(
    "cvc",
    (text) => trimCvc(text, fields.number.input.value),
    (text) => checkCvc(text, fields.number.input.value),
  ),
};
const all = Object.values(fields);

function field(id, format, check) {
  return {
    input: document.getElementById(id),
    message: document.getElementById(`${id}-error`),
    format,
    check,
  };
}

/** The page that opened this frame; the card's number is never sent to it. */
let page;
let settings;

// The first message must come from the page that embeds this frame and bring the channel with it.
window.addEventListener("message", (event) => {
  if (page || event.source !== window.parent || event.ports.length !== 1) return;
  [page] = event.ports;
  settings = event.data;
  page.onmessage = async ({ data, ports: [answer] }) => answer.postMessage(await confirm(data));
  start();
});

async function start() {
  for (const [name, value] of Object.entries(settings.appearance.variables)) {
    document.documentElement.style.setProperty(`--${name}`, value);
  }
  // Shown before its styles have arrived, the form would shift when they arrive.
  form.hidden = false;
  listen();
  new ResizeObserver(() => tell("height", form.offsetHeight)).observe(form);
  const { error } = await retrieveIntent(settings.publishableKey, settings.clientSecret);
  if (error) return tell("loaderror", { error });
  // The observer sleeps while the frame is out of view, but the page below the frame must not jump.
  tell("height", form.offsetHeight);
  tell("ready");
}

function tell(name, value) {
  page.postMessage({ name, value });
}

function setCollapsed(collapsed) {
  header.setAttribute("aria-expanded", String(!collapsed));
  panel.hidden = collapsed;
}

function listen() {
  header.addEventListener("click", () => setCollapsed(!panel.hidden));
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && event.target.matches("input")) tell("enter");
  });
  for (const each of all) {
    each.input.addEventListener("input", () => {
      reformat(each);
      show(each);
    });
    each.input.addEventListener("blur", () => {
      if (each.input.value !== "") show(each, each.check(each.input.value));
    });
  }
}

/** Keeps the caret after the same digit when spaces are added or removed. */
function reformat({ input, format }) {
  const before = digitsOf(input.value.slice(0, input.selectionStart)).length;
  const wasAtEnd = input.selectionStart === input.value.length;
  input.value = format(input.value);
  let caret = 0;
  for (let seen = 0; seen < before && caret < input.value.length; caret += 1) {
    if (/\d/.test(input.value[caret])) seen += 1;
  }
  if (wasAtEnd) caret = input.value.length;
  input.setSelectionRange(caret, caret);
}

function show({ input, message }, error) {
  message.textContent = error?.message ?? "";
  input.setAttribute("aria-invalid", String(error !== undefined));
  input.classList.toggle("Input--invalid", error !== undefined);
}

/** Marks every wrong field, moves to the first, and returns its error. */
function validate() {
  if (panel.hidden) setCollapsed(false);
  const wrong = all
    .map((each) => ({ each, error: each.check(each.input.value) }))
    .filter(({ error }) => error);
  for (const { each, error } of wrong) show(each, error);
  const [first] = wrong;
  if (!first) return {};
  first.each.input.focus();
  return { error: { type: "validation_error", ...first.error } };
}

async function confirm(params) {
  const invalid = validate();
  if (invalid.error) return invalid;
  const result = await confirmIntent(settings.publishableKey, settings.clientSecret, {
    ...params,
    payment_method_data: { ...params.payment_method_data, type: "card", card: card() },
  });
  if (result.error?.type === "card_error") show(fieldOf(result.error), result.error);
  return result;
}

function card() {
  const expiry = digitsOf(fields.expiry.input.value);
  return {
    number: digitsOf(fields.number.input.value),
    exp_month: Number(expiry.slice(0, 2)),
    exp_year: 2000 + Number(expiry.slice(2)),
    cvc: fields.cvc.input.value,
  };
}

function fieldOf({ code }) {
  if (/expir/.test(code)) return fields.expiry;
  return /cvc/.test(code) ? fields.cvc : fields.number;
}
