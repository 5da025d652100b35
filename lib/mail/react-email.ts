import type { ReactElement } from "react";
import { render } from "react-email";
import type { Site } from "@/lib/site/settings/schema";
import { recolour } from "@/lib/text/colours";

/** The default sets headings in capitals, including those that a visitor wrote. */
const asText = {
  plainText: true,
  htmlToTextOptions: { selectors: [{ selector: "h1", options: { uppercase: false } }] },
} as const;

/** Text and HTML come from one template. */
export async function renderMail(body: ReactElement, { looks }: Pick<Site, "looks">) {
  return {
    html: recolour(await render(body), looks),
    text: await render(body, asText),
  };
}
