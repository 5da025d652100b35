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

function takeOver(old: Field, field: Field): void {
  const { value } = old;
  if (old instanceof HTMLInputElement && field instanceof HTMLInputElement) {
    field.checked = old.checked;
    field.files = old.files;
    if (old.type !== "file") field.value = value;
  } else field.value = value;
  if (old !== focused) return;
  field.focus({ preventScroll: true });
  if ("selectionStart" in old && "selectionStart" in field && old.selectionStart !== null)
    field.setSelectionRange(old.selectionStart, old.selectionEnd);
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
