import { z } from "zod";
import { textOfHtml } from "@/lib/text/html";
import { siteUrl } from "./world";

/** A page as a browser without scripts, a search engine or a sharing program receives it. */
export async function readPage(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(new URL(path, siteUrl), { headers });
  const html = await answer.text();
  return {
    path,
    status: answer.status,
    html,
    title: textOfHtml(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? ""),
    headings: [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, text = ""]) => textOfHtml(text)),
    head: Object.fromEntries(
      [
        ...html.matchAll(
          /<(?:meta|link) (?:name|property|rel)="([^"]+)" (?:content|href)="([^"]*)"/g,
        ),
      ].map(([, name, value = ""]) => [name, textOfHtml(value)]),
    ),
  };
}

const graph = z.object({
  "@context": z.literal("https://schema.org"),
  "@graph": z.array(z.looseObject({ "@type": z.union([z.string(), z.array(z.string())]) })),
});

/** The structured data of a page, each thing with its type. */
export function readThings(html: string) {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  const things = scripts.flatMap(([, text = ""]) => graph.parse(JSON.parse(text))["@graph"]);
  return things.flatMap((thing) => [thing["@type"]].flat().map((type) => [type, thing] as const));
}

export async function readSitemap(): Promise<string[]> {
  const { html } = await readPage("/sitemap.xml");
  return [...html.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = ""]) => url);
}
