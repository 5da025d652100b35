import { z } from "zod";
import { optionalWords, words } from "@/lib/forms/described";
import { describedInput } from "@/lib/site/described/schema";

const area = { input: "area" } as const;
const mayBeEmpty = { hint: "Empty: not said" };

function call(of: string) {
  return {
    title: words(`Below each ${of}: title`, 160),
    text: optionalWords(`Below each ${of}: text`, 500, area),
  };
}

const book = call("book");
const podcast = call("podcast");
const article = call("article");

/** The words that visitors read outside the pages made of sections. */
export const siteWords = z.object({
  bestseller: optionalWords("On the card of a featured course", 24, mayBeEmpty),
  popular: optionalWords("The same in a section of featured courses", 24, mayBeEmpty),
  isNew: optionalWords("On the card of a new course", 24, mayBeEmpty),
  learnTitle: words("On a course’s page: above what it teaches", 80),
  audienceTitle: words("On a course’s page: above whom it is for", 80),
  questionsTitle: words("On a course’s page: above its questions", 80),
  quotesTitle: optionalWords("On a course’s page: above its testimonials", 80, mayBeEmpty),
  workbook: optionalWords("What a course with a workbook includes", 80, mayBeEmpty),
  certificate: optionalWords("What every course ends with", 80, mayBeEmpty),
  lifetime: optionalWords("How long a course may be used", 80, mayBeEmpty),
  devices: optionalWords("Where a course can be used", 80, mayBeEmpty),
  bought: optionalWords("After buying: how long the course may be used", 160, {
    hint: "{course} stands for its title. Empty: not said",
  }),
  pace: optionalWords("After buying: how to learn", 160, mayBeEmpty),
  materials: optionalWords("Beside the download of a workbook", 120, mayBeEmpty),
  finished: optionalWords("When every lesson of a course is done", 200, mayBeEmpty),
  bookTitle: book.title,
  bookText: book.text,
  podcastTitle: podcast.title,
  podcastText: podcast.text,
  articleTitle: article.title,
  articleText: article.text,
  askButton: words("Below each book, podcast and article: button", 60),
  letterTitle: words("Newsletter’s own page: title", 120),
  letterText: optionalWords("Newsletter’s own page: text", 400, area),
  soon: words("Before your doors open", 300, area),
});
export type SiteWords = z.output<typeof siteWords>;

export const siteWordsInput = describedInput(siteWords);
