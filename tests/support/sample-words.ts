import { siteWords } from "@/lib/site/words/schema";

/** Only what a shop must say. */
export const fewestWords = siteWords.parse({
  ...{ learnTitle: "Learn", audienceTitle: "For", questionsTitle: "Asked" },
  ...{ bookTitle: "B", podcastTitle: "P", articleTitle: "A", askButton: "Write" },
  ...{ letterTitle: "Letter", soon: "Soon." },
});
