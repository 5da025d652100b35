/** What is copied from chats brings invisible marks along. */
const AROUND = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu;

export function trimMarks(text: string): string {
  return text.replaceAll(AROUND, "");
}
