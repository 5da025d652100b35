/**
 * Fills in the field beside a picture that says what it shows: "imageAlt" beside "imageUrl". Keeps what the coach has
 * written there, and tells the form, which keeps a draft.
 */
export function describePicture(picture: HTMLInputElement, alt: string): void {
  const name = `${picture.name.replace(/Url$/, "")}Alt`;
  const field = picture.form?.elements.namedItem(name);
  if (alt === "" || !(field instanceof HTMLInputElement) || field.value !== "") return;
  field.value = alt;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
