/** What is copied from chats brings invisible marks along. */
const MARK = /[\s\p{Cf}]/u;

/** A loop, because a pattern for the end of a text takes a quadratic time for blanks in its middle. */
export function trimMarks(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && MARK.test(text.charAt(start))) start += 1;
  while (start < end && MARK.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** Joiners, soft hyphens, variation selectors, control characters other than blanks. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]|(?!\s)\p{Cc}/gu;

export function withoutMarks(text: string): string {
  return text.replaceAll(INVISIBLE, "");
}
