import { readSite } from "@/lib/site/settings/queries";
import { formatUkMoment } from "@/lib/text/dates";
import { escapeHtml } from "@/lib/text/html";
import type { Section } from "./queries";

export async function* writeJson(sections: Section[]): AsyncGenerator<string> {
  let before = "{";
  for (const { name, rows } of sections) {
    yield `${before}\n  ${JSON.stringify(name)}: [`;
    let beforeRow = "";
    for await (const row of rows) {
      yield `${beforeRow}\n    ${JSON.stringify(row)}`;
      beforeRow = ",";
    }
    yield "]";
    before = ",";
  }
  yield "\n}\n";
}

/** The page loads nothing from the network. */
export async function* writeHtml(sections: Section[]): AsyncGenerator<string> {
  const { brand } = await readSite();
  yield `<!doctype html><html lang="en-GB"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Your data</title><style>${style}</style></head>
<body><h1>Your data</h1><p>Everything that ${escapeHtml(brand.name)} holds about you, as of ${formatUkMoment(new Date())}. It leaves out what was typed beside your address into orders that were never paid, because somebody else may have typed it.</p>`;
  for (const { name, rows } of sections) {
    yield `<h2>${label(name)}</h2>`;
    let empty = true;
    for await (const row of rows) {
      yield describe(row);
      empty = false;
    }
    if (empty) yield "<p>Nothing.</p>";
  }
  yield "</body></html>";
}

const style = `body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:1rem/1.6 Georgia,serif;color:#0f1f3d}
dl{display:grid;grid-template-columns:minmax(8rem,max-content) 1fr;gap:.25rem 1rem;border-top:1px solid #ded3c0;padding-top:1rem}
dt{color:#4a5870}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}`;

function describe(row: object): string {
  const lines = Object.entries(row).filter(([, value]) => value !== null && value !== undefined);
  return `<dl>${lines.map(([key, value]) => `<dt>${label(key)}</dt><dd>${show(value)}</dd>`).join("")}</dl>`;
}

function show(value: unknown): string {
  if (value instanceof Date) return formatUkMoment(value);
  if (Array.isArray(value)) return value.map((item) => `<div>${show(item)}</div>`).join("");
  if (typeof value === "object" && value !== null) return describe(value);
  return escapeHtml(String(value));
}

/** "consentGivenAt" becomes "Consent given at". */
function label(key: string): string {
  const words = key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
