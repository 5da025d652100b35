import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { LastWord } from "./last-word.ts";
import { MOST_KEPT, PublicPages } from "./public-pages.ts";

test("of more pages than there is room for, those that were rendered last are kept", async () => {
  const paths = Array.from({ length: MOST_KEPT + 1 }, (_, number) => `/courses/${number}`);
  const rendered: string[] = [];
  const pages = new PublicPages(async ({ url = "" }, response) => {
    if (url !== "/sitemap.xml") rendered.push(url);
    const addresses = paths.map((path) => `<loc>http://localhost${path}</loc>`).join("");
    response.end(url === "/sitemap.xml" ? addresses : `<body>${url}</body>`);
  });
  pages.listens(new LastWord(async () => {}));
  await pages.renderAll();
  expect(rendered).toHaveLength(MOST_KEPT);

  const [first = "", second = ""] = paths;
  const last = paths.at(-1) ?? "";
  for (const path of [last, second, first]) expect(await pages.find(request(path))).toBeDefined();
  expect(rendered.slice(MOST_KEPT)).toEqual([last, first]);
});

function request(url: string): IncomingMessage {
  return Object.assign(new IncomingMessage(new Socket()), { url });
}
