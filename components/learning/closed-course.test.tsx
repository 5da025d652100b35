import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Closing } from "@/lib/learning/closed/rules";
import { ContentNotFound, LearnNotFound } from "./course-not-found";

const course = { id: 1, slug: "x", title: "The Course", since: new Date("2026-11-21T12:00:00Z") };

it.each<[Closing["why"], string]>([
  ["paused", "paused until the bank decides"],
  ["refunded", "The payment was refunded, so the access ended on 21 November 2026"],
  ["disputed", "The bank gave the payment back after a complaint"],
  ["ended by the coach", "Your coach ended this access on 21 November 2026"],
])("a closed course says that it is %s, below the heading of the specification", (why, words) => {
  for (const Page of [LearnNotFound, ContentNotFound]) {
    const html = renderToStaticMarkup(<Page closed={{ ...course, why }} />);
    expect(html).toContain("Course Not Found");
    expect(html).toContain(words);
    expect(html).toContain(": The Course<");
  }
});
