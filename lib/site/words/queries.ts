import { describedReader } from "@/lib/site/described/queries";
import { siteWords } from "./schema";

export const readWords = describedReader("words", siteWords);
