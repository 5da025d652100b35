import { describedReader } from "@/lib/site/described/queries";
import { siteWords } from "./schema";

/** The coach's words for what every course includes. */
export async function readIncluded(): Promise<string[]> {
  const { lifetime, devices, certificate } = await readWords();
  return [lifetime, devices, certificate].filter(Boolean);
}

export const readWords = describedReader("words", siteWords);
