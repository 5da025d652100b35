type Entry = { isDraft: boolean };

export function addedAnswer({ isDraft }: Entry) {
  const message = isDraft ? "Added as a draft." : "Added, at the end of the list.";
  return { done: true, message };
}

export function savedAnswer({ isDraft }: Entry) {
  const message = isDraft ? "Saved as a draft." : "Saved. The site shows it from now on.";
  return { done: true, message };
}
