import type { FieldLook } from "@/lib/forms/described";

/** Adds the categories as options to the fields that ask for one. */
export function withCategories(
  looks: FieldLook[],
  categories: { slug: string; name: string }[],
): FieldLook[] {
  const options = categories.map(({ slug, name }) => ({ value: slug, label: name }));
  return looks.map((look) =>
    look.input === "category"
      ? { ...look, input: "choice", options: [...(look.options ?? []), ...options] }
      : look,
  );
}
