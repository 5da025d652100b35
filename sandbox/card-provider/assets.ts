import { readFileSync } from "node:fs";
import { type Reply, reply } from "./http";

const files: Record<string, { file: string; type: string }> = {
  "/v1/stripe.js": { file: "stripe.js", type: "text/javascript; charset=utf-8" },
  "/v1/frame": { file: "frame.html", type: "text/html; charset=utf-8" },
  "/v1/frame.js": { file: "frame.js", type: "text/javascript; charset=utf-8" },
  "/v1/card-fields.js": { file: "card-fields.js", type: "text/javascript; charset=utf-8" },
  "/v1/frame.css": { file: "frame.css", type: "text/css; charset=utf-8" },
};

/** The browser script and the page of its frame. */
export function asset(path: string): Reply | undefined {
  const found = files[path];
  if (!found) return undefined;
  const body = readFileSync(new URL(`browser/${found.file}`, import.meta.url), "utf8");
  return reply(200, found.type, body);
}
