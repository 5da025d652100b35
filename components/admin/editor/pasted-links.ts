export function addressOf(link: Element): string | undefined {
  const given = link.getAttribute("href")?.trim() ?? "";
  const complete = given.replace(/^(?=www\.)/i, "https://").replace(/^\/\//, "https://");
  const href = unwrap(complete);
  return /^(?:https?:\/\/|mailto:|tel:)\S/i.test(href) ? href : undefined;
}

/** Google Docs leads links of a published document through an address of its own. */
function unwrap(href: string): string {
  const { query } = /^https:\/\/www\.google\.com\/url\?(?<query>.*)/.exec(href)?.groups ?? {};
  return new URLSearchParams(query).get("q") ?? href;
}
