import { siteWords } from "./schema";

/** Only what a shop must say, for tests. */
export const fewestWords = siteWords.parse({
  ...{ learnTitle: "Learn", audienceTitle: "For", questionsTitle: "Asked" },
  ...{ bookTitle: "B", podcastTitle: "P", articleTitle: "A", askButton: "Write" },
  ...{ letterTitle: "Letter", soon: "Soon." },
});
