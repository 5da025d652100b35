import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { settingsInput } from "@/lib/site/settings/schema";
import { statistics } from "./schema";
import { Figures } from "./section";

const typed = { group: "claims", version: "1", isSample: "off" };
const none = { yearsOfExperience: "", peopleCoached: "", followers: "", bestsellers: "" };

function render(changes: object): string {
  const claims = settingsInput.parse({ ...typed, ...none, source: "Own records", ...changes });
  if (claims.group !== "claims") throw new Error("These are no claims.");
  return renderToStaticMarkup(<Figures claims={claims} content={statistics.sample} />);
}

it("a claim that the coach leaves empty is not shown, nor are its words", () => {
  const html = render({ yearsOfExperience: "12", bestsellers: "2" });
  expect([...html.matchAll(/<d[dt][^>]*>([^<]*)/g)].map(([, words]) => words)).toEqual([
    "years of experience",
    "12",
    "best-selling books",
    "2",
  ]);
  expect(html).toContain("Own records");
});

it("without any claim there are no figures and no source", () => {
  expect(render({})).toBe("");
});
