type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Runs before hydration. If a browser extension has changed the page by then, React renders it anew with empty
 * fields, which then get the old fields' values.
 */
const before = listFields();
let focused = document.activeElement;

function listFields(): Field[] {
  return [...document.querySelectorAll<Field>("input:not([type=hidden]), textarea, select")];
}

function noteFocus({ target }: FocusEvent): void {
  focused = target as Element;
}

/** The field as the server sent it. */
function untouched(old: Field): Field {
  const form = document.createElement("form");
  form.append(old.cloneNode(true));
  form.reset();
  return form.firstChild as Field;
}

/**
 * With events, because the page's forms keep what is chosen in a state of their own. An untouched field must not
 * replace what the checkout has restored from before a failed payment.
 */
function takeOver(old: Field, field: Field): void {
  const first = untouched(old);
  const isChanged = (key: string) =>
    ![first, field].some((other) => Reflect.get(other, key) === Reflect.get(old, key));
  if (isChanged("checked")) field.click();
  if (isChanged("value")) fill(field, old);
  if (old !== focused) return;
  field.focus({ preventScroll: true });
  if ("selectionStart" in old && "selectionStart" in field && old.selectionStart !== null)
    field.setSelectionRange(old.selectionStart, old.selectionEnd);
}

function fill(field: Field, old: Field): void {
  const key = old.type === "file" ? "files" : "value";
  // React notes what is set on the element itself, and would then take the events for repetitions.
  Reflect.set(Object.getPrototypeOf(field), key, Reflect.get(old, key), field);
  for (const kind of ["input", "change"]) field.dispatchEvent(new Event(kind, { bubbles: true }));
}

addEventListener("focusin", noteFocus);
addEventListener(
  "hydrated",
  () => {
    removeEventListener("focusin", noteFocus);
    const now = listFields();
    for (const old of before) {
      if (old.isConnected) continue;
      const isAlike = ({ name, type }: Field) => name === old.name && type === old.type;
      const field = now.filter(isAlike)[before.filter(isAlike).indexOf(old)];
      if (field) takeOver(old, field);
    }
  },
  { once: true },
);
